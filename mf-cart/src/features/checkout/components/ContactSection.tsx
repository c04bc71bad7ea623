import { Stack, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { useSession } from '@saltbush/shared-ui/platform';
import type { Cart } from '../../../shared/cart/cart';
import { signInHere } from '../../../shared/cart/SignInAgain';
import { useHasSignedIn } from '../model/use-has-signed-in';
import { ContactForm } from './ContactForm';
import { SignInRequired } from './SignInRequired';

function SignInHint() {
  return (
    <Text size="sm" tone="muted">
      Have an account? <TextButton onClick={() => signInHere('checkout')}>Sign in</TextButton> for saved
      addresses, cards and points.
    </Text>
  );
}

/** First section: contact details, prefilled for a signed-in shopper. */
export function ContactSection({ cart, onDone }: { cart: Cart; onDone: (cart: Cart) => void }) {
  const { status, user } = useSession();
  const isGuest = status !== 'signed-in';
  // A session that ends leaves the form as it is.
  const wasSignedIn = useHasSignedIn();
  if (cart.requires_login && !wasSignedIn) return <SignInRequired />;
  return (
    <Stack gap={4}>
      {isGuest && !wasSignedIn && <SignInHint />}
      <ContactForm
        key={wasSignedIn ? 'account' : 'guest'}
        cartUuid={cart.uuid}
        defaults={{
          email: cart.user_email ?? user?.email ?? '',
          first_name: cart.user_first_name ?? user?.first_name ?? '',
          last_name: cart.user_last_name ?? user?.last_name ?? '',
        }}
        onDone={onDone}
      />
    </Stack>
  );
}
