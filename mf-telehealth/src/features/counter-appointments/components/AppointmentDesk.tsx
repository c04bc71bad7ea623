import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterColumns, StateMark } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { staffAppointmentQuery } from '../api/staff-appointment';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import { standingOf } from '../model/standing';
import { CertificatePanel } from './CertificatePanel';
import { ContradictionsPanel } from './ContradictionsPanel';
import { FeePanel } from './FeePanel';
import { BookingPanel, EarlierPanel } from './HistoryPanels';
import { OutcomePanel } from './OutcomePanel';
import { CallPanel, PatientPanel, RequestPanel } from './PatientPanels';
import { ScriptPanel } from './ScriptPanel';

const isEnded = ({ booking: { status, fee } }: StaffAppointment): boolean =>
  fee > 0 && (status === 'completed' || status === 'missed');

/** One consultation at its practitioner's desk. */
export function AppointmentDesk({ uuid }: { uuid: string }) {
  const found = useQuery(staffAppointmentQuery(uuid));
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
  const appointment = found.data;
  const { words, kind } = standingOf(appointment.booking, found.dataUpdatedAt);
  return (
    <>
      <p role="status">
        <StateMark kind={kind}>{words}</StateMark>
      </p>
      <ContradictionsPanel appointment={appointment} />
      <CounterColumns
        aside={
          <>
            {appointment.booking.status === 'booked' && <CallPanel appointment={appointment} />}
            <BookingPanel appointment={appointment} />
            <EarlierPanel earlier={appointment.earlier} />
          </>
        }
      >
        <PatientPanel appointment={appointment} />
        <RequestPanel appointment={appointment} />
        <OutcomePanel appointment={appointment} />
        <ScriptPanel appointment={appointment} />
        {isEnded(appointment) && <FeePanel appointment={appointment} />}
        {appointment.booking.status === 'completed' && <CertificatePanel appointment={appointment} />}
      </CounterColumns>
    </>
  );
}
