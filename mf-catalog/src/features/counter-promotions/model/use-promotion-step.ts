import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage, hasCode } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { staffPromotionKey } from '../api/staff-promotion';
import { PROMOTIONS_KEY } from '../api/staff-promotions';

/** A step with a promotion: afterwards, whether it worked or not, the page shows what the promotion has become. */
export function usePromotionStep(id: string) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const take = async (step: () => Promise<unknown>): Promise<boolean> => {
    const hasWorked = await run(step);
    await queryClient.invalidateQueries({ queryKey: staffPromotionKey(id) });
    void queryClient.invalidateQueries({ queryKey: PROMOTIONS_KEY });
    return hasWorked;
  };
  const isOutdated = hasCode(failure, 'PROMOTION_MOVED') || hasCode(failure, 'PROMOTION_STATE');
  return { status, take, isOutdated, failure: failure === null ? null : errorMessage(failure) };
}
