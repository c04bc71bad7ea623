import type { ContentDocument } from '../../src/domains/content';
import type { Draft } from '../catalogue/types';
import { home } from './home';
import { navigation } from './navigation';
import { pages } from './pages';
import { PROMO_BANNERS, QUICK_LINKS, SEARCH_BANNERS, TOP_STRIP } from './strips';

/** Everything in the `content` collection, built for the products in the shop. */
export function contentDocuments(drafts: readonly Draft[], now: Date): ContentDocument[] {
  const makers = new Set(drafts.map((draft) => draft.brand.slug));
  return [
    navigation(makers),
    TOP_STRIP,
    QUICK_LINKS,
    SEARCH_BANNERS,
    home(drafts),
    ...PROMO_BANNERS,
    ...pages(now),
  ];
}
