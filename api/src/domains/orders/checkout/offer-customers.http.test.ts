import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/clients/test-client';
import { shopOffers } from '../../../../test/shop/counter/offers';
import { at, failure, type GraphQLAnswer, Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { cancelOrder } from '../refunds/cancel-order';

const REVIEW = 'Please review your new total.';
const NEUTRAL = { code: 'INVALID_OFFER', message: `This offer can’t be used with this order. ${REVIEW}` };
const USED_BY_YOU = 'You have used this offer as often as each customer can.';

let zinc: number;
let code: string;
let name: string;
const shop = testShop();
const { offer, usesOf, enter, held, offered } = shopOffers(shop);
beforeAll(async () => {
  zinc = await shop.product({ stock: 1000 });
});
beforeEach(async () => {
  code = await offer({ max_uses_per_customer: 1 });
  name = randomUUID();
});

/** Creates an account with an e-mail, and signs in. */
async function account(email: string, isConfirmed = true): Promise<Shopper> {
  const person = {
    email,
    password: PASSWORD,
    first_name: 'Una',
    last_name: 'User',
    role: 'customer' as const,
  };
  await shop.services.accounts.createUser(person);
  await shop.collection('users').updateOne({ email }, { $set: { emailVerified: isConfirmed } });
  return new Shopper(shop.url, (await shop.signIn({ email, password: PASSWORD })).token);
}

const pay = (shopper: Shopper, cart: string) => shopper.placeUntilKnown(cart, { expected_total: 1695 });
const use = async (shopper: Shopper, email?: string) =>
  pay(shopper, await offered(shopper, zinc, code, email));
const referenceOf = (answer: GraphQLAnswer) => at<string>(answer, 'checkout_place_order.order.reference');

/** How many places among uses an order holds. */
async function claimsOf(reference: string): Promise<number> {
  const order = await shop.collection('orders').findOne({ reference });
  return shop.collection('claims').countDocuments({ kind: 'offer_use', order_id: String(order?._id) });
}

describe('a customer has no other use of a code', () => {
  it('with another account of one mailbox, and reads that it is used [vouchers-01]', async () => {
    const [first, second] = [await account(`${name}+1@example.com`), await account(`${name}+2@example.com`)];
    const [early, late] = [await offered(second, zinc, code), await second.readyCart(zinc)];
    referenceOf(await use(first));
    expect(failure(await enter(second, late, code))?.message).toBe(USED_BY_YOU);
    expect(failure(await pay(second, early))?.message).toBe(`${USED_BY_YOU} ${REVIEW}`);
    expect([await usesOf(code), await held()]).toEqual([1, 0]);
  });

  it('and finds it among the offers of the cart no longer', async () => {
    const [shopper, guest] = [await account(`${name}@example.com`), shop.guest()];
    const codes = await Promise.all([
      offer({ is_listed: true, max_uses_per_customer: 1 }),
      offer({ is_listed: true, max_uses: 1, uses: 1 }),
      offer({ is_listed: true, is_draft: true }),
      offer({ is_listed: true, starts_at: new Date('2027-01-01') }),
      offer({ is_listed: true, max_uses: null, uses: 1 }),
      offer({ is_listed: true, max_uses_per_customer: 2 }),
    ]);
    const listed = async (who: Shopper) => {
      const cart = await who.cart(await who.newCart(), 'available_offers { code }');
      const offers = at<{ code: string }[]>(cart, 'cart.available_offers');
      return codes.filter((one) => offers.some((found) => found.code === one));
    };
    const [limited = '', , , , endless, twice = ''] = codes;
    expect(await listed(shopper)).toEqual([limited, endless, twice]);
    for (const once of [limited, twice]) {
      const cart = await offered(shopper, zinc, once);
      expect((await pay(shopper, cart)).errors).toBeUndefined();
    }
    expect(await listed(shopper)).toEqual([endless, twice]);
    expect(await listed(guest)).toEqual([limited, endless, twice]);
  });

  it('with an account that replaces a closed one, until the order is cancelled', async () => {
    const email = `${name}@example.com`;
    const reference = referenceOf(await use(await account(email)));
    expect(await claimsOf(reference)).toBe(5);
    // As if it were closed: the account has its e-mail no longer.
    const closed = { email: `${name}@closed.invalid` };
    for (const users of ['users', 'customers'])
      await shop.collection(users).updateOne({ email }, { $set: closed });
    const again = await account(email);
    const cart = await again.readyCart(zinc);
    expect(failure(await enter(again, cart, code))?.message).toBe(USED_BY_YOU);
    await cancelOrder(shop.services, { reference, by: 'customer', reason: 'changed_mind' });
    expect([await usesOf(code), await claimsOf(reference)]).toEqual([0, 0]);
    expect((await enter(again, cart, code)).errors).toBeUndefined();
    referenceOf(await pay(again, cart));
  });

  it('as a guest of the account’s own address, whatever its order was for; nothing is held', async () => {
    const email = `${name}@example.com`;
    referenceOf(await use(await account(email), `${randomUUID()}@example.com`));
    expect(failure(await use(shop.guest(), email))).toEqual(NEUTRAL);
    expect([await usesOf(code), await held()]).toEqual([1, 0]);
  });

  it('with any number of accounts that have not confirmed the mailbox, which are told no more than a guest', async () => {
    referenceOf(await use(await account(`${name}+1@example.com`, false)));
    expect(failure(await use(await account(`${name}+2@example.com`, false)))).toEqual(NEUTRAL);
    expect(failure(await use(shop.guest(), `${name}@example.com`))).toEqual(NEUTRAL);
  });

  it('in orders of one account at the same moment, the others of which are told why', async () => {
    const shopper = await account(`${name}@example.com`);
    const carts = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const guest = shop.guest();
        return offered(guest, zinc, code);
      }),
    );
    const answers = await Promise.all(carts.map((cart) => pay(shopper, cart)));
    const refused = answers.flatMap((answer) => failure(answer)?.message ?? []);
    expect(refused).toEqual(Array.from({ length: 3 }, () => `${USED_BY_YOU} ${REVIEW}`));
    expect([await usesOf(code), await held()]).toEqual([1, 0]);
  });
});

it('nobody uses up the offer of an account by entering its address', async () => {
  const email = `${name}@example.com`;
  referenceOf(await use(shop.guest(), email));
  referenceOf(await use(await account(`${randomUUID()}@example.com`, false), email));
  referenceOf(await use(await account(email)));
  expect(await usesOf(code)).toBe(3);
});
