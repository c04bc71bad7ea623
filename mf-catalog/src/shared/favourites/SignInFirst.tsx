import { Button, EmptyState } from '@saltbush/shared-ui/design/core';
import { openOverlay } from '@saltbush/shared-ui/platform';

/** In place of the favourites, for guests. */
export const SignInFirst = () => (
  <EmptyState
    title="Sign in to see your favourites"
    picture="heart"
    action={<Button onClick={() => openOverlay('auth', { mode: 'login' })}>Sign in</Button>}
  >
    Products that you save are part of your account.
  </EmptyState>
);
