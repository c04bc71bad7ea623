import { links } from '@saltbush/contract/links';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { HeartPulseIcon } from '@saltbush/shared-ui/design/icons';
import { StatusTile } from '@saltbush/shared-ui/design/orders';
import { DEFAULT_PREFERENCE, usePreference } from '@saltbush/shared-ui/platform';
import { formatAppointment, STATE_NAMES, toState } from '../../../shared/booking/format-appointment';
import type { ProgramConsult } from '../api/program-consults';

/** The next consult of a program, which is changed on the program's own page. */
export function ProgramConsultTile({ consult }: { consult: ProgramConsult }) {
  const state = toState(usePreference(({ preference }) => preference?.state ?? DEFAULT_PREFERENCE.state));
  const { program, journeyId, patient, appointment_at } = consult;
  const when = formatAppointment(appointment_at, state, new Date());
  return (
    <StatusTile
      title={`${program}: consult`}
      tone="plum"
      icon={HeartPulseIcon}
      headingLevel={3}
      action={
        <ButtonLink variant="secondary" size="sm" href={links.journey.dashboard(Number(journeyId))}>
          Open your program
        </ButtonLink>
      }
    >
      {when} ({STATE_NAMES[state]} time){patient ? `, for ${patient.first_name}` : ''}. The doctor rings
      within the two hours.
    </StatusTile>
  );
}
