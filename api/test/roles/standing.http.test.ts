import {
  isPermitted,
  PERMISSIONS,
  type Permission,
  type Role,
  STAFF_OPERATIONS,
  type StaffOperation,
} from '@saltbush/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEventDocument } from '../../src/domains/audit/documents';
import { startSecondProcess } from '../server/second-process';
import { type Selling, startSelling } from '../shop/selling';
import { Shopper } from '../shop/shopper';
import { argumentsOf, type Cast, createCast } from './walk';

const OPERATIONS = Object.keys(STAFF_OPERATIONS) as StaffOperation[];
/** What nobody's data is in is read without a line in the log. */
const UNRECORDED: readonly Permission[] = ['search:report', 'products:see'];
/** Asked again and again by an open log, which is a line by itself, by the desk of the content, and by who works at one. */
const POLLS: readonly StaffOperation[] = [
  'staff_audit_news',
  'staff_claim',
  'staff_claims_take',
  'staff_claims_leave',
  'staff_content',
  'staff_content_entry',
];
/** What somebody with the permission is told where it is another's to do. */
const PERMITTED: Partial<Record<StaffOperation, string>> = {
  staff_certificates_issue: 'CERTIFICATE_NOT_YOURS',
  staff_consult_scripts_issue: 'SCRIPT_NOT_ISSUABLE',
};
const REASON = 'Asks for help with her account';
const ME = '{ me { id } }';

let shop: Selling;
let cast: Cast;
let second: Awaited<ReturnType<typeof startSecondProcess>>;
beforeAll(async () => {
  shop = await startSelling({ env: { ALLOW_TEST_OPERATIONS: 'true' } });
  cast = await createCast(shop);
  second = await startSecondProcess(shop);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const customers = () => shop.db.collection<{ _id: string; role: string }>('customers');
const setRole = (id: string, role: Role) => customers().updateOne({ _id: id }, { $set: { role } });

const codeOf = ({ errors }: { errors?: { extensions?: { code?: string } }[] | null }) =>
  errors?.[0]?.extensions?.code ?? 'allowed';

const send = async (shopper: Shopper, name: StaffOperation) =>
  codeOf(await shopper.send(cast.operations.get(name) ?? '', await argumentsOf(cast, name)));

/** @returns the outcomes in the audit log of a person's uses of an operation */
async function outcomesOf(staff_id: string, operation: string): Promise<string[]> {
  const events = shop.db.collection<AuditEventDocument>('audit_events');
  const found = await events.find({ staff_id, operation }).sort({ at: 1, _id: 1 }).toArray();
  return found.map(({ outcome }) => outcome);
}

async function impersonate(shopper: Shopper): Promise<Shopper> {
  const started = await shopper.post('/api/auth/impersonate', {
    customerId: cast.world.ownerId,
    reason: REASON,
  });
  const { data } = (await started.json()) as { data: { token: string } };
  return new Shopper(shop.url, data.token);
}

describe('staff whose role is taken away', () => {
  it.each(OPERATIONS)('are refused %s with the very next request', async (name) => {
    const [role] = PERMISSIONS[STAFF_OPERATIONS[name]];
    const permitted = PERMITTED[name] ?? 'allowed';
    const { id, shopper } = await shop.user(role);
    expect(await send(shopper, name)).toBe(permitted);
    await setRole(id, 'customer');
    for (let time = 0; time < 5; time += 1) expect(await send(shopper, name)).toBe('FORBIDDEN');
    await setRole(id, role);
    expect(await send(shopper, name)).toBe(permitted);
  });

  it('cannot begin or go on to act as a customer', async () => {
    const { id, shopper } = await shop.user('support');
    const agent = await impersonate(shopper);
    expect(codeOf(await agent.send(ME))).toBe('allowed');
    await setRole(id, 'content');
    expect(codeOf(await agent.send(ME))).toBe('UNAUTHENTICATED');
    const body = { customerId: cast.world.ownerId, reason: REASON };
    expect((await shopper.post('/api/auth/impersonate', body)).status).toBe(403);
    expect(await outcomesOf(id, 'POST /api/auth/impersonate')).toEqual(['allowed', 'refused']);
  });
});

describe('a bearer', () => {
  const everywhere = (token: string) => [new Shopper(shop.url, token), new Shopper(second.url, token)];

  async function signedIn() {
    const person = await shop.signUp();
    const [here, there] = everywhere(person.token);
    for (const shopper of [here, there]) expect(codeOf((await shopper?.send(ME)) ?? {})).toBe('allowed');
    return {
      ...person,
      codes: () => Promise.all([here, there].map(async (at) => codeOf((await at?.send(ME)) ?? {}))),
    };
  }
  const ENDED = ['UNAUTHENTICATED', 'UNAUTHENTICATED'];

  it('ends with its sign-in at once, in every process', async () => {
    const { cookie, codes } = await signedIn();
    await shop.post('/api/auth/logout', {}, { headers: { cookie } });
    expect(await codes()).toEqual(ENDED);
  });

  it('ends when the sign-in is deleted by other means', async () => {
    const { id, codes } = await signedIn();
    await shop.db.collection<{ _id: string; userId: string }>('sessions').deleteMany({ userId: id });
    expect(await codes()).toEqual(ENDED);
  });

  it('ends with the account', async () => {
    const { id, codes } = await signedIn();
    await customers().deleteOne({ _id: id });
    expect(await codes()).toEqual(ENDED);
  });

  it('of an impersonated session ends with it, with the staff sign-in and with the customer', async () => {
    const { token } = await shop.demo('staff');
    const { id } = await shop.signUp();
    const body = { customerId: id, reason: REASON };
    const started = await new Shopper(shop.url, token).post('/api/auth/impersonate', body);
    const { data } = (await started.json()) as { data: { token: string } };
    const codes = () =>
      Promise.all(everywhere(data.token).map(async (agent) => codeOf(await agent.send(ME))));
    expect(await codes()).toEqual(['allowed', 'allowed']);
    await customers().deleteOne({ _id: id });
    expect(await codes()).toEqual(ENDED);
  });
});

describe('the audit log', () => {
  it.each(OPERATIONS)('has the outcome of %s for staff and for staff acting as a customer', async (name) => {
    const permission = STAFF_OPERATIONS[name];
    const { id, shopper } = await shop.user('manager');
    const isRecorded = !UNRECORDED.includes(permission) && !POLLS.includes(name);
    const own = isPermitted('manager', permission) ? 'allowed' : 'refused';
    expect(await send(shopper, name)).toBe(own === 'allowed' ? 'allowed' : 'FORBIDDEN');
    expect(await outcomesOf(id, name)).toEqual(isRecorded ? [own] : []);
    expect(await send(await impersonate(shopper), name)).toBe('FORBIDDEN');
    expect(await outcomesOf(id, name)).toEqual(isRecorded ? [own, 'refused'] : ['refused']);
  });
});
