import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/clients/test-client';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { type SignedInEvent, signedIn } from './events';
import { sessionCart } from './hooks';

let shop: Selling;
const received: SignedInEvent[] = [];
beforeAll(async () => {
  shop = await startSelling();
  shop.services.events.on(signedIn, async (event) => {
    received.push(event);
  });
}, 60_000);
afterAll(() => shop.close());

it('announces SignedIn at sign-up and sign-in, with the browser’s cart', async () => {
  const email = `${randomUUID()}@example.com`;
  const guestCartUuid = await shop.guest().newCart();
  const person = { firstName: 'Una', lastName: 'User', email, password: PASSWORD };
  const signedUp = await shop.post('/api/auth/signup', { ...person, cart: { id: guestCartUuid } });
  expect(signedUp.status).toBe(201);
  await shop.signIn({ email, password: PASSWORD });
  const userId = received[0]?.userId;
  expect(received).toEqual([
    { userId, guestCartUuid },
    { userId, guestCartUuid: null },
  ]);
  expect(await shop.services.hooks.call(sessionCart, { userId: userId ?? '' })).toEqual([
    { uuid: guestCartUuid },
  ]);
});
