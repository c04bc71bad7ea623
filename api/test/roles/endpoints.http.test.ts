import { beforeAll, describe, expect, it } from 'vitest';
import { testShop } from '../shop/test-shop';
import { ENDPOINT_TABLE } from './endpoint-table';
import { endpointsOf, headersOf, type People } from './endpoints';
import { readRoleTable } from './read-role-table';
import { ROLES } from './role-table';

let people: People;
let customerId: string;
const shop = testShop();
beforeAll(async () => {
  customerId = (await shop.demo('priya')).id;
  people = await headersOf(shop, customerId);
});

const TABLE = readRoleTable(ENDPOINT_TABLE.replace(/^(GET|POST) +/gm, '$1:'));
const BODIES: Record<string, () => object> = {
  'POST:/auth/impersonate': () => ({ customerId, reason: 'Asks for help with her account' }),
};

describe('access to the JSON endpoints', () => {
  it('is defined for every endpoint', () => {
    const named = [...TABLE.keys()].map((name) => name.replace(':', ' ')).sort();
    expect(named).toEqual(endpointsOf(shop).sort());
  });

  it.each([...TABLE.keys()])('%s', async (name) => {
    const [method = '', path = ''] = name.split(/:(.*)/);
    const body = method === 'GET' ? undefined : JSON.stringify(BODIES[name]?.() ?? {});
    const statuses = ROLES.map(async (role) => {
      const headers = { 'content-type': 'application/json', ...people[role] };
      const url = `${shop.url}/api${path.replace(':provider', 'unknown')}`;
      return (await fetch(url, { method, headers, body, redirect: 'manual' })).status;
    });
    expect(await Promise.all(statuses)).toEqual(ROLES.map((role) => Number(TABLE.get(name)?.[role])));
  });
});
