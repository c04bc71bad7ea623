import { PREGNANCY_OPTIONS, type PregnancyOption, pregnancyAnswer } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { ELIGIBLE, programOf, SLOT } from '../../../../test/shop/program';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { answersOwner } from '../answers';

const shop = testShop();
const program = programOf(shop);

/** Every choice that the page can show ticked, and those that only a request can make. */
const choices: PregnancyOption[][] = Array.from({ length: 2 ** PREGNANCY_OPTIONS.length }, (_, number) =>
  PREGNANCY_OPTIONS.filter((_option, index) => Math.floor(number / 2 ** index) % 2 === 1),
);

/** The payload as specified: from two options on it says yes, and of a single one no. */
const payloadOf = (chosen: readonly PregnancyOption[]) =>
  JSON.stringify({ ...ELIGIBLE, 'pregnant-breastfeeding': pregnancyAnswer(chosen) });

async function submit(
  shopper: Shopper,
  subscription_id: string,
  pregnancy_options: readonly string[] | undefined,
  questionnaire = payloadOf([]),
) {
  const input = { subscription_id, ...SLOT, questionnaire, pregnancy_options };
  return failure(await program.send(shopper, 'submit', input));
}

describe('answers about pregnancy', () => {
  it('number sixteen choices', () => {
    expect(choices).toHaveLength(2 ** PREGNANCY_OPTIONS.length);
    expect(pregnancyAnswer(['pregnant'])).toBe('no');
  });

  it.each(choices.map((chosen) => [chosen.join(' + ') || 'nothing', chosen] as const))(
    '%s: only "none of these" alone is taken, and can be paid for [5.j-06 health-05 health-50]',
    async (_name, chosen) => {
      const { id, shopper, subscription_id } = await program.draft();
      await program.card(id);
      const refused = await submit(shopper, subscription_id, chosen, payloadOf(chosen));
      const isNone = chosen.length === 1 && chosen[0] === 'none-apply';
      const expected = chosen.length === 0 ? 'INVALID_INPUT' : 'NOT_ELIGIBLE';
      expect(refused?.code).toBe(isNone ? undefined : expected);
      const paid = failure(await program.pay(shopper, { subscription_id }));
      expect(paid?.code).toBe(isNone ? undefined : 'QUESTIONNAIRE_REQUIRED');
      expect((await program.money(subscription_id)).captured).toHaveLength(isNone ? 1 : 0);
      await shop.db.collection('journey_consult_slots').deleteMany({});
    },
  );

  it('are kept sealed with the decision, every option, for the practitioner [health-23 health-50]', async () => {
    const { shopper, subscription_id } = await program.draft();
    await submit(shopper, subscription_id, ['breastfeeding']);
    const { shopper: doctor } = await program.user('practitioner');
    const history = at<{ kind: string; details: object[] }[]>(
      await doctor.send(
        'query($id: ID!) { staff_program(id: $id) { history { kind details { question answer } } } }',
        { id: subscription_id },
      ),
      'staff_program.history',
    );
    expect(history[0]?.kind).toBe('not_eligible');
    expect(history[0]?.details).toEqual(
      expect.arrayContaining([
        { question: 'pregnancy-options', answer: 'breastfeeding' },
        { question: 'pregnant-breastfeeding', answer: 'yes' },
      ]),
    );
    const stored = await shop.db.collection('journey_clinical_entries').find({ subscription_id }).toArray();
    expect(JSON.stringify(stored)).not.toContain('breastfeeding');
  });

  it('of a page that sends no options, or unknown ones, are asked for again [health-50]', async () => {
    const { shopper, subscription_id } = await program.draft();
    const many = Array.from({ length: 5 }, () => 'none-apply');
    for (const options of [undefined, [], ['expecting'], ['none-apply', 'expecting'], many]) {
      expect(await submit(shopper, subscription_id, options)).toMatchObject({
        code: 'INVALID_INPUT',
        message: expect.stringContaining('reload'),
      });
    }
    expect((await program.stored(subscription_id)).questionnaire).toBeNull();
  });

  it('that a former release took without the options are not charged [health-50]', async () => {
    const { id, shopper, subscription_id } = await program.draft();
    await program.card(id);
    const questionnaire = shop.services.cipher.encrypt(
      JSON.stringify(ELIGIBLE),
      answersOwner({ _id: subscription_id }),
    );
    await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { questionnaire } });
    const paid = await program.pay(shopper, { subscription_id });
    expect(failure(paid)?.code).toBe('QUESTIONNAIRE_REQUIRED');
    expect((await program.money(subscription_id)).captured).toEqual([]);
  });
});
