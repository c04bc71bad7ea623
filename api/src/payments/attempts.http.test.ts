import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testShop } from '../../test/shop/test-shop';
import { findAttempt } from './attempts';

const shop = testShop();
const PAID = { brand: 'visa', last4: '4242' };

it.each([
  ['this release alone', { details: PAID }],
  ['an older one alone', { card: PAID }],
  ['an older one, after this one began it', { details: null, card: PAID }],
  ['this release, after an older one began it', { details: PAID, card: null }],
])('an attempt shows how it is paid when stored by %s', async (_who, stored) => {
  const _id = `${randomUUID()}:1`;
  await shop.db.collection<{ _id: string }>('payment_attempts').insertOne({ _id, ...stored });
  expect(await findAttempt(shop.db, _id)).toMatchObject({ details: PAID });
});
