import { RewardsCardDocument } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { respondWith } from '@saltbush/shared-ui/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  openProduct,
  productHandler,
  renderProduct,
  resetShop,
  serveDefaults,
} from '../../samples/drive-product';

describe('rewards points on the product page', () => {
  beforeEach(resetShop);

  it('explains to guests how to collect points [2.10-10] [2.10-11]', async () => {
    await openProduct({ edr_bonus_points: 100 });
    expect(screen.getByText(/Collect 124 Saltbush Rewards Points\*/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeTruthy();
  });

  it('asks signed-in users to link a card once [2.10-12]', async () => {
    serveDefaults(
      productHandler(),
      respondWith(RewardsCardDocument, {
        me: { edr_linked: false, edr_card_first2: null, edr_card_last4: null },
      }),
    );
    useSession.setState({ status: 'signed-in', user: null });
    renderProduct();
    expect(await screen.findByRole('button', { name: 'Link your card to earn points' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });
});
