import { Button, EmptyState, TextButton } from '@saltbush/shared-ui/design/core';
import { openOverlay, setCartUuid } from '@saltbush/shared-ui/platform';

/** Opens the sign-in drawer over the page, which stays as it is. */
export const signInHere = (redirectUrl?: string): void =>
  openOverlay('auth', redirectUrl ? { mode: 'login', redirectUrl } : { mode: 'login' });

/** Stands for the cart of an account while nobody is signed in (rule selling-34). */
export function SignInAgain() {
  return (
    <EmptyState
      picture="cart"
      title="Please sign in again"
      action={<Button onClick={() => signInHere()}>Sign in</Button>}
    >
      You have been signed out. Your cart is kept.{' '}
      <TextButton onClick={() => setCartUuid(null)}>Start with an empty cart</TextButton>
    </EmptyState>
  );
}
