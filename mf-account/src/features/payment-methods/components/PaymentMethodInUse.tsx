import { paymentLabel, paymentNoun } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, Cluster, Text } from '@saltbush/shared-ui/design/core';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import type { PaymentMethod } from '@saltbush/shared-ui/entities';

interface PaymentMethodInUseProps {
  method: PaymentMethod;
  /** Names of the AutoDeliveries charged to the payment method. */
  paysFor: readonly string[];
  open: boolean;
  onClose: () => void;
}

/** Shown instead of the delete confirmation for a payment method in use: explains why and links to where to change it. */
export default function PaymentMethodInUse({ method, paysFor, open, onClose }: PaymentMethodInUseProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${paymentLabel(method)} can’t be deleted yet`}
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
