import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { startSecondProcess } from '../../../test/server/second-process';
import { startSelling } from '../../../test/shop/selling';
import { failure, Shopper } from '../../../test/shop/shopper';

it('gives 30 of 60 buyers the 30 units when they pay concurrently in two processes', async () => {
  const shop = await startSelling();
  const second = await startSecondProcess(shop);
  const id = await shop.product({ stock: 30 });
  const urls = [shop.url, second.url];
  const buyers = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const guest = new Shopper(urls[at % 2] ?? '');
      return { guest, cart: await guest.readyCart(id), token: await guest.cardToken() };
    }),
  );
  const answers = await Promise.all(
    buyers.map(({ guest, cart, token }) =>
      guest.placeUntilKnown(cart, { idempotency_key: randomUUID(), stripe_source_id: token }),
    ),
  );
  const codes = answers.map((answer) => failure(answer)?.code ?? 'ordered');
  expect(codes.filter((code) => code === 'ordered')).toHaveLength(30);
  expect(codes.filter((code) => code === 'CART_ITEM_ERRORS')).toHaveLength(30);
  expect(await shop.stockOf(id)).toBe(0);
  expect(await shop.db.collection('orders').countDocuments({ 'items.product_id': id })).toBe(30);
  await second.close();
  await shop.close();
}, 120_000);
