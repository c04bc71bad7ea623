import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const ProductViewsDeleteDocument = graphql(/* GraphQL */ `
  mutation ProductViewsDelete($product_id: ID!) {
    product_views_delete(product_id: $product_id) {
      deleted
    }
  }
`);

/** Removes a product from the views of the signed-in shopper. A failure is logged by the api, not shown (rule 7.d-05). */
export const removeAccountView = (productId: string): Promise<void> =>
  request(ProductViewsDeleteDocument, { product_id: productId }).then(
    () => undefined,
    () => undefined,
  );
