import type { Subscription, SubscriptionLesson } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { setLessonStatus } from '../api/set-lesson-status';
import { COMPLETED, progressAt } from './reading-progress';

/** Returns callbacks that save a reader's progress in the lessons of a subscription. */
export function useLessonProgress(subscription: Subscription) {
  const { mutate, mutateAsync, error } = useSubscriptionChange(setLessonStatus);
  const inputFor = ({ lesson }: SubscriptionLesson) => ({
    subscription_id: subscription.id,
    lesson_id: lesson.id,
  });
  return {
    failure: error,
    saveProgress: (lesson: SubscriptionLesson, viewed: number) => {
      const progress = progressAt(lesson, viewed);
      if (progress) mutate({ ...inputFor(lesson), ...progress });
    },
    complete: (lesson: SubscriptionLesson) => mutateAsync({ ...inputFor(lesson), ...COMPLETED }),
  };
}
