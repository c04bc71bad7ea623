import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../../test/server/start-test-api';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { deliverMails } from '../mail/delivery';
import type { MailMessage } from '../mail/documents';
import { notifyRestocked } from './notify';

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());

const NOTIFY = `mutation ProductStockNotification($product_id: ID!, $email: String!) {
  product_stock_notification(product_id: $product_id, email: $email) { product_id email }
}`;

const ask = (shopper: Shopper, product_id: number | string, email: string) =>
  shopper.send(NOTIFY, { product_id: String(product_id), email });
const waitingFor = (product_id: number) =>
  shop.db.collection('stock_notifications').countDocuments({ product_id });
const setProduct = (id: number, change: object) =>
  shop.db.collection<{ _id: number }>('products').updateOne({ _id: id }, { $set: change });

/** Runs the job in several concurrent processes and returns the mails sent. */
async function mailsSent(processes = 1): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const transport = { send: async (message: MailMessage) => void sent.push(message), close: () => undefined };
  await Promise.all(Array.from({ length: processes }, () => notifyRestocked(shop.services)));
  await Promise.all(Array.from({ length: processes }, () => deliverMails(shop.services, transport)));
  return sent;
}

describe('a product that is out of stock', () => {
  it('can be requested once per address, by guests and users [7.d-03]', async () => {
    const id = await shop.product({ stock: 0 });
    const guest = shop.guest();
    const answer = await ask(guest, id, ' Ann@Example.com ');
    expect(at(answer, 'product_stock_notification')).toEqual({
      product_id: String(id),
      email: 'ann@example.com',
    });
    const again = await Promise.all(Array.from({ length: 6 }, () => ask(guest, id, 'ann@example.com')));
    expect(again.map(failure).filter(Boolean)).toEqual([]);
    const { shopper } = await shop.user();
    await ask(shopper, id, 'bob@example.com');
    expect(await waitingFor(id)).toBe(2);
  });

  it('requires a valid e-mail address [5.b-01 5.b-02]', async () => {
    const id = await shop.product({ stock: 0 });
    const messageOf = async (email: string) => failure(await ask(shop.guest(), id, email));
    expect(await messageOf('  ')).toEqual({ code: 'INVALID_INPUT', message: 'Please enter your email' });
    for (const email of ['x', 'a@b', 'a b@c.d', `${'a'.repeat(300)}@b.cd`]) {
      expect(await messageOf(email)).toEqual({
        code: 'INVALID_INPUT',
        message: 'Please enter a valid email',
      });
    }
    expect(await waitingFor(id)).toBe(0);
  });

  it('cannot be requested when in stock, off sale or unknown', async () => {
    const codeOf = async (id: number | string) =>
      failure(await ask(shop.guest(), id, 'ann@example.com'))?.code;
    expect(await codeOf(await shop.product())).toBe('IN_STOCK');
    expect(await codeOf(await shop.product({ status: 'Disabled', stock: 0 }))).toBe('PRODUCT_UNAVAILABLE');
    for (const id of [await shop.product({ status: 'Deleted', stock: 0 }), 123_456_789, 'x']) {
      expect(await codeOf(id)).toBe('NOT_FOUND');
    }
  });
});

describe('when stock returns', () => {
  it('everyone waiting gets one mail across concurrent processes [7.d-03]', async () => {
    const id = await shop.product({ stock: 0, name: 'Zinc 30 tablets' });
    const emails = Array.from({ length: 5 }, (_, index) => `reader${index}@example.com`);
    for (const email of emails) await ask(shop.guest(), id, email);
    expect((await mailsSent()).filter(({ to }) => emails.includes(to))).toEqual([]);
    await setProduct(id, { stock: 4 });
    const mails = (await mailsSent(3)).filter(({ to }) => emails.includes(to));
    expect(mails.map(({ to }) => to).sort()).toEqual(emails);
    expect(mails[0]).toMatchObject({ subject: 'Zinc 30 tablets is back in stock' });
    expect(mails[0]?.text).toContain(`/products/test-${id}`);
    expect(await waitingFor(id)).toBe(0);
    expect((await mailsSent()).filter(({ to }) => emails.includes(to))).toEqual([]);
  });

  it('a repeated request is notified again', async () => {
    const id = await shop.product({ stock: 0 });
    const email = 'again@example.com';
    for (let round = 0; round < 2; round += 1) {
      await ask(shop.guest(), id, email);
      await setProduct(id, { stock: 1 });
      expect((await mailsSent()).filter(({ to }) => to === email)).toHaveLength(1);
      await setProduct(id, { stock: 0 });
    }
  });

  it('medicines that only a pharmacist hands out are not named', async () => {
    const id = await shop.product({ stock: 0, schedule: '4', name: 'Secret remedy' });
    await ask(shop.guest(), id, 'discreet@example.com');
    await setProduct(id, { stock: 5 });
    const [mail] = (await mailsSent()).filter(({ to }) => to === 'discreet@example.com');
    expect(mail?.subject).toBe('A product you asked about is back in stock');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Secret remedy|test-\d/);
  });

  it('no one is notified of a product since taken off sale; pre-orders are labelled', async () => {
    const disabled = await shop.product({ stock: 0 });
    const preorder = await shop.product({ stock: 0, is_preorder: true, name: 'New book' });
    for (const id of [disabled, preorder]) await ask(shop.guest(), id, 'eager@example.com');
    await setProduct(disabled, { stock: 5, status: 'Disabled' });
    await setProduct(preorder, { stock: 5 });
    const mails = (await mailsSent()).filter(({ to }) => to === 'eager@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['New book can be pre-ordered']);
    expect(await waitingFor(disabled)).toBe(1);
  });
});

describe('requests', () => {
  it('are rate limited by address, without storing it', async () => {
    const api = await startTestApi({ products: 0, env: { RATE_LIMIT_FACTOR: '1' } });
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 31; attempt += 1) {
      const { errors } = await api.request(NOTIFY, { product_id: '1', email: 'x' });
      codes.push(errors?.[0]?.extensions?.code);
    }
    expect(codes.slice(0, 30)).toEqual(Array(30).fill('INVALID_INPUT'));
    expect(codes[30]).toBe('RATE_LIMITED');
    await api.close();
  });
});
