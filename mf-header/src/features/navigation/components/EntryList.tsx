import { Badge } from '@saltbush/shared-ui/design/core';
import { ChevronRightIcon } from '@saltbush/shared-ui/design/icons';
import type { BrowseEntry, BrowseLevel } from '../model/browse-levels';
import styles from './BrowseMenu.module.css';

export interface EntryListProps {
  entries: readonly BrowseEntry[];
  label?: string;
  onOpen: (level: BrowseLevel) => void;
}

function EntryLabel({ entry }: { entry: BrowseEntry }) {
  return (
    <span className={styles.text}>
      {entry.title}
      {entry.flag && <Badge tone={entry.flag === 'Online now' ? 'brand' : 'lime'}>{entry.flag}</Badge>}
    </span>
  );
}

/** The entries of a level. Entries with a level below them are buttons, all others are links. */
export function EntryList({ entries, label, onOpen }: EntryListProps) {
  return (
    <ul aria-label={label}>
      {entries.map((entry) => {
        const { id, url, below } = entry;
        return (
          <li key={id} className={styles.item}>
            {below ? (
              <button type="button" className={styles.entry} onClick={() => onOpen(below)}>
                <EntryLabel entry={entry} />
                <ChevronRightIcon className={styles.arrow} size={20} strokeWidth={1.75} />
              </button>
            ) : (
              <a href={url} className={styles.entry}>
                <EntryLabel entry={entry} />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
