import { ErrorState, Skeleton } from '@saltbush/shared-ui/design/core';
import { ArrowRightIcon } from '@saltbush/shared-ui/design/icons';
import { useRef, useState } from 'react';
import { useFollowedLink } from '../../../shared/panels/use-followed-link';
import { type MenuItem, type Navigation, useNavigation } from '../api/navigation';
import { panelOf } from '../model/category-panel';
import { CategoryGroupList } from './CategoryGroupList';
import styles from './MegaMenu.module.css';
import { ScrollBox } from './ScrollBox';
import { SidePanel } from './SidePanel';

export interface MegaMenuProps {
  id: string;
  /** Id of the tab that opened the menu. */
  labelledBy: string;
  itemId: string;
  onClose: () => void;
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const SIDE_ID = 'mega-menu-side';

function MenuSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.list}>
        {SKELETON_ROWS.map((row) => (
          <Skeleton key={row} height="2.25rem" />
        ))}
      </div>
    </div>
  );
}

function Content({ item, navigation }: { item: MenuItem; navigation: Navigation }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const categories = item.catGroups.flatMap((group) => group.categories);
  const open = categories.find(({ id }) => id === openId) ?? null;
  const kindOf = (id: string) => {
    const category = categories.find((candidate) => candidate.id === id);
    return category ? panelOf(category, navigation.external_patterns) : null;
  };
  return (
    <div className={styles.columns}>
      <ScrollBox className={styles.list}>
        <a href={item.url} className={styles.all}>
          View all
          <ArrowRightIcon size={18} strokeWidth={2} />
        </a>
        {item.catGroups.map((group) => (
          <CategoryGroupList
            key={group.id}
            group={group}
            openId={openId}
            opensPanel={(id) => kindOf(id) !== null}
            panelId={SIDE_ID}
            onOpen={setOpenId}
          />
        ))}
      </ScrollBox>
      <div id={SIDE_ID} className={styles.side} key={openId}>
        <SidePanel
          category={open}
          kind={open ? kindOf(open.id) : null}
          categories={categories.filter(({ id }) => kindOf(id) !== null)}
          navigation={navigation}
          cards={item.dynamicContents}
        />
      </div>
    </div>
  );
}

/** The panel below a menu tab: categories on the left, a side panel on the right (section 2.2). */
export default function MegaMenu({ id, labelledBy, itemId, onClose }: MegaMenuProps) {
  const { data, isError, refetch } = useNavigation();
  const navigation = data?.navigation;
  const item = navigation?.menuItems.find((candidate) => candidate.id === itemId);
  const panel = useRef<HTMLDivElement>(null);
  useFollowedLink(panel, onClose);
  return (
    <div ref={panel} role="tabpanel" id={id} aria-labelledby={labelledBy} className={styles.panel}>
      {navigation && item ? <Content item={item} navigation={navigation} /> : null}
      {!item && !isError && !navigation && <MenuSkeleton />}
      {!item && (isError || navigation) && (
        <ErrorState title="The menu isn’t available right now" onRetry={() => void refetch()} />
      )}
    </div>
  );
}
