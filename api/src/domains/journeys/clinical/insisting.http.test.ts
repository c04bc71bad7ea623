import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import { createAuditors } from '../../../../test/shop/auditors';
import { ANSWERED, ELIGIBLE, programOf, SLOT } from '../../../../test/shop/program';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const doctor = beforeTests(async () => (await shop.user('practitioner')).shopper);
const NOTE = 'Gave birth in March, no longer breastfeeding';

const correct = async (shopper: Shopper, uuid: string, change: object) =>
  at(await shopper.run('patients_edit', { uuid, ...change }, 'uuid'), 'patients_edit.uuid');

interface Desk {
  record_version: number;
  contradictions: { fact: string; record: string; answer: string | null; is_acknowledged: boolean }[];
  history: { kind: string; author: string | null; rules: string; note: string | null; details: object[] }[];
}
const desk = async (id: string): Promise<Desk> =>
  at<Desk>(
    await doctor.send(
      `query($id: ID!) { staff_program(id: $id) { record_version
        contradictions { fact record answer is_acknowledged }
        history { kind author rules note details { question answer } } } }`,
      { id },
    ),
    'staff_program',
  );
const queued = async (queue: string) =>
  at<{ id: string; is_contradicted: boolean }[]>(
    await doctor.send(
      `query($queue: StaffProgramQueue!) { staff_programs(queue: $queue) { data { id is_contradicted } } }`,
      { queue },
    ),
    'staff_programs.data',
  );
async function acknowledge(subscription_id: string, facts: string[], over: object = {}) {
  const { record_version } = await desk(subscription_id);
  const input = { subscription_id, facts, record_version, note: NOTE, ...over };
  return program.send(doctor, 'acknowledge_record', input);
}
const checkOf = async (shopper: Shopper) =>
  at(
    await shopper.send('{ journey_subscriptions { record_check { facts is_waiting } } }'),
    'journey_subscriptions.0.record_check',
  );

/** A draft that lacks only its payment, for a patient whose record excludes them. */
async function excluded(change: object = { is_pregnant_breastfeeding: true }) {
  const draft = await program.draft();
  await program.card(draft.id);
  await correct(draft.shopper, draft.patient_uuid, change);
  const { shopper, subscription_id } = draft;
  const submit = (over: object = {}) =>
    program.send(shopper, 'submit', { subscription_id, ...ANSWERED, ...over });
  const pay = () => program.pay(shopper, { subscription_id });
  return { ...draft, submit, pay };
}

