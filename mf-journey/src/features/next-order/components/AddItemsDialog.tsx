import { ResponsiveDialog } from '@saltbush/shared-ui/design/overlays';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { AddItems } from './AddItems';

interface AddItemsDialogProps {
  subscription: Subscription;
  open: boolean;
  onClose: () => void;
}

/** Dialog for adding program products to the next order. */
export function AddItemsDialog({ subscription, open, onClose }: AddItemsDialogProps) {
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add to your next order"
      description="Every product comes with 10% off and free delivery, together with your program order."
    >
      <AddItems subscription={subscription} />
    </ResponsiveDialog>
  );
}
