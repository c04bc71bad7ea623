import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const ProductStockNotificationDocument = graphql(/* GraphQL */ `
  mutation ProductStockNotification($product_id: ID!, $email: String!) {
    product_stock_notification(product_id: $product_id, email: $email) {
      email
    }
  }
`);

/** Subscribes an address to a single back-in-stock email. Resolves to the address as stored. */
export async function requestStockNotification(productId: number, email: string): Promise<string> {
  const variables = { product_id: String(productId), email };
  return (await request(ProductStockNotificationDocument, variables)).product_stock_notification.email;
}
