import { cx } from '../../internal/cx';
import styles from './CounterNavigation.module.css';
import { useCurrentInView } from './use-current-in-view';

export interface CounterLink {
  href: string;
  label: string;
  isCurrent?: boolean;
  /** Work that waits there. */
  count?: number;
}

export interface CounterNavigationProps {
  /** Names the group of links. */
  label: string;
  links: readonly CounterLink[];
  /** Whether the label is read out only. */
  isLabelHidden?: boolean;
  /** Links above a list that choose its part, rather than the links of a desk. */
  isTabs?: boolean;
}

/** Links of one desk in the counter's navigation, or the parts of a list; the current one is in view where they scroll. */
export function CounterNavigation({
  label,
  links,
  isLabelHidden = false,
  isTabs = false,
}: CounterNavigationProps) {
  const row = useCurrentInView<HTMLElement>(links.find(({ isCurrent }) => isCurrent)?.href);
  if (links.length === 0) return null;
  return (
    <nav ref={row} aria-label={label} className={isTabs ? styles.tabs : styles.desk}>
      {!isTabs && !isLabelHidden && <span className={styles.label}>{label}</span>}
      {links.map(({ href, label: words, isCurrent, count }) => (
        <a
          key={href}
          href={href}
          className={cx(styles.link, isCurrent && styles.current)}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {words}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </a>
      ))}
    </nav>
  );
}
