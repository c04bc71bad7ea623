import { describe, expect, it } from 'vitest';
import { idsOf, run, savedCards } from '../../../test/shop/saved-cards';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const cards = savedCards(shop);

describe('a card that AutoDeliveries are charged to', () => {
  const edit = (shopper: Shopper, input: object) =>
    shopper.run('autodeliveries_edit', input, 'autodelivery { id }');
  const used = async () => {
    const { shopper, sources } = await cards.owner(2);
    const [source = '', other = ''] = sources;
    await cards.subscribe(shopper, source);
    const answer = await shopper.send('{ autodeliveries { id } }');
    return { shopper, source, other, id: at<string>(answer, 'autodeliveries.0.id') };
  };

  it('cannot be removed; the error names the AutoDeliveries [2.17-05]', async () => {
    const { shopper, source, other, id } = await used();
    await edit(shopper, { id, name: 'Bathroom shelf' });
    const refused = await run(shopper, 'remove', source);
    expect(failure(refused)).toEqual({
      code: 'PAYMENT_METHOD_IN_USE',
      message: 'This card pays for Bathroom shelf. Please choose another card there first.',
    });
    expect(refused.errors?.[0]?.extensions.autodeliveries).toEqual(['Bathroom shelf']);
    expect(await idsOf(shopper)).toContain(source);
    await edit(shopper, { id, stripe_source_id: other });
    expect((await run(shopper, 'remove', source)).errors).toBeUndefined();
    expect(await idsOf(shopper)).toEqual([other]);
  });

  it('can be removed once they have ended', async () => {
    const { shopper, source, id } = await used();
    await shopper.run('autodeliveries_delete', { id }, 'autodelivery { status }');
    expect((await run(shopper, 'remove', source)).errors).toBeUndefined();
  });

  it('is never removed while an AutoDelivery is switching to it', async () => {
    const { shopper, other, id } = await used();
    const [changed, removed] = await Promise.all([
      edit(shopper, { id, stripe_source_id: other }),
      run(shopper, 'remove', other),
    ]);
    expect([failure(changed)?.code ?? 'done', failure(removed)?.code ?? 'done'].sort()).toEqual([
      expect.stringMatching(/^(NOT_FOUND|PAYMENT_METHOD_IN_USE)$/),
      'done',
    ]);
    const stored = await shop.db
      .collection<{ _id: string; stripe_source_id: string }>('autodeliveries')
      .findOne({ _id: id });
    expect(await idsOf(shopper)).toContain(stored?.stripe_source_id);
  });
});
