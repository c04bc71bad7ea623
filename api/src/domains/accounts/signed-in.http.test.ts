import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/clients/test-client';
import { testShop } from '../../../test/shop/test-shop';
import { type SignedInEvent, signedIn } from './events';
import { sessionCart } from './hooks';

const received: SignedInEvent[] = [];
const shop = testShop();
beforeAll(() => {
  shop.services.events.on(signedIn, async (event) => {
    received.push(event);
  });
});

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
