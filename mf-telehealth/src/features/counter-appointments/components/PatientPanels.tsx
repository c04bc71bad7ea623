import { ageOn, askedWords, recordAge, recordAgeWords } from '@saltbush/contract';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { today } from '../../../shared/counter/day';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import { answerWords } from '../model/answer-words';
import styles from './Counter.module.css';

/** Groups an Australian number as it is read aloud: 0412 345 678, 02 9876 5432. */
const spoken = (phone: string): string =>
  phone.startsWith('04')
    ? phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
    : phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');

/** How the practitioner reaches the patient: always by phone first. */
export function CallPanel({ appointment: { booking, patient } }: { appointment: StaffAppointment }) {
  const phone = <a href={`tel:${patient.phone}`}>{spoken(patient.phone)}</a>;
  const isVideo = booking.contact_method === 'video';
  const email = patient.email ? <a href={`mailto:${patient.email}`}>{patient.email}</a> : 'Account closed';
  return (
    <CounterPanel title="Call">
      <CounterFacts
        facts={[
          { label: 'Ring', value: phone },
          ...(isVideo ? [{ label: 'Then e-mail a link of your video service to', value: email }] : []),
          ...(isVideo ? [] : [{ label: 'E-mail', value: email }]),
        ]}
      />
      <p>Ask for full name and date of birth before anything else. In an emergency the patient calls 000.</p>
    </CounterPanel>
  );
}

/** Who the patient is, and what the account's record says. */
export function PatientPanel({ appointment }: { appointment: StaffAppointment }) {
  const { booking, patient, record } = appointment;
  const age = ageOn(patient.dob, today(new Date()));
  return (
    <CounterPanel title={`${booking.first_name} ${booking.last_name}`}>
      <CounterFacts
        facts={[
          { label: 'Born', value: age === null ? patient.dob : `${patient.dob}, ${age} years old` },
          { label: 'Gender', value: patient.gender },
          { label: 'Is in', value: booking.state },
          ...(record
            ? [
                { label: 'Allergies', value: record.allergies || 'None given' },
                { label: 'Conditions', value: record.conditions || 'None given' },
                { label: 'Medicines', value: record.medication || 'None given' },
                {
                  label: 'Pregnant or breastfeeding',
                  value: askedWords(record.is_pregnant_breastfeeding),
                },
                { label: 'Checked', value: recordAgeWords(recordAge(record.checked_at, new Date())) },
              ]
            : []),
        ]}
      />
      {!record && <p>No record: booked as a guest. Ask for allergies, conditions and medicines.</p>}
    </CounterPanel>
  );
}

/** What the patient asked for and answered. */
export function RequestPanel({ appointment }: { appointment: StaffAppointment }) {
  const { medicine, notes } = appointment;
  const answers = answerWords(appointment);
  const facts = [...(medicine ? [{ label: 'Medicine', value: medicine }] : []), ...answers];
  return (
    <CounterPanel title="Request">
      {facts.length > 0 && <CounterFacts facts={facts} />}
      {notes && <p className={styles.text}>{notes}</p>}
      {facts.length === 0 && !notes && <p>This service asks no questions, and the patient wrote nothing.</p>}
    </CounterPanel>
  );
}
