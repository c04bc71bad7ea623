import { setPreference, usePreference } from '@saltbush/shared-ui/platform';
import { respondWith, sentVariables } from '@saltbush/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../features/product/api/product';
import { ProductDeliveryDocument } from '../../generated/gql/graphql';
import { openProduct, resetShop, SHIPPING_METHODS } from '../../samples/drive-product';

describe('the delivery estimate of the product page', () => {
  beforeEach(resetShop);
  afterEach(() => act(() => usePreference.setState({ status: 'unknown', preference: null })));

  const openDelivered = (changes: Partial<Product>, methods: typeof SHIPPING_METHODS) =>
    openProduct(
      changes,
      undefined,
      respondWith(ProductDeliveryDocument, { product: { shipping_methods: methods } }),
    );

  it('estimates delivery to the default postcode, including same-day delivery [2.10-09] [7.d-01] [9.a-02]', async () => {
    await openProduct();
    expect(screen.getByText('postcode 2000').parentElement?.textContent).toBe('Shown for postcode 2000');
    expect(screen.getByRole('button', { name: 'Set location' })).toBeTruthy();
    expect(await screen.findByText('Next Business Day Delivery')).toBeTruthy();
    expect(screen.getByText('Order now to receive it by 9pm on Monday 24 November')).toBeTruthy();
    expect(screen.getByText('Arrives in 3 to 7 business days')).toBeTruthy();
  });

  it('estimates delivery to the place that was chosen, and to the next one [2.10-09] [7.d-01]', async () => {
    setPreference({ id: '1', suburb: 'PERTH', postcode: '6000', state: 'WA' });
    await openProduct(
      {},
      undefined,
      respondWith(ProductDeliveryDocument, ({ postcode }) => ({
        product: { shipping_methods: postcode === '6000' ? SHIPPING_METHODS.slice(1) : SHIPPING_METHODS },
      })),
    );
    expect(await screen.findByText('Arrives in 3 to 7 business days')).toBeTruthy();
    expect(screen.getByText('Perth, 6000').parentElement?.textContent).toBe('Delivery to Perth, 6000');
    expect(screen.queryByText('Next Business Day Delivery')).toBeNull();
    act(() => setPreference({ id: '2', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' }));
    expect(await screen.findByText('Next Business Day Delivery')).toBeTruthy();
    const postcodes = sentVariables(ProductDeliveryDocument).map(({ postcode }) => postcode);
    expect(postcodes).toEqual(['6000', '2010']);
  });

  it('lets the times of a pre-order count from its release', async () => {
    await openDelivered({ is_preorder: true }, SHIPPING_METHODS.slice(1));
    expect(await screen.findByText('Arrives in 3 to 7 business days')).toBeTruthy();
    expect(screen.getByText(/count from that day/)).toBeTruthy();
  });

  it.each<[string, Partial<Product>, RegExp]>([
    ['out of stock', { is_out_of_stock: true }, /when it is back in stock/],
    ['not delivered to a postcode', {}, /don’t deliver this product to this postcode/],
  ])('promises nothing for what is %s', async (_state, changes, note) => {
    await openDelivered(changes, []);
    expect(await screen.findByText(note)).toBeTruthy();
    expect(screen.queryByText(/Arrives|receive it/)).toBeNull();
  });

  it('is left out for what is no longer sold', async () => {
    await openDelivered({ status: 'Deleted' }, []);
    expect(screen.queryByRole('region', { name: 'Delivery' })).toBeNull();
  });
});
