import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { passwordResets } from '../../../../test/clients/password-resets';
import { FaultyConnection } from '../../../../test/faults/faulty-connection';
import { testApi } from '../../../../test/server/test-api';

let connection: FaultyConnection;
const api = testApi({
  products: 0,
  async connectThrough(uri) {
    const opened = await FaultyConnection.to(uri);
    connection = opened.connection;
    return opened.uri;
  },
});
const passwords = passwordResets(api);

/** Returns the response to a forgotten password, and the database's work for it. */
async function forgot(email: string) {
  connection.record();
  const response = await passwords.forgot(email);
  return { status: response.status, body: await response.json(), work: [...connection.commands] };
}
const count = (name: string) => api.db.collection(name).countDocuments();
const templates = async (email: string) =>
  (await passwords.mailsTo(email)).map(({ template }) => template).sort();

describe('the request for a reset link', () => {
  it('is the same work with and without an account; a job sends the link', async () => {
    const { email } = await api.signUp();
    const nobody = `${randomUUID()}@example.com`;
    const known = await forgot(email);
    expect(known.work).toContain('insert');
    expect(await forgot(nobody)).toEqual(known);
    expect(await templates(email)).toEqual(['welcome']);
    expect([await count('password_reset_requests'), await count('password_resets')]).toEqual([2, 0]);

    expect(await api.services.accounts.sendRequestedResets()).toBe(2);
    expect(await templates(email)).toEqual(['password_reset', 'welcome']);
    expect(await templates(nobody)).toEqual([]);
    expect([await count('password_reset_requests'), await count('password_resets')]).toEqual([0, 1]);
  });

  it('is stored encrypted, and answered once by concurrent processes', async () => {
    const { email } = await api.signUp();
    await forgot(email);
    const stored = await api.db.collection('password_reset_requests').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(email);
    const { sendRequestedResets } = api.services.accounts;
    const taken = await Promise.all([sendRequestedResets(), sendRequestedResets(), sendRequestedResets()]);
    expect(taken.reduce((sum, one) => sum + one)).toBe(1);
    expect(await templates(email)).toEqual(['password_reset', 'welcome']);
  });
});
