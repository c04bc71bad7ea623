import {
  CartHeaderDocument,
  FavouriteIdsDocument,
  PostcodeShippingMethodsDocument,
} from '@saltbush/shared-ui/entities';
import { closeOverlay, useCartIdentity, usePreference, useSession } from '@saltbush/shared-ui/platform';
import { mockPlaces, type RequestHandler, respondWith, serve } from '@saltbush/shared-ui/testing';
import {
  BrowseExtrasDocument,
  HeaderContentDocument,
  NavigationDocument,
  SearchBannersDocument,
} from '../generated/gql/graphql';
import {
  browseExtras,
  headerContent,
  navigation,
  places,
  searchBanners,
  shippingMethods,
} from './header-content';
import { searchService } from './search-service';

const defaultHandlers = (): RequestHandler[] => [
  respondWith(HeaderContentDocument, headerContent),
  respondWith(NavigationDocument, { navigation }),
  respondWith(SearchBannersDocument, searchBanners),
  respondWith(BrowseExtrasDocument, browseExtras),
  mockPlaces(places),
  respondWith(PostcodeShippingMethodsDocument, shippingMethods('2026-11-20')),
  respondWith(CartHeaderDocument, { cart_header: { cart_subtotal: 6485, num_items: 3 } }),
  respondWith(FavouriteIdsDocument, { favourite_ids: ['1', '2'] }),
  ...searchService(),
];

/**
 * A story's `beforeEach`: mocks the api and the search service, and sets up a guest with a location and a cart. Stories
 * that need other responses add handlers on top. Returns a function that restores the previous state.
 */
export function setUpShop(): () => void {
  serve(...defaultHandlers());
  useSession.setState({ status: 'guest', user: null });
  useCartIdentity.setState({ uuid: 'cart-of-the-story' });
  usePreference.setState({
    status: 'set',
    preference: { id: '1', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' },
  });
  closeOverlay();
  window.scrollTo(0, 0);
  return closeOverlay;
}
