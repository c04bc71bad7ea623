import { describe, expect, it } from 'vitest';
import { programOf } from '../../../../test/shop/program';
import { programMonths } from '../../../../test/shop/program-months';
import { at, failure, type GraphQLAnswer } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const { after } = programMonths(shop, program);

describe('JourneySubscriptionsSetLessonStatus', () => {
  type Lesson = { status: string; percent: number; lesson: { id: string; week: number } };
  const lessonsOf = (answer: GraphQLAnswer) =>
    at<Lesson[]>(answer, 'journey_subscriptions_set_lesson_status.subscription.lessons');

  it('stores progress, which never decreases; completing means 100 % [4.i-04] [7.g-11]', async () => {
    const { shopper, subscription_id } = await program.active();
    const set = (status: string, percent: number, lesson_id = '1') => {
      const fields = 'subscription { lessons { status percent lesson { id week } } }';
      const query = `mutation { journey_subscriptions_set_lesson_status(input: {subscription_id: "${subscription_id}",
        lesson_id: "${lesson_id}", status: ${status}, percent: ${percent}}) { ${fields} } }`;
      return shopper.send(query);
    };
    const first = (answer: GraphQLAnswer) => lessonsOf(answer).find(({ lesson }) => lesson.id === '1');
    expect(first(await set('InProgress', 40))).toMatchObject({ status: 'InProgress', percent: 40 });
    expect(first(await set('InProgress', 20))).toMatchObject({ status: 'InProgress', percent: 40 });
    expect(first(await set('Completed', 80))).toMatchObject({ status: 'Completed', percent: 100 });
    expect(first(await set('InProgress', 10))).toMatchObject({ status: 'Completed', percent: 100 });
    expect(failure(await set('InProgress', 101))?.code).toBe('INVALID_INPUT');
    expect(failure(await set('InProgress', -1))?.code).toBe('INVALID_INPUT');
    expect(failure(await set('Locked', 0))?.code).toBe('INVALID_INPUT');
    expect(failure(await set('Completed', 100, '999'))).toEqual({
      code: 'NOT_FOUND',
      message: 'Lesson not found',
    });
    expect(failure(await set('Completed', 100, 'x'))?.code).toBe('NOT_FOUND');
  });

  it('unlocks a lesson when its week starts [health-02]', async () => {
    const { again, subscription_id } = await program.active();
    const journey = await shop.db.collection('journeys').findOne({ slug: 'weight-management' });
    const lesson = journey?.lessons.find(({ week }: { week: number }) => week === 2);
    const input = { subscription_id, lesson_id: String(lesson.id), status: 'InProgress', percent: 5 };
    const set = async () => program.send(await again(), 'set_lesson_status', input);
    after(6.999);
    expect(failure(await set())).toEqual({ code: 'LESSON_LOCKED', message: 'This lesson opens in week 2.' });
    after(7);
    const opened = lessonsOf(await set()).find(({ lesson: { id } }) => id === String(lesson.id));
    expect(opened).toMatchObject({ status: 'InProgress', percent: 5 });
  });

  it('requires the owner of an active program', async () => {
    const { shopper, subscription_id } = await program.draft();
    const { shopper: other } = await shop.user();
    const input = { subscription_id, lesson_id: '1', status: 'InProgress', percent: 5 };
    const set = async (who: typeof other) =>
      failure(await program.send(who, 'set_lesson_status', input))?.code;
    expect(await set(shopper)).toBe('SUBSCRIPTION_STATUS');
    expect(await set(other)).toBe('NOT_FOUND');
    expect(await set(shop.guest())).toBe('UNAUTHENTICATED');
  });
});
