import { sortLessons } from '@saltbush/contract';
import { Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { LessonRow } from './LessonRow';
import styles from './Lessons.module.css';

interface LessonsProps {
  subscription: Subscription;
  onRead: (lessonId: string) => void;
}

/** Lists all lessons by week and marks the current one (sections 2.20 and 4.i). */
export function Lessons({ subscription, onRead }: LessonsProps) {
  const { lessons, current_lesson } = subscription;
  const byWeek = sortLessons(lessons.map((one) => ({ id: one.lesson.id, week: one.lesson.week, one })));
  const read = lessons.filter(({ status }) => status === 'Completed').length;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="lg">
          Your lessons
        </Heading>
        <Text tone="muted">
          {read} of {lessons.length} read
        </Text>
      </Stack>
      <ol className={styles.lessons}>
        {byWeek.map(({ id, one }) => (
          <LessonRow
            key={id}
            lesson={one}
            isCurrent={id === current_lesson?.lesson.id}
            onRead={() => onRead(id)}
          />
        ))}
      </ol>
    </Stack>
  );
}
