import type { CleanHtml } from '../../lib/clean-html';

import type { HomeContent } from './home';
import type { NavigationContent } from './navigation';

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
