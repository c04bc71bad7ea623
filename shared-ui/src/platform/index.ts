export {
  deviceStorage,
  type PageStorage,
  type PersonalStorage,
  personalStorage,
  personalTabStorage,
  tabStorage,
} from '../storage';
export { type TrackedEvent, track, trackPurchase, trackSignedInCart } from './analytics';
export {
  CONSENT_RECORD,
  type ConsentChoice,
  hasConsent,
  reopenConsent,
  setConsent,
  startConsent,
  useConsent,
} from './consent';
export { ApiError, type ApiErrorOf, errorMessage, hasCode, isOutage } from './data/errors';
export { configureGraphQL, prepareRequests, request, requestWith, type TypedDocument } from './data/graphql';
export { type JsonResult, jsonRequest } from './data/json-request';
export { createQueryClient, getQueryClient } from './data/query-client';
export { renewQueries } from './data/renew-queries';
export {
  type Environment,
  EnvironmentProvider,
  getBrowserEnvironment,
  setBrowserEnvironment,
  useEnvironment,
  useServed,
} from './environment';
export { useHydrated } from './hydration';
export {
  getLocation,
  navigate,
  type ShopLocation,
  subscribeLocation,
  useFocus,
  useLocation,
  watchLocation,
} from './navigation/navigation';
export { closeOverlay, openOverlay, useOverlayStore } from './navigation/overlays';
export { type Focus, type Layout, matchRoute, type RouteDefinition } from './navigation/route-matching';
export {
  DEFAULT_PREFERENCE,
  type LocationPreference,
  setPreference,
  startPreference,
  usePostcode,
  usePreference,
} from './preference';
export { createFragmentLifecycles } from './remote/fragment';
export { applyHead, PAGE_CHANGED } from './remote/head';
export { type ApplicationProps, createLifecycles, identifierPrefix } from './remote/lifecycles';
export { onCaughtError } from './remote/on-caught-error';
export {
  definePage,
  type PageContext,
  type PageHead,
  type PageModule,
  type PageProps,
  type PageResult,
} from './remote/page';
export { defineRemote, type RemoteApplication } from './remote/remote';
export type { RemoteManifest } from './remote/remote-manifest';
export { PageView } from './remote/remote-root';
export { saveFile } from './save-file';
export { PRODUCTS_INDEX, queryIdOf, sendSearchClick, sendSearchConversion } from './search-insights';
export {
  setCartUuid,
  startCartIdentity,
  useCartIdentity,
} from './session/cart-identity';
export { isCounterOpen, isMember, isOfCounter, openRoutes } from './session/counter-access';
export { followOtherTabs } from './session/other-tabs';
export {
  type AuthResult,
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
} from './session/session';
export { type SessionKeeper, setSessionKeeper } from './session/session-keeper';
export { Slot } from './slots/slot';
export { type FragmentModule, FragmentOverdue, type SlotFill, type SlotRuntime } from './slots/slot-runtime';
export type {
  CardProduct,
  OverlayName,
  PurchaseProduct,
  PurchaseSelection,
  SlotName,
  SlotProps,
} from './slots/slot-types';
export { allowScripts, parseInert, trustedScriptUrl } from './trusted-types';
