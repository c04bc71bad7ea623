import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import {
  LOG_EXPORT,
  LOG_NEWS,
  LOG_PEOPLE,
  type LogLine,
  startManager,
} from '../../../../test/shop/audit/manager';
import { createAuditors, REASON } from '../../../../test/shop/auditors';
import { at } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { ensureIndexes } from '../../audit/domain';

const shop = testShop();
const auditors = beforeTests(() => createAuditors(shop));
const manager = beforeTests(() => startManager(shop));

describe('a list of the audit log [accounts-18]', () => {
  it('goes on where it was while new lines arrive, and tells how many there are', async () => {
    const { id } = await shop.user();
    const { agent } = await auditors.impersonate(id);
    for (let call = 0; call < 4; call += 1) await agent.send('{ me { id } }');
    const choice = { customer_id: id, what: 'as_customer' };
    const first = await manager.page({ ...choice, first: 2 });
    const news = async () =>
      at(await manager.send(LOG_NEWS, { ...choice, since: first.start }), 'staff_audit_news');
    expect(await news()).toBe(0);
    await agent.send('{ me { id } patients_names { uuid } }');
    expect(await news()).toBe(2);
    const second = await manager.page({ ...choice, first: 2, after: first.next });
    const third = await manager.page({ ...choice, first: 2, after: second.next });
    const ids = [first, second, third].flatMap(({ data }) => data.map((line) => line.id));
    expect(new Set(ids).size).toBe(5);
    expect(third.next).toBeNull();
    expect(third.data.at(-1)?.operation).toBe('POST /api/auth/impersonate');
  });

  it('names who acted, on whom, and why', async () => {
    const { id } = await shop.user();
    await auditors.impersonate(id);
    const { data, customer } = await manager.page({ customer_id: id, what: 'as_customer' });
    expect(data[0]).toMatchObject({
      staff: { name: 'Jo Marsden', role: 'manager' },
      customer: { id, name: 'Una User', role: 'customer' },
      reason: REASON,
      result: 'done',
    });
    expect(customer).toEqual({ name: 'Una User' });
  });

  it('is a line of the log itself: one for each choice, and none for its pages and news [accounts-19]', async () => {
    const choice = { staff_id: manager.id };
    const { start } = await manager.page(choice);
    await manager.page({ ...choice, first: 1, after: start });
    await manager.page(choice);
    await manager.send(LOG_NEWS, { ...choice, since: start });
    await manager.page({ ...choice, what: 'money', from: '2026-11-01' });
    const reads = (await manager.page(choice)).data.filter(
      ({ operation }) => operation === 'staff_audit_log',
    );
    const own = reads.filter(({ touched }) => touched[0]?.id === manager.id);
    expect(
      own.map((line) => line.choice.map(({ name, value }) => `${name}=${value}`).join(' ')).sort(),
    ).toEqual(['', 'what=money from=2026-11-01']);
  });

  it('is saved as a file under the log, with what was chosen and how many lines it was', async () => {
    const { id } = await shop.user();
    const { agent } = await auditors.impersonate(id);
    await agent.send('{ me { id } }');
    const file = await manager.send(LOG_EXPORT, { customer_id: id, what: 'as_customer' });
    expect(at(file, 'staff_audit_export.data')).toHaveLength(2);
    expect(at(file, 'staff_audit_export.is_cut')).toBe(false);
    const [line] = (await manager.page({ what: 'staff_audit_export', customer_id: id })).data;
    expect(line).toMatchObject({
      ...{ exported: 2, result: 'done', touched: [{ name: 'customer_id', id }] },
      choice: [{ name: 'what', value: 'as_customer' }],
    });
  });

  it('finds failures from before they had what they are found by, once the shop has started', async () => {
    const { id } = await shop.user();
    const line = {
      at: new Date(),
      staff_id: 's',
      staff_name: 'Old',
      customer_id: id,
      impersonation_id: null,
    };
    const what = { operation: 'staff_customer', touched: [], reads_health: false, reason: null };
    const end = { outcome: 'allowed', request_id: 'r' };
    await shop.collection('audit_events').insertOne({ _id: `${id}-old` as never, ...line, ...what, ...end });
    await shop.collection('audit_results').insertOne({
      _id: `${id}-old failed` as never,
      ...{ event_id: `${id}-old`, at: new Date(), result: 'failed', failure_code: 'NOT_FOUND' },
    });
    const failed = () => manager.lines({ customer_id: id, outcome: 'failed' });
    for (let start = 0; start < 2; start += 1) await ensureIndexes(shop.db);
    expect((await failed()).map(({ failure_code }: LogLine) => failure_code)).toEqual(['NOT_FOUND']);
  });
});

describe('people of the audit log', () => {
  it('are found by the beginning of a name or an e-mail, and who acted among them', async () => {
    const find = async (words: string, acted: boolean) =>
      at<{ name: string }[]>(await manager.send(LOG_PEOPLE, { words, acted }), 'staff_audit_people').map(
        ({ name }) => name,
      );
    expect(await find('mars', true)).toEqual(['Jo Marsden']);
    expect(await find('jo.staff@', true)).toEqual(['Jo Marsden']);
    expect(await find('priya@', false)).toEqual(['Priya Nolan']);
    expect(await find('nolan pri', false)).toEqual(['Priya Nolan']);
    expect(await find('priya', true)).toEqual([]);
  });

  it('are looked for with two letters at least', async () => {
    const { errors } = await manager.send(LOG_PEOPLE, { words: 'a.' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { words: expect.any(String) },
    });
  });
});
