import { ChevronDownIcon } from '@saltbush/shared-ui/design/icons';
import { useEffect, useRef, useState } from 'react';
import type { MenuCategory, SubCategory } from '../api/navigation';
import styles from './Hierarchies.module.css';

function Branch({ branch }: { branch: SubCategory }) {
  return (
    <li className={styles.branch}>
      <a href={branch.url} className={styles.title}>
        {branch.title}
      </a>
      {branch.subCats.length > 0 && (
        <ul>
          {branch.subCats.map(({ id, title, url }) => (
            <li key={id}>
              <a href={url} className={styles.link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Tracks whether the box can be scrolled further down. */
function useMoreBelow() {
  const box = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setHasMore(element.scrollTop + element.clientHeight < element.scrollHeight - 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  const scrollDown = () => box.current?.scrollBy({ top: box.current.clientHeight * 0.8, behavior: 'smooth' });
  return { box, hasMore, scrollDown };
}

/** All levels below a category, in three columns (rule 2.2-15). */
export function HierarchiesPanel({ category }: { category: MenuCategory }) {
  const { box, hasMore, scrollDown } = useMoreBelow();
  return (
    <div className={styles.panel}>
      <a href={category.url} className={styles.all}>
        All {category.title}
      </a>
      <div ref={box} className={styles.box}>
        <ul className={styles.columns}>
          {category.subCats.map((branch) => (
            <Branch key={branch.id} branch={branch} />
          ))}
        </ul>
      </div>
      {hasMore && (
        <button type="button" className={styles.more} onClick={scrollDown}>
          Scroll for more
          <ChevronDownIcon size={18} strokeWidth={2} />
        </button>
      )}
    </div>
  );
}
