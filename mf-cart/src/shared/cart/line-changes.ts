import { UPDATE_FAILED } from '@saltbush/contract';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { editItem } from './api/edit-item';
import { removeItem } from './api/remove-item';
import type { Cart } from './cart';
import { changeCart } from './change-cart';
import { requestedQuantity, requestQuantity, settleLine } from './pending-lines';

const send = (cart_uuid: string, item_id: string, quantity: number, postcode: string) =>
  quantity === 0
    ? removeItem({ cart_uuid, item_id }, postcode)
    : editItem({ cart_uuid, item_id, quantity }, postcode);

const running = new Map<string, Promise<boolean>>();

async function sendRequestedQuantity(uuid: string, lineId: string): Promise<boolean> {
  try {
    let sent: number | undefined;
    for (
      let next = requestedQuantity(lineId);
      next !== undefined && next !== sent;
      next = requestedQuantity(lineId)
    ) {
      const quantity = next;
      await changeCart<{ cart: Cart }>(uuid, (postcode) => send(uuid, lineId, quantity, postcode));
      sent = quantity;
    }
    settleLine(lineId);
    return true;
  } catch (error) {
    settleLine(lineId, errorMessage(error, UPDATE_FAILED));
    return false;
  } finally {
    running.delete(lineId);
  }
}

/**
 * Sets a line's quantity; 0 removes it. The change is optimistic. While a request is in flight, only the latest
 * quantity is queued. A failure rolls the line back and shows the reason. Resolves to whether the change was stored.
 */
export function setLineQuantity(uuid: string, lineId: string, quantity: number): Promise<boolean> {
  requestQuantity(lineId, quantity);
  const already = running.get(lineId);
  if (already) return already;
  const run = sendRequestedQuantity(uuid, lineId);
  running.set(lineId, run);
  return run;
}
