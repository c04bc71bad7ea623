import { consultMoment, consultWindowText } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { MoveConsult, useHasPassed } from '@saltbush/shared-ui/appointment';
import { ButtonLink, Cluster } from '@saltbush/shared-ui/design/core';
import { HeartPulseIcon } from '@saltbush/shared-ui/design/icons';
import { StatusTile } from '@saltbush/shared-ui/design/orders';
import type { ProgramConsult } from '../api/program-consults';

/** The next consult of a program: it is moved here, and cancelled on the program's own page. */
export function ProgramConsultTile({ consult }: { consult: ProgramConsult }) {
  const { program, journeyId, patient, appointment_at, state, free_until, subscriptionId } = consult;
  const isLate = useHasPassed(free_until);
  return (
    <StatusTile
      title={`${program}: consult`}
      tone="plum"
      icon={HeartPulseIcon}
      headingLevel={3}
      action={
        <Cluster gap={3}>
          {!isLate && (
            <MoveConsult subscriptionId={subscriptionId} consult={consult} state={state} size="sm" />
          )}
          <ButtonLink variant="secondary" size="sm" href={links.journey.dashboard(Number(journeyId))}>
            Open your program
          </ButtonLink>
        </Cluster>
      }
    >
      {consultWindowText(appointment_at, state, new Date())}
      {patient ? `, for ${patient.first_name}` : ''}. The doctor rings within the two hours.{' '}
      {isLate ? '' : `You can move it until ${consultMoment(free_until, state)}.`}
    </StatusTile>
  );
}
