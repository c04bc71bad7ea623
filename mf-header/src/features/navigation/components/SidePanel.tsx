import { PromoCards } from '@saltbush/shared-ui/design/navigation';
import type { MenuCategory, Navigation, PromoCard } from '../api/navigation';
import type { PanelKind } from '../model/category-panel';
import { BrandsPanel } from './BrandsPanel';
import { HierarchiesPanel } from './HierarchiesPanel';
import { SubcategoriesPanel } from './SubcategoriesPanel';

export interface SidePanelProps {
  /** The open category; null while none is. */
  category: MenuCategory | null;
  kind: PanelKind | null;
  navigation: Navigation;
  /** Cards of the menu item: for when no category is open, and for categories without their own. */
  cards: readonly PromoCard[];
}

/** The side panel of the mega-menu (section 2.2). */
export function SidePanel({ category, kind, navigation, cards }: SidePanelProps) {
  if (!category) return <PromoCards cards={cards} />;
  const own = category.dynamicContents.length > 0 ? category.dynamicContents : cards;
  if (kind === 'brands')
    return <BrandsPanel popular={navigation.popular_brands} brands={navigation.brands} />;
  if (kind === 'hierarchies') return <HierarchiesPanel category={category} />;
  if (kind === 'subcategories') return <SubcategoriesPanel category={category} cards={own} />;
  return <PromoCards cards={own} />;
}
