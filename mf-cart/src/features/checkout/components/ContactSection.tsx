import { Stack, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { openOverlay, useSession } from '@saltbush/shared-ui/platform';
import type { Cart } from '../../../shared/cart/cart';
import { ContactForm } from './ContactForm';
import { SignInRequired } from './SignInRequired';

const signIn = () => openOverlay('auth', { mode: 'login', redirectUrl: 'checkout' });

function SignInHint() {
  return (
    <Text size="sm" tone="muted">
      Have an account? <TextButton onClick={signIn}>Sign in</TextButton> for saved addresses and points.
    </Text>
  );
}

/** First section: contact details, prefilled for a signed-in shopper. */
export function ContactSection({ cart, onDone }: { cart: Cart; onDone: (cart: Cart) => void }) {
  const { status, user } = useSession();
  const isGuest = status !== 'signed-in';
  if (cart.requires_login && isGuest) return <SignInRequired />;
  return (
    <Stack gap={4}>
      {isGuest && <SignInHint />}
      <ContactForm
        key={user?.id ?? 'guest'}
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
