import { pressHandlers } from '@saltbush/shared-ui/design/navigation';
import { navigate, useHydrated } from '@saltbush/shared-ui/platform';
import type { KeyboardEvent } from 'react';
import { lazyPart, useLazyPart } from '../../../shared/panels/lazy-part';
import type { MegaMenuProps } from './MegaMenu';
import styles from './MenuTabs.module.css';

const megaMenu = lazyPart<MegaMenuProps>(() => import(/* webpackChunkName: "mega-menu" */ './MegaMenu'));

export interface MenuTab {
  id: string;
  title: string;
  url: string;
  catGroups: readonly { id: string }[];
}

export interface MenuTabsProps {
  items: readonly MenuTab[];
  /** Id of the item whose mega-menu is open. */
  openId: string | null;
  onToggle: (id: string) => void;
  onClose: () => void;
}

const PANEL_ID = 'mega-menu';
const tabId = (id: string) => `menu-tab-${id}`;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.indexOf(event.target as HTMLElement);
  if (index < 0) return;
  const step = STEPS[event.key];
  const next =
    step !== undefined
      ? tabs[(index + step + tabs.length) % tabs.length]
      : { Home: tabs[0], End: tabs.at(-1) }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const TAB_LIST = { role: 'tablist', 'aria-label': 'Departments', onKeyDown: moveFocus };

const loadMegaMenu = () => void megaMenu.load().catch(() => undefined);

interface TabProps extends Pick<MenuTabsProps, 'openId' | 'onToggle'> {
  item: MenuTab;
  /** False before hydration, when the tab is a plain link. The element stays the same, so it retains focus. */
  hydrated: boolean;
  /** Whether the tab is in the tab order. Only one tab is; arrow keys reach the others. */
  isStop: boolean;
}

function Tab({ item, hydrated, openId, onToggle, isStop }: TabProps) {
  const isOpen = item.id === openId;
  const tabProps = hydrated && {
    ...pressHandlers(() => onToggle(item.id)),
    role: 'tab',
    id: tabId(item.id),
    'aria-selected': isOpen,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? PANEL_ID : undefined,
    tabIndex: isStop ? 0 : -1,
    onPointerEnter: loadMegaMenu,
    onFocus: loadMegaMenu,
  };
  return (
    <a href={item.url} className={styles.tab} {...tabProps}>
      {item.title}
    </a>
  );
}

/**
 * The desktop menu: a tab list whose tabs open the mega-menu below (section 2.2). Without scripts its entries are
 * plain links, as are entries without category groups.
 */
export function MenuTabs({ items, openId, onToggle, onClose }: MenuTabsProps) {
  const hydrated = useHydrated();
  const openLink = () => {
    const url = items.find(({ id }) => id === openId)?.url;
    if (url) navigate(url);
  };
  const MegaMenu = useLazyPart(megaMenu, openId !== null, openLink);
  const tabs = items.filter(({ catGroups }) => catGroups.length > 0);
  const plain = items.filter(({ catGroups }) => catGroups.length === 0);
  const stop = openId ?? tabs[0]?.id;
  return (
    <nav aria-label="Shop" className={styles.menu} data-panel="menu">
      <div className={styles.row}>
        <div className={styles.tabs} {...(hydrated && TAB_LIST)}>
          {tabs.map((item) => (
            <Tab key={item.id} {...{ item, hydrated, openId, onToggle }} isStop={item.id === stop} />
          ))}
        </div>
        {plain.map((item) => (
          <a key={item.id} href={item.url} className={styles.tab}>
            {item.title}
          </a>
        ))}
      </div>
      {MegaMenu && openId && (
        <MegaMenu key={openId} id={PANEL_ID} labelledBy={tabId(openId)} itemId={openId} onClose={onClose} />
      )}
    </nav>
  );
}
