import type { MenuItem } from './menu';

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
