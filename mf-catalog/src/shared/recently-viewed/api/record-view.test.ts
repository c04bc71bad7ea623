import { RewardsCardDocument } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { respondWith, sentVariables } from '@saltbush/shared-ui/testing';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProductViewsCreateDocument } from '../../../generated/gql/graphql';
import { openProduct, resetShop } from '../../../samples/drive-product';

describe('views of the account', () => {
  beforeEach(resetShop);
  afterEach(() => useSession.setState({ status: 'unknown', user: null }));

  it('get each product page that a signed-in shopper opens [7.d-05]', async () => {
    useSession.setState({ status: 'signed-in', user: null });
    const me = { edr_linked: true, edr_card_first2: '12', edr_card_last4: '3456' };
    await openProduct({}, undefined, respondWith(RewardsCardDocument, { me }));
    await waitFor(() => expect(sentVariables(ProductViewsCreateDocument)).toEqual([{ product_id: '7' }]));
  });

  it('get nothing of guests [7.d-05]', async () => {
    useSession.setState({ status: 'guest', user: null });
    await openProduct();
    expect(sentVariables(ProductViewsCreateDocument)).toEqual([]);
  });
});
