/**
 * Pages, navigation and banners that the content team writes.
 * Other domains, the server, jobs and the sample shop know this much.
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
