import { useId } from 'react';
import styles from './LinkColumn.module.css';

export interface LinkColumnProps {
  title: string;
  links: readonly { label: string; href: string }[];
}

/** A titled column of footer links. */
export function LinkColumn({ title, links }: LinkColumnProps) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul aria-labelledby={id} className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} className={styles.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
