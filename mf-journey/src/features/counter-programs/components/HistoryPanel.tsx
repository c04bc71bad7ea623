import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import type { StaffProgram } from '../api/staff-program';
import { ENTRY_WORDS, questionWords } from '../model/words';
import styles from './Counter.module.css';

type Entry = StaffProgram['history'][number];

function HistoryEntry({ entry }: { entry: Entry }) {
  const { at, author, kind, rules, note, details } = entry;
  const facts = details.map(({ question, answer }) => ({
    label: questionWords(question),
    value: answer || 'Nothing',
  }));
  return (
    <li>
      {ENTRY_WORDS[kind]}, {author ?? 'by the member'}, {formatMoment(at)}
      {note && <p className={styles.text}>{note}</p>}
      <details>
        <summary>What it rested on</summary>
        <CounterFacts facts={[...facts, { label: 'Rules of', value: rules }]} />
      </details>
    </li>
  );
}

/** What was answered, corrected and decided, the latest first; tries that were refused are among it. */
export function HistoryPanel({ history }: Pick<StaffProgram, 'history'>) {
  return (
    <CounterPanel title="History">
      {history.length === 0 && <p>Nothing yet</p>}
      {history.length > 0 && (
        <ul>
          {history.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </CounterPanel>
  );
}
