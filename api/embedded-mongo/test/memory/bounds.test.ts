import { afterAll, describe, expect, it } from 'vitest';
import type { Loose } from '../support/database';
import { Growth } from '../support/growth';
import { useMaintainedServer } from '../support/maintained-server';
import { Overlapping, sendOdd } from '../support/odd-commands';

const AT_ONCE = 50;
const COMMANDS = 7 * AT_ONCE;
/** More than anything may hold; bounds that are larger count what is not sent here. */
const MOST_ENTRIES = 250;

const context = useMaintainedServer({ oplogBytes: 2 ** 16, idleTransactionMillis: 600_000 });
const growth = new Growth();
afterAll(() => growth.close());

describe('memory', () => {
  it('has a bound for all that clients send, though some transaction is always open', async () => {
    const items = context.client.db('test').collection<Loose>('odd');
    await items.insertOne({ _id: 'first' });
    const transactions = new Overlapping(context.client, items);
    const send = async (from: number, to: number): Promise<void> => {
      for (let n = from; n < to; n += AT_ONCE) {
        await transactions.next(n);
        await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => sendOdd(context.client, items, n + i)));
      }
    };
    await send(0, AT_ONCE);
    growth.since(0);
    await send(AT_ONCE, COMMANDS);
    const grown = growth.since(MOST_ENTRIES);
    await transactions.end();
    expect(grown).toEqual([]);
  }, 120_000);
});
