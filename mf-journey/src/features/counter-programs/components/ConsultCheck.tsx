import { useHasPassed } from '@saltbush/shared-ui/appointment';
import { Banner } from '@saltbush/shared-ui/design/core';
import { formatMoment } from '@saltbush/shared-ui/design/counter';
import { Checkbox } from '@saltbush/shared-ui/design/forms';
import type { StaffProgram } from '../api/staff-program';

/** What a decision still needs: that the consult is put down, or a word that they have spoken otherwise. */
export type ConsultNeed = 'put-down' | 'ahead' | 'missed' | 'not_held';

/** Returns what a decision about a program still needs, followed while the page is open; null for nothing (rule health-39). */
export function useConsultNeed({
  subscription,
  consults,
}: Pick<StaffProgram, 'subscription' | 'consults'>): ConsultNeed | null {
  const [latest, ...earlier] = consults;
  const hasBegun = useHasPassed(latest?.starts_at ?? null);
  const isBooked = latest?.status === 'booked';
  const isOpen = (isBooked && hasBegun) || earlier.some(({ status }) => status === 'booked');
  if (isOpen) return 'put-down';
  if (subscription.status !== 'reviewing') return null;
  if (consults.some(({ status }) => status === 'completed')) return null;
  return latest?.status === 'missed' || latest?.status === 'not_held' ? latest.status : 'ahead';
}

interface ConsultCheckProps {
  need: ConsultNeed;
  consultAt: string | null;
  error: string | undefined;
}

/** Says what the decision waits for, and asks whether they have spoken at another time (rules health-28 and health-39). */
export function ConsultCheck({ need, consultAt, error }: ConsultCheckProps) {
  if (need === 'put-down') {
    return (
      <Banner tone={error ? 'error' : 'info'} live>
        Nobody has put down yet how the consult ended. Please put that down first, then decide.
      </Banner>
    );
  }
  const words = {
    missed: 'The patient was not reached.',
    not_held: 'We did not ring the patient.',
    ahead: `The first consult is ${consultAt ? `booked for ${formatMoment(consultAt)}` : 'not booked'}.`,
  };
  return (
    <>
      <Banner tone="info">{words[need]} Please speak with the patient before you decide.</Banner>
      <Checkbox
        name="has_spoken"
        label="I have spoken with the patient, by phone or video"
        hint={need === 'ahead' && consultAt ? 'The booked time is then given back.' : undefined}
        error={error}
      />
    </>
  );
}
