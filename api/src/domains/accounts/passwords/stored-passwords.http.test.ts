import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/clients/test-client';
import { testApi } from '../../../../test/server/test-api';

/** 16 MB and a tenth of a second for each guess. */
const FULL_COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

const api = testApi({ products: 0, passwords: null });

it('stores a password as a salted scrypt hash at full cost', async () => {
  const [first, second] = [await api.signUp(), await api.signUp()];
  const storedFor = async ({ id }: { id: string }) => {
    const account = await api.db.collection('accounts').findOne({ userId: id });
    const [salt = '', key] = String(account?.password).split(':');
    return { salt, key };
  };
  const { salt, key } = await storedFor(first);
  expect(key).toBe(scryptSync(PASSWORD, salt, 64, FULL_COST).toString('hex'));
  expect((await storedFor(second)).salt).not.toBe(salt);
});
