import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { staffAppointmentKey } from '../api/staff-appointment';
import { staffAppointmentsKey } from '../api/staff-appointments';

export type AppointmentStep = ReturnType<typeof useAppointmentStep>;

/** A step with a consultation: afterwards, whether it worked or not, the page shows what it has become. */
export function useAppointmentStep(uuid: string) {
  const queryClient = useQueryClient();
  const { status, run, failure, forget } = useActionStatus();
  /** @returns whether it worked */
  const take = async (step: () => Promise<unknown>): Promise<boolean> => {
    const hasWorked = await run(step);
    void queryClient.invalidateQueries({ queryKey: staffAppointmentsKey });
    void queryClient.invalidateQueries({ queryKey: staffAppointmentKey(uuid) });
    return hasWorked;
  };
  return { status, take, forget, failure: failure === null ? null : errorMessage(failure) };
}

/** A step that forgets why another of its panel failed. */
const after = (step: AppointmentStep, other: AppointmentStep): AppointmentStep => ({
  ...step,
  take(work) {
    other.forget();
    return step.take(work);
  },
});

/** Issuing and withdrawing in one panel, which says why the last of the two failed. */
export function useIssuing(uuid: string) {
  const issuing = useAppointmentStep(uuid);
  const withdrawing = useAppointmentStep(uuid);
  return {
    issuing: after(issuing, withdrawing),
    withdrawing: after(withdrawing, issuing),
    failure: issuing.failure ?? withdrawing.failure,
  };
}
