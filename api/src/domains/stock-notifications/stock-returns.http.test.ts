import { describe, expect, it } from 'vitest';
import { ask, stockRequests } from '../../../test/shop/stock-requests';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const requests = stockRequests(shop);

describe('when stock returns', () => {
  it('everyone waiting gets one mail across concurrent processes [1-13] [7.d-03]', async () => {
    const id = await shop.product({ stock: 0, name: 'Zinc 30 tablets' });
    const emails = Array.from({ length: 5 }, (_, index) => `reader${index}@example.com`);
    for (const email of emails) await ask(shop.guest(), id, email);
    expect((await requests.mailsSent()).filter(({ to }) => emails.includes(to))).toEqual([]);
    await requests.setProduct(id, { stock: 4 });
    const mails = (await requests.mailsSent(3)).filter(({ to }) => emails.includes(to));
    expect(mails.map(({ to }) => to).sort()).toEqual(emails);
    expect(mails[0]).toMatchObject({ subject: 'Zinc 30 tablets is back in stock' });
    expect(mails[0]?.text).toContain(`/products/test-${id}`);
    expect(await requests.waitingFor(id)).toBe(0);
    expect((await requests.mailsSent()).filter(({ to }) => emails.includes(to))).toEqual([]);
  });

  it('a repeated request is notified again', async () => {
    const id = await shop.product({ stock: 0 });
    const email = 'again@example.com';
    for (let round = 0; round < 2; round += 1) {
      await ask(shop.guest(), id, email);
      await requests.setProduct(id, { stock: 1 });
      expect((await requests.mailsSent()).filter(({ to }) => to === email)).toHaveLength(1);
      await requests.setProduct(id, { stock: 0 });
    }
  });

  it('medicines that only a pharmacist hands out are not named', async () => {
    const id = await shop.product({ stock: 0, schedule: '4', name: 'Secret remedy' });
    await ask(shop.guest(), id, 'discreet@example.com');
    await requests.setProduct(id, { stock: 5 });
    const [mail] = (await requests.mailsSent()).filter(({ to }) => to === 'discreet@example.com');
    expect(mail?.subject).toBe('A product you asked about is back in stock');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Secret remedy|test-\d/);
  });

  it('no one is notified of a product since taken off sale; pre-orders are labelled', async () => {
    const disabled = await shop.product({ stock: 0 });
    const preorder = await shop.product({ stock: 0, is_preorder: true, name: 'New book' });
    for (const id of [disabled, preorder]) await ask(shop.guest(), id, 'eager@example.com');
    await requests.setProduct(disabled, { stock: 5, status: 'Disabled' });
    await requests.setProduct(preorder, { stock: 5 });
    const mails = (await requests.mailsSent()).filter(({ to }) => to === 'eager@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['New book can be pre-ordered']);
    expect(await requests.waitingFor(disabled)).toBe(1);
  });
});
