import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterColumns, StateMark } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { staffProgramQuery } from '../api/staff-program';
import { STATUS_WORDS } from '../model/words';
import { ConsultsPanel } from './ConsultsPanel';
import { ContradictionsPanel } from './ContradictionsPanel';
import { DecisionPanel } from './DecisionForm';
import { HistoryPanel } from './HistoryPanel';
import { MeasurementsPanel } from './MeasurementsPanel';
import { MessagesPanel } from './MessagesPanel';
import { AnswersPanel, DecisionsPanel, PrescriptionPanel, RecordPanel } from './ProgramFacts';

/** One program at its practitioner's desk. */
export function ProgramDesk({ id }: { id: string }) {
  const found = useQuery(staffProgramQuery(id));
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  }
  if (!found.data) {
    return (
      <Loading>
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  const program = found.data;
  const { patient, journey, status } = program.subscription;
  const { words, kind } = STATUS_WORDS[status];
  return (
    <>
      <p role="status">
        <StateMark kind={kind}>{words}</StateMark>
      </p>
      <p>
        {patient ? `${patient.first_name} ${patient.last_name}` : 'Deleted patient'}, {journey.name}
      </p>
      <CounterColumns
        aside={
          <>
            <PrescriptionPanel subscription={program.subscription} />
            <MeasurementsPanel measurements={program.measurements} />
            <DecisionsPanel decisions={program.decisions} />
            <HistoryPanel history={program.history} />
          </>
        }
      >
        <MessagesPanel program={program} />
        <ContradictionsPanel program={program} />
        <AnswersPanel answers={program.answers} />
        <RecordPanel program={program} />
        <ConsultsPanel subscription={program.subscription} consults={program.consults} />
        <DecisionPanel program={program} />
      </CounterColumns>
    </>
  );
}
