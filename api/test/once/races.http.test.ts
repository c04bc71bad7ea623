import { expect, it } from 'vitest';
import { at, type GraphQLAnswer } from '../shop/shopper';
import { testShop } from '../shop/test-shop';

const RIVALS = 20;

const shop = testShop();

const race = (send: () => Promise<GraphQLAnswer>) => Promise.all(Array.from({ length: RIVALS }, send));
const errorsOf = (answers: readonly GraphQLAnswer[]) => answers.flatMap(({ errors }) => errors ?? []);

it('a favourite is stored once by twenty requests at once', async () => {
  const { id, shopper } = await shop.user();
  const input = { product_id: String(await shop.product()), price_type: 'default' };
  const answers = await race(() => shopper.run('favourites_add', input, 'favourite { product_id }'));
  expect(errorsOf(answers)).toEqual([]);
  expect(await shop.db.collection('favourites').countDocuments({ user_id: id })).toBe(1);
});

it('a program is started once by twenty requests at once', async () => {
  const { id, shopper } = await shop.user();
  const journey_id = at<{ id: string }[]>(await shopper.send('{ journeys { id } }'), 'journeys')[0]?.id;
  const start = () => shopper.run('journey_subscriptions_create', { journey_id }, 'subscription { id }');
  const answers = await race(start);
  expect(errorsOf(answers)).toEqual([]);
  const ids = answers.map((answer) => at(answer, 'journey_subscriptions_create.subscription.id'));
  expect(new Set(ids).size).toBe(1);
  expect(await shop.db.collection('journey_subscriptions').countDocuments({ user_id: id })).toBe(1);
});
