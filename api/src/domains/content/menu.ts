/** Promo card shown in the mega-menu and the Browse drawer. */
export interface DynamicContent {
  id: string;
  title: string;
  text: string;
  image: string;
  targetLink: string;
  /** Months it is shown in, 1 to 12; always without. */
  months?: number[];
}
export interface SubCategory {
  id: string;
  title: string;
  url: string;
  subCats: SubCategory[];
}
/** Section 3.l: Category. */
export interface MenuCategory {
  id: string;
  title: string;
  url: string;
  subCats: SubCategory[];
  dynamicContents: DynamicContent[];
  leftIcon: 'trending' | 'pharmacy' | 'education' | 'dining' | 'chips' | '';
  promoFlag: string;
  /** Months its flag is shown in, 1 to 12; always without. */
  flagMonths?: number[];
  infoText: string;
  hasRightArrow: boolean;
  showAllHierarchies: boolean;
}
export interface CategoryGroup {
  id: string;
  groupEyebrow: string;
  variant: 'primary' | 'secondary';
  categories: MenuCategory[];
}
export interface MenuItem {
  id: string;
  title: string;
  url: string;
  catGroups: CategoryGroup[];
  dynamicContents: DynamicContent[];
}
