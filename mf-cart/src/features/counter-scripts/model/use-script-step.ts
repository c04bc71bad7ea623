import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { renewLists } from '../../../shared/counter/renew-lists';
import { type ScriptPlace, staffScriptKey } from '../api/staff-script';

/** A step with a script: afterwards, whether it worked or not, the page shows what the script has become. */
export function useScriptStep(at: ScriptPlace) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const take = async (step: () => Promise<unknown>): Promise<boolean> => {
    const hasWorked = await run(step);
    await queryClient.invalidateQueries({ queryKey: staffScriptKey(at) });
    renewLists(queryClient);
    return hasWorked;
  };
  return { status, take, failure: failure === null ? null : errorMessage(failure) };
}
