import { sortLessons } from '@saltbush/contract';
import { Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { formatDate } from '../../../shared/dates/dates';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { LessonRow } from './LessonRow';
import styles from './Lessons.module.css';

interface LessonsProps {
  subscription: Subscription;
  onRead: (lessonId: string) => void;
}

interface LaterProps {
  lessons: readonly { id: string; one: Subscription['lessons'][number] }[];
  isOver: boolean;
}

/** The lessons of later weeks, folded up: those that can be read come first. */
function LaterLessons({ lessons, isOver }: LaterProps) {
  if (lessons.length === 0) return null;
  const count = lessons.length === 1 ? '1 lesson' : `${lessons.length} lessons`;
  return (
    <details className={styles.later}>
      <summary>{isOver ? `${count} that stay closed` : `${count} of later weeks`}</summary>
      <ol className={styles.lessons}>
        {lessons.map(({ id, one }) => (
          <LessonRow key={id} lesson={one} isCurrent={false} isOver={isOver} />
        ))}
      </ol>
    </details>
  );
}

/** Lists all lessons by week and marks the current one (sections 2.20 and 4.i). */
export function Lessons({ subscription, onRead }: LessonsProps) {
  const { lessons, current_lesson, readable_until } = subscription;
  const byWeek = sortLessons(lessons.map((one) => ({ id: one.lesson.id, week: one.lesson.week, one })));
  const isOver = subscription.status === 'cancelled';
  const opened = byWeek.filter(({ one }) => one.status !== 'Locked');
  const locked = byWeek.filter(({ one }) => one.status === 'Locked');
  const next = isOver ? undefined : locked[0];
  const read = lessons.filter(({ status }) => status === 'Completed').length;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="lg">
          Your lessons
        </Heading>
        <Text tone="muted">
          {read} of {lessons.length} read
          {readable_until && `. You can read the open ones until ${formatDate(readable_until)}.`}
        </Text>
      </Stack>
      <ol className={styles.lessons}>
        {[...opened, ...(next ? [next] : [])].map(({ id, one }) => (
          <LessonRow
            key={id}
            lesson={one}
            isCurrent={id === current_lesson?.lesson.id}
            onRead={() => onRead(id)}
          />
        ))}
      </ol>
      <LaterLessons lessons={next ? locked.slice(1) : locked} isOver={isOver} />
    </Stack>
  );
}
