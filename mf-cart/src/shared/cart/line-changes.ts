import { UPDATE_FAILED } from '@saltbush/contract';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { editItem } from './api/edit-item';
import { removeItem } from './api/remove-item';
import type { Cart } from './cart';
import { changeCart } from './change-cart';
import { settleLine, wantedQuantity, wantQuantity } from './pending-lines';

const send = (cart_uuid: string, item_id: string, quantity: number, postcode: string) =>
  quantity === 0
    ? removeItem({ cart_uuid, item_id }, postcode)
    : editItem({ cart_uuid, item_id, quantity }, postcode);

const running = new Map<string, Promise<boolean>>();

async function sendWishes(uuid: string, lineId: string): Promise<boolean> {
  try {
    let sent: number | undefined;
    for (
      let next = wantedQuantity(lineId);
      next !== undefined && next !== sent;
      next = wantedQuantity(lineId)
    ) {
      const wish = next;
      await changeCart<{ cart: Cart }>(uuid, (postcode) => send(uuid, lineId, wish, postcode));
      sent = wish;
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
 * Sets the quantity of a line, 0 removes it. Shown at once; while one change is on its way, the last wish waits and
 * the ones between are never sent. A failure puts the line back and says why. Resolves to whether it was stored.
 */
export function setLineQuantity(uuid: string, lineId: string, quantity: number): Promise<boolean> {
  wantQuantity(lineId, quantity);
  const already = running.get(lineId);
  if (already) return already;
  const run = sendWishes(uuid, lineId);
  running.set(lineId, run);
  return run;
}
