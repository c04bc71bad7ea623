import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { useEffect } from 'react';
import { signInHere } from '../../../shared/cart/SignInAgain';

/** Asks to sign in over the checkout, which stays as it is (rule selling-34). */
export function SessionEnded() {
  useEffect(() => signInHere(), []);
  return (
    <Banner
      tone="warning"
      title="You have been signed out"
      live
      action={<Button onClick={() => signInHere()}>Sign in and go on</Button>}
    >
      Everything you entered is kept, and nothing has been charged. Sign in to go on where you stopped.
    </Banner>
  );
}
