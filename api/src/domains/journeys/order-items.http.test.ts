import { describe, expect, it } from 'vitest';
import { programOf } from '../../../test/shop/program';
import { at, failure, type GraphQLAnswer } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);

const DAY = 86_400_000;
const journeyProduct = (over: object = {}) => shop.product({ journey_ids: [1], ...over });
type Item = { id: string; quantity: number; is_prescribed: boolean };
const itemsOf = (answer: GraphQLAnswer, operation: string) =>
  at<Item[]>(answer, `journey_subscriptions_${operation}.subscription.items`);

describe('JourneySubscriptionsAddItem, EditItem and RemoveItem', () => {
  it('change the next order, merging equal products into one line [7.g-05] [7.g-06] [7.g-07]', async () => {
    const { shopper, subscription_id } = await program.active();
    const product_id = String(await journeyProduct());
    const add = () => program.send(shopper, 'add_item', { subscription_id, product_id, quantity: 2 });
    await add();
    const added = await add();
    expect(itemsOf(added, 'add_item')).toMatchObject([
      { quantity: 4, is_prescribed: false, product: { id: product_id } },
    ]);
    expect(at(added, 'journey_subscriptions_add_item.subscription.total')).toBe(7900 + 4000 - 400);
    const item_id = itemsOf(added, 'add_item')[0]?.id ?? '';
    const edited = await program.send(shopper, 'edit_item', { subscription_id, item_id, quantity: 3 });
    expect(itemsOf(edited, 'edit_item')).toMatchObject([{ id: item_id, quantity: 3 }]);
    const remove = () => program.send(shopper, 'remove_item', { subscription_id, item_id });
    expect(itemsOf(await remove(), 'remove_item')).toEqual([]);
    expect(itemsOf(await remove(), 'remove_item')).toEqual([]);
  });

  it('earn the points of promotions that run, with their order [selling-21]', async () => {
    const { subscription_id, shopper } = await program.active();
    const now = shop.clock.current.getTime();
    await shop.db.collection<{ _id: number; [field: string]: unknown }>('promotions').insertOne({
      ...{ _id: 8002, slug: 'in-programs', rule: { kind: 'bonus_points', points: 50 }, mix_and_match: false },
      ...{ display_title: 'Points', display_info: '', met_message: '', unmet_message: '', adds_points: true },
      ...{ starts_at: new Date(now - 86_400_000), end_date: new Date(now + 90 * 86_400_000) },
    });
    const product_id = String(await journeyProduct({ promotion_ids: [8002], edr_bonus_points: 5 }));
    await program.send(shopper, 'add_item', { subscription_id, product_id, quantity: 2 });
    const { next_period_at } = await program.stored(subscription_id);
    shop.clock.current = next_period_at as Date;
    await program.renew();
    const [reference] = (await program.stored(subscription_id)).order_references;
    const order = await shop.db.collection('orders').findOne({ reference });
    expect(order?.edr_bonus_points).toBe(110);
  });

  it('preserve every one of many concurrent changes', async () => {
    const { shopper, subscription_id } = await program.active();
    const product_id = String(await journeyProduct());
    const adds = Array.from({ length: 8 }, () =>
      program.send(shopper, 'add_item', { subscription_id, product_id, quantity: 1 }),
    );
    await Promise.all(adds);
    expect((await program.stored(subscription_id)).items).toMatchObject([{ quantity: 8 }]);
  });

  it('reject products that are not in the program or not for subscribers to choose', async () => {
    const { shopper, subscription_id } = await program.active();
    const add = async (product_id: unknown, quantity = 1) => {
      const input = { subscription_id, product_id: String(product_id), quantity };
      return failure(await program.send(shopper, 'add_item', input))?.code;
    };
    expect(await add(await shop.product())).toBe('PRODUCT_UNAVAILABLE');
    expect(await add(await journeyProduct({ status: 'Disabled' }))).toBe('PRODUCT_UNAVAILABLE');
    expect(await add('x')).toBe('PRODUCT_UNAVAILABLE');
    expect(await add(await journeyProduct({ stock: 0 }))).toBe('OUT_OF_STOCK');
    expect(await add(await program.medicine())).toBe('PRESCRIPTION_REQUIRED');
    expect(await add(await journeyProduct({ schedule: '3' }))).toBe('PRESCRIPTION_REQUIRED');
    expect(await add(await journeyProduct({ order_limit: 2 }), 3)).toBe('ORDER_LIMIT');
    expect(await add(await journeyProduct(), 1000)).toBe('INVALID_QUANTITY');
    expect(await add(await journeyProduct(), -1)).toBe('INVALID_QUANTITY');
  });

  it('leave prescribed lines to the practitioner', async () => {
    const product_id = String(await program.medicine());
    const { shopper, subscription_id } = await program.active([{ product_id, quantity: 1, repeats: 3 }]);
    await program.renew();
    const [item] = (await program.stored(subscription_id)).items;
    const input = { subscription_id, item_id: item?.id };
    const edit = await program.send(shopper, 'edit_item', { ...input, quantity: 2 });
    expect(failure(edit)).toEqual({
      code: 'ITEM_PRESCRIBED',
      message: 'This item was prescribed for you. Only your practitioner can change it.',
    });
    expect(failure(await program.send(shopper, 'remove_item', input))?.code).toBe('ITEM_PRESCRIBED');
  });

  it('report a missing subscription in the specified wording, and reject drafts and other users [8-04]', async () => {
    const { shopper, subscription_id } = await program.draft();
    const product_id = String(await journeyProduct());
    const { shopper: other } = await shop.user();
    const add = async (who: typeof other, over: object = {}) => {
      const input = { subscription_id, product_id, quantity: 1, ...over };
      return failure(await program.send(who, 'add_item', input));
    };
    const missing = { code: 'SUBSCRIPTION_ID_MISSING', message: 'Missing journeySubscriptionId' };
    expect(await add(shopper, { subscription_id: null })).toEqual(missing);
    expect((await add(shopper))?.code).toBe('SUBSCRIPTION_STATUS');
    expect((await add(other))?.code).toBe('NOT_FOUND');
    expect((await add(shop.guest()))?.code).toBe('UNAUTHENTICATED');
    for (const operation of ['edit_item', 'remove_item']) {
      const more = operation === 'edit_item' ? { quantity: 1 } : {};
      const sent = await program.send(other, operation, { subscription_id, item_id: 'x', ...more });
      expect(failure(sent)?.code).toBe('NOT_FOUND');
    }
  });

  it('are locked in the last 3 days before the period, and unlocked after the order [9.c-09] [health-03]', async () => {
    const { again, subscription_id } = await program.active();
    const product_id = String(await journeyProduct());
    const add = async () =>
      failure(await program.send(await again(), 'add_item', { subscription_id, product_id, quantity: 1 }))
        ?.code;
    const next = (await program.stored(subscription_id)).next_period_at ?? new Date();
    shop.clock.current = new Date(next.getTime() - 3 * DAY - 1);
    expect(await add()).toBeUndefined();
    shop.clock.current = new Date(next.getTime() - 3 * DAY);
    expect(await add()).toBe('ORDER_LOCKED');
    shop.clock.current = next;
    await program.renew();
    expect(await add()).toBeUndefined();
  });
});
