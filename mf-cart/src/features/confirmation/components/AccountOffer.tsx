import { Button, Cluster, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { openOverlay } from '@saltbush/shared-ui/platform';
import styles from './Confirmation.module.css';

/** Offers a guest an account, once the order is placed and nothing is in its way. */
export function AccountOffer() {
  return (
    <Panel as="section" className={styles.offer} aria-labelledby="account-offer-title">
      <Stack gap={3}>
        <Heading level={2} size="md" id="account-offer-title">
          Faster next time
        </Heading>
        <Text>With an account, your addresses and cards are kept for your next order.</Text>
        <Cluster>
          <Button variant="secondary" onClick={() => openOverlay('auth', { mode: 'signup' })}>
            Create an account
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  );
}
