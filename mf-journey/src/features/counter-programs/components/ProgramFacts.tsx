import { askedWords, recordAge, recordAgeWords } from '@saltbush/contract';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import type { StaffProgram } from '../api/staff-program';
import { medicineWords, OUTCOME_WORDS, questionWords } from '../model/words';
import styles from './Counter.module.css';

/** What the member answered before paying. */
export function AnswersPanel({ answers }: Pick<StaffProgram, 'answers'>) {
  const facts = answers.map(({ question, answer }) => ({ label: questionWords(question), value: answer }));
  return (
    <CounterPanel title="Answers">
      {facts.length > 0 ? <CounterFacts facts={facts} /> : <p>No answers were submitted.</p>}
    </CounterPanel>
  );
}

/** The patient's record in the account. */
export function RecordPanel({ program: { record, email, consult_at } }: { program: StaffProgram }) {
  const contact = [
    { label: 'E-mail', value: email ? <a href={`mailto:${email}`}>{email}</a> : 'Account closed' },
    { label: 'Consult', value: consult_at ? formatMoment(consult_at) : 'None booked' },
  ];
  const facts = record
    ? [
        { label: 'Born', value: record.dob },
        { label: 'Gender', value: record.gender },
        { label: 'Ring', value: <a href={`tel:${record.phone}`}>{record.phone}</a> },
        ...contact,
        { label: 'Allergies', value: record.allergies || 'None given' },
        { label: 'Conditions', value: record.conditions || 'None given' },
        { label: 'Medicines', value: record.medication || 'None given' },
        { label: 'Pregnant or breastfeeding', value: askedWords(record.is_pregnant_breastfeeding) },
        { label: 'Checked', value: recordAgeWords(recordAge(record.checked_at, new Date())) },
      ]
    : contact;
  return (
    <CounterPanel title="Record">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}

/** What the member gets now: the running prescription, and the offer that waits. */
export function PrescriptionPanel({ subscription }: Pick<StaffProgram, 'subscription'>) {
  const running = subscription.items.filter(({ is_prescribed }) => is_prescribed);
  const { offer } = subscription;
  return (
    <CounterPanel title="Prescription">
      {running.length === 0 && <p>No medicine runs.</p>}
      {running.length > 0 && (
        <ul>
          {running.map(({ id, quantity, product }) => (
            <li key={id}>
              {quantity} × {product?.name ?? 'a product that is gone'}
            </li>
          ))}
        </ul>
      )}
      {offer && (
        <p>
          Offered until {formatMoment(offer.expires_at)} for {formatCents(offer.price)} a supply:{' '}
          {offer.items.map(medicineWords).join('; ')}
        </p>
      )}
    </CounterPanel>
  );
}

/** Decisions so far, the latest first. */
export function DecisionsPanel({ decisions }: Pick<StaffProgram, 'decisions'>) {
  return (
    <CounterPanel title="Decisions">
      {decisions.length === 0 && <p>None yet</p>}
      {decisions.length > 0 && (
        <ul>
          {decisions.map(({ at, staff_name, outcome, items, note }) => (
            <li key={at}>
              {OUTCOME_WORDS[outcome]}, {staff_name}, {formatMoment(at)}
              {items.length > 0 && <p>{items.map(medicineWords).join('; ')}</p>}
              {note && <p className={styles.text}>{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </CounterPanel>
  );
}
