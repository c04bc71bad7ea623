import { links } from '@saltbush/contract/links';
import type { MenuCategory } from '../api/navigation';

/** What opens beside the mega-menu's list for a category (section 2.2). */
export type PanelKind = 'brands' | 'hierarchies' | 'subcategories' | 'cards';

const BRANDS_ENTRY = /^(all |shop by )?brands?$/i;

/** Whether the category is the menu's way to the brands, by its title. */
const isBrandsEntry = ({ title, url }: Pick<MenuCategory, 'title' | 'url'>): boolean =>
  BRANDS_ENTRY.test(title.trim()) || url === links.brands();

/** Whether a category's address makes it a plain link. A pattern that is no regular expression matches nothing. */
export function isExternal(url: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    try {
      return new RegExp(pattern).test(url);
    } catch {
      return false;
    }
  });
}

/** The kind of side panel that a category opens; null when it is a plain link. */
export function panelOf(category: MenuCategory, externalPatterns: readonly string[]): PanelKind | null {
  if (isExternal(category.url, externalPatterns)) return null;
  if (isBrandsEntry(category)) return 'brands';
  if (category.subCats.length > 0) return category.showAllHierarchies ? 'hierarchies' : 'subcategories';
  return category.dynamicContents.length > 0 ? 'cards' : null;
}
