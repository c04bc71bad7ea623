import { Sheet } from '@saltbush/shared-ui/design/overlays';
import type { SlotProps } from '@saltbush/shared-ui/platform';
import { BrowseMenu } from '../../features/navigation/components/BrowseMenu';

/** The Browse drawer for small screens. */
export default function BrowseDrawer({ open, onClose }: SlotProps['overlay.menu']) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} side="left" title="Browse">
      <BrowseMenu onClose={onClose} />
    </Sheet>
  );
}
