import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../selling';
import { readRoleTable } from './read-role-table';
import { ROLES, type RoleName } from './role-table';
import { argumentsOf, type Cast, createCast, walk } from './walk';

let shop: Selling;
let cast: Cast;
beforeAll(async () => {
  shop = await startSelling({ env: { ALLOW_TEST_OPERATIONS: 'true' } });
  cast = await createCast(shop);
});
afterAll(() => shop.close());

const TABLE = readRoleTable();
/** Signing out ends what the others need, and staff's sign-out ends what rides on it. */
const OPERATIONS = [...TABLE.keys()].sort(
  (a, b) => Number(a === 'users_log_out') - Number(b === 'users_log_out'),
);
const WALKED = [...ROLES].sort((a, b) => Number(a === 'staff') - Number(b === 'staff'));

/** An answer without what each session marks as its own: favourites, and the search that it came from. */
const shown = (data: unknown) =>
  JSON.stringify(data, (key, value) => (/^(?:is_?favourite|query_?id)$/i.test(key) ? null : value));

const STRANGERS: readonly RoleName[] = ['guest', 'other', 'expired'];
/** Staff reach into accounts only by what the table gives to no customer. */
const isStrange = (name: string, role: RoleName) =>
  STRANGERS.includes(role) || (role === 'staff' && !isForStaff(name));
const isForStaff = (name: string) =>
  TABLE.get(name)?.staff === 'allowed' && TABLE.get(name)?.other !== 'allowed';

describe('who may do what', () => {
  it('is settled for every operation of the schema', () => {
    expect([...TABLE.keys()].sort()).toEqual([...cast.operations.keys()].sort());
  });

  it.each(OPERATIONS)('%s', async (name) => {
    const row = TABLE.get(name);
    // Strangers change nothing, so that one thing serves them all.
    const untouched = await argumentsOf(cast, name);
    const answers: Partial<Record<RoleName, unknown>> = {};
    for (const role of WALKED) {
      const isStranger = isStrange(name, role);
      const variables = isStranger ? untouched : await argumentsOf(cast, name);
      const { outcome, leak, hasChanged, data } = await walk(cast, name, { role, isStranger, variables });
      const expected = row?.[role] === 'public' ? 'allowed' : row?.[role];
      expect(`${role}: ${outcome}`).toBe(`${role}: ${expected}`);
      answers[role] = data;
      if (!isStranger) continue;
      expect([role, leak, hasChanged]).toEqual([role, null, false]);
    }
    if (row?.guest === 'public') expect(shown(answers.other)).toBe(shown(answers.guest));
  });
});
