import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const ProductStockNotificationDocument = graphql(/* GraphQL */ `
  mutation ProductStockNotification($product_id: ID!, $email: String!) {
    product_stock_notification(product_id: $product_id, email: $email) {
      email
    }
  }
`);

/** Puts an address on the list of those told once when a product is back. Answers the address as it was kept. */
export async function askForNotice(productId: number, email: string): Promise<string> {
  const variables = { product_id: String(productId), email };
  return (await request(ProductStockNotificationDocument, variables)).product_stock_notification.email;
}
