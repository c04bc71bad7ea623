import { links } from '@saltbush/contract/links';
import { QuickLinksBar } from '@saltbush/shared-ui/design/core';
import { AccountButton } from '../../../features/account/components/AccountButton';
import { Announcements } from '../../../features/announcements/components/Announcements';
import { useHeaderContent } from '../../../features/content/api/header-content';
import { LocationButton } from '../../../features/delivery/components/LocationButton';
import { CartTrigger } from '../../../features/mini-cart/components/CartTrigger';
import { MenuTabs } from '../../../features/navigation/components/MenuTabs';
import { SearchField } from '../../../features/search/components/SearchField';
import { useCompact } from '../../../shared/panels/scroll';
import { useHeaderPanel } from '../../../shared/panels/use-header-panel';
import { BrowseButton } from './BrowseButton';
import { HeartLink } from './HeartLink';
import { Logo } from './Logo';
import { SearchButton } from './SearchButton';
import styles from './ShopHeader.module.css';

const NO_STRIP = { rotatingRichTexts: [], dropdown: [], links: [] };

/** State shared by the header's rows: whether the header is compact and which panel is open. */
interface RowProps {
  compact: boolean;
  panels: ReturnType<typeof useHeaderPanel>;
}

function StripRow({ compact, panels: { panel, toggle } }: RowProps) {
  const strip = useHeaderContent()?.top_strip ?? NO_STRIP;
  return (
    <div className={styles.strip}>
      <Announcements
        messages={strip.rotatingRichTexts}
        dropdown={strip.dropdown}
        links={strip.links}
        hidden={compact}
        open={panel?.kind === 'announcements'}
        onToggle={() => toggle({ kind: 'announcements' })}
      />
    </div>
  );
}

function Actions({ compact, panels, pathname }: RowProps & { pathname: string }) {
  const { panel, open, toggle, close } = panels;
  return (
    <div className={styles.actions}>
      {compact && <SearchButton onPress={() => open({ kind: 'search' })} />}
      <HeartLink />
      <AccountButton
        open={panel?.kind === 'account'}
        onToggle={() => toggle({ kind: 'account' })}
        onClose={close}
      />
      {pathname !== links.cart() && <CartTrigger />}
    </div>
  );
}

function MainRow({ compact, panels, pathname }: RowProps & { pathname: string }) {
  const { panel, open, close } = panels;
  return (
    <div className={styles.main}>
      <div className={styles.home}>
        <BrowseButton />
        <Logo />
      </div>
      <div className={styles.search}>
        <SearchField
          open={panel?.kind === 'search'}
          onOpen={() => open({ kind: 'search' })}
          onClose={close}
        />
      </div>
      <div className={styles.location}>
        <LocationButton suppressPrompt={panel !== null} />
      </div>
      <Actions compact={compact} panels={panels} pathname={pathname} />
    </div>
  );
}

function MenuRows({ compact, panels: { panel, toggle, close } }: RowProps) {
  const content = useHeaderContent();
  return (
    <>
      <div className={styles.menu}>
        <MenuTabs
          items={content?.navigation?.menuItems ?? []}
          openId={panel?.kind === 'menu' ? panel.itemId : null}
          onToggle={(itemId) => toggle({ kind: 'menu', itemId })}
          onClose={close}
        />
      </div>
      <div className={styles.quickLinks}>
        <QuickLinksBar links={content?.quick_links ?? []} hidden={compact} />
      </div>
    </>
  );
}

/**
 * The storefront's header. Beyond 300 px of scroll it is compact: the strip, the quick links and, on small screens, the
 * search box move out of view by transforms, so the page below does not shift (sections 2.2 and 2.7).
 */
export function ShopHeader({ pathname }: { pathname: string }) {
  const compact = useCompact();
  const panels = useHeaderPanel();
  const kind = panels.panel?.kind;
  const rows = { compact, panels };
  return (
    <header
      className={styles.header}
      data-compact={compact || undefined}
      data-searching={kind === 'search' || undefined}
    >
      {(kind === 'search' || kind === 'menu') && <div className={styles.scrim} />}
      <div className={styles.bar}>
        <StripRow {...rows} />
        <MainRow {...rows} pathname={pathname} />
        <MenuRows {...rows} />
      </div>
    </header>
  );
}
