import { Banner, Button, Cluster, Stack, Text } from '@saltbush/shared-ui/design/core';
import { errorMessage, openOverlay, useSession } from '@saltbush/shared-ui/platform';

/** Says why a link opens no order, and how to see the order all the same. */
export function BrokenLink({ error }: { error: unknown }) {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return (
    <Banner tone="warning" title={errorMessage(error)} live>
      <Stack gap={3}>
        <Text size="sm">
          {isSignedIn
            ? 'Your orders are in your account. You can also find one below.'
            : 'Sign in to see your orders, or find one below with its reference and e-mail.'}
        </Text>
        {!isSignedIn && (
          <Cluster>
            <Button size="sm" variant="secondary" onClick={() => openOverlay('auth', { mode: 'login' })}>
              Sign in
            </Button>
          </Cluster>
        )}
      </Stack>
    </Banner>
  );
}
