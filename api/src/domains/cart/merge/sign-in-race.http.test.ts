import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/clients/test-client';
import { beforeTests } from '../../../../test/server/before-tests';
import { startSecondProcess } from '../../../../test/server/second-process';
import { at, failure, Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const second = beforeTests(
  () => startSecondProcess(shop),
  (process) => process.close(),
);

interface Account {
  email: string;
  password: string;
}

async function newAccount(): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: PASSWORD };
  const person = { first_name: 'Una', last_name: 'User', role: 'customer' } as const;
  await shop.services.accounts.createUser({ ...account, ...person });
  return account;
}

interface SignedIn {
  token: string;
  cart: { uuid: string } | null;
}

/** Signs in as the form does, with the browser's guest cart. */
async function signIn(url: string, account: Account, cartUuid: string): Promise<SignedIn> {
  const response = await new Shopper(url).post('/api/auth/login', { ...account, cart: { id: cartUuid } });
  const body = (await response.json()) as { data: SignedIn };
  expect(response.status).toBe(200);
  return body.data;
}

async function quantities(shopper: Shopper, uuid: string): Promise<Record<string, number>> {
  const answer = await shopper.cart(uuid, 'items { quantity product { id } }');
  const items = at<{ quantity: number; product: { id: string } }[]>(answer, 'cart.items');
  return Object.fromEntries(items.map(({ quantity, product }) => [product.id, quantity]));
}

const products = (count: number) =>
  Promise.all(Array.from({ length: count }, () => shop.product({ stock: 900 })));

/** Returns a guest cart with one of each product, and a tab that keeps adding to it. */
async function guestCart(ids: readonly number[]) {
  const guest = shop.guest();
  const uuid = await guest.newCart();
  for (const id of ids) await guest.add(uuid, id);
  return { guest, uuid };
}

/** Signs in with two tabs in two processes while a third adds to the guest cart, and expects every accepted addition. */
async function race(account: Account, before: Record<string, number>): Promise<void> {
  const [early, late] = [await products(3), await products(8)];
  const { guest, uuid } = await guestCart(early);
  const [tabs, adds] = await Promise.all([
    Promise.all([signIn(shop.url, account, uuid), signIn(second.url, account, uuid)]),
    Promise.all(late.map(async (id) => ({ id, refused: failure(await guest.add(uuid, id, 2)) }))),
  ]);
  const carts = new Set(tabs.map(({ cart }) => cart?.uuid));
  expect(carts.size).toBe(1);
  const shopper = new Shopper(shop.url, tabs[0]?.token);
  const accepted = adds.filter(({ refused }) => !refused).map(({ id }) => id);
  expect(await quantities(shopper, [...carts][0] ?? '')).toEqual({
    ...before,
    ...Object.fromEntries(early.map((id) => [id, 1])),
    ...Object.fromEntries(accepted.map((id) => [id, 2])),
  });
  // Late additions were rejected; the tab then switches to the account's cart.
  const told = new Set(adds.flatMap(({ refused }) => refused?.message ?? []));
  expect([...told].filter((message) => message !== 'Cart not found')).toEqual([]);
  const responses = await Promise.all([signIn(shop.url, account, uuid), signIn(second.url, account, uuid)]);
  expect(new Set(responses.map(({ cart }) => cart?.uuid))).toEqual(carts);
}

describe('a guest cart whose owner signs in twice concurrently while a third tab adds', () => {
  it('becomes the account’s cart without lost or duplicate lines', async () => {
    for (let round = 0; round < 4; round += 1) await race(await newAccount(), {});
  }, 120_000);

  it('is merged into the account’s cart without lost or duplicate lines', async () => {
    for (let round = 0; round < 4; round += 1) {
      const account = await newAccount();
      const { token } = await signIn(shop.url, account, 'none');
      const shopper = new Shopper(shop.url, token);
      const [own = 0] = await products(1);
      const uuid = await shopper.newCart();
      await shopper.add(uuid, own, 5);
      await race(account, { [own]: 5 });
    }
  }, 120_000);

  it('goes to one of two users who sign in with it concurrently', async () => {
    const ids = await products(3);
    const { uuid } = await guestCart(ids);
    const accounts = [await newAccount(), await newAccount()];
    const tabs = await Promise.all(
      accounts.map((account, at) => signIn(at ? second.url : shop.url, account, uuid)),
    );
    const having = tabs.filter(({ cart }) => cart?.uuid === uuid);
    expect(having).toHaveLength(1);
    const shopper = new Shopper(shop.url, having[0]?.token);
    expect(await quantities(shopper, uuid)).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  });
});
