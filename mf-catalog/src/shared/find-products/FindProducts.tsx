import { Chip } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { rootCategoriesQuery } from './api/root-categories';
import styles from './FindProducts.module.css';
import { SearchForm } from './SearchForm';

const SHOWN = 20;

/** A search field and popular categories, shown when nothing was found. */
export function FindProducts({ query }: { query?: string }) {
  const { data: categories = [] } = useQuery(rootCategoriesQuery());
  return (
    <div className={styles.finder}>
      <SearchForm query={query} />
      {categories.length > 0 && (
        <nav aria-label="Popular categories">
          <h2 className={styles.title}>Popular categories</h2>
          <ul className={styles.list}>
            {categories.slice(0, SHOWN).map(({ id, title, url }) => (
              <li key={id}>
                <Chip href={url}>{title}</Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
