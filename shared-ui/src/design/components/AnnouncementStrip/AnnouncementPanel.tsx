import styles from './AnnouncementPanel.module.css';

/** Details of one announcement. */
export interface AnnouncementDetail {
  /** Id of the announcement in the strip. */
  id: string;
  title: string;
  description: string;
  linkText: string;
  targetLink: string;
}

export interface AnnouncementPanelProps {
  id: string;
  items: readonly AnnouncementDetail[];
  /** Id of the announcement that was clicked; listed first. */
  current: string | null;
}

/** The panel below the strip with details of every announcement (section 2.7). */
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
