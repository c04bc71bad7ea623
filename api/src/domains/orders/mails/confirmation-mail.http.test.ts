import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { at, CARDS, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import type { MailDocument } from '../../mail/documents';
import { openMail } from '../../mail/outbox';

const shop = testShop();

/** Order confirmations enqueued for an address. */
async function confirmationsFor({ email }: Shopper) {
  const filter = { template: 'order_confirmation' } as const;
  const mails = await shop.db.collection<MailDocument>('mail_outbox').find(filter).toArray();
  return mails.map((mail) => openMail(shop.services, mail)).filter((message) => message?.to === email);
}

describe('the confirmation of an order', () => {
  it('lists what was ordered, the total and its GST [1-03]', async () => {
    const guest = shop.guest();
    const cart = await guest.readyCart(await shop.product({ name: 'Zinc & C tablets' }), 3);
    const answer = await guest.place(cart);
    const reference = at<string>(answer, 'checkout_place_order.order.reference');
    const [mail] = await confirmationsFor(guest);
    expect(mail?.subject).toBe(`Your Saltbush Health order ${reference}`);
    for (const line of ['3 × Zinc & C tablets: $30.00', 'Total: $37.95', 'GST included: $3.45']) {
      expect(mail?.text.split('\n')).toContain(line);
    }
    expect(mail?.text).toMatch(/\/order-lookup#[\w-]+\.[\w-]{43}\n/);
    expect(mail?.text).toContain('Delivering to\nAnn Bee\n12 Crown Street');
    expect(mail?.html).toContain('Zinc &amp; C tablets');
  });

  it('is sent once, however often the order is submitted', async () => {
    const guest = shop.guest();
    const cart = await guest.readyCart(await shop.product());
    const payment = { idempotency_key: randomUUID(), stripe_source_id: await guest.cardToken() };
    await Promise.all(Array.from({ length: 5 }, () => guest.place(cart, payment)));
    expect(await confirmationsFor(guest)).toHaveLength(1);
  });

  it('is not sent for an order that was not placed', async () => {
    const guest = shop.guest();
    const cart = await guest.readyCart(await shop.product());
    const declined = { stripe_source_id: await guest.cardToken(CARDS.declined) };
    expect(failure(await guest.place(cart, declined))?.code).toBe('PAYMENT_DECLINED');
    expect(await confirmationsFor(guest)).toEqual([]);
  });

  it('mentions the pharmacist’s review', async () => {
    const guest = shop.guest();
    await guest.place(await guest.readyCart(await shop.product({ schedule: '2', is_pharmacy: true })));
    const [mail] = await confirmationsFor(guest);
    expect(mail?.text).toContain('A pharmacist reviews your order before it is packed');
  });

  it('does not name medicines that only a pharmacist hands out', async () => {
    const { shopper } = await shop.user();
    await shopper.place(
      await shopper.readyCart(await shop.product({ schedule: '3', name: 'Clear skin 5 %' })),
    );
    const [mail] = await confirmationsFor(shopper);
    expect(mail?.text).toContain('1 × Pharmacy item: $10.00');
    expect(`${mail?.text}${mail?.html}`).not.toContain('Clear skin');
  });
});
