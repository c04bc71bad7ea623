import { LISTING } from '../paths';
import { added, atAddress, type EarlyControl } from './effects';

/** Kinds of controls in the server markup of a listing. */
export const LISTING_CONTROLS: Record<string, EarlyControl> = {
  'Add to cart in a listing': {
    path: LISTING,
    action: { css: 'main article button', text: 'Add to cart' },
    effects: added,
  },
  'a filter': {
    path: LISTING,
    action: { css: 'main input[type="checkbox"]' },
    effects: async (page) => (new URL(page.url()).search ? 1 : 0),
  },
  'the sort order': {
    path: LISTING,
    action: { css: 'main select', choose: 1 },
    effects: atAddress(/[?&]sort/),
  },
  'the filters on a phone': {
    path: LISTING,
    isOnPhones: true,
    action: { css: 'main button', text: 'Filter' },
    effects: (page) => page.getByRole('dialog').count(),
  },
  'page 2': {
    path: LISTING,
    action: { css: 'main nav[aria-label="Pages of this list"] a', text: '2' },
    effects: atAddress(/[?&]page=2/),
  },
};
