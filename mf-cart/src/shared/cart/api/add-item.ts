import { queryIdOf, request, sendSearchConversion } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { CartAddItemInput } from '../../../generated/gql/graphql';
import { changeCart } from '../change-cart';
import { isCartClosed } from '../closed-cart';
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
 * since is replaced once. Rejects with the API's error.
 */
export async function addItem(item: NewItem): Promise<void> {
  try {
    await send(item);
  } catch (error) {
    if (!isCartClosed(error)) throw error;
    await send(item);
  }
  sendSearchConversion(item.product_id);
}
