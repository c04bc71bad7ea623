import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { shopOffers } from '../../../test/shop/counter/offers';
import { startSelling } from '../../../test/shop/selling';
import { at, CARDS, failure, type GraphQLAnswer } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

let zinc: number;
let customer: string;
/** A code that each customer can use once. */
let once: string;
const shop = testShop();
const { offer, offered } = shopOffers(shop);
beforeAll(async () => {
  zinc = await shop.product();
  customer = `${randomUUID()}@example.com`;
  const guest = shop.guest();
  const cart = await guest.readyCart(zinc);
  await guest.setContact(cart, customer);
  expect((await guest.place(cart)).errors).toBeUndefined();
  once = await offer({ max_uses: 2, max_uses_per_customer: 1 });
  expect((await guest.place(await offered(guest, zinc, once, customer))).errors).toBeUndefined();
});

/** The response without the path and the locations of its errors. */
const meaning = ({ data, errors }: GraphQLAnswer) => ({
  data,
  errors: errors?.map(({ message, extensions }) => ({ message, extensions })),
});

/** Enters an e-mail on a guest's cart and returns everything that can be learned before a payment is authorised. */
async function learn(email: string, code: string) {
  const guest = shop.guest();
  const cart = await guest.readyCart(zinc);
  const first = { cart_uuid: cart, code };
  const fields = 'offer { code } cart { offer_code discount_total cart_total }';
  await guest.setContact(cart, email);
  const answers = [
    await guest.run('cart_set_offer_by_code', first, fields),
    await guest.setContact(cart, `x${email}`),
    await guest.cart(cart, 'offer_code discount_total cart_total'),
  ];
  await guest.setContact(cart, email);
  answers.push(
    await guest.place(cart, { stripe_source_id: null }),
    await guest.place(cart, { expected_total: 1 }),
    await guest.place(cart, { stripe_source_id: await guest.cardToken(CARDS.declined) }),
  );
  return answers.map(meaning).map((answer) => JSON.stringify(answer).replaceAll(email, 'EMAIL'));
}

it.each([
  ['the offer for first orders', () => 'WELCOME10'],
  ['one that each customer can use once', () => once],
])('a guest learns nothing about the owner of an e-mail from %s', async (_what, codeOf) => {
  const code = codeOf();
  const [known, unknown] = [await learn(customer, code), await learn(`${randomUUID()}@example.com`, code)];
  expect(known).toEqual(unknown);
  expect(known[0]).toContain(`"offer_code":"${code}"`);
});

it('a guest reads the same whether the mailbox has used a code or everybody has [vouchers-01]', async () => {
  const [guest, late] = [shop.guest(), shop.guest()];
  const [cart, lateCart] = [await offered(guest, zinc, once, customer), await offered(late, zinc, once)];
  const used = failure(await guest.place(cart, { expected_total: 1695 }));
  const last = shop.guest();
  expect((await last.place(await offered(last, zinc, once))).errors).toBeUndefined();
  expect(failure(await late.place(lateCart, { expected_total: 1695 }))).toEqual(used);
  expect(used?.message).toBe('This offer can’t be used with this order. Please review your new total.');
});

it('a signed-in customer learns nothing about another e-mail, and is told about their own account', async () => {
  const { shopper } = await shop.user();
  const cart = await shopper.readyCart(zinc);
  await shopper.setContact(cart, customer);
  const use = (uuid: string) =>
    shopper.run('cart_set_offer_by_code', { cart_uuid: uuid, code: 'WELCOME10' }, 'offer { code }');
  expect((await use(cart)).errors).toBeUndefined();
  await shopper.run('cart_remove_offer', { cart_uuid: cart }, 'cart { uuid }');
  expect((await shopper.place(cart)).errors).toBeUndefined();
  expect(failure(await use(await shopper.readyCart(zinc)))?.message).toBe(
    'This offer is for your first order only.',
  );
});

it('learning it at the payment is limited by address [selling-25]', async () => {
  const strict = await startSelling({
    env: { RATE_LIMIT_FACTOR: '1', RATE_LIMITS: 'firstOrderByAddress=2/600' },
  });
  const product = await strict.product();
  const guest = strict.guest();
  const answers: GraphQLAnswer[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const cart = await guest.readyCart(product);
    const code = { cart_uuid: cart, code: 'WELCOME10' };
    expect(
      at(await guest.run('cart_set_offer_by_code', code, 'offer { code }'), 'cart_set_offer_by_code'),
    ).toBeTruthy();
    answers.push(await guest.place(cart));
  }
  expect(answers.map((answer) => failure(answer)?.code)).toEqual([
    undefined,
    'INVALID_OFFER',
    'RATE_LIMITED',
  ]);
  await strict.close();
});
