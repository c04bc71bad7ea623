import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { createAuditors, LOG } from '../../../test/shop/auditors';
import { at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const auditors = beforeTests(() => createAuditors(shop));
const NOWHERE = '6f2b7b1e-93a4-4f0e-8a57-0d1f9be9f0aa';

const endsOf = async (customerId: string) =>
  (await auditors.linesOf(customerId)).map(({ operation, result, failure_code }) =>
    [operation, result, failure_code].filter(Boolean).join(' '),
  );

describe('what became of what the audit log allowed', () => {
  it('is written afterwards: done, or failed with the code and no more', async () => {
    const { id } = await shop.user();
    const { agent, cookie } = await auditors.impersonate(id);
    await agent.send('{ me { id } }');
    await agent.run('cart_add_item', { cart_uuid: NOWHERE, product_id: '1', quantity: 1 }, 'cart { uuid }');
    await agent.run('payment_methods_add', { stripe_source_id: 'src_1' }, 'payment_methods { last4 }');
    await shop.post('/api/auth/session', {}, { headers: { cookie } });
    await expect
      .poll(() => endsOf(id))
      .toEqual([
        'POST /api/auth/impersonate done',
        'me done',
        'cart_add_item failed PRODUCT_UNAVAILABLE',
        // Refused before it ran.
        'payment_methods_add',
        'POST /api/auth/session done',
      ]);
    const stored = await shop
      .collection('audit_results')
      .find({ failure_code: 'PRODUCT_UNAVAILABLE' })
      .toArray();
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual([
      ...['_id', 'at', 'customer_id', 'event_at', 'event_id', 'failure_code', 'impersonation_id'],
      ...['operation', 'reads_health', 'result', 'staff_id'],
    ]);
  });

  it('is a failure for a lost race', async () => {
    const pharmacist = await shop.user('pharmacist');
    const product = await shop.product({ stock: 9 });
    const count = { product_id: String(product), expected: 5, counted: 4, reason: 'count' };
    await pharmacist.shopper.run('staff_stock_count', { key: NOWHERE, ...count }, 'product { slug }');
    const manager = await shop.user('manager');
    const read = await manager.shopper.send(LOG, { staff_id: pharmacist.id });
    expect(at(read, 'staff_audit_events.data')).toMatchObject([
      { operation: 'staff_stock_count', outcome: 'allowed', result: 'failed', failure_code: 'STOCK_MOVED' },
    ]);
  });

  it('is not known of lines without a result, as older ones are', async () => {
    const { id } = await shop.user();
    const line = { staff_id: 's', staff_name: 'Old Line', customer_id: id, impersonation_id: null };
    const what = { operation: 'staff_customer', touched: [], reads_health: true, reason: null };
    await shop.collection('audit_events').insertOne({
      _id: NOWHERE as never,
      ...{ at: new Date(), ...line, ...what, outcome: 'allowed', request_id: 'r' },
    });
    expect(await endsOf(id)).toEqual(['staff_customer unknown']);
  });

  it('is a read for an hour’s repetitions of which one worked', async () => {
    const practitioner = await shop.user('practitioner');
    const list = 'query($date: String!) { staff_appointments(date: $date) { data { ended_by } } }';
    await practitioner.shopper.send(list, { date: '2026-02-30' });
    const manager = await shop.user('manager');
    const end = async () =>
      at<{ id: string; result: string }[]>(
        await manager.shopper.send(LOG, { staff_id: practitioner.id }),
        'staff_audit_events.data',
      );
    const [failed] = await end();
    expect(failed?.result).toBe('failed');
    await shop.collection('audit_results').insertOne({
      _id: `${failed?.id} done` as never,
      ...{ event_id: failed?.id, at: new Date(), result: 'done', failure_code: null },
    });
    expect((await end()).map(({ result }) => result)).toEqual(['done']);
  });
});
