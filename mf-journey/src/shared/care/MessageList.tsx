import type { CareMessage } from './api/conversation-fields';
import styles from './MessageList.module.css';
import { checkInWords } from './words';

function CheckIn({ check_in }: { check_in: NonNullable<CareMessage['check_in']> }) {
  const { title, symptoms } = checkInWords(check_in);
  return (
    <>
      <p className={styles.title} data-outcome={check_in.outcome}>
        {title}
      </p>
      {symptoms.length > 0 && (
        <ul className={styles.symptoms}>
          {symptoms.map((symptom) => (
            <li key={symptom}>{symptom}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface MessageListProps {
  messages: readonly CareMessage[];
  /** What the member is called: `You`, or their name at the counter. */
  member: string;
  /** Formats the ISO date-time of a message. */
  formatTime: (iso: string) => string;
}

/** Lists messages and check-ins, the earliest first. */
export function MessageList({ messages, member, formatTime }: MessageListProps) {
  return (
    <ol className={styles.list} aria-label="Messages">
      {messages.map(({ id, at, author, text, check_in }) => (
        <li key={id} className={styles.message} data-from={author === null ? 'member' : 'team'}>
          <p className={styles.from}>
            <strong>{author ?? member}</strong>
            <time dateTime={at}>{formatTime(at)}</time>
          </p>
          {check_in && <CheckIn check_in={check_in} />}
          {text !== '' && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
