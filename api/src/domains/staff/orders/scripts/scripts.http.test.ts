import { expect, it } from 'vitest';
import { beforeTests } from '../../../../../test/server/before-tests';
import { mailsTo } from '../../../../../test/server/outbox';
import { prescriptionMedicine, userWithPatients } from '../../../../../test/shop/cart-patients';
import { at, failure, type Shopper } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';
import { SAMPLE_TOKENS } from '../../../../escripts/embedded';

const shop = testShop();
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const colleague = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const manager = beforeTests(async () => (await shop.user('manager')).shopper);

const SCRIPT = `code kind state token product_name patient_name patient { dob }
  steps { state staff_name reason }`;

type Waiting = { shopper: Shopper; reference: string; line: number };

/** Places an order of a medicine with a script. */
async function ordered(script: object = { script_type: 'paper' }): Promise<Waiting> {
  const { shopper, first } = await userWithPatients(shop);
  const cart_uuid = await shopper.newCart();
  const medicine = await prescriptionMedicine(shop);
  await shopper.add(cart_uuid, medicine, 1, { patient_uuid: first, ...script });
  await shopper.makeReady(cart_uuid);
  const placed = await shopper.place(cart_uuid);
  return { shopper, reference: at<string>(placed, 'checkout_place_order.order.reference'), line: 1 };
}

const step = (by: Shopper, name: string, { reference, line }: Waiting, from: string, over: object = {}) =>
  by.run(`staff_scripts_${name}`, { reference, line, from, ...over }, `script { ${SCRIPT} }`);
const arrive = (by: Shopper, waiting: Waiting) => step(by, 'arrive', waiting, 'awaited');
const accept = (by: Shopper, waiting: Waiting, from = 'arrived') => step(by, 'accept', waiting, from);
const refuse = (by: Shopper, waiting: Waiting, from = 'arrived', reason = 'expired') =>
  step(by, 'refuse', waiting, from, { reason });
const approve = (by: Shopper, { reference }: Waiting) =>
  by.run('staff_orders_approve', { reference }, 'order { queue lines { script_state } }');

const ONE = `query($reference: String!, $line: Int!) {
  staff_script(reference: $reference, line: $line) { ${SCRIPT} } }`;
const read = async (by: Shopper, { reference, line }: Waiting) =>
  at(await by.send(ONE, { reference, line }), 'staff_script');

/** What the customer sees on the order. */
async function seen({ shopper, reference }: Waiting): Promise<{ state: string; steps: object[] }[]> {
  const order = `{ order(reference: "${reference}") { scripts { kind state name steps { state reason } } } }`;
  return at(await shopper.send(order), 'order.scripts');
}

const mailsAbout = async ({ shopper }: Waiting) =>
  (await mailsTo(shop.services, shopper.email)).filter(({ template }) => template === 'script_refused');

type Page = { data: { code: string }[]; next: string | null };

/** Reads a queue to its end. */
async function queue(name: string, newest = false): Promise<string[]> {
  const codes: string[] = [];
  let after: string | null = null;
  do {
    const query = `query($queue: StaffScriptQueue!, $newest: Boolean, $after: String) {
      staff_scripts(queue: $queue, newest: $newest, after: $after, first: 2) { data { code } next } }`;
    const page: Page = at<Page>(
      await pharmacist.send(query, { queue: name, newest, after }),
      'staff_scripts',
    );
    codes.push(...page.data.map(({ code }) => code));
    after = page.next;
  } while (after);
  return codes;
}

it('leads a paper script from the post to the approval of its order [selling-10 selling-36 selling-37]', async () => {
  const waiting = await ordered();
  const code = `${waiting.reference}-S1`;
  expect(await queue('awaited')).toContain(code);
  expect(failure(await approve(pharmacist, waiting))).toEqual({
    code: 'SCRIPT_UNCHECKED',
    message: 'This order cannot be approved yet: the script of item 1 is awaited by post.',
  });
  await arrive(pharmacist, waiting);
  expect(await queue('arrived')).toContain(code);
  expect(await seen(waiting)).toMatchObject([{ state: 'arrived' }]);
  expect(failure(await approve(pharmacist, waiting))?.code).toBe('SCRIPT_UNCHECKED');
  await accept(colleague, waiting);
  expect(await queue('ended')).toContain(code);
  expect(at(await approve(pharmacist, waiting), 'staff_orders_approve.order')).toMatchObject({
    queue: 'pack',
    lines: [{ script_state: 'valid' }],
  });
});

it('asks the exchange once more about a token, which stays masked', async () => {
  const waiting = await ordered({ script_type: 'escript', eprescription_token: SAMPLE_TOKENS.repeat });
  expect(await read(pharmacist, waiting)).toMatchObject({ state: 'to_check', token: '••••T002' });
  const { check } = shop.services.escripts;
  try {
    shop.services.escripts.check = async () => 'dispensed';
    expect(failure(await accept(pharmacist, waiting, 'to_check'))).toMatchObject({
      code: 'SCRIPT_NOT_VALID',
    });
  } finally {
    shop.services.escripts.check = check;
  }
  const answer = await accept(pharmacist, waiting, 'to_check');
  expect(at(answer, 'staff_scripts_accept.script.state')).toBe('valid');
});

