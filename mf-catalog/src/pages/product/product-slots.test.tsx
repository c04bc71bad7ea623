import { respondWith, sentVariables } from '@saltbush/shared-ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProductLivePriceDocument } from '../../generated/gql/graphql';
import { ECHO_SLOTS, openProduct, resetShop } from '../../samples/drive-product';

describe('the slots of the product page', () => {
  beforeEach(resetShop);

  it('passes goods to the purchase slot and services to the telehealth slot [2.10-22] [3.c-07]', async () => {
    await openProduct({ can_autodeliver: true, order_limit: 2 }, ECHO_SLOTS);
    const purchase = JSON.parse((await screen.findByLabelText('pdp.purchase')).textContent ?? '{}');
    expect(purchase.product).toMatchObject({ id: 7, price: 2495, priceType: 'default', orderLimit: 2 });
    cleanup();
    await openProduct({ booking_type: 'ShortConsult' }, ECHO_SLOTS);
    const booking = JSON.parse((await screen.findByLabelText('pdp.telehealth')).textContent ?? '{}');
    expect(booking).toMatchObject({ productId: 7, bookingType: 'ShortConsult', price: 2495 });
    expect(screen.queryByLabelText('pdp.purchase')).toBeNull();
    expect(screen.queryByText('Standard delivery')).toBeNull();
  });

  it('shows and passes on the after-hours price while it applies [7.d-02] [3.c-24] [9.a-02]', async () => {
    const prices = [
      { min_qty: 1, type: 'default', value: 3900 },
      { min_qty: 1, type: 'afterhours', value: 5400 },
    ];
    const live = { edr_base_points: 54, live_price_type: 'afterhours', live_price: { value: 5400 } };
    const livePrice = respondWith(ProductLivePriceDocument, { product: live });
    await openProduct({ prices, booking_type: 'ShortConsult' }, ECHO_SLOTS, livePrice);
    expect(await screen.findByText('$54.00')).toBeTruthy();
    expect(sentVariables(ProductLivePriceDocument)[0]).toMatchObject({ slug: 'magnesium-7', state: 'NSW' });
    await waitFor(() =>
      expect(JSON.parse(screen.getByLabelText('pdp.telehealth').textContent ?? '{}')).toMatchObject({
        price: 5400,
      }),
    );
  });
});
