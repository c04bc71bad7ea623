import { Button, Cluster, Stack, Text } from '@saltbush/shared-ui/design/core';
import { openOverlay } from '@saltbush/shared-ui/platform';

/** Asks guests to sign in or create an account before they enrol, without losing their answers. */
export function SignInStep() {
  return (
    <Stack gap={5} align="start">
      <Text>
        Your doctor decides with you. To continue, sign in or create an account. We’ll keep your answers.
      </Text>
      <Cluster gap={3}>
        <Button onClick={() => openOverlay('auth', { mode: 'signup', flow: 'journey' })}>
          Create account
        </Button>
        <Button variant="secondary" onClick={() => openOverlay('auth', { mode: 'login', flow: 'journey' })}>
          Sign in
        </Button>
      </Cluster>
    </Stack>
  );
}
