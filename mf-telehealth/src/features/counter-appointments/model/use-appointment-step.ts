import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { staffAppointmentKey } from '../api/staff-appointment';
import { staffAppointmentsKey } from '../api/staff-appointments';

export type AppointmentStep = ReturnType<typeof useAppointmentStep>;

/** A step with a consultation: afterwards, whether it worked or not, the page shows what it has become. */
export function useAppointmentStep(uuid: string) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  /** @returns whether it worked */
  const take = async (step: () => Promise<unknown>): Promise<boolean> => {
    const hasWorked = await run(step);
    void queryClient.invalidateQueries({ queryKey: staffAppointmentsKey });
    void queryClient.invalidateQueries({ queryKey: staffAppointmentKey(uuid) });
    return hasWorked;
  };
  return { status, take, failure: failure === null ? null : errorMessage(failure) };
}
