import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collector, startCollector, traceWith } from '@saltbush/contract/testing/traces';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_TOKENS } from '../src/escripts/embedded';
import { runAllJobs } from './server/jobs';
import { mailsTo } from './server/outbox';
import { ANSWERED, ELIGIBLE, programOf, SLOT } from './shop/program';
import { type Selling, startSelling } from './shop/selling';
import { at, Shopper } from './shop/shopper';
import { contradictionsIn } from './shop/telehealth/requests';

/** Values that must not leave their field; none occurs in any other test or in the sample data. */
const CANARIES = {
  password: 'Canary-Bird9!sings',
  nextPassword: 'Canary-Bird7!flies',
  medicare: '6951449601',
  ihi: '8003608000228437',
  allergy: 'canary-allergy-melaleuca',
  condition: 'canary-condition-quolls',
  medication: 'canary-medication-bilby',
  notes: 'canary-notes-since-last-winter',
  contradiction: 'canary-why-both-are-right',
  draft: 'canary-draft-of-an-answer',
  weight: '103.7kg',
  eprescription: SAMPLE_TOKENS.valid,
  card: '4242424242424242',
} as const;
/** Not a secret: finding it proves that the search works. */
const CONTROL = 'Canarina';

/** All that a span tells besides its name and times. */
const SPAN_ATTRIBUTES = [
  ...['http.request.method', 'http.route', 'http.response.status_code', 'shop.job', 'shop.request_id'],
  ...['graphql.operation.name', 'graphql.operation.type'],
  ...['db.system.name', 'db.operation.name', 'db.collection.name'],
];

const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-canaries-'));
const lines: string[] = [];
const email = `${randomUUID()}@example.com`;
let shop: Selling;
let collector: Collector;
let tokens: string[];
let mails: string;
let isClosed = false;

const PATIENT = {
  first_name: CONTROL,
  last_name: 'Quoll',
  dob: '1990-02-03',
  gender: 'female',
  phone: '0412 345 678',
  address: '12 Crown Street',
  suburb: 'Surry Hills',
  state: 'NSW',
  postcode: '2010',
  is_pregnant_breastfeeding: false,
  allergies: CANARIES.allergy,
  conditions: CANARIES.condition,
  medication: CANARIES.medication,
  has_medicare: true,
  medicare_number: '6951 44960 1',
  medicare_reference: '2',
  medicare_expiry: '03/2029',
};

/** Submits everything a customer can enter, both valid and invalid, so that errors are logged too. */
async function submitEverything(): Promise<void> {
  const names = { firstName: CONTROL, lastName: 'Quoll' };
  const account = { email, password: CANARIES.password };
  await shop.post('/api/auth/signup', { ...account, ...names });
  const signedIn = await shop.signIn(account);
  const shopper = new Shopper(shop.url, signedIn.token);
  await shop.post('/api/auth/login', { email, password: `${CANARIES.password}x` });
  const mine = at<string>(await shopper.run('patients_create', PATIENT, 'uuid'), 'patients_create.uuid');
  const ihi = { has_medicare: false, ihi_number: '8003 6080 0022 8437' };
  await shopper.run('patients_create', { ...PATIENT, ...ihi, first_name: 'Noah' }, 'uuid');
  await shopper.run('patients_create', { ...PATIENT, dob: 'never' }, 'uuid');
  await shopper.send(
    `{ validate_escript(patient_uuid: "${mine}", token: "${CANARIES.eprescription}") { __typename } }`,
  );
  await book(shopper, mine);
  await buy(shopper, mine);
  await enrol(shopper, mine);
  for (const client of [shopper, new Shopper(shop.url, null)]) {
    await client.run(
      'health_draft_save',
      { changes: JSON.stringify({ notes: CANARIES.draft }) },
      'draft { id }',
    );
    await client.run('health_draft_save', { changes: `{"__proto__":"${CANARIES.draft}"}` }, 'draft { id }');
  }
  const reset = await resetPassword();
  tokens = [signedIn.token, signedIn.cookie.replace(/^[^=]+=/, ''), reset];
}

async function book(shopper: Shopper, patient_uuid: string): Promise<void> {
  const answers = {
    used_medication_before: 'yes',
    unwanted_sideeffects: 'no',
    review_withgp: 'yes',
    pregnant_breastfeeding_familyplanning: 'no',
  };
  const input = {
    booking_type: 'OnlineScripts',
    starts_at: '2026-11-25T00:00:00.000Z',
    state: 'NSW',
    contact_method: 'phone',
    phone: '0412345678',
    patient_uuid,
    product_id: String(await shop.product({ schedule: '4' })),
    questionnaire: JSON.stringify(answers),
    notes: CANARIES.notes,
    accepts_terms: true,
    idempotency_key: randomUUID(),
  };
  const refused = await shopper.run('telehealth_bookings_create', input, 'booking { uuid }');
  const contradiction_notes = contradictionsIn(refused).map(({ id }) => ({
    id,
    note: CANARIES.contradiction,
  }));
  expect(contradiction_notes).toHaveLength(1);
  const cleared = { ...input, contradiction_notes };
  const booked = await shopper.run('telehealth_bookings_create', cleared, 'booking { uuid }');
  at(booked, 'telehealth_bookings_create.booking.uuid');
}

