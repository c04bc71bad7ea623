import { CHECKOUT_BLOCKERS, checkoutBlocker } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, InlineMessage } from '@saltbush/shared-ui/design/core';
import { LockIcon } from '@saltbush/shared-ui/design/icons';
import { useSession } from '@saltbush/shared-ui/platform';
import type { Cart } from '../../shared/cart/cart';
import { signInHere } from '../../shared/cart/SignInAgain';

/** Links to the checkout, or asks for what must be done first. */
export function CheckoutButton({ cart }: { cart: Cart }) {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const blocker = checkoutBlocker(cart, isSignedIn);
  if (!blocker) {
    return (
      <ButtonLink block icon={LockIcon} href={links.checkout()}>
        Checkout
      </ButtonLink>
    );
  }
  const needsSignIn = blocker === 'SIGN_IN_REQUIRED';
  return (
    <>
      <InlineMessage tone={needsSignIn ? 'info' : 'error'}>{CHECKOUT_BLOCKERS[blocker]}</InlineMessage>
      {needsSignIn ? (
        <Button block onClick={() => signInHere()}>
          Sign in to check out
        </Button>
      ) : (
        <Button block disabled>
          Checkout
        </Button>
      )}
    </>
  );
}
