import type { CleanHtml } from '../../lib/clean-html';

/** Promo card shown in the mega-menu and the Browse drawer. */
export interface DynamicContent {
  id: string;
  title: string;
  text: string;
  image: string;
  targetLink: string;
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

export interface NavigationContent {
  _id: 'navigation';
  menuItems: MenuItem[];
  /** Regular expressions; categories whose URL matches one are plain links. */
  external_patterns: string[];
  popular_brands: { id: string; name: string; url: string; image: string }[];
  brands: { id: string; name: string; url: string; image: string }[];
  mobile_promo: {
    mobilePromoImage: string;
    mobilePromoImageAlt: string;
    mobilePromoTargetLink: string;
    mobilePromoDisclaim: string;
    mobilePromoDisclaimTargetLink: string;
  };
}

export interface TopStripContent {
  _id: 'top-strip';
  links: { id: string; icon: string; linkText: string; targetLink: string }[];
  /** HTML, one per rotating message, with the id of its dropdown entry, if any. */
  rotatingRichTexts: { id: string; html: CleanHtml; targetLink: string }[];
  dropdown: { id: string; title: string; description: string; linkText: string; targetLink: string }[];
}

export interface QuickLinksContent {
  _id: 'quick-links';
  links: { id: string; icon: string; targetLink: string | null; linkText: string }[];
}

export interface SearchBannersContent {
  _id: 'search-banners';
  promoBanners: { text: string; image: string; theme: 'primary' | 'other'; targetLink: string }[];
  disclaimer: string;
  searchBannerCodeNames: string[];
}

/** A section of the home page, in display order. */
export type HomeSection =
  | {
      kind: 'hero';
      id: string;
      eyebrow: string;
      title: string;
      text: string;
      linkText: string;
      targetLink: string;
      image: string;
      audience: 'guest' | 'existing' | 'all';
    }
  | {
      kind: 'services';
      id: string;
      title: string;
      tiles: { id: string; title: string; text: string; icon: string; targetLink: string }[];
    }
  | {
      kind: 'products';
      id: string;
      title: string;
      text: string;
      product_ids: number[];
      targetLink: string;
      linkText: string;
    }
  | { kind: 'categories'; id: string; title: string; category_ids: number[] }
  | {
      kind: 'promotions';
      id: string;
      title: string;
      cards: {
        id: string;
        title: string;
        text: string;
        image: string;
        targetLink: string;
        linkText: string;
      }[];
    }
  | { kind: 'brands'; id: string; title: string; brand_ids: number[] }
  | {
      kind: 'telehealth';
      id: string;
      title: string;
      text: string;
      linkText: string;
      targetLink: string;
      image: string;
      points: string[];
    }
  | {
      kind: 'trust';
      id: string;
      title: string;
      reasons: { id: string; title: string; text: string; icon: string }[];
    };

export type ProductsSectionContent = Extract<HomeSection, { kind: 'products' }>;
export type CategoriesSectionContent = Extract<HomeSection, { kind: 'categories' }>;
export type BrandsSectionContent = Extract<HomeSection, { kind: 'brands' }>;

export interface HomeContent {
  _id: 'home';
  sections: HomeSection[];
}

export interface PromoBannerContent {
  _id: `promo-banner:${string}`;
  code: string;
  title: string;
  text: string;
  image: string;
  targetLink: string;
}

/** A text page; `_id` is `page:` plus its path without the leading slash. */
export interface PageContent {
  _id: `page:${string}`;
  path: string;
  title: string;
  description: string;
  html: CleanHtml;
  updated_at: Date;
}

/** Collection `content`. */
export type ContentDocument =
  | NavigationContent
  | TopStripContent
  | QuickLinksContent
  | SearchBannersContent
  | HomeContent
  | PromoBannerContent
  | PageContent;
