import { closeOverlay, useCartIdentity, usePreference, useSession } from '@saltbush/shared-ui/platform';
import { configure } from 'storybook/test';
import {
  browseExtras,
  headerContent,
  navigation,
  places,
  searchBanners,
  shippingMethods,
} from './content-fixture';
import { searchServiceFetch } from './search-service';
import { type Answers, answerWith } from './test-shop';

const OFTEN: Answers = {
  HeaderContent: headerContent,
  Navigation: { navigation },
  SearchBanners: searchBanners,
  BrowseExtras: browseExtras,
  Postcodes: places,
  PostcodeShippingMethods: shippingMethods('2026-11-20'),
  CartHeader: { cart_header: { cart_subtotal: 6485, num_items: 3 } },
};

/** A part that loads on demand may have to be built first. */
const PATIENCE_MS = 8000;

/**
 * For a story's `beforeEach`: an api and a search service that answer, a guest who has set a location and has a cart.
 * Returns what puts everything back.
 */
export function openShop(answers: Answers = {}): () => void {
  configure({ asyncUtilTimeout: PATIENCE_MS });
  answerWith({ ...OFTEN, ...answers });
  const realFetch = window.fetch;
  const search = searchServiceFetch({ calls: [], events: [] });
  window.fetch = (input, init) =>
    String(input).startsWith('/1/') ? search(input, init) : realFetch(input, init);
  useSession.setState({ status: 'guest', user: null });
  useCartIdentity.setState({ uuid: 'cart-of-the-story' });
  usePreference.setState({
    status: 'set',
    preference: { id: '1', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' },
  });
  closeOverlay();
  window.scrollTo(0, 0);
  return () => {
    window.fetch = realFetch;
    closeOverlay();
  };
}
