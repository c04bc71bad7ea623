import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { FINGER } from '../../internal/finger';
import styles from './Pagination.module.css';
import { pagesAround } from './pages';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
}

/** Links to the other pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, label = 'Pages' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.nav}>
      {page > 1 && (
        <a className={cx(styles.page, FINGER)} href={hrefFor(page - 1)} rel="prev" aria-label="Previous page">
          <ChevronLeftIcon size={20} strokeWidth={1.75} />
        </a>
      )}
      {pagesAround(page, pageCount).map((number, index, all) =>
        number === null ? (
          <span className={styles.gap} aria-hidden="true" key={`after ${all[index - 1]}`}>
            …
          </span>
        ) : (
          <a
            className={cx(styles.page, FINGER)}
            href={hrefFor(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            key={number}
          >
            {number}
          </a>
        ),
      )}
      {page < pageCount && (
        <a className={cx(styles.page, FINGER)} href={hrefFor(page + 1)} rel="next" aria-label="Next page">
          <ChevronRightIcon size={20} strokeWidth={1.75} />
        </a>
      )}
    </nav>
  );
}
