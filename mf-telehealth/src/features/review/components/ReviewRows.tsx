import { TextLink, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import styles from './ReviewRows.module.css';

export interface ReviewRow {
  label: string;
  value: string;
  detail?: string;
  /** Link to the step that changes it. */
  href: string;
}

/** The parts of a booking, each with a link to change it. */
export function ReviewRows({ rows }: { rows: readonly ReviewRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, detail, href }) => (
        <div className={styles.row} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <span className={styles.words}>
              <span className={styles.main}>{value}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
            <TextLink href={href} isAlone>
              Change
              <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
            </TextLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
