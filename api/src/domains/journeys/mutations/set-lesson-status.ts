import { FIELD_MESSAGES, isActiveSubscription } from '@saltbush/contract';
import type { JourneySubscriptionsSetLessonStatusInput } from '../../../generated/resolvers';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import { catalogueIds } from '../../catalogue';
import { requireSubscription, wrongStatus } from '../access';
import type { JourneysContext } from '../context';
import { advance, lessonProgress } from '../lessons';
import { findJourneyById } from '../store';
import { updateSubscription } from '../update-subscription';
import { subscriptionPayload } from './payload';

function readReport({ status, percent }: JourneySubscriptionsSetLessonStatusInput) {
  if (status === 'Locked') throw invalidInput({ status: FIELD_MESSAGES.lesson_locking });
  if (percent < 0 || percent > 100) throw invalidInput({ percent: FIELD_MESSAGES.progress_out_of_range });
  return { status, percent };
}

/** Stores the subscriber's progress in an unlocked lesson; progress never decreases (section 4.i). */
export async function journeySubscriptionsSetLessonStatus(
  _root: unknown,
  { input }: { input: JourneySubscriptionsSetLessonStatusInput },
  ctx: JourneysContext,
) {
  const { journey_id } = await requireSubscription(ctx, input.subscription_id);
  const [lessonId] = catalogueIds([input.lesson_id]);
  const journey = await findJourneyById(ctx.db, journey_id);
  const lesson = journey?.lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw notFound('Lesson');
  const report = readReport(input);
  const updated = await updateSubscription(ctx, input.subscription_id, (subscription) => {
    const { status, readable_until } = subscription;
    const isReadable = readable_until && readable_until > ctx.clock.now();
    if (!isActiveSubscription(status) && !isReadable) throw wrongStatus('not_active');
    const current = lessonProgress(lesson, subscription, ctx.clock.now());
    if (current.status === 'Locked') {
      throw new BusinessError('LESSON_LOCKED', { week: lesson.week });
    }
    const next = advance(current, report);
    const isStored = subscription.lessons.some(({ lesson_id }) => lesson_id === lesson.id);
    if (isStored && next.status === current.status && next.percent === current.percent) return null;
    const others = subscription.lessons.filter(({ lesson_id }) => lesson_id !== lesson.id);
    return { lessons: [...others, { lesson_id: lesson.id, ...next }] };
  });
  return subscriptionPayload(ctx, updated);
}
