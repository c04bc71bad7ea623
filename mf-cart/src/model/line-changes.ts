import { errorMessage, request } from '@saltbush/shared-ui/platform';
import { graphql } from '../generated/gql';
import type { Cart } from './cart';
import { changeCart } from './change-cart';
import { settleLine, wantedQuantity, wantQuantity } from './pending-lines';

const CartEditItemDocument = graphql(/* GraphQL */ `
  mutation CartEditItem($input: CartEditItemInput!, $postcode: String) {
    cart_edit_item(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

const CartRemoveItemDocument = graphql(/* GraphQL */ `
  mutation CartRemoveItem($input: CartRemoveItemInput!, $postcode: String) {
    cart_remove_item(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

/** Said when a quantity update returned nothing (section 8). */
const UPDATE_FAILED = 'Something went wrong please try again';

async function send(cart_uuid: string, item_id: string, quantity: number, postcode: string) {
  if (quantity === 0) {
    const answer = await request(CartRemoveItemDocument, { input: { cart_uuid, item_id }, postcode });
    return answer.cart_remove_item;
  }
  const input = { cart_uuid, item_id, quantity };
  const answer = await request(CartEditItemDocument, { input, postcode });
  return answer.cart_edit_item;
}

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
