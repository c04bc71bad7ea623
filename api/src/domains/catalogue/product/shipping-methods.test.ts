import { describe, expect, it } from 'vitest';
import { KNOWN } from '../../../../seed';
import { productReader } from '../../../../test/clients/product-reader';
import { testApi } from '../../../../test/server/test-api';

const NOON = new Date('2026-11-24T12:00:00+11:00');

describe('delivery of products', () => {
  const api = testApi({ now: NOON });
  const products = productReader(api);

  const types = async (slug: string, postcode: string) => {
    const { shipping_methods } = await products.product(
      slug,
      `shipping_methods(postcode: "${postcode}") { type display_price }`,
    );
    return shipping_methods.map(({ type }: { type: string }) => type);
  };

  it('return shipping methods for a postcode, same-day included [7.d-01 2.10-09]', async () => {
    expect(await types(KNOWN.magnesium, '2000')).toEqual(['same-day', 'express', 'standard']);
    expect(await types(KNOWN.coldChain, '2000')).not.toContain('standard');
    expect(await types(KNOWN.preorder, '2000')).not.toContain('same-day');
    expect(await types(KNOWN.telehealthShortConsult, '2000')).toEqual([]);
    expect(await types(KNOWN.magnesium, '0001')).toEqual([]);
    const { shipping_methods } = await products.product(
      KNOWN.freeShipping,
      'shipping_methods { type display_price }',
    );
    expect(shipping_methods).toContainEqual({ type: 'standard', display_price: 'free' });
  });

  it('promise nothing that cannot happen [selling-28]', async () => {
    expect(await types(KNOWN.outOfStock, '2000')).toEqual([]);
    expect(await types(KNOWN.disabled, '2000')).toEqual([]);
    expect(await types(KNOWN.excludedState, '6000')).toEqual([]);
    expect(await types(KNOWN.excludedState, '2000')).not.toEqual([]);
    expect(await types(KNOWN.preorder, '2000')).toEqual(['express', 'standard']);
    expect(await types(KNOWN.prescription, '2000')).toEqual(['express', 'standard']);
    expect(await types(KNOWN.coldChain, '2000')).toEqual(['same-day', 'express']);
  });
});
