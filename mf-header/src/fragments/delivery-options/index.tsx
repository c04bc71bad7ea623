import { Sheet } from '@saltbush/shared-ui/design/overlays';
import type { SlotProps } from '@saltbush/shared-ui/platform';
import { DeliveryOptions } from '../../features/delivery/components/DeliveryOptions';

/** The Delivery Options drawer. */
export default function DeliveryOptionsDrawer({ open, onClose }: SlotProps['overlay.delivery-options']) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="Delivery Options">
      <DeliveryOptions />
    </Sheet>
  );
}
