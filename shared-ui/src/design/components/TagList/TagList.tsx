import { Fragment } from 'react';
import { cx } from '../../internal/cx';
import { Badge } from '../Badge/Badge';
import styles from './TagList.module.css';
import { type TagModel, tagLooks } from './tags';

export interface TagListProps {
  tags: readonly TagModel[];
  /** Maximum number of rows (2 by section 9). */
  rows?: number;
  /** Maximum number of tags per row (3 by section 9). */
  perRow?: number;
  className?: string;
}

/** A product's tags, in at most 2 rows of 3. Renders nothing without tags. */
export function TagList({ tags, rows = 2, perRow = 3, className }: TagListProps) {
  const shown = tags.filter(({ kind, label }) => label ?? tagLooks[kind].label).slice(0, rows * perRow);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Tags" className={cx(styles.tags, className)}>
      {shown.map(({ kind, label }, index) => {
        const look = tagLooks[kind];
        return (
          <Fragment key={`${kind} ${label}`}>
            {index > 0 && index % perRow === 0 && <li aria-hidden="true" className={styles.break} />}
            <li className={styles.item}>
              <Badge tone={look.tone} icon={'icon' in look ? look.icon : undefined}>
                {label ?? look.label}
              </Badge>
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