describe('a patient who insists that the record is out of date', () => {
  it('is put before a practitioner, and pays only once they have acknowledged it [health-20] [roles-13]', async () => {
    const { id, shopper, subscription_id, submit, pay } = await excluded();
    const refused = await submit();
    expect(failure(refused)?.code).toBe('RECORD_CONTRADICTS');
    expect(refused.errors?.[0]?.extensions.facts).toEqual(['pregnancy']);
    at(await submit({ insists: true }), 'journey_subscriptions_submit.subscription.id');
    expect(await checkOf(shopper)).toEqual({ facts: ['pregnancy'], is_waiting: true });
    const { agent } = await (await createAuditors(shop)).impersonate(id);
    expect(await checkOf(agent)).toEqual({ facts: [], is_waiting: true });
    expect(failure(await pay())?.code).toBe('RECORD_CONTRADICTS');
    expect(await queued('record')).toContainEqual({ id: subscription_id, is_contradicted: true });
    expect((await desk(subscription_id)).contradictions).toEqual([
      { fact: 'pregnancy', record: 'yes', answer: 'no', is_acknowledged: false },
    ]);
    expect(failure(await acknowledge(subscription_id, ['pregnancy'], { note: ' ' }))?.code).toBe(
      'INVALID_INPUT',
    );
    expect(failure(await pay())?.code).toBe('RECORD_CONTRADICTS');
    at(await acknowledge(subscription_id, ['pregnancy']), 'journey_subscriptions_acknowledge_record');
    expect(await queued('record')).toEqual([]);
    expect(await checkOf(shopper)).toEqual({ facts: [], is_waiting: false });
    const customer = await shop.db
      .collection<{ _id: string; email: string }>('customers')
      .findOne({ _id: id });
    const mails = await mailsTo(shop.services, customer?.email ?? '');
    expect(mails.map(({ template }) => template)).toContain('program_cleared');
    expect(at(await pay(), 'journey_subscriptions_charge.subscription.status')).toBe('reviewing');
    expect(
      failure(await program.send(doctor, 'review', { has_spoken: true, subscription_id, items: [] })),
    ).toBeUndefined();
  });

  it('is acknowledged for what the record says only: what is corrected and said again holds again [health-20]', async () => {
    const { shopper, patient_uuid, subscription_id, submit, pay } = await excluded();
    await submit({ insists: true });
    await acknowledge(subscription_id, ['pregnancy']);
    await correct(shopper, patient_uuid, { is_pregnant_breastfeeding: false });
    await correct(shopper, patient_uuid, { is_pregnant_breastfeeding: true });
    expect(failure(await pay())?.code).toBe('RECORD_CONTRADICTS');
    await acknowledge(subscription_id, ['pregnancy']);
    await correct(shopper, patient_uuid, { conditions: 'Pancreatitis' });
    expect(failure(await pay())?.message).toContain('a condition that the program is not for');
  });

  it('is refused without a payment, and told so', async () => {
    const { id, subscription_id, submit } = await excluded();
    expect(failure(await program.send(doctor, 'refuse', { subscription_id, note: NOTE }))?.code).toBe(
      'SUBSCRIPTION_STATUS',
    );
    await submit({ insists: true });
    at(await program.send(doctor, 'refuse', { subscription_id, note: NOTE }), 'journey_subscriptions_refuse');
    const customer = await shop.db
      .collection<{ _id: string; email: string }>('customers')
      .findOne({ _id: id });
    const mails = await mailsTo(shop.services, customer?.email ?? '');
    expect(mails.map(({ template }) => template)).toContain('program_ended');
    expect((await program.money(subscription_id)).orders).toEqual([]);
  });

  it('is not acknowledged by what a practitioner has not read [health-20]', async () => {
    const { shopper, patient_uuid, subscription_id, submit } = await excluded();
    await submit({ insists: true });
    const { record_version } = await desk(subscription_id);
    await correct(shopper, patient_uuid, { conditions: 'Dialysis' });
    const stale = await acknowledge(subscription_id, ['pregnancy'], { record_version });
    expect(failure(stale)?.code).toBe('CONFLICT');
  });

  it('does not pass it on to another patient [health-19 health-20]', async () => {
    const { id, shopper, subscription_id, submit, pay } = await excluded();
    await submit({ insists: true });
    await acknowledge(subscription_id, ['pregnancy']);
    const other = await program.patient(id, { first_name: 'Olga' });
    await correct(shopper, other, { is_pregnant_breastfeeding: true });
    await program.send(shopper, 'set_patient', { subscription_id, patient_uuid: other });
    expect(failure(await submit())?.code).toBe('RECORD_CONTRADICTS');
    expect(failure(await pay())?.code).toBe('QUESTIONNAIRE_REQUIRED');
    expect((await desk(subscription_id)).history.map(({ kind }) => kind)).not.toContain('acknowledged');
  });
});

describe('the history of a program', () => {
  it('keeps tries, corrections and decisions with inputs, rules and author, sealed [health-23]', async () => {
    const { shopper, patient_uuid, subscription_id, submit, pay } = await excluded({
      medication: 'Ozempic',
    });
    const thin = JSON.stringify({ ...ELIGIBLE, weight: '75kg' });
    expect(failure(await submit({ questionnaire: thin }))?.code).toBe('NOT_ELIGIBLE');
    await submit({ earlier_answers: [thin, 'nonsense', ANSWERED.questionnaire] });
    await submit();
    await correct(shopper, patient_uuid, { medication: '' });
    await submit();
    await submit(SLOT);
    at(await pay(), 'journey_subscriptions_charge.subscription.id');
    await program.send(doctor, 'review', {
      has_spoken: true,
      subscription_id,
      items: [],
      note: 'Diet first',
    });
    const { history } = await desk(subscription_id);
    expect(history.map(({ kind }) => kind).reverse()).toEqual([
      'record_changed',
      'not_eligible',
      'earlier_answers',
      'contradicted',
      'record_changed',
      'eligible',
      'no_medicine',
    ]);
    const [decision, eligible, change] = history;
    expect(decision).toMatchObject({ author: 'Una User', note: 'Diet first', rules: expect.any(String) });
    expect(decision?.details).toContainEqual({ question: 'weight', answer: '100kg' });
    expect(eligible).toMatchObject({ author: null });
    expect(change?.details).toEqual([
      { question: 'medication (before)', answer: 'Ozempic' },
      { question: 'medication (after)', answer: '' },
    ]);
    const stored = await shop.db.collection('journey_clinical_entries').find({ subscription_id }).toArray();
    expect(JSON.stringify(stored)).not.toMatch(/Ozempic|75kg|no_medicine|eligible|Diet/);
  });
});
