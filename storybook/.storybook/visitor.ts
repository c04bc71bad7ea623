import {
  closeOverlay,
  getQueryClient,
  useCartIdentity,
  usePreference,
  useSession,
} from '@saltbush/shared-ui/platform';

/** No story finds the visitor of another: nobody is known, nothing is open, nothing was fetched. */
export function forgetVisitor(): void {
  useSession.setState(useSession.getInitialState(), true);
  useCartIdentity.setState(useCartIdentity.getInitialState(), true);
  usePreference.setState(usePreference.getInitialState(), true);
  closeOverlay();
  getQueryClient().clear();
}
