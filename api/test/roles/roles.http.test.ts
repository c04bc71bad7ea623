import { describe, expect, it } from 'vitest';
import { beforeTests } from '../server/before-tests';
import { testShop } from '../shop/test-shop';
import { readRoleTable } from './read-role-table';
import { ROLES, type RoleName } from './role-table';
import { argumentsOf, createCast, walk } from './walk';

const shop = testShop({ env: { ALLOW_TEST_OPERATIONS: 'true' } });
const cast = beforeTests(() => createCast(shop));

const TABLE = readRoleTable();
/** Signing out ends the sessions that other operations need, and staff's sign-out also ends impersonation. */
const OPERATIONS = [...TABLE.keys()].sort(
  (a, b) => Number(a === 'users_log_out') - Number(b === 'users_log_out'),
);
const STAFF_LAST = [...ROLES].sort((a, b) => Number(a === 'staff') - Number(b === 'staff'));

/** Serialises a response without session-specific fields: favourites and the search it came from. */
const comparable = (data: unknown) =>
  JSON.stringify(data, (key, value) => (/^(?:is_?favourite|query_?id)$/i.test(key) ? null : value));

const UNAUTHORISED: readonly RoleName[] = ['guest', 'other', 'expired'];
/** Staff have access to other accounts only through operations that the table denies to customers. */
const mustBeRefused = (name: string, role: RoleName) =>
  UNAUTHORISED.includes(role) || (role === 'staff' && !isForStaff(name));
const isForStaff = (name: string) =>
  TABLE.get(name)?.staff === 'allowed' && TABLE.get(name)?.other !== 'allowed';

describe('access to GraphQL operations', () => {
  it('is defined for every operation of the schema', () => {
    expect([...TABLE.keys()].sort()).toEqual([...cast.operations.keys()].sort());
  });

  it.each(OPERATIONS)('%s', async (name) => {
    const row = TABLE.get(name);
    // Unauthorised callers must change nothing, so they can share one fixture.
    const shared = await argumentsOf(cast, name);
    const answers: Partial<Record<RoleName, unknown>> = {};
    for (const role of STAFF_LAST) {
      const isUnauthorised = mustBeRefused(name, role);
      const variables = isUnauthorised ? shared : await argumentsOf(cast, name);
      const { outcome, leak, hasChanged, data } = await walk(cast, name, { role, isUnauthorised, variables });
      const expected = row?.[role] === 'public' ? 'allowed' : row?.[role];
      expect(`${role}: ${outcome}`).toBe(`${role}: ${expected}`);
      answers[role] = data;
      if (!isUnauthorised) continue;
      expect([role, leak, hasChanged]).toEqual([role, null, false]);
    }
    if (row?.guest === 'public') expect(comparable(answers.other)).toBe(comparable(answers.guest));
  });
});
