import { Badge } from '@saltbush/shared-ui/design/core';
import { MenuGroup, MenuRow } from '@saltbush/shared-ui/design/navigation';
import type { CategoryGroup } from '../api/navigation';
import { categoryIcon } from '../model/category-icon';

export interface CategoryGroupListProps {
  group: CategoryGroup;
  /** Category whose side panel is open. */
  openId: string | null;
  opensPanel: (id: string) => boolean;
  /** Id of the element that holds side panels. */
  panelId: string;
  onOpen: (id: string) => void;
}

/** A group of the mega-menu: categories that open a side panel are buttons, the others plain links. */
export function CategoryGroupList({ group, openId, opensPanel, panelId, onOpen }: CategoryGroupListProps) {
  return (
    <MenuGroup eyebrow={group.groupEyebrow} variant={group.variant === 'secondary' ? 'secondary' : 'primary'}>
      {group.categories.map(({ id, title, url, leftIcon, promoFlag, infoText, hasRightArrow }) => (
        <MenuRow
          key={id}
          title={title}
          href={url}
          opens={opensPanel(id) ? { panelId, isOpen: openId === id, onOpen: () => onOpen(id) } : undefined}
          icon={categoryIcon(leftIcon)}
          flag={promoFlag && <Badge tone="lime">{promoFlag}</Badge>}
          info={infoText}
          hasArrow={hasRightArrow}
        />
      ))}
    </MenuGroup>
  );
}
