import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { renewLists } from '../../../shared/counter/renew-lists';
import { staffOrderKey } from '../api/staff-order';

/** A step with an order: afterwards, whether it worked or not, the page shows what the order has become. */
export function useOrderStep(reference: string) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const take = async (step: () => Promise<unknown>): Promise<boolean> => {
    const hasWorked = await run(step);
    await queryClient.invalidateQueries({ queryKey: staffOrderKey(reference) });
    renewLists(queryClient);
    return hasWorked;
  };
  return { status, take, failure: failure === null ? null : errorMessage(failure) };
}
