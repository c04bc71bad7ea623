import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { LOG_CHOICE, type LogLine, startManager } from '../../../../test/shop/audit/manager';
import { createAuditors, FORBIDDEN } from '../../../../test/shop/auditors';
import { failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const auditors = beforeTests(() => createAuditors(shop));
const manager = beforeTests(() => startManager(shop));
const NOWHERE = '6f2b7b1e-93a4-4f0e-8a57-0d1f9be9f0aa';

const operationsOf = (lines: readonly LogLine[]) => lines.map(({ operation }) => operation);

describe('choosing lines of the audit log [accounts-18]', () => {
  it('goes by who acted, on whom, what, how it ended, and by all of them together', async () => {
    const { id } = await shop.user();
    const pharmacist = await shop.user('pharmacist');
    const count = {
      product_id: String(await shop.product({ stock: 9 })),
      expected: 5,
      counted: 4,
      reason: 'count',
    };
    await pharmacist.shopper.run('staff_stock_count', { key: NOWHERE, ...count }, 'product { slug }');
    await pharmacist.shopper.send('query($id: ID!) { staff_customer(id: $id) { id } }', { id });
    await pharmacist.shopper.send('{ staff_members { members { id } } }');
    const { agent } = await auditors.impersonate(id);
    await agent.send('{ me { id } }');
    const only = async (choice: object) => operationsOf(await manager.lines(choice));
    const staff_id = pharmacist.id;
    expect(await only({ staff_id })).toEqual(['staff_members', 'staff_customer', 'staff_stock_count']);
    expect(await only({ staff_id, what: 'catalogue' })).toEqual(['staff_stock_count']);
    expect(await only({ staff_id, what: 'staff_customer' })).toEqual(['staff_customer']);
    expect(await only({ staff_id, outcome: 'done' })).toEqual(['staff_customer']);
    expect(await only({ staff_id, outcome: 'refused' })).toEqual(['staff_members']);
    expect(await only({ staff_id, outcome: 'failed' })).toEqual(['staff_stock_count']);
    expect(await only({ staff_id, outcome: 'failed', what: 'catalogue' })).toEqual(['staff_stock_count']);
    expect(await only({ staff_id, outcome: 'failed', what: 'orders' })).toEqual([]);
    expect(await only({ staff_id, customer_id: id })).toEqual(['staff_customer']);
    expect(await only({ customer_id: id, what: 'as_customer' })).toEqual([
      'me',
      'POST /api/auth/impersonate',
    ]);
    expect(await only({ customer_id: id, what: 'health' })).toEqual([]);
  });

  it('goes by days of the pharmacy, whose midnight is not that of Greenwich', async () => {
    const { id } = await shop.user();
    const line = {
      staff_id: 's',
      staff_name: 'Old Line',
      customer_id: id,
      impersonation_id: null,
      reason: null,
    };
    const what = {
      operation: 'staff_customer',
      touched: [],
      reads_health: false,
      outcome: 'allowed',
      request_id: 'r',
    };
    const at = (moment: string) => ({ _id: `${id} ${moment}`, at: new Date(moment), ...line, ...what });
    await shop
      .collection('audit_events')
      .insertMany([
        at('2026-01-10T12:59:59Z'),
        at('2026-01-10T13:00:00Z'),
        at('2026-01-11T12:59:59Z'),
      ] as never);
    const found = await manager.lines({ customer_id: id, from: '2026-01-11', to: '2026-01-11' });
    expect(found.map((one) => one.at)).toEqual(['2026-01-11T12:59:59.000Z', '2026-01-10T13:00:00.000Z']);
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
    [{ what: 'penicillin' }, 'what'],
    [{ after: 'bm9uc2Vuc2U' }, 'after'],
  ])('refuses %j and says which', async (choice, field) => {
    const refused = await manager.send(LOG_CHOICE, choice);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) },
    });
  });

  it('is for managers alone, and not while they act as a customer', async () => {
    const { id, shopper } = await shop.user();
    const { agent } = await auditors.impersonate(id);
    const support = await shop.user('support');
    for (const caller of [shop.guest(), shopper, agent, support.shopper]) {
      expect(failure(await caller.send(LOG_CHOICE))).toEqual(FORBIDDEN);
    }
  });
});
