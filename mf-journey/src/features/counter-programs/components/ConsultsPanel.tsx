import { useHasPassed } from '@saltbush/shared-ui/appointment';
import { CounterPanel, formatMoment, StateMark } from '@saltbush/shared-ui/design/counter';
import type { StaffProgram } from '../api/staff-program';
import { CONSULT_WORDS } from '../model/words';
import { ConsultOutcomeForm } from './ConsultOutcomeForm';
import styles from './Counter.module.css';

type Consult = StaffProgram['consults'][number];

/** Whether a consult has begun and nobody has put it down, followed while the page is open. */
export function useAwaitsOutcome(consult: Consult | undefined): boolean {
  const hasBegun = useHasPassed(consult?.starts_at ?? null);
  return consult?.status === 'booked' && (consult.is_open || hasBegun);
}

function ConsultEntry({ subscriptionId, consult }: { subscriptionId: string; consult: Consult }) {
  const { starts_at, status, ended_by, ended_at, missed_calls, note } = consult;
  const isOpen = useAwaitsOutcome(consult);
  const { words, kind } = CONSULT_WORDS[isOpen ? 'open' : status] ?? CONSULT_WORDS.booked;
  return (
    <li>
      {formatMoment(starts_at)} <StateMark kind={kind}>{words}</StateMark>
      {ended_by && ended_at && (
        <p>
          {ended_by}, {formatMoment(ended_at)}
        </p>
      )}
      {missed_calls.length > 0 && <p>Rung: {missed_calls.map(formatMoment).join('; ')}</p>}
      {note && <p className={styles.text}>{note}</p>}
      {isOpen && <ConsultOutcomeForm subscriptionId={subscriptionId} consult={consult} />}
    </li>
  );
}

/** The consults of a program, the latest first, and how those ended that have begun (rule health-39). */
export function ConsultsPanel({ subscription, consults }: Pick<StaffProgram, 'subscription' | 'consults'>) {
  if (consults.length === 0) return null;
  return (
    <CounterPanel title="Consults">
      <ul>
        {consults.map((consult) => (
          <ConsultEntry key={consult.id} subscriptionId={subscription.id} consult={consult} />
        ))}
      </ul>
    </CounterPanel>
  );
}
