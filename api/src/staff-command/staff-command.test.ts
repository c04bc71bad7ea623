import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../test/server/before-tests';
import { testShop } from '../../test/shop/test-shop';
import { staffCommand } from './staff-command';

const shop = testShop();
const run = (...words: string[]) => staffCommand(shop.services, words);
const confirm = (email: string) =>
  shop.db.collection('users').updateOne({ email }, { $set: { emailVerified: true } });
const AUDIT = '{ staff_audit_events { paginatorInfo { total } } }';
const mayAudit = async (as: { token: string }) =>
  (await shop.request(AUDIT, {}, { as })).errors?.[0]?.extensions?.code ?? 'allowed';

/** An account whose e-mail is confirmed. */
async function person() {
  const account = await shop.signUp();
  await confirm(account.email);
  return account;
}

describe('npm run staff [roles-08]', () => {
  it('appoints, changes and removes; the sign-ins of the earlier role end at once', async () => {
    const account = await person();
    expect(await mayAudit(account)).toBe('FORBIDDEN');
    expect(await run('add', account.email.toUpperCase(), 'manager')).toMatch(/ is manager from now on$/);
    expect(await mayAudit(account)).toBe('allowed');
    expect(await run('list')).toMatch(new RegExp(`^${account.email} +manager +Ann Lee$`, 'm'));
    await run('add', account.email, 'content');
    expect(await mayAudit(account)).toBe('UNAUTHENTICATED');
    const again = await shop.signIn(account);
    expect(await mayAudit(again)).toBe('FORBIDDEN');
    await run('remove', account.email);
    expect(await mayAudit(again)).toBe('UNAUTHENTICATED');
    expect(await run('list')).not.toContain(account.email);
  });

  it('is in the audit log: who became what, and how', async () => {
    const { id, email } = await person();
    await run('add', email, 'support');
    await run('add', email, 'support');
    await run('remove', email);
    const lines = await shop.collection('audit_events').find({ customer_id: id }).sort({ _id: 1 }).toArray();
    expect(lines).toMatchObject([
      {
        staff_name: 'Command line',
        operation: 'npm run staff -- add',
        touched: [{ name: 'role', id: 'support' }],
      },
      {
        operation: 'npm run staff -- remove',
        touched: [{ name: 'role', id: 'customer' }],
        outcome: 'allowed',
      },
    ]);
  });

  it.each([
    [['add', 'nobody@example.com', 'manager'], 'nobody@example.com: Account not found'],
    [['add', 'nobody@example.com', 'owner'], /^"owner" is not a role. Roles: support, pharmacist, /],
    [['add', 'nobody', 'manager'], '"nobody" is not an e-mail address'],
    [['remove', 'nobody@example.com'], 'nobody@example.com: Account not found'],
    [['promote', 'nobody@example.com'], /^Usage: npm run staff -- list/],
    [[], /^Usage/],
  ])('%j is refused with one line', async (words, line) => {
    await expect(run(...words)).rejects.toThrow(line);
  });

  it('refuses customers without a role, and addresses that nobody has confirmed', async () => {
    const { email } = await shop.signUp();
    await expect(run('add', email, 'manager')).rejects.toThrow('has not confirmed its email address');
    await expect(run('remove', email)).rejects.toThrow('Member of staff not found');
  });
});

describe('the last manager [roles-08]', () => {
  const managers = beforeTests(async () => (await run('list')).match(/^\S+(?= +manager)/gm) ?? []);

  it('cannot be removed or given another role, not even by two at the same time', async () => {
    const second = await person();
    await run('add', second.email, 'manager');
    for (const email of managers.slice(1)) await run('remove', email);
    const both = [managers[0] ?? '', second.email];
    const results = await Promise.allSettled(both.map((email) => run('remove', email)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [last] = (await run('list')).match(/^\S+(?= +manager)/gm) ?? [];
    for (const words of [
      ['remove', last ?? ''],
      ['add', last ?? '', 'content'],
    ]) {
      await expect(run(...words)).rejects.toThrow(`${last}: The shop needs a manager.`);
    }
  });
});
