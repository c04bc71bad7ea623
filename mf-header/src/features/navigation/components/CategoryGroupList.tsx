import { Badge } from '@saltbush/shared-ui/design/core';
import { ChevronRightIcon } from '@saltbush/shared-ui/design/icons';
import { useId } from 'react';
import type { CategoryGroup, MenuCategory } from '../api/navigation';
import styles from './CategoryGroupList.module.css';
import { CategoryIcon } from './CategoryIcon';

export interface CategoryGroupListProps {
  group: CategoryGroup;
  /** Category whose side panel is open. */
  openId: string | null;
  opensPanel: (id: string) => boolean;
  /** Id of the element that holds side panels. */
  panelId: string;
  onOpen: (id: string) => void;
}

function CategoryWords({ category }: { category: MenuCategory }) {
  return (
    <>
      <CategoryIcon name={category.leftIcon} />
      <span className={styles.words}>
        <span className={styles.name}>
          {category.title}
          {category.promoFlag && <Badge tone="lime">{category.promoFlag}</Badge>}
        </span>
        {category.infoText && <span className={styles.info}>{category.infoText}</span>}
      </span>
      {category.hasRightArrow && <ChevronRightIcon className={styles.arrow} size={18} strokeWidth={1.75} />}
    </>
  );
}

/** A group of the mega-menu: categories that open a side panel are buttons, the others plain links. */
export function CategoryGroupList({ group, openId, opensPanel, panelId, onOpen }: CategoryGroupListProps) {
  const id = useId();
  return (
    <div className={styles.group} data-variant={group.variant === 'secondary' ? 'secondary' : 'primary'}>
      {group.groupEyebrow && (
        <p id={id} className={styles.eyebrow}>
          {group.groupEyebrow}
        </p>
      )}
      <ul aria-labelledby={group.groupEyebrow ? id : undefined}>
        {group.categories.map((category) => (
          <li key={category.id}>
            {opensPanel(category.id) ? (
              <button
                type="button"
                className={styles.category}
                aria-expanded={openId === category.id}
                aria-controls={panelId}
                onClick={() => onOpen(category.id)}
              >
                <CategoryWords category={category} />
              </button>
            ) : (
              <a href={category.url} className={styles.category}>
                <CategoryWords category={category} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
