import {
  queryIdOf,
  request,
  sendSearchConversion,
  track,
  useCartIdentity,
} from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { CartAddItemInput } from '../../../generated/gql/graphql';
import { changeCart } from '../change-cart';
import { clearClosedCart, isCartClosed } from '../closed-cart';
import { isSessionOver } from '../session-over';
import { ensureCart } from './ensure-cart';

const CartAddItemDocument = graphql(/* GraphQL */ `
  mutation CartAddItem($input: CartAddItemInput!) {
    cart_add_item(input: $input) {
      item {
        id
        product {
          id
        }
      }
      cart {
        ...MiniCartFields
      }
    }
  }
`);

/** The item to add; cart, UTC offset and search query id are filled in. */
export type NewItem = Omit<CartAddItemInput, 'cart_uuid' | 'gmt_offset' | 'query_id'>;

async function send(item: NewItem): Promise<void> {
  const cart_uuid = await ensureCart();
  const input: CartAddItemInput = {
    ...item,
    cart_uuid,
    gmt_offset: Math.abs(new Date().getTimezoneOffset()),
    query_id: queryIdOf(item.product_id),
  };
  await changeCart(cart_uuid, async () => (await request(CartAddItemDocument, { input })).cart_add_item);
}

/**
 * Adds a product to this device's cart, creating it on first use (rule 7.c-01). A cart that has been ordered or merged
 * since is replaced once, as is the cart of an ended session: both are merged when its owner signs in. Rejects with the
 * API's error.
 */
export async function addItem(item: NewItem): Promise<void> {
  try {
    await send(item);
  } catch (error) {
    const isOver = isSessionOver(error);
    if (!isOver && !isCartClosed(error)) throw error;
    const { uuid } = useCartIdentity.getState();
    if (isOver && uuid) clearClosedCart(uuid);
    await send(item);
  }
  sendSearchConversion(item.product_id);
  track({
    name: 'Added to cart',
    product_id: Number(item.product_id),
    quantity: item.quantity,
    price_type: item.price_type ?? 'default',
  });
}
