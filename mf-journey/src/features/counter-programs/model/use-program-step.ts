import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { staffProgramKey } from '../api/staff-program';
import { staffProgramsKey } from '../api/staff-programs';

/** A step with a program: afterwards, whether it worked or not, the page shows what it has become. */
export function useProgramStep(id: string) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const take = async (step: () => Promise<unknown>): Promise<boolean> => {
    const hasWorked = await run(step);
    await queryClient.invalidateQueries({ queryKey: staffProgramKey(id) });
    void queryClient.invalidateQueries({ queryKey: staffProgramsKey });
    return hasWorked;
  };
  return { status, take, failure: failure === null ? null : errorMessage(failure) };
}
