import { describe, expect, it } from 'vitest';
import { AUTODELIVERIES, result, run, subscriber } from '../../../../test/clients/autodelivery-calls';
import { at, failure } from '../../../../test/shop/shopper';
import { changeStored, storedAutoDelivery } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();

describe('pause, skip, resume and delete', () => {
  it('pause and resume with unchanged dates, and are idempotent [7.h-04]', async () => {
    const { shopper, id } = await subscriber(shop);
    const { delivery_date } = await storedAutoDelivery(shop, id);
    for (let round = 0; round < 2; round += 1) {
      expect(result(await run(shopper, 'pause', { id }), 'pause', '.status')).toBe('paused');
    }
    expect(failure(await run(shopper, 'skip', { id }))).toEqual({
      code: 'AUTODELIVERY_PAUSED',
      message: 'Please resume this AutoDelivery first.',
    });
    for (let round = 0; round < 2; round += 1) {
      expect(result(await run(shopper, 'resume', { id }), 'resume')).toMatchObject({
        status: 'active',
        milestone: 'notify',
        delivery_date: delivery_date.toISOString(),
      });
    }
  });

  it('resume with the schedule’s next dates if the old ones have passed', async () => {
    const { shopper, id } = await subscriber(shop);
    await run(shopper, 'pause', { id });
    const passed = {
      notify_date: new Date('2026-10-13T11:00:00+11:00'),
      lockin_date: new Date('2026-10-17T11:00:00+11:00'),
      charge_date: new Date('2026-10-18T11:00:00+11:00'),
      delivery_date: new Date('2026-10-20T11:00:00+11:00'),
    };
    await changeStored(shop, id, passed);
    expect(result(await run(shopper, 'resume', { id }), 'resume')).toMatchObject({
      status: 'active',
      milestone: 'notify',
      delivery_date: '2026-12-15T00:00:00.000Z',
    });
  });

  it('skip the next delivery, only once if the date is sent along', async () => {
    const { shopper, id } = await subscriber(shop);
    const { delivery_date, cycle } = await storedAutoDelivery(shop, id);
    const once = { id, delivery_date: delivery_date.toISOString() };
    for (let round = 0; round < 2; round += 1) {
      expect(result(await run(shopper, 'skip', once), 'skip', '.delivery_date')).toBe(
        '2027-01-19T00:00:00.000Z',
      );
    }
    expect((await storedAutoDelivery(shop, id)).cycle).toBe(cycle + 1);
    expect(result(await run(shopper, 'skip', { id }), 'skip', '.notify_date')).toBe(
      '2027-02-09T00:00:00.000Z',
    );
  });

  it('delete permanently', async () => {
    const { shopper, id } = await subscriber(shop);
    for (let round = 0; round < 2; round += 1) {
      expect(result(await run(shopper, 'delete', { id }), 'delete', '.status')).toBe('cancelled');
    }
    expect(at(await shopper.send(AUTODELIVERIES), 'autodeliveries')).toEqual([]);
    const ended = { code: 'AUTODELIVERY_ENDED', message: 'This AutoDelivery has ended.' };
    for (const operation of ['pause', 'skip', 'resume']) {
      expect(failure(await run(shopper, operation, { id }))).toEqual(ended);
    }
    expect(failure(await run(shopper, 'edit', { id, name: 'Again' }))).toEqual(ended);
  });
});
