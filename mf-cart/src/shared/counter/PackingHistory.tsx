import { TICK_REASONS, type TickReason } from '@saltbush/contract';
import { CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import styles from './PackingHistory.module.css';

interface Check {
  line: number;
  name: string;
  how: 'scan' | 'hand';
  reason: string | null;
  staff_name: string;
  at: string;
}

interface PackingHistoryProps {
  packing: {
    checks: readonly Check[];
    restarts: readonly { staff_name: string; at: string; checks: Check[] }[];
  };
}

const howOf = ({ how, reason }: Check): string =>
  how === 'scan' ? 'scanned' : `by hand: ${TICK_REASONS[reason as TickReason] ?? reason}`;

/** Units of a line that one person checked the same way within a minute are one entry. */
function entriesOf(checks: readonly Check[]): { id: string; words: string }[] {
  const entries: { id: string; what: string; units: number; words: string }[] = [];
  for (const check of checks) {
    const words = `${check.name}, ${howOf(check)}, ${check.staff_name}, ${formatMoment(check.at)}`;
    const last = entries.at(-1);
    const what = `${check.line} ${words}`;
    if (last?.what === what) last.units += 1;
    else entries.push({ id: `${entries.length}`, what, units: 1, words });
  }
  return entries.map(({ id, units, words }) => ({ id, words: `${units} × ${words}` }));
}

const Entries = ({ checks }: { checks: readonly Check[] }) =>
  checks.length > 0 && (
    <ul className={styles.entries}>
      {entriesOf(checks).map(({ id, words }) => (
        <li key={id}>{words}</li>
      ))}
    </ul>
  );

/** What was checked for the parcel: by whom, when, how; and when packing was started again. */
export function PackingHistory({ packing: { checks, restarts } }: PackingHistoryProps) {
  return (
    <CounterPanel title="Packing history">
      {checks.length + restarts.length === 0 && <p>Nothing was checked yet.</p>}
      {restarts.map(({ staff_name, at, checks: past }) => (
        <div key={at} className={styles.round}>
          <Entries checks={past} />
          <p>
            Started again by {staff_name}, {formatMoment(at)}: what is above does not count.
          </p>
        </div>
      ))}
      <Entries checks={checks} />
    </CounterPanel>
  );
}
