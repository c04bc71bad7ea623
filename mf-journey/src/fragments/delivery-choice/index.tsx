import { ResponsiveDialog } from '@saltbush/shared-ui/design/overlays';
import type { SlotProps } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { AddedToProgram } from '../../features/delivery-choice/components/AddedToProgram';
import { DeliveryChoice } from '../../features/delivery-choice/components/DeliveryChoice';

function Content({ product, quantity, onAddToCart, onClose }: SlotProps['overlay.delivery-choice']) {
  const [isAdded, setAdded] = useState(false);
  if (isAdded) return <AddedToProgram onClose={onClose} />;
  return (
    <DeliveryChoice
      product={product}
      quantity={quantity}
      onAddToCart={onAddToCart}
      onInCart={onClose}
      onInProgram={() => setAdded(true)}
    />
  );
}

/** Fills `overlay.delivery-choice`: a modal from 1024 px, a bottom sheet below. State resets on each opening. */
export default function DeliveryChoiceFragment(props: SlotProps['overlay.delivery-choice']) {
  const { open, onClose } = props;
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Choose delivery option"
    >
      {open && <Content {...props} />}
    </ResponsiveDialog>
  );
}
