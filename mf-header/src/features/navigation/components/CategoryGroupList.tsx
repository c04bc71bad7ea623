import { Badge } from '@saltbush/shared-ui/design/core';
import { MenuGroup, MenuRow } from '@saltbush/shared-ui/design/navigation';
import type { CategoryGroup } from '../api/navigation';
import { categoryIcon } from '../model/category-icon';

export interface CategoryGroupListProps {
  group: CategoryGroup;
  /** The category whose side panel is open. */
  openId: string | null;
  opensPanel: (id: string) => boolean;
  /** Id of the element that contains the side panels. */
  panelId: string;
  onOpen: (id: string) => void;
}

/** A category group of the mega-menu. Categories with a side panel are buttons, all others are plain links. */
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
