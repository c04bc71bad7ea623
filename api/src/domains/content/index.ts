/**
 * Pages, navigation and banners maintained by the content team.
 * Public interface for other domains, the server, jobs and the sample shop.
 */

export type { ContentContext } from './context';
export type {
  ContentDocument,
  PageContent,
  PromoBannerContent,
  QuickLinksContent,
  SearchBannersContent,
  TopStripContent,
} from './documents';
export type { HomeContent } from './home';
export type { CategoryGroup, DynamicContent, MenuCategory, MenuItem, SubCategory } from './menu';
export type { NavigationContent } from './navigation';
export { findBannersOfSearch } from './store';
