import { PromoCards } from '@saltbush/shared-ui/design/navigation';
import type { MenuCategory, PromoCard } from '../api/navigation';
import { Branches } from './Branches';
import styles from './Subcategories.module.css';

/** What fits above the cards without scrolling: two rows of three. */
const MOST_CATEGORIES = 6;
const MOST_ENTRIES = 4;

interface OverviewPanelProps {
  categories: readonly MenuCategory[];
  cards: readonly PromoCard[];
}

/** While no category is open: the menu item's promo cards, and the first of its categories with what they hold. */
export function OverviewPanel({ categories, cards }: OverviewPanelProps) {
  const branches = categories.filter(({ subCats }) => subCats.length > 0).slice(0, MOST_CATEGORIES);
  return (
    <div className={styles.panel}>
      {branches.length > 0 && <Branches branches={branches} most={MOST_ENTRIES} />}
      <PromoCards cards={cards} />
    </div>
  );
}
