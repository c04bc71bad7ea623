import { SearchIcon } from '@saltbush/shared-ui/design/icons';
import styles from './IconAction.module.css';

/** Opens the search while the compact header hides the search box (section 2.2). */
export function SearchButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={styles.action} aria-label="Search" data-panel="search" onClick={onPress}>
      <SearchIcon size={22} strokeWidth={1.75} />
    </button>
  );
}
