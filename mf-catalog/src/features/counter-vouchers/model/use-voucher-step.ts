import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage, hasCode } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { staffVoucherKey } from '../api/staff-voucher';
import { VOUCHERS_KEY } from '../api/staff-vouchers';

/** A step with a voucher: afterwards, whether it worked or not, the page shows what the voucher has become. */
export function useVoucherStep(id: string) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const take = async (step: () => Promise<unknown>): Promise<boolean> => {
    const hasWorked = await run(step);
    await queryClient.invalidateQueries({ queryKey: staffVoucherKey(id) });
    void queryClient.invalidateQueries({ queryKey: VOUCHERS_KEY });
    return hasWorked;
  };
  const isOutdated = hasCode(failure, 'VOUCHER_MOVED') || hasCode(failure, 'VOUCHER_STATE');
  return { status, take, isOutdated, failure: failure === null ? null : errorMessage(failure) };
}