async function buy(shopper: Shopper, patient_uuid: string): Promise<void> {
  const medicine = await shop.product({ schedule: '4', requires_prescription: true });
  const cart = await shopper.newCart();
  const escript = { script_type: 'escript', eprescription_token: CANARIES.eprescription };
  at(await shopper.add(cart, medicine, 1, { patient_uuid, ...escript }), 'cart_add_item.item');
  await shopper.add(cart, await shop.product());
  await shopper.makeReady(cart);
  const placed = await shopper.place(cart);
  at(placed, 'checkout_place_order.order.reference');
  await shopper.place(cart, { stripe_source_id: CANARIES.card });
}

async function enrol(shopper: Shopper, patient_uuid: string): Promise<void> {
  const program = programOf(shop);
  const created = await program.send(shopper, 'create', { journey_id: '1' });
  const subscription_id = at<string>(created, 'journey_subscriptions_create.subscription.id');
  await program.send(shopper, 'set_patient', { subscription_id, patient_uuid });
  const questionnaire = JSON.stringify({ ...ELIGIBLE, weight: CANARIES.weight, bmi: 32 });
  const submitted = await program.send(shopper, 'submit', {
    subscription_id,
    ...SLOT,
    ...ANSWERED,
    questionnaire,
  });
  at(submitted, 'journey_subscriptions_submit.subscription.id');
}

async function resetPassword(): Promise<string> {
  await shop.post('/api/auth/forgot-password', { email });
  await shop.services.accounts.sendRequestedResets();
  const sent = await mailsTo(shop.services, email);
  const token = sent.map(({ text }) => /#reset=([\w-]{43})/.exec(text)?.[1]).find(Boolean) ?? '';
  await shop.post('/api/auth/reset-password', { token, password: CANARIES.nextPassword });
  return token;
}

function* filesOf(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

/** Returns the encodings in which a file may contain a text. */
function formsOf(text: string): Buffer[] {
  const base64 = Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -1);
  return [Buffer.from(text), Buffer.from(text, 'utf16le'), Buffer.from(base64)];
}

const isIn = (haystack: Buffer, text: string) => formsOf(text).some((form) => haystack.includes(form));
const found = (haystack: Buffer, secrets: Record<string, string>) =>
  Object.entries(secrets)
    .filter(([, text]) => isIn(haystack, text))
    .map(([name]) => name);

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  collector = await startCollector();
  const tracing = await traceWith(collector.settings);
  shop = await startSelling({ dataDir, logTo, tracing, env: { LOG_LEVEL: 'debug' } });
  await submitEverything();
  await runAllJobs(shop.services);
  mails = (await mailsTo(shop.services, email))
    .map(({ subject, text, html }) => subject + text + html)
    .join();
  await shop.close();
  await tracing.shutdown();
  isClosed = true;
}, 120_000);
afterAll(async () => {
  if (!isClosed) await shop.close();
  await collector.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('confidential input', () => {
  it('does not appear in the log', () => {
    const log = Buffer.from(lines.join(''));
    expect(lines.length).toBeGreaterThan(10);
    expect(found(log, CANARIES)).toEqual([]);
    expect(tokens.filter((token) => isIn(log, token))).toEqual([]);
    expect(isIn(log, email)).toBe(false);
  });

  it('does not appear in traces, nor does anything of a person', () => {
    const exported = Buffer.from(collector.bodies.join(''));
    const kinds = ['POST /api/auth/signup', 'mutation other', 'insert patients', 'insert orders'];
    expect(collector.spans.map(({ name }) => name)).toEqual(expect.arrayContaining(kinds));
    expect(new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)))).toEqual(
      new Set(SPAN_ATTRIBUTES),
    );
    expect(found(exported, CANARIES)).toEqual([]);
    expect(tokens.filter((token) => isIn(exported, token))).toEqual([]);
    for (const text of [email, CONTROL, 'Quoll', 'Crown Street', '0412345678', '127.0.0.1', 'SyntaxError'])
      expect([text, isIn(exported, text)]).toEqual([text, false]);
  });

  it('does not appear in mails, except for the link that a mail delivers', () => {
    const text = Buffer.from(mails);
    expect(mails).toContain(CONTROL);
    expect(found(text, CANARIES)).toEqual([]);
    expect(tokens.slice(0, 2).filter((token) => isIn(text, token))).toEqual([]);
  });

  it('is encrypted or hashed in the database files', () => {
    const files = [...filesOf(dataDir)].map((path) => readFileSync(path));
    expect(files.some((file) => isIn(file, CONTROL))).toBe(true);
    for (const file of files) {
      expect(found(file, CANARIES)).toEqual([]);
      expect(tokens.filter((token) => isIn(file, token))).toEqual([]);
    }
  });
});
