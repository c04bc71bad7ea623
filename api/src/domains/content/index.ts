/**
 * Pages, navigation and banners maintained by the content team.
 * Public interface for other domains, the server, jobs and the sample shop.
 */

export type { ContentContext } from './context';
export type { EntryRequest } from './desk/change-entry';
export type { ContentEntryDocument } from './desk/documents';
export {
  beginPlannedContent,
  cancelPlan,
  discardDraft,
  publishDraft,
  restoreVersion,
  saveDraft,
} from './desk/edit';
export type { ContentPart } from './desk/parts';
export { findEntry, findPart, listEntries, listParts } from './desk/store';
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
export type { ContentPictureFiles } from './pictures/documents';
export { removeUnusedPictures } from './pictures/remove-unused';
export { insertPicture, readPictureFile } from './pictures/store';
export { findBannersOfSearch, findPage } from './store';
