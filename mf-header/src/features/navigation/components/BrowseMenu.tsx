import { ErrorState, Skeleton } from '@saltbush/shared-ui/design/core';
import { useMemo, useRef, useState } from 'react';
import { useFollowedLink } from '../../../shared/panels/use-followed-link';
import { useNavigation } from '../api/navigation';
import { type BrowseLevel, browseEntries, ROOT_TITLE } from '../model/browse-levels';
import styles from './BrowseMenu.module.css';
import { EntryList } from './EntryList';
import { LevelView } from './LevelView';
import { RootExtras } from './RootExtras';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The menu for small screens, with levels that slide in over each other (section 2.5). */
export function BrowseMenu({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useNavigation();
  const [path, setPath] = useState<readonly BrowseLevel[]>([]);
  const menu = useRef<HTMLDivElement>(null);
  useFollowedLink(menu, onClose);
  const entries = useMemo(() => (data?.navigation ? browseEntries(data.navigation) : []), [data]);
  const level = path.at(-1);
  return (
    <div ref={menu} className={styles.menu}>
      {level && (
        <LevelView
          key={level.id}
          level={level}
          parentTitle={path.at(-2)?.title ?? ROOT_TITLE}
          onBack={() => setPath(path.slice(0, -1))}
          onOpen={(next) => setPath([...path, next])}
        />
      )}
      {!level && (
        <div className={styles.root}>
          {isError && !data && (
            <ErrorState title="The menu isn’t available right now" onRetry={() => void refetch()} />
          )}
          {!data && !isError && ROWS.map((row) => <Skeleton key={row} height="2.75rem" />)}
          {entries.length > 0 && <EntryList entries={entries} onOpen={(next) => setPath([next])} />}
          <RootExtras />
        </div>
      )}
    </div>
  );
}
