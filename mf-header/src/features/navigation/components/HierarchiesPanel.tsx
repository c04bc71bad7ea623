import type { MenuCategory } from '../api/navigation';
import { Branches } from './Branches';
import styles from './Hierarchies.module.css';
import { ScrollBox } from './ScrollBox';

/** All levels below a category, in three columns (rule 2.2-15). */
export function HierarchiesPanel({ category }: { category: MenuCategory }) {
  return (
    <div className={styles.panel}>
      <a href={category.url} className={styles.all}>
        All {category.title}
      </a>
      <ScrollBox>
        <Branches branches={category.subCats} />
      </ScrollBox>
    </div>
  );
}
