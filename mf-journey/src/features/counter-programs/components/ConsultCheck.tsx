import { useHasPassed } from '@saltbush/shared-ui/appointment';
import { Banner } from '@saltbush/shared-ui/design/core';
import { formatMoment } from '@saltbush/shared-ui/design/counter';
import { Checkbox } from '@saltbush/shared-ui/design/forms';
import type { StaffProgram } from '../api/staff-program';

/** Whether the first consult of a program is still to come, followed while the page is open. */
export function useConsultAhead({
  subscription,
  consult_at,
}: Pick<StaffProgram, 'subscription' | 'consult_at'>): boolean {
  const hasBegun = useHasPassed(consult_at);
  return subscription.status === 'reviewing' && !hasBegun;
}

/** Says that nothing is decided before the consult, and asks whether it took place ahead of its time (rule health-28). */
export function ConsultCheck({ consultAt, error }: { consultAt: string | null; error: string | undefined }) {
  const when = consultAt ? `booked for ${formatMoment(consultAt)}` : 'not booked';
  return (
    <>
      <Banner tone="info">
        The first consult is {when}. Please speak with the patient before you decide.
      </Banner>
      <Checkbox
        name="has_spoken"
        label="I have spoken with the patient, by phone or video"
        hint="The booked time is then given back."
        error={error}
      />
    </>
  );
}
