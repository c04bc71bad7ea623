/**
 * Pages, navigation and banners maintained by the content team.
 * Public interface for other domains, the server, jobs and the sample shop.
 */

export type { ContentContext } from './context';
export type {
  CategoryGroup,
  ContentDocument,
  DynamicContent,
  HomeContent,
  MenuCategory,
  MenuItem,
  NavigationContent,
  PageContent,
  PromoBannerContent,
  QuickLinksContent,
  SearchBannersContent,
  SubCategory,
  TopStripContent,
} from './documents';
export { findBannersOfSearch } from './store';
