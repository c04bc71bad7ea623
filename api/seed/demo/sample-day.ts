import type { OrderDocument, OrderItemDocument, ScriptDocument } from '../../src/domains/orders';
import { SAMPLE_TOKENS } from '../../src/escripts/embedded';
import type { Draft } from '../catalogue/types';
import type { KnownProduct } from '../known';
import { demoUuid } from './ids';
import { type Buyer, demoOrder, type OrderCourse } from './order';
import { orderLine } from './order-lines';
import { SAMPLE_CUSTOMERS, SAMPLE_HOMES, SAMPLE_PATIENTS } from './sample-people';
import { SPECS, type Spec } from './sample-specs';

type Encrypt = (text: string, owner: string) => Promise<string> | string;

/** The order below has it, so that no other can. */
export const SAMPLE_DAY_TOKEN = SAMPLE_TOKENS.sampleDay;

const HOUR = 3_600_000;

const returnOf = ({ reference }: Spec, state: 'requested' | 'arrived', now: Date) => ({
  key: demoUuid(`return/${reference}`),
  code: `${reference}-R1`,
  state,
  lines: [
    { line: 1, quantity: 1, reason: state === 'arrived' ? ('faulty' as const) : ('changed_mind' as const) },
  ],
  at: new Date(now.getTime() - 40 * HOUR),
  received_at: null,
});

function guestOrder(spec: Spec, drafts: readonly Draft[], now: Date): OrderDocument {
  const items = spec.products.map(([product, quantity]) => orderLine(drafts, { product, quantity }));
  const order = demoOrder(spec, items, spec.buyer, now);
  return spec.return ? { ...order, returns: [returnOf(spec, spec.return, now)] } : order;
}

/** The sample customer of a key, as a buyer. */
export function customerBuyer(key: 'marit' | 'hugo', userId: string): Buyer {
  const account = SAMPLE_CUSTOMERS.find((one) => one.key === key);
  if (!account) throw new Error(`There is no sample customer ${key}.`);
  const { email, first_name, last_name } = account;
  return { userId, email, first_name, last_name, home: SAMPLE_HOMES[key], instructions: null };
}

const reviewCourse = (reference: string, hours: number): OrderCourse => ({
  reference,
  timeline: [
    ['placed', hours],
    ['pharmacist_review', hours],
  ],
  method: 'express',
});

/** A medicine for a sample patient, with how its script comes. */
async function medicine(
  drafts: readonly Draft[],
  product: KnownProduct,
  { of, token }: { of: 'marit' | 'hugo'; token: string | null },
  encrypt: Encrypt,
): Promise<OrderItemDocument> {
  const patient = demoUuid(`patient/${SAMPLE_PATIENTS[of].key}`);
  const script = token ? ('escript' as const) : ('paper' as const);
  const line = orderLine(drafts, { product, quantity: 1, patient, script });
  return { ...line, eprescription_token: token && (await encrypt(token, `escript:${patient}`)) };
}

/** A paper script that the post has brought this morning. */
const arrivedScript = (script: ScriptDocument, now: Date): ScriptDocument => ({
  ...script,
  state: 'arrived',
  steps: [...script.steps, { state: 'arrived', at: new Date(now.getTime() - HOUR), staff_name: 'Mei Tran' }],
});

/** Orders of other customers than Priya: work for every queue of the pharmacy. */
export async function sampleDayOrders(
  users: Record<'marit' | 'hugo', string>,
  drafts: readonly Draft[],
  { now, encrypt }: { now: Date; encrypt: Encrypt },
): Promise<OrderDocument[]> {
  const paper = await medicine(drafts, 'prescription', { of: 'marit', token: null }, encrypt);
  const escript = await medicine(
    drafts,
    'schedule3Prescription',
    { of: 'hugo', token: SAMPLE_DAY_TOKEN },
    encrypt,
  );
  const arrived = demoOrder(
    reviewCourse('SB-74C6-PB2W', 50),
    [paper],
    customerBuyer('marit', users.marit),
    now,
  );
  return [
    ...SPECS.map((spec) => guestOrder(spec, drafts, now)),
    demoOrder(reviewCourse('SB-74B7-M4JS', 26), [paper], customerBuyer('marit', users.marit), now),
    { ...arrived, scripts: arrived.scripts?.map((script) => arrivedScript(script, now)) },
    demoOrder(reviewCourse('SB-74F4-T9QK', 2), [escript], customerBuyer('hugo', users.hugo), now),
  ];
}
