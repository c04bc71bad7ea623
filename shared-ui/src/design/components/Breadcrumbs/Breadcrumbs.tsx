import { ChevronLeftIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { FINGER } from '../../internal/finger';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** Omitted for the current page. */
  readonly href?: string;
}

/** The breadcrumb trail to the current page. Narrow screens show only the link to the parent. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  if (items.length === 0) return null;
  const last = items.length - 1;
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li className={styles.item} key={href ?? label} data-back={index === last - 1 || undefined}>
            <ChevronLeftIcon className={styles.back} size={18} strokeWidth={2} />
            {href && index < last ? (
              <a className={cx(styles.link, FINGER)} href={href}>
                {label}
              </a>
            ) : (
              <span className={styles.here} aria-current={index === last ? 'page' : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
