import { Chip } from '@saltbush/shared-ui/design/core';
import { navigate } from '@saltbush/shared-ui/platform';
import { type AuditChoice, auditAddress, OUTCOMES } from '../model/audit-list';
import { formatIsoDay } from '../model/moments';
import { whatWords } from '../model/operation-words';
import styles from './Audit.module.css';

interface Named {
  name: string;
  email: string;
}

export interface AuditChipsProps {
  choice: AuditChoice;
  /** Accounts that the choice names; null while they are read, and for those that are gone. */
  staff: Named | null;
  customer: Named | null;
}

const wordsOf = ({ choice, staff, customer }: AuditChipsProps): [keyof AuditChoice, string][] => {
  const { what, outcome, from, to } = choice;
  return [
    ...(choice.staff
      ? [['staff', `By ${staff?.name ?? 'an account that is gone'}`] as [keyof AuditChoice, string]]
      : []),
    ...(choice.customer
      ? [['customer', `On ${customer?.name ?? 'an account that is gone'}`] as [keyof AuditChoice, string]]
      : []),
    ...(what ? [['what', whatWords(what)] as [keyof AuditChoice, string]] : []),
    ...(outcome ? [['outcome', OUTCOMES[outcome]] as [keyof AuditChoice, string]] : []),
    ...(from ? [['from', `From ${formatIsoDay(from)}`] as [keyof AuditChoice, string]] : []),
    ...(to ? [['to', `Until ${formatIsoDay(to)}`] as [keyof AuditChoice, string]] : []),
  ];
};

/** What the log is narrowed down to, each to be taken away. */
export function AuditChips(props: AuditChipsProps) {
  const chips = wordsOf(props);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.row} aria-label="Narrowed down to">
      {chips.map(([name, words]) => (
        <li key={name}>
          <Chip onRemove={() => navigate(auditAddress({ ...props.choice, [name]: null }))}>{words}</Chip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a href={auditAddress({})}>Show everything</a>
        </li>
      )}
    </ul>
  );
}
