import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';

/** Everything at the counter that a script's step changes, besides the script. */
const LISTS = ['staff-scripts', 'staff-script-counts', 'staff-order', 'staff-orders'];

/** A step with a script: afterwards, whether it worked or not, the page shows what the script has become. */
export function useScriptStep() {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const take = async (step: () => Promise<unknown>): Promise<boolean> => {
    const hasWorked = await run(step);
    await queryClient.invalidateQueries({ queryKey: ['mf-cart', 'staff-script'] });
    for (const list of LISTS) void queryClient.invalidateQueries({ queryKey: ['mf-cart', list] });
    return hasWorked;
  };
  return { status, take, failure: failure === null ? null : errorMessage(failure) };
}
