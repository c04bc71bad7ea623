import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { dates, testRenewals } from '../../../../test/shop/program-months';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { sendReviewNotices } from '../notices/send-notices';

const { shop, program, months } = testRenewals();
const { after, live } = months;

const FIELDS = `subscription { status next_period_at next_billing_at pause { from until }
  pause_options { months until } }`;

const pause = (shopper: Shopper, subscription_id: string, count = 1) =>
  program.send(shopper, 'pause', { subscription_id, months: count }, FIELDS);
const resume = (shopper: Shopper, subscription_id: string) =>
  program.send(shopper, 'resume', { subscription_id }, FIELDS);

const mails = async (userId: string, template: string) => {
  const customers = shop.db.collection<{ _id: string; email: string }>('customers');
  const customer = await customers.findOne({ _id: userId });
  return (await mailsTo(shop.services, customer?.email ?? '')).filter((mail) => mail.template === template);
};

/** Started on 24 November 2026; the paid month ends on 24 December. */
async function running() {
  after(0);
  return program.active();
}

describe('a paused program', () => {
  it('is not charged until its stated day, then every month, with a notice before [health-29]', async () => {
    const { id, shopper, again, subscription_id } = await running();
    const paused = at(await pause(shopper, subscription_id, 2), 'journey_subscriptions_pause.subscription');
    expect(paused).toMatchObject({
      next_period_at: '2027-02-24T00:00:00.000Z',
      next_billing_at: '2027-02-21T00:00:00.000Z',
      pause: { from: '2026-12-24T00:00:00.000Z', until: '2027-02-24T00:00:00.000Z' },
      pause_options: [],
    });
    await live(28, 88);
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
    await sendReviewNotices(shop.services);
    expect((await mails(id, 'program_review'))[0]?.text).toContain('Wednesday 24 February 2027');
    await live(89, 124);
    const { orders } = await program.money(subscription_id);
    expect(dates(orders)).toEqual(['2026-11-24', '2027-02-24', '2027-03-24']);
    expect(failure(await resume(await again(), subscription_id))?.code).toBe('SUBSCRIPTION_STATUS');
  });

  it('is told by mail until when, once, and cannot be paused twice [health-29]', async () => {
    const { id, shopper, subscription_id } = await running();
    const answers = await Promise.all([1, 2].map(() => pause(shopper, subscription_id)));
    expect(answers.map((answer) => failure(answer)?.message).sort()).toEqual([
      'Your program is paused already.',
      undefined,
    ]);
    const [mail, ...others] = await mails(id, 'program_paused');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('nothing is charged and no order is sent until Sunday 24 January 2027');
    expect(mail?.text).toContain('Your paid month runs until Thursday 24 December 2026');
  });

  it('opens no lesson after its paid month, and the next ones from where it stopped [health-29]', async () => {
    const { shopper, again, subscription_id } = await running();
    await pause(shopper, subscription_id, 1);
    const open = async () => {
      const query = '{ journey_subscriptions { lessons { status } } }';
      const lessons = at<{ status: string }[]>(
        await (await again()).send(query),
        'journey_subscriptions.0.lessons',
      );
      return lessons.filter(({ status }) => status !== 'Locked').length;
    };
    after(29);
    const opened = await open();
    after(60);
    const paused = await open();
    after(68);
    expect([opened, paused - opened, (await open()) - paused]).toEqual([5, 0, 1]);
  });

  it('goes on earlier: at the first day if there is time to change the order, else announced anew', async () => {
    const early = await running();
    await pause(early.shopper, early.subscription_id, 3);
    const back = at(
      await resume(early.shopper, early.subscription_id),
      'journey_subscriptions_resume.subscription',
    );
    expect(back).toMatchObject({ next_period_at: '2026-12-24T00:00:00.000Z', pause: null });
    expect((await mails(early.id, 'program_resumed'))[0]?.text).toContain(
      'charged on Thursday 24 December 2026',
    );
    const late = await running();
    await pause(late.shopper, late.subscription_id, 3);
    after(40);
    await resume(await late.again(), late.subscription_id);
    const { next_period_at, pauses } = await program.stored(late.subscription_id);
    expect(next_period_at?.getTime()).toBe(shop.clock.now().getTime() + 6 * 86_400_000);
    expect(pauses?.[0]?.until).toEqual(shop.clock.now());
  });

  it('is refused in the last three days, for other months, and to strangers', async () => {
    const { shopper, again, subscription_id } = await running();
    const code = async (who: Shopper, count: number) =>
      failure(await pause(who, subscription_id, count))?.code;
    expect(await code(shopper, 0)).toBe('INVALID_INPUT');
    expect(await code(shopper, 4)).toBe('INVALID_INPUT');
    expect(await code((await shop.user()).shopper, 1)).toBe('NOT_FOUND');
    const { shopper: reviewed, subscription_id: id } = await program.enrolled();
    expect(failure(await pause(reviewed, id))?.code).toBe('SUBSCRIPTION_STATUS');
    after(28);
    expect(await code(await again(), 1)).toBe('ORDER_LOCKED');
  });
});
