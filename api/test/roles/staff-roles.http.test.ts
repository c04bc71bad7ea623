import {
  isPermitted,
  isStaffOperation,
  isStaffRole,
  PERMISSIONS,
  ROLES,
  STAFF_OPERATIONS,
  type StaffOperation,
} from '@saltbush/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '../server/before-tests';
import type { Shopper } from '../shop/shopper';
import { testShop } from '../shop/test-shop';
import { readRoleTable } from './read-role-table';
import { argumentsOf, createCast } from './walk';

const STAFF = ROLES.filter(isStaffRole);
const OPERATIONS = Object.keys(STAFF_OPERATIONS) as StaffOperation[];

let people: Map<string, Shopper>;
const shop = testShop({ env: { ALLOW_TEST_OPERATIONS: 'true' } });
const cast = beforeTests(() => createCast(shop));
beforeAll(async () => {
  const users = await Promise.all(
    STAFF.map(async (role) => [role, (await shop.user(role)).shopper] as const),
  );
  people = new Map(users);
});

describe('each staff role', () => {
  it('has a permission for every operation of the schema that customers are denied', () => {
    // The second factor is every member's own, whatever the role, also while the role waits for it.
    const isOwn = (name: string) => name.startsWith('second_factor');
    const refused = [...readRoleTable()]
      .filter(([name, row]) => row.owner === 'forbidden' && !isOwn(name))
      .map(([name]) => name);
    const named = [...cast.operations.keys()].filter((name) => name.startsWith('staff_'));
    const missing = [...refused, ...named].filter((name) => !isStaffOperation(name));
    expect(missing, 'operations of staff need a row in STAFF_OPERATIONS of the contract').toEqual([]);
    expect(OPERATIONS.filter((name) => !cast.operations.has(name))).toEqual([]);
  });

  it.each(OPERATIONS)('%s is available to the roles that the table permits', async (name) => {
    const query = cast.operations.get(name) ?? '';
    const permission = STAFF_OPERATIONS[name];
    for (const role of STAFF) {
      const { errors } = (await people.get(role)?.send(query, await argumentsOf(cast, name))) ?? {};
      const outcome = errors?.[0]?.extensions?.code ?? 'allowed';
      expect(`${role}: ${outcome}`).toBe(
        `${role}: ${isPermitted(role, permission) ? 'allowed' : 'FORBIDDEN'}`,
      );
    }
  });

  it.each(STAFF)('%s impersonates customers where the table permits', async (role) => {
    const reason = 'Asks for help with her account';
    const body = { customerId: cast.world.ownerId, reason };
    const { status } = (await people.get(role)?.post('/api/auth/impersonate', body)) ?? {};
    expect(status).toBe(isPermitted(role, 'customers:impersonate') ? 201 : 403);
    expect(PERMISSIONS['customers:impersonate']).not.toContain('content');
  });
});
