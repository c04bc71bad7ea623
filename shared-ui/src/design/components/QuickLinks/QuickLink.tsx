import { DoctorIcon } from '../../icons';
import styles from './QuickLinks.module.css';

export interface QuickLinkModel {
  readonly id: string;
  /** URL of a 40 × 40 picture, shown at 20 × 20. */
  readonly icon?: string | null;
  readonly linkText: string;
  readonly targetLink?: string | null;
}

/** A link of the quick-links bar; plain text without a target. "Doctor" links use the doctor icon (section 2.7). */
export function QuickLink({ link }: { link: QuickLinkModel }) {
  const isDoctor = /\bdoctor/i.test(link.linkText);
  const content = (
    <>
      {isDoctor ? (
        <DoctorIcon className={styles.icon} size={20} strokeWidth={1.75} />
      ) : (
        link.icon && (
          <img className={styles.icon} src={link.icon} alt="" width={40} height={40} loading="lazy" />
        )
      )}
      <span className={styles.text}>{link.linkText}</span>
    </>
  );
  if (!link.targetLink) return <span className={styles.item}>{content}</span>;
  return (
    <a className={styles.item} href={link.targetLink}>
      {content}
    </a>
  );
}
