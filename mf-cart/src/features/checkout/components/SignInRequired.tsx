import { Button, Cluster, Stack, Text } from '@saltbush/shared-ui/design/core';
import { openOverlay } from '@saltbush/shared-ui/platform';
import { signInHere } from '../../../shared/cart/SignInAgain';

/** Shown when the cart can only be ordered by a signed-in shopper (rule selling-02). The cart itself is unchanged. */
export function SignInRequired() {
  return (
    <Stack gap={4}>
      <Text>
        Please sign in to order the items in your cart. Your cart stays as it is, and you come back right
        here.
      </Text>
      <Cluster gap={3}>
        <Button onClick={() => signInHere('checkout')}>Sign in</Button>
        <Button
          variant="secondary"
          onClick={() => openOverlay('auth', { mode: 'signup', redirectUrl: 'checkout' })}
        >
          Create an account
        </Button>
      </Cluster>
    </Stack>
  );
}
