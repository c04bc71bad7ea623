import { errorMessage } from '@saltbush/shared-ui/platform';
import { addItem } from '../../../shared/cart/api/add-item';
import type { CartLine } from '../../../shared/cart/cart';
import { setLineQuantity } from '../../../shared/cart/line-changes';
import { lineName } from './line-labels';

/** The API never returns an unmasked e-script token, so a line that has one cannot be restored. */
const canRestore = (line: CartLine) => line.product !== null && line.eprescription_token === null;

async function restore(line: CartLine): Promise<void> {
  const { toast } = await import('@saltbush/shared-ui/design/overlays');
  try {
    await addItem({
      product_id: line.product?.id ?? '',
      quantity: line.quantity,
      price_type: line.price_type,
      source: 'cart-undo-add_to_cart',
      frequency: line.frequency,
      patient_uuid: line.patient?.uuid,
      script_type: line.script_type,
    });
  } catch (error) {
    toast({ message: errorMessage(error), tone: 'error' });
  }
}

/** Removes a line optimistically and offers to undo it. On failure the line reappears with the reason beside it. */
export async function removeLine(uuid: string, line: CartLine): Promise<void> {
  const removed = await setLineQuantity(uuid, line.id, 0);
  if (!removed) return;
  const { toast } = await import('@saltbush/shared-ui/design/overlays');
  const undo = canRestore(line) ? () => void restore(line) : undefined;
  toast({ message: `${lineName(line)} was removed`, tone: 'info', undo });
}
