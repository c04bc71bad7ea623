import { PromoCards } from '@saltbush/shared-ui/design/navigation';
import type { MenuCategory, Navigation, PromoCard } from '../api/navigation';
import type { PanelKind } from '../model/category-panel';
import { BrandsPanel } from './BrandsPanel';
import { HierarchiesPanel } from './HierarchiesPanel';
import { OverviewPanel } from './OverviewPanel';
import { SubcategoriesPanel } from './SubcategoriesPanel';

export interface SidePanelProps {
  /** The open category, or null if none is open. */
  category: MenuCategory | null;
  kind: PanelKind | null;
  /** The menu item's own categories, shown in part while none is open; without those that are plain links. */
  categories: readonly MenuCategory[];
  navigation: Navigation;
  /** The menu item's promo cards, shown when no category is open or the open one has no cards. */
  cards: readonly PromoCard[];
}

/** The mega-menu's side panel (section 2.2). */
export function SidePanel({ category, kind, categories, navigation, cards }: SidePanelProps) {
  if (!category) return <OverviewPanel categories={categories} cards={cards} />;
  const promoCards = category.dynamicContents.length > 0 ? category.dynamicContents : cards;
  if (kind === 'brands')
    return <BrandsPanel popular={navigation.popular_brands} brands={navigation.brands} />;
  if (kind === 'hierarchies') return <HierarchiesPanel category={category} />;
  if (kind === 'subcategories') return <SubcategoriesPanel category={category} cards={promoCards} />;
  return <PromoCards cards={promoCards} />;
}
