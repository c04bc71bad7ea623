import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  addressesQuery,
  cartHeaderQuery,
  cartKeys,
  favouriteIdsQuery,
  meQuery,
  patientNamesQuery,
  paymentMethodsQuery,
  rewardsCardQuery,
  shippingMethodsQuery,
  viewKey,
} from '.';

const QUERIES = [
  addressesQuery(),
  cartHeaderQuery('c-1'),
  favouriteIdsQuery(),
  meQuery(),
  patientNamesQuery(),
  paymentMethodsQuery(),
  rewardsCardQuery(),
  shippingMethodsQuery('2000'),
];

describe('keys of shared entities', () => {
  it('belong to the shop, one per document', () => {
    const keys = QUERIES.map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(QUERIES.length);
    for (const { queryKey } of QUERIES) expect(queryKey[0]).toBe('shop');
  });

  it('invalidate the views that remotes have of an entity', async () => {
    const client = new QueryClient();
    const view = viewKey(cartKeys.of('c-1'), 'mf-cart', 'page');
    const other = viewKey(cartKeys.of('c-2'), 'mf-cart', 'page');
    client.setQueryData(view, 1);
    client.setQueryData(other, 1);
    await client.invalidateQueries({ queryKey: cartKeys.of('c-1') });
    expect(client.getQueryState(view)?.isInvalidated).toBe(true);
    expect(client.getQueryState(other)?.isInvalidated).toBe(false);
  });

  it('need an owner: the compiler rejects a query key without one', () => {
    const client = new QueryClient();
    // @ts-expect-error The first part of a key must be its owner.
    client.setQueryData(['me', 'rewards-card'], true);
    client.setQueryData(['mf-catalog', 'rewards-card'], true);
    expect(client.getQueryData(['mf-catalog', 'rewards-card'])).toBe(true);
  });
});
