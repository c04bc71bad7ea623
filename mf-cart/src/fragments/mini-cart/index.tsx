import { Sheet } from '@saltbush/shared-ui/design/overlays';
import type { SlotProps } from '@saltbush/shared-ui/platform';
import { MiniCartBody, MiniCartFooter } from '../../features/lines/components/MiniCart';
import { UnmergedItems } from '../../features/unmerged/components/UnmergedItems';
import { useMiniCart } from '../../shared/cart/use-cart';

/** Fills `overlay.mini-cart`: the mini-cart, available on every page (section 2.6). */
export default function MiniCartFragment({ open, onClose }: SlotProps['overlay.mini-cart']) {
  const view = useMiniCart({ enabled: open });
  const count = view.status === 'ready' ? view.cart.num_items : 0;
  const isKnown = view.status === 'ready' || view.status === 'empty';
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isKnown ? `Cart (${count})` : 'Cart'}
      footer={view.status === 'ready' && <MiniCartFooter cart={view.cart} onClose={onClose} />}
    >
      {view.status === 'ready' && <UnmergedItems cart={view.cart} />}
      <MiniCartBody view={view} onClose={onClose} />
    </Sheet>
  );
}
