import { expect, it } from 'vitest';
import { programOf } from '../../../../test/shop/program';
import { failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const MONTHLY = { max_per_supply: 1, max_repeats: 6, min_days_between_supplies: 21 };

/** Tries to prescribe amounts of a medicine with these rules, one after another, to the same patient. */
async function prescriber(rules: object) {
  const { subscription_id } = await program.enrolled();
  const { shopper: staff } = await program.user('practitioner');
  const product_id = String(await program.medicine({ name: 'Weekly injection', ...rules }));
  return async (...amounts: { quantity: number; repeats: number }[]) => {
    const items = amounts.map((amount) => ({ product_id, ...amount }));
    const input = { has_spoken: true, subscription_id, items };
    const response = await program.send(staff, 'review', input);
    const fields = response.errors?.[0]?.extensions.fields as Record<string, string> | undefined;
    return failure(response) && { ...failure(response), fields };
  };
}

it('prescribes no more than the product allows, and says what that is [health-51]', async () => {
  const prescribe = await prescriber(MONTHLY);
  const refused = {
    code: 'INVALID_INPUT',
    fields: {
      items: 'Weekly injection can be prescribed as at most 1 pack in a supply and 6 supplies',
    },
  };
  const one = { quantity: 1, repeats: 6 };
  for (const quantity of [0, 1, 2, 10]) {
    for (const repeats of [0, 1, 6, 7, 12]) {
      const isAllowed = quantity === 1 && (repeats === 1 || repeats === 6);
      if (!isAllowed) expect(await prescribe({ quantity, repeats })).toMatchObject(refused);
    }
  }
  expect(await prescribe(one, one)).toMatchObject(refused);
  expect(await prescribe({ quantity: 2, repeats: 1 }, { quantity: -1, repeats: 1 })).toMatchObject(refused);
  expect(await prescribe(one)).toBeUndefined();
});

it('keeps to the general limits where a product says nothing [health-51]', async () => {
  const prescribe = await prescriber({});
  for (const amount of [
    { quantity: 11, repeats: 1 },
    { quantity: 1, repeats: 13 },
  ]) {
    expect((await prescribe(amount))?.fields?.items).toContain(
      'at most 10 packs in a supply and 12 supplies',
    );
  }
  expect(await prescribe({ quantity: 10, repeats: 12 })).toBeUndefined();
});
