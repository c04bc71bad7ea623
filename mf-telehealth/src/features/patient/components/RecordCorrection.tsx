import { useQuery } from '@tanstack/react-query';
import type { BookingPatient } from '../../../shared/booking/draft';
import { patientsQuery } from '../api/patients';
import { PatientDetails } from './PatientDetails';

interface RecordCorrectionProps {
  uuid: string;
  onSaved: (patient: BookingPatient) => void;
  onCancel: () => void;
}

/** The record of the patient that a booking is for, to be corrected without leaving it. */
export function RecordCorrection({ uuid, onSaved, onCancel }: RecordCorrectionProps) {
  const patients = useQuery(patientsQuery());
  const saved = async () => {
    const { data = [] } = await patients.refetch();
    const one = data.find((known) => known.uuid === uuid);
    if (one) onSaved({ ...one, email: '' });
    else onCancel();
  };
  return <PatientDetails uuid={uuid} onSaved={() => void saved()} onCancel={onCancel} />;
}
