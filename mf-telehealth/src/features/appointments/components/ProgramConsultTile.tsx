import { consultWindowText } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { HeartPulseIcon } from '@saltbush/shared-ui/design/icons';
import { StatusTile } from '@saltbush/shared-ui/design/orders';
import type { ProgramConsult } from '../api/program-consults';

/** The next consult of a program, which is changed on the program's own page. */
export function ProgramConsultTile({ consult }: { consult: ProgramConsult }) {
  const { program, journeyId, patient, appointment_at, state } = consult;
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
      {consultWindowText(appointment_at, state, new Date())}
      {patient ? `, for ${patient.first_name}` : ''}. The doctor rings within the two hours.
    </StatusTile>
  );
}
