import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const ProductViewsCreateDocument = graphql(/* GraphQL */ `
  mutation ProductViewsCreate($product_id: ID!) {
    product_views_create(product_id: $product_id) {
      viewed_at
    }
  }
`);

/** Adds a product to the views of the signed-in shopper (rule 7.d-05). A view that cannot be stored is lost. */
export const recordAccountView = (productId: string): Promise<void> =>
  request(ProductViewsCreateDocument, { product_id: productId }).then(
    () => undefined,
    () => undefined,
  );
