import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openProduct, resetShop } from '../../samples/drive-product';

describe('the delivery estimate of the product page', () => {
  beforeEach(resetShop);

  it('estimates delivery to the default postcode, including same-day delivery [2.10-09] [7.d-01] [9.a-02]', async () => {
    await openProduct();
    expect(screen.getByText('postcode 2000')).toBeTruthy();
    expect(await screen.findByText('Next Business Day Delivery')).toBeTruthy();
    expect(screen.getByText('Order now to receive it by 9pm on Monday 24 November')).toBeTruthy();
    expect(screen.getByText('Arrives in 3 to 7 business days')).toBeTruthy();
  });

  it('never offers standard delivery for cold-chain items [selling-20]', async () => {
    await openProduct({ is_fridge: true });
    expect(await screen.findByText('Next Business Day Delivery')).toBeTruthy();
    expect(screen.queryByText('Standard delivery')).toBeNull();
  });
});
