import { links } from '@saltbush/contract/links';
import { Button, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { StateMark } from '@saltbush/shared-ui/design/counter';
import { useId, useState } from 'react';
import type { AuditLine } from '../api/audit-line-fields';
import { type AuditChoice, auditAddress } from '../model/audit-list';
import { endMark, endWords } from '../model/end-words';
import { byDay, formatClock } from '../model/moments';
import { operationWords } from '../model/operation-words';
import styles from './Audit.module.css';
import { AuditDetails } from './AuditDetails';

function Whom({ line: { customer_id, customer } }: { line: AuditLine }) {
  if (!customer_id) return <span />;
  const name = customer?.name ?? 'An account that is gone';
  return (
    <span>
      <span className={styles.muted}>on </span>
      {customer?.role === 'customer' ? <a href={links.staff.customer(customer_id)}>{name}</a> : name}
    </span>
  );
}

function Line({ line, choice }: { line: AuditLine; choice: AuditChoice }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const words = operationWords(line.operation);
  return (
    <li>
      <div className={styles.line}>
        <time dateTime={line.at}>{formatClock(line.at)}</time>
        <span>
          <a href={auditAddress({ ...choice, staff: line.staff_id })}>{line.staff_name || line.staff_id}</a>
          {line.staff && <span className={styles.muted}> {line.staff.role}</span>}
        </span>
        <span className={styles.what}>
          {words}
          {line.reason && <span className={styles.reason}>“{line.reason}”</span>}
        </span>
        <Whom line={line} />
        <StateMark kind={endMark(line)}>{endWords(line)}</StateMark>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Details{' '}
          <VisuallyHidden>
            of “{words}”, {formatClock(line.at)}
          </VisuallyHidden>
        </Button>
      </div>
      <div id={id} className={isOpen ? styles.details : undefined} hidden={!isOpen}>
        {isOpen && <AuditDetails line={line} />}
      </div>
    </li>
  );
}

/** Lines of the log under their days, each with all it says on request. */
export const AuditLines = ({ lines, choice }: { lines: readonly AuditLine[]; choice: AuditChoice }) => (
  <div className={styles.log}>
    {byDay(lines).map(({ day, lines: own }) => (
      <section key={day} aria-label={day}>
        <h2 className={styles.day}>{day}</h2>
        <ol className={styles.lines}>
          {own.map((line) => (
            <Line key={line.id} line={line} choice={choice} />
          ))}
        </ol>
      </section>
    ))}
  </div>
);
