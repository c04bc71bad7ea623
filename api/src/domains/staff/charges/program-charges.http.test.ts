import { describe, expect, it } from 'vitest';
import { chargeDesk, openedMails } from '../../../../test/shop/counter/charges';
import { testRenewals } from '../../../../test/shop/program-months';
import { at, CARDS, failure } from '../../../../test/shop/shopper';
import { withdrawConsents } from '../../consents';
import { sendReviewNotices } from '../../journeys';

const { shop, program, months } = testRenewals();
const desk = chargeDesk('program', 'program_fee is_after_pause');

const support = async () => (await program.user('support')).shopper;
const charge = async (state: 'failed' | 'coming', id: string) =>
  (await desk.all(await support(), { state })).find((one) => one.id === id);

/** A member whose renewal was declined on the day on which it was due. */
async function declined() {
  const member = await program.active();
  await program.card(member.id, CARDS.declined);
  months.after(30);
  await program.renew();
  return member;
}

describe('a charge of a program that was declined [roles-37]', () => {
  it('is listed with the bank’s words, its tries and what comes next, until the customer has paid it', async () => {
    const { id, again, subscription_id } = await declined();
    const before = await desk.counts(await support());
    const listed = await charge('failed', subscription_id);
    const { payment_failed_at, next_period_at, charge_due_at } = await program.stored(subscription_id);
    const shopper = await again();
    const retry = () => program.send(shopper, 'retry', { subscription_id });
    expect(listed).toMatchObject({
      ...{ customer: { id }, name: 'Weight Management Program', due_at: next_period_at?.toISOString() },
      ...{ reason: 'declined', bank_message: failure(await retry())?.message, tries: 1 },
      ...{ failed_at: payment_failed_at?.toISOString(), next_try_at: charge_due_at?.toISOString() },
      ...{ paid_with: 'Visa ending in 0002', is_method_new: false, is_after_pause: false },
      mails: [{ kind: 'declined', is_sent: false }],
    });
    expect(listed?.amount).toBe(listed?.program_fee);
    expect(await charge('coming', subscription_id)).toBeUndefined();

    await program.card(id, CARDS.good);
    expect(await charge('failed', subscription_id)).toMatchObject({
      paid_with: 'Visa ending in 4242',
      is_method_new: true,
    });
    expect(failure(await retry())).toBeUndefined();
    expect(await charge('failed', subscription_id)).toBeUndefined();
    expect((await desk.counts(await support())).failed).toBe(before.failed - 1);
  });

  it('waits for its customer after the last try, and names what it lacks', async () => {
    const { id, subscription_id } = await declined();
    for (const day of [31, 33, 35]) {
      months.after(day);
      await program.renew();
    }
    const listed = await charge('failed', subscription_id);
    expect(listed).toMatchObject({ tries: 4, next_try_at: null, reason: 'declined' });
    expect(listed?.mails).toHaveLength(4);
    await shop.collection('customers').updateOne({ _id: id }, { $set: { payment_methods: [] } });
    expect(await charge('failed', subscription_id)).toMatchObject({ reason: 'no_method', paid_with: null });
  });

  it('tells the approval that a bank asks for from a refusal', async () => {
    const { id, subscription_id } = await program.active();
    await program.card(id, CARDS.threeDSecure);
    months.after(30);
    await program.renew();
    expect(await charge('failed', subscription_id)).toMatchObject({
      ...{ reason: 'needs_approval', bank_message: null, tries: 1 },
    });
  });
});

describe('mailing a member again about a declined charge [roles-40]', () => {
  it('happens once for each decline, with the link to pay, and no longer once it is paid', async () => {
    const { id, again, subscription_id } = await declined();
    const staff = await support();
    const mail = () =>
      staff.run('staff_program_charges_mail', { id: subscription_id }, 'charge { can_mail mails { kind } }');
    expect(await charge('failed', subscription_id)).toMatchObject({ can_mail: true });
    const answers = await Promise.all([mail(), mail()]);
    for (const answer of answers)
      expect(at(answer, 'staff_program_charges_mail.charge')).toEqual({
        can_mail: false,
        mails: [{ kind: 'declined' }, { kind: 'again' }],
      });
    const [sent] = (await openedMails(shop, id)).filter(({ _id }) => _id.endsWith(':again'));
    expect(sent?.text).toContain('We could not charge the next order of your program.');
    expect(sent?.text).toContain('/user/journey/1/dashboard');
    months.after(31);
    await program.renew();
    expect(await charge('failed', subscription_id)).toMatchObject({ can_mail: true, tries: 2 });
    await program.card(id, CARDS.good);
    await program.send(await again(), 'retry', { subscription_id });
    const later = (await support()).run(
      'staff_program_charges_mail',
      { id: subscription_id },
      'charge { id }',
    );
    expect(failure(await later)?.code).toBe('CHARGE_NOT_DECLINED');
  });
});

it.each([
  ['another card was chosen, which nobody declined', { card: true }],
  ['the member is asked to check their details first', { card: false }],
])('a member is not mailed again once %s [roles-40]', async (_when, { card }) => {
  const { id, subscription_id } = await declined();
  if (card) await program.card(id, CARDS.good);
  else await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { notice: null } });
  expect(await charge('failed', subscription_id)).toMatchObject({
    ...{ can_mail: false, reason: card ? 'declined' : 'on_hold' },
  });
  const input = { id: subscription_id };
  const answer = await (await support()).run('staff_program_charges_mail', input, 'charge { id }');
  expect(failure(answer)?.code).toBe('CHARGE_NOT_DECLINED');
});

