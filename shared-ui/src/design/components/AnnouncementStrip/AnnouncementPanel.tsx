import styles from './AnnouncementPanel.module.css';

/** More about one message of the strip. */
export interface AnnouncementDetail {
  /** The message’s. */
  id: string;
  title: string;
  description: string;
  linkText: string;
  targetLink: string;
}

export interface AnnouncementPanelProps {
  id: string;
  items: readonly AnnouncementDetail[];
  /** The message that was pressed comes first. */
  current: string | null;
}

/** What opens below the strip: more about every announcement (section 2.7). */
export function AnnouncementPanel({ id, items, current }: AnnouncementPanelProps) {
  const sorted = [...items].sort((a, b) => Number(b.id === current) - Number(a.id === current));
  return (
    <div id={id} className={styles.panel}>
      <ul className={styles.items}>
        {sorted.map((item) => (
          <li key={item.id} className={styles.item}>
            <p className={styles.title}>{item.title}</p>
            <p className={styles.text}>{item.description}</p>
            <a className={styles.link} href={item.targetLink}>
              {item.linkText}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
