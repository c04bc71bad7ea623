export {
  setCartUuid,
  startCartIdentity,
  useCartIdentity,
} from './cart-identity';
export {
  type Environment,
  EnvironmentProvider,
  getBrowserEnvironment,
  setBrowserEnvironment,
  useEnvironment,
  useServed,
} from './environment';
export { ApiError, type ApiErrorOf, errorMessage, hasCode, isOutage } from './errors';
export { createFragmentLifecycles } from './fragment';
export { configureGraphQL, request, type TypedDocument } from './graphql';
export { applyHead, PAGE_CHANGED } from './head';
export { useHydrated } from './hydration';
export { type JsonResult, jsonRequest } from './json-request';
export { type ApplicationProps, createLifecycles, identifierPrefix } from './lifecycles';
export {
  getLocation,
  navigate,
  type ShopLocation,
  subscribeLocation,
  useLocation,
  watchLocation,
} from './navigation';
export { closeOverlay, openOverlay, useOverlayStore } from './overlays';
export {
  definePage,
  type PageContext,
  type PageHead,
  type PageModule,
  type PageProps,
  type PageResult,
} from './page';
export {
  DEFAULT_PREFERENCE,
  type LocationPreference,
  setPreference,
  startPreference,
  usePostcode,
  usePreference,
} from './preference';
export { createQueryClient, getQueryClient } from './query-client';
export { defineRemote, type RemoteApplication } from './remote';
export type { RemoteManifest } from './remote-manifest';
export { PageView } from './remote-root';
export { renewQueries } from './renew-queries';
export { matchRoute, type RouteDefinition } from './route-matching';
export { PRODUCTS_INDEX, queryIdOf, sendSearchClick, sendSearchConversion } from './search-insights';
export {
  type AuthResult,
  followOtherTabs,
  getSessionToken,
  type Impersonation,
  leaveToSignIn,
  renewSession,
  type SessionUser,
  signIn,
  signOut,
  signUp,
  startSession,
  useSession,
} from './session';
export { Slot } from './slot';
export type { FragmentModule, SlotFill, SlotRuntime } from './slot-runtime';
export type { CardProduct, OverlayName, PurchaseProduct, SlotName, SlotProps } from './slot-types';
