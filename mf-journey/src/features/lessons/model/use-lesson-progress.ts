import type { Subscription, SubscriptionLesson } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { setLessonStatus } from '../api/set-lesson-status';
import { DONE, progressAt } from './reading-progress';

/** Notes how far a reader is with the lessons of a subscription, through the call. */
export function useLessonProgress(subscription: Subscription) {
  const { mutate, mutateAsync, error } = useSubscriptionChange(setLessonStatus);
  const about = ({ lesson }: SubscriptionLesson) => ({
    subscription_id: subscription.id,
    lesson_id: lesson.id,
  });
  return {
    failure: error,
    putAside: (lesson: SubscriptionLesson, seen: number) => {
      const progress = progressAt(lesson, seen);
      if (progress) mutate({ ...about(lesson), ...progress });
    },
    finish: (lesson: SubscriptionLesson) => mutateAsync({ ...about(lesson), ...DONE }),
  };
}
