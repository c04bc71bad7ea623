import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, useDatabase } from '../support/database';
import { useFailPoints } from '../support/fail-points';

const database = useDatabase({ retryWrites: false, retryReads: false }, { testCommands: true });
const { configure, failCommand } = useFailPoints(database);

describe.skipIf(externalUri)('configureFailPoint', () => {
  const plain = useDatabase();

  it('is unknown to a server without test commands', async () => {
    const off = { configureFailPoint: 'failCommand', mode: 'off' };
    expect(await errorCode(plain.client.db('admin').command(off))).toBe(59);
  });

  it('refuses what it does not know', async () => {
    expect(await errorCode(configure('nonsense', 'off'))).toBe(191);
    expect(await errorCode(failCommand('sometimes'))).toBe(2);
    expect(await errorCode(failCommand({ times: -1 }))).toBe(2);
    expect(await errorCode(database.db.command({ configureFailPoint: 'failCommand', mode: 'off' }))).toBe(13);
  });
});
