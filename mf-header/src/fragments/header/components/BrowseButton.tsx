import { MenuIcon } from '@saltbush/shared-ui/design/icons';
import { PressLink } from '@saltbush/shared-ui/design/navigation';
import { openOverlay, useOverlayStore } from '@saltbush/shared-ui/platform';
import styles from './IconAction.module.css';

/** Opens the Browse drawer on small screens (section 2.5). Without scripts it links to the footer's departments. */
export function BrowseButton() {
  const isOpen = useOverlayStore((state) => state.open?.name === 'menu');
  return (
    <PressLink
      href="#footer"
      className={styles.action}
      aria-label="Browse"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPress={() => openOverlay('menu', {})}
    >
      <MenuIcon size={24} strokeWidth={1.75} />
    </PressLink>
  );
}
