import { cx } from '../../internal/cx';
import { Badge } from '../Badge/Badge';
import styles from './TagList.module.css';
import { type TagModel, tagLooks } from './tags';

export interface TagListProps {
  tags: readonly TagModel[];
  /** At most this many rows (2 by spec §9). */
  rows?: number;
  /** At most this many in a row (3 by spec §9). */
  perRow?: number;
  className?: string;
}

function rowsOf(tags: readonly TagModel[], rows: number, perRow: number): TagModel[][] {
  const shown = tags.filter((tag) => tag.label ?? tagLooks[tag.kind].label).slice(0, rows * perRow);
  return Array.from({ length: Math.ceil(shown.length / perRow) }, (_, row) =>
    shown.slice(row * perRow, (row + 1) * perRow),
  );
}

/** A product's tags, in at most 2 rows of 3. Renders nothing when there are none. */
export function TagList({ tags, rows = 2, perRow = 3, className }: TagListProps) {
  const lines = rowsOf(tags, rows, perRow);
  if (lines.length === 0) return null;
  return (
    <div role="list" aria-label="Tags" className={cx(styles.tags, className)}>
      {lines.map((line, row) => (
        <div role="presentation" className={styles.row} key={`${row}-${line[0]?.kind}`}>
          {line.map(({ kind, label }) => {
            const look = tagLooks[kind];
            return (
              <span role="listitem" className={styles.item} key={`${kind}-${label}`}>
                <Badge tone={look.tone} icon={'icon' in look ? look.icon : undefined}>
                  {label ?? look.label}
                </Badge>
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
