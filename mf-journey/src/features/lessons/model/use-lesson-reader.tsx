import { recoverable } from '@saltbush/shared-ui/on-demand';
import { type ReactNode, Suspense, useState } from 'react';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

const LessonReader = recoverable(() =>
  import('../components/LessonReader').then((module) => ({ default: module.LessonReader })),
);

/** Opens one lesson of a subscription at a time; `reader` renders the open lesson. */
export function useLessonReader(subscription: Subscription): {
  read: (lessonId: string) => void;
  reader: ReactNode;
} {
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = subscription.lessons.find(({ lesson }) => lesson.id === openId);
  const reader = opened && (
    <Suspense>
      <LessonReader subscription={subscription} lesson={opened} onClose={() => setOpenId(null)} />
    </Suspense>
  );
  return { read: setOpenId, reader };
}
