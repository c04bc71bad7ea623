import { links } from '@saltbush/contract/links';
import { Banner, Button, ButtonLink, Cluster, Stack } from '@saltbush/shared-ui/design/core';

/** Confirms that a product was added to the next program order and links to that order (section 2.12). */
export function AddedToProgram({ onClose }: { onClose: () => void }) {
  return (
    <Stack gap={5}>
      <Banner tone="success" live>
        Your item has been added to your monthly subscription! It will be delivered along with your next
        subscription order.
      </Banner>
      <Cluster gap={3}>
        <ButtonLink href={links.journey.manageOrder()} onClick={onClose}>
          Manage your order
        </ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          Continue shopping
        </Button>
      </Cluster>
    </Stack>
  );
}