describe('a charge of a program that was due, and not tried with the bank [roles-37]', () => {
  it('says that its member has to agree, or that a practitioner has to prescribe', async () => {
    const [unagreed, unprescribed] = [await program.active(), await program.active()];
    await withdrawConsents(shop.services, { subjectId: unagreed.subscription_id, reason: 'replaced' });
    const used = { id: 'i', product_id: await program.medicine(), quantity: 1 };
    const items = [{ ...used, is_prescribed: true, repeats_left: 0 }];
    await program.subscriptions.updateOne({ _id: unprescribed.subscription_id }, { $set: { items } });
    expect(await charge('coming', unprescribed.subscription_id)).toMatchObject({ reason: 'no_repeats' });
    months.after(31);
    await program.renew();
    expect(await charge('failed', unagreed.subscription_id)).toMatchObject({
      ...{ reason: 'no_consent', tries: 0, next_try_at: null },
      mails: [{ kind: 'agreement', is_sent: false }],
    });
    expect(await charge('failed', unprescribed.subscription_id)).toMatchObject({
      ...{ reason: 'no_repeats', next_try_at: null, mails: [] },
    });
  });
});

describe('the charges of the next 30 days [roles-37]', () => {
  it('have their amount and whether they were announced, and what stands against them', async () => {
    const { id, subscription_id } = await program.active();
    const { next_period_at } = await program.stored(subscription_id);
    expect(await charge('coming', subscription_id)).toMatchObject({
      ...{ due_at: next_period_at?.toISOString(), reason: null, announced_at: null, num_items: 0 },
      ...{ tries: 0, failed_at: null, next_try_at: null, bank_message: null, mails: [] },
    });
    months.after(24);
    await sendReviewNotices(shop.services);
    const announced = await charge('coming', subscription_id);
    expect(announced).toMatchObject({ reason: null, announced_at: shop.clock.now().toISOString() });
    expect(announced?.mails.map(({ kind }) => kind)).toEqual(['announced']);
    const change = (set: Record<string, unknown>) =>
      shop.collection('customers').updateOne({ _id: id }, { $set: set });
    await change({ 'payment_methods.0.exp_year': 2026, 'payment_methods.0.exp_month': 11 });
    expect(await charge('coming', subscription_id)).toMatchObject({ reason: 'method_expired' });
    await change({ payment_methods: [] });
    expect(await charge('coming', subscription_id)).toMatchObject({ reason: 'no_method' });
    await withdrawConsents(shop.services, { subjectId: subscription_id, reason: 'replaced' });
    expect(await charge('coming', subscription_id)).toMatchObject({ reason: 'no_consent' });
    await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { status: 'cancelled' } });
    expect(await charge('coming', subscription_id)).toBeUndefined();
  });

  it('are moved if they can no longer be announced in time', async () => {
    const { subscription_id } = await program.active();
    await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { notice: null } });
    months.after(28.5);
    expect(await charge('coming', subscription_id)).toMatchObject({ reason: 'not_announced' });
  });

  it('begin with the earliest or with the latest, in pages that miss none', async () => {
    const ids = [await program.active(), await program.active()].map((one) => one.subscription_id);
    const next_period_at = new Date(shop.clock.now().getTime() + 86_400_000);
    // Two at the same moment: an id settles which comes first.
    await program.subscriptions.updateMany({ _id: { $in: ids } }, { $set: { next_period_at } });
    const staff = await support();
    const orders = await Promise.all(
      [false, true].map(async (newest) =>
        (await desk.all(staff, { state: 'coming', newest, first: 1 })).map(({ id }) => id),
      ),
    );
    expect(orders[0]?.slice(0, 2)).toEqual([...ids].sort());
    expect(orders[1]).toEqual([...(orders[0] ?? [])].reverse());
    expect(orders[0]).toHaveLength((await desk.counts(staff)).coming);
    const { errors } = await staff.send(desk.query, { state: 'coming', after: 'nonsense' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { after: expect.any(String) },
    });
  });
});

it('names neither patients nor medicines, and is a read of health data in the log [roles-37]', async () => {
  const medicine = await program.medicine({ name: 'Veltrin Pen' });
  const { patient_uuid, subscription_id } = await program.active([
    { product_id: String(medicine), quantity: 1, repeats: 3 },
  ]);
  const { id: staff_id, shopper } = await program.user('support');
  const { data, errors } = await shopper.send(desk.query, { state: 'coming' });
  expect(errors).toBeUndefined();
  const text = JSON.stringify(data);
  expect(text).toContain(subscription_id);
  for (const secret of ['Veltrin', 'Ient', patient_uuid]) expect(text).not.toContain(secret);
  await desk.page(shopper, { state: 'coming' });
  const lines = await shop.collection('audit_events').find({ staff_id }).toArray();
  expect(lines.map(({ operation, reads_health }) => [operation, reads_health])).toEqual([
    ['staff_program_charges', true],
  ]);
});
