import type { SubCategory } from '../api/navigation';
import styles from './Branches.module.css';

interface BranchesProps {
  branches: readonly Pick<SubCategory, 'id' | 'title' | 'url' | 'subCats'>[];
  /** How many entries of each are shown; all of them if omitted. */
  most?: number;
}

/** Categories with those below them, in three columns. */
export function Branches({ branches, most }: BranchesProps) {
  return (
    <ul className={styles.columns}>
      {branches.map((branch) => (
        <li key={branch.id} className={styles.branch}>
          <a href={branch.url} className={styles.title}>
            {branch.title}
          </a>
          {branch.subCats.length > 0 && (
            <ul>
              {branch.subCats.slice(0, most).map(({ id, title, url }) => (
                <li key={id}>
                  <a href={url} className={styles.link}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
