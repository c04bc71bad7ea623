import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIT_KINDS } from '@saltbush/contract';
import { startTestApi } from '../../test/server/start-test-api';
import { percentile } from '../percentile';
import { FIRST_DAY, fillLog, HEAVY_CUSTOMER, LAST_DAY, STAFF } from './sample-log';

const LINES = Number(process.env.AUDIT_LINES ?? 1_000_000);
const ROUNDS = 3;
const WARM_UP = 30;

/** Milliseconds of the first page over HTTP, by what the page narrows it down to. */
export interface AuditTimes {
  lines: number;
  choices: { choice: string; p50: number; max: number }[];
}

const LOG = `query($staff_id: ID, $customer_id: ID, $what: String, $outcome: StaffAuditOutcome, $from: String, $to: String,
  $after: String) {
  staff_audit_log(staff_id: $staff_id, customer_id: $customer_id, what: $what, outcome: $outcome, from: $from, to: $to,
    after: $after) {
    data { id at staff_name operation reason outcome result failure_code staff { name } customer { name } } next } }`;

type Variables = Record<string, string | undefined>;

/** All that a page offers together: each person, customer, kind or operation, outcome and days, or none of them. */
function* choices(): Generator<Variables> {
  const days: Variables[] = [{}, { from: LAST_DAY, to: LAST_DAY }, { to: FIRST_DAY }];
  const rare = ['staff_prices_set', 'staff_members_remove'];
  const people = [undefined, STAFF[0], STAFF.at(-1)];
  for (const staff_id of people)
    for (const customer_id of [undefined, HEAVY_CUSTOMER])
      for (const what of [undefined, ...AUDIT_KINDS, ...rare])
        for (const outcome of [undefined, 'done', 'refused', 'failed'])
          for (const span of days) yield { staff_id, customer_id, what, outcome, ...span };
}

const nameOf = (variables: Variables): string =>
  Object.entries(variables)
    .flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
    .join(' ') || 'everything';

/** Measures each choice of the audit log, and a page far down, in a log of a million lines. */
export async function measureAudit(): Promise<AuditTimes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-audit-'));
  const api = await startTestApi({ dataDir });
  try {
    await fillLog(api.db, LINES);
    const as = await api.demo('staff');
    const ask = async (variables: Variables) => {
      const started = performance.now();
      const { data, errors } = await api.request(LOG, variables, { as });
      if (errors) throw new Error(`${nameOf(variables)}: ${JSON.stringify(errors)}`);
      return { time: performance.now() - started, next: data.staff_audit_log.next as string | null };
    };
    for (let round = 0; round < WARM_UP; round += 1) await ask({ what: 'orders' });
    const measured = [];
    for (const variables of choices()) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push((await ask(variables)).time);
      measured.push({ choice: nameOf(variables), p50: percentile(times, 0.5), max: Math.max(...times) });
    }
    const after = Buffer.from(`${Date.parse(FIRST_DAY) + 86_400_000} f`).toString('base64url');
    const far = [];
    for (let round = 0; round < ROUNDS; round += 1) far.push((await ask({ after })).time);
    measured.push({ choice: 'a page far down', p50: percentile(far, 0.5), max: Math.max(...far) });
    return { lines: LINES, choices: measured.sort((one, other) => other.p50 - one.p50) };
  } finally {
    await api.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
