import {
  closeOverlay,
  getQueryClient,
  useCartIdentity,
  usePreference,
  useSession,
} from '@saltbush/shared-ui/platform';

/** Resets the visitor between stories: unknown session, no cart, no open overlay, empty query cache. */
export function resetVisitor(): void {
  useSession.setState(useSession.getInitialState(), true);
  useCartIdentity.setState(useCartIdentity.getInitialState(), true);
  usePreference.setState(usePreference.getInitialState(), true);
  closeOverlay();
  getQueryClient().clear();
}
