import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createExecutor } from '../../src/server/graphql/execute';
import { startTestApi } from '../../test/server/start-test-api';
import { fillLog } from '../audit/sample-log';
import { numbers } from '../numbers';
import { percentile } from '../percentile';
import { type Question, questions } from './questions';
import { fillCharges } from './sample-charges';
import { fillCustomers } from './sample-customers';
import { fillOrders, type Sold } from './sample-orders';

const ORDERS = Number(process.env.DESK_ORDERS ?? 100_000);
const LINES = Number(process.env.AUDIT_LINES ?? 1_000_000);
const ROUNDS = 20;
/** Customers with a program and an AutoDelivery. */
const CHARGED = 10_000;

/** Milliseconds of the first rows of each desk over HTTP. */
export interface DeskTimes {
  orders: number;
  lines: number;
  desks: { name: string; p50: number; max: number }[];
}

type Api = Awaited<ReturnType<typeof startTestApi>>;

async function fill({ db, clock }: Api): Promise<Question[]> {
  const random = numbers(11);
  const products = db.collection<{ _id: number } & Sold>('products');
  const found = await products
    .find({ status: 'Active' } as object, { projection: { code: 1, name: 1 } })
    .toArray();
  const sold = found.map(({ code, name }) => ({ code, name }));
  const buyers = await fillCustomers(db, random);
  await fillOrders(db, ORDERS, { buyers, sold, random });
  await fillCharges(db, buyers.slice(0, CHARGED), clock.now());
  await fillLog(db, LINES);
  const [common, seldom] = [buyers[0], buyers.at(-1)];
  if (!common || !seldom) throw new Error('Nobody ordered');
  return questions(common, seldom, sold);
}

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | null)?.[key], data);

/** Measures what each desk asks first, and its second page, over a year's orders and lines of the log. */
export async function measureDesks(): Promise<DeskTimes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-desks-'));
  const api = await startTestApi({ dataDir, execute: createExecutor() });
  try {
    const asked = await fill(api);
    const as = await api.demo('staff');
    const ask = async ({ name, query, variables }: Question) => {
      const started = performance.now();
      const { data, errors } = await api.request(query, variables, { as });
      if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
      return { time: performance.now() - started, data };
    };
    const desks: DeskTimes['desks'] = [];
    const measure = async (question: Question) => {
      const times: number[] = [];
      let data: unknown;
      for (let round = 0; round < ROUNDS; round += 1) {
        const answer = await ask(question);
        times.push(answer.time);
        data = answer.data;
      }
      desks.push({ name: question.name, p50: percentile(times, 0.5), max: Math.max(...times) });
      return data;
    };
    for (const question of asked) {
      const after = question.next && valueAt(await measure(question), question.next);
      if (!question.next) await measure(question);
      const { name, variables } = question;
      if (after) await measure({ ...question, name: `${name}, page 2`, variables: { ...variables, after } });
    }
    return { orders: ORDERS, lines: LINES, desks };
  } finally {
    await api.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
