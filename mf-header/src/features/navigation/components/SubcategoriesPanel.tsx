import { PromoCards } from '@saltbush/shared-ui/design/navigation';
import type { MenuCategory, PromoCard } from '../api/navigation';
import styles from './Subcategories.module.css';

/** Subcategories, a link to all of them, and promo cards. */
export function SubcategoriesPanel({
  category,
  cards,
}: {
  category: MenuCategory;
  cards: readonly PromoCard[];
}) {
  return (
    <div className={styles.panel}>
      <ul className={styles.list}>
        <li>
          <a href={category.url} className={styles.all}>
            All {category.title}
          </a>
        </li>
        {category.subCats.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <PromoCards cards={cards} />
    </div>
  );
}