it('refuses with a reason that the customer reads, and is mailed once without a health detail', async () => {
  const waiting = await ordered();
  for (const wrong of ['toString', 'not_found', 'expired']) {
    expect(failure(await refuse(pharmacist, waiting, 'awaited', wrong))?.code).toBe('INVALID_INPUT');
  }
  await arrive(pharmacist, waiting);
  for (const _twice of [1, 2]) {
    const answer = await refuse(pharmacist, waiting);
    expect(at(answer, 'staff_scripts_refuse.script')).toMatchObject({
      state: 'refused',
      steps: { length: 3 },
    });
  }
  expect(await seen(waiting)).toMatchObject([
    { state: 'refused', steps: [{}, {}, { state: 'refused', reason: 'expired' }] },
  ]);
  const [mail, ...others] = await mailsAbout(waiting);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Your order ${waiting.reference} needs your attention`);
  expect(mail?.text).toContain('Reason: It has expired.');
  const { product_name } = (await read(pharmacist, waiting)) as { product_name: string };
  expect(`${mail?.subject}${mail?.text}`).not.toContain(product_name);
  expect(failure(await approve(pharmacist, waiting))?.code).toBe('SCRIPT_UNCHECKED');
});

it('takes another paper script after a refusal, and mails a second refusal too', async () => {
  const waiting = await ordered();
  await arrive(pharmacist, waiting);
  await refuse(pharmacist, waiting);
  await step(pharmacist, 'arrive', waiting, 'refused');
  await refuse(pharmacist, waiting, 'arrived', 'illegible');
  expect(await mailsAbout(waiting)).toHaveLength(2);
});

it('never lets two pharmacists undo each other: one decides, the other learns who', async () => {
  const waiting = await ordered();
  await arrive(pharmacist, waiting);
  const answers = await Promise.all([accept(pharmacist, waiting), refuse(colleague, waiting)]);
  const refused = answers.map(failure).filter(Boolean);
  expect(refused).toEqual([
    { code: 'SCRIPT_MOVED', message: expect.stringMatching(/ has moved this script on: it is /) },
  ]);
  const { state, steps } = (await read(pharmacist, waiting)) as { state: string; steps: object[] };
  expect(steps).toHaveLength(3);
  expect(await mailsAbout(waiting)).toHaveLength(state === 'refused' ? 1 : 0);
});

it('takes each step once however often it is sent, and only from where it is', async () => {
  const waiting = await ordered();
  await Promise.all(Array.from({ length: 4 }, () => arrive(pharmacist, waiting)));
  const { steps } = (await read(pharmacist, waiting)) as { steps: object[] };
  expect(steps).toHaveLength(2);
  expect(failure(await arrive(colleague, waiting))?.code).toBe('SCRIPT_MOVED');
  expect(failure(await accept(pharmacist, waiting, 'awaited'))?.code).toBe('SCRIPT_MOVED');
  for (const line of [0, 2]) {
    expect(failure(await accept(pharmacist, { ...waiting, line }))?.code).toBe('NOT_FOUND');
  }
});

it('never approves what a colleague refuses at the same moment', async () => {
  const waiting = await ordered();
  await arrive(pharmacist, waiting);
  const answers = await Promise.all([
    approve(pharmacist, waiting),
    refuse(colleague, waiting),
    approve(manager, waiting),
  ]);
  expect(answers.map((answer) => failure(answer)?.code)).toEqual([
    'SCRIPT_UNCHECKED',
    undefined,
    'SCRIPT_UNCHECKED',
  ]);
});

it('closes the script of what is refunded: nothing waits for it any more', async () => {
  const waiting = await ordered();
  const input = { reference: waiting.reference, line: 1, reason: 'cannot_supply' };
  await pharmacist.run('staff_orders_refuse_line', input, 'order { queue }');
  expect(await seen(waiting)).toMatchObject([{ state: 'closed' }]);
  expect(await queue('awaited')).not.toContain(`${waiting.reference}-S1`);
  expect(failure(await arrive(pharmacist, waiting))?.code).toBe('SCRIPT_MOVED');
});

it('lists a queue to its end in either order, and says how much waits', async () => {
  await Promise.all([ordered(), ordered(), ordered()]);
  const oldest = await queue('awaited');
  expect(oldest.length).toBeGreaterThan(2);
  expect(await queue('awaited', true)).toEqual([...oldest].reverse());
  const counts = await manager.send('{ staff_script_counts { arrived to_check on_file awaited refused } }');
  expect(at(counts, 'staff_script_counts.awaited')).toBe(oldest.length);
  const nowhere = '{ staff_scripts(queue: awaited, after: "!") { next } }';
  expect(failure(await pharmacist.send(nowhere))?.code).toBe('INVALID_INPUT');
});

it('shows managers whom a script is for, not what they take; each look is put down [roles-05]', async () => {
  const waiting = await ordered();
  expect(await read(manager, waiting)).toMatchObject({
    patient_name: expect.stringMatching(/\S/),
    patient: null,
  });
  expect(await read(pharmacist, waiting)).toMatchObject({ patient: { dob: expect.any(String) } });
  const { reference } = waiting;
  const looks = await shop
    .collection('audit_events')
    .find({ operation: 'staff_script', touched: { name: 'reference', id: reference } })
    .toArray();
  expect(looks.map(({ reads_health, outcome }) => [reads_health, outcome])).toEqual([
    [true, 'allowed'],
    [true, 'allowed'],
  ]);
});
