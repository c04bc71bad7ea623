import { Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { openOverlay } from '@saltbush/shared-ui/platform';

/** Asks the owner of an account without a password to sign in again, because the sign-in is too old for what they want. */
export function SignInAgain({ title, onClose }: { title: string; onClose: () => void }) {
  const signIn = () => {
    onClose();
    openOverlay('auth', { mode: 'login' });
  };
  return (
    <Sheet open title={title} onOpenChange={(open) => !open && onClose()}>
      <Stack gap={5}>
        <Text>For this we need to know that it is you. Please sign in again, then come back here.</Text>
        <Button block onClick={signIn}>
          Sign in again
        </Button>
      </Stack>
    </Sheet>
  );
}
