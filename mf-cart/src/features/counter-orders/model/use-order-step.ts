import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { staffOrderKey } from '../api/staff-order';

/** Lists and counts that a step changes. */
const LISTS = [
  'staff-orders',
  'staff-order-queues',
  'staff-returns',
  'staff-return-counts',
  'staff-script',
  'staff-scripts',
  'staff-script-counts',
];

/** A step with an order: afterwards, whether it worked or not, the page shows what the order has become. */
export function useOrderStep(reference: string) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const take = async (step: () => Promise<unknown>): Promise<boolean> => {
    const hasWorked = await run(step);
    await queryClient.invalidateQueries({ queryKey: staffOrderKey(reference) });
    for (const list of LISTS) void queryClient.invalidateQueries({ queryKey: ['mf-cart', list] });
    return hasWorked;
  };
  return { status, take, failure: failure === null ? null : errorMessage(failure) };
}
