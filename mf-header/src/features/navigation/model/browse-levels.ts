import type { MenuItem, Navigation, PromoCard, SubCategory } from '../api/navigation';
import { isExternal } from './category-panel';

/** The title of the root level, shown on the first level's back button (section 2.5). */
export const ROOT_TITLE = 'Main menu';

/** An entry of a level: a link, or a button that opens the level below. */
export interface BrowseEntry {
  id: string;
  title: string;
  url: string;
  /** Badge text; empty for no badge. */
  flag: string;
  below: BrowseLevel | null;
}

export interface BrowseLevel {
  id: string;
  title: string;
  url: string;
  groups: { id: string; heading: string; entries: BrowseEntry[] }[];
  /** Promo cards; empty unless there is more than one. */
  cards: readonly PromoCard[];
}

interface Source {
  id: string;
  title: string;
  url: string;
  promoFlag?: string;
  subCats?: readonly (Omit<SubCategory, 'subCats'> & { subCats?: unknown })[];
  dynamicContents?: readonly PromoCard[];
}

const cardsOf = (cards: readonly PromoCard[] = []) => (cards.length > 1 ? cards : []);

function entryOf(source: Source, external: readonly string[]): BrowseEntry {
  const { id, title, url, promoFlag = '', dynamicContents } = source;
  const children = (source.subCats ?? []) as readonly Source[];
  const isLeaf = children.length === 0 || isExternal(url, external);
  const below: BrowseLevel | null = isLeaf
    ? null
    : {
        id,
        title,
        url,
        groups: [{ id, heading: '', entries: children.map((child) => entryOf(child, external)) }],
        cards: cardsOf(dynamicContents),
      };
  return { id, title, url, flag: promoFlag, below };
}

const TELEHEALTH = /^telehealth$/i;

function topEntry(item: MenuItem, external: readonly string[]): BrowseEntry {
  const groups = item.catGroups.map(({ id, groupEyebrow, categories }) => ({
    id,
    heading: groupEyebrow,
    entries: categories.map((category) => entryOf(category, external)),
  }));
  const { id, title, url } = item;
  const below = groups.length > 0 ? { id, title, url, groups, cards: cardsOf(item.dynamicContents) } : null;
  return { id, title, url, flag: TELEHEALTH.test(title) ? 'Online now' : '', below };
}

/** Returns the entries of the drawer's first level. */
export const browseEntries = (
  navigation: Pick<Navigation, 'menuItems' | 'external_patterns'>,
): BrowseEntry[] => navigation.menuItems.map((item) => topEntry(item, navigation.external_patterns));
