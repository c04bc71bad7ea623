import { links } from '@saltbush/contract/links';
import type { MenuCategory } from '../api/navigation';

/** The side panel the mega-menu shows for a category (section 2.2). */
export type PanelKind = 'brands' | 'hierarchies' | 'subcategories' | 'cards';

const BRANDS_ENTRY = /^(all |shop by )?brands?$/i;

/** Whether the category is the menu's brands entry, judged by its title or address. */
const isBrandsEntry = ({ title, url }: Pick<MenuCategory, 'title' | 'url'>): boolean =>
  BRANDS_ENTRY.test(title.trim()) || url === links.brands();

/** Whether a category's address makes it a plain link. Invalid regular expressions match nothing. */
export function isExternal(url: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    try {
      return new RegExp(pattern).test(url);
    } catch {
      return false;
    }
  });
}

/** Returns the kind of side panel a category opens, or null if the category is a plain link. */
export function panelOf(category: MenuCategory, externalPatterns: readonly string[]): PanelKind | null {
  if (isExternal(category.url, externalPatterns)) return null;
  if (isBrandsEntry(category)) return 'brands';
  if (category.subCats.length > 0) return category.showAllHierarchies ? 'hierarchies' : 'subcategories';
  return category.dynamicContents.length > 0 ? 'cards' : null;
}
