import { paymentLabel, paymentNoun } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, Cluster, Text } from '@saltbush/shared-ui/design/core';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import type { PaymentMethod } from '@saltbush/shared-ui/entities';

interface CardInUseProps {
  card: PaymentMethod;
  /** Names of the AutoDeliveries charged to the card. */
  paysFor: readonly string[];
  open: boolean;
  onClose: () => void;
}

/** Shown instead of the delete confirmation for a card in use: explains why and links to where to change it. */
export default function CardInUse({ card, paysFor, open, onClose }: CardInUseProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${paymentLabel(card)} can’t be deleted yet`}
      footer={
        <Cluster gap={3} justify="end">
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <ButtonLink href={links.account.autoDelivery()}>Go to AutoDelivery</ButtonLink>
        </Cluster>
      }
    >
      <Text>
        It pays for {paysFor.join(', ')}. Please choose another {paymentNoun('later')} there first.
      </Text>
    </Dialog>
  );
}
