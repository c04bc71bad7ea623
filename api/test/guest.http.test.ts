import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { KNOWN } from '../seed/known';
import { beforeTests } from './server/before-tests';
import { at } from './shop/shopper';
import { testShop } from './shop/test-shop';

const shop = testShop();
const guest = beforeTests(() => shop.guest());

it('a guest browses, searches and books telehealth [6-01]', async () => {
  const categories = await guest.send('{ categories { url } home { __typename } }');
  expect(at<object[]>(categories, 'categories').length).toBeGreaterThan(0);
  const listing = await guest.send(
    '{ listing(input: { kind: category, slug: "vitamins-supplements" }) { data { id } } }',
  );
  expect(at<object[]>(listing, 'listing.data').length).toBeGreaterThan(0);
  const product = await guest.send('query($slug: String!) { product(slug: $slug) { name } }', {
    slug: KNOWN.magnesium,
  });
  expect(at(product, 'product.name')).toMatch(/magnesium/i);

  const found = await guest.post('/1/indexes/*/queries', {
    requests: [{ indexName: 'products', params: 'query=magnesium' }],
  });
  const { results } = (await found.json()) as { results: { nbHits: number }[] };
  expect(results[0]?.nbHits).toBeGreaterThan(0);

  const request = {
    booking_type: 'ShortConsult',
    starts_at: '2026-11-25T22:00:00.000Z',
    state: 'NSW',
    guest: {
      first_name: 'Gil',
      last_name: 'Guest',
      dob: '1990-02-03',
      gender: 'male',
      email: 'gil@example.com',
    },
    contact_method: 'phone',
    phone: '0412345678',
    accepts_terms: true,
    idempotency_key: randomUUID(),
  };
  const held = await guest.run('telehealth_bookings_create', request, 'booking { uuid status }');
  expect(at(held, 'telehealth_bookings_create.booking.status')).toBe('held');
  const payment = {
    uuid: at(held, 'telehealth_bookings_create.booking.uuid'),
    stripe_source_id: await guest.cardToken(),
  };
  const booked = await guest.run('telehealth_bookings_confirm', payment, 'booking { status }');
  expect(at(booked, 'telehealth_bookings_confirm.booking.status')).toBe('booked');
});
