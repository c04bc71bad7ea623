import { Badge, Cluster, Disclosure, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { ProgressBar } from '@saltbush/shared-ui/design/orders';
import type { Subscription } from '../api/subscriptions';
import styles from './Lessons.module.css';

type Lesson = Subscription['lessons'][number];

const STATUS_WORDS: Record<Lesson['status'], string> = {
  Locked: 'Opens later',
  Available: 'Ready to read',
  InProgress: 'In progress',
  Completed: 'Completed',
};

function LessonRow({ lesson, isCurrent }: { lesson: Lesson; isCurrent: boolean }) {
  return (
    <li className={styles.lesson} data-current={isCurrent || undefined}>
      <Stack gap={2}>
        <Cluster justify="space-between" gap={2}>
          <Text size="sm" tone="muted">
            Week {lesson.lesson.week} · {lesson.lesson.read_minutes} min read
          </Text>
          <Badge tone={isCurrent ? 'plum' : 'neutral'}>
            {isCurrent ? 'This week' : STATUS_WORDS[lesson.status]}
          </Badge>
        </Cluster>
        {lesson.body ? (
          <Disclosure summary={lesson.lesson.name}>
            <Text>{lesson.body}</Text>
          </Disclosure>
        ) : (
          <Text strong>{lesson.lesson.name}</Text>
        )}
        {lesson.status === 'InProgress' && <ProgressBar value={lesson.percent} max={100} label="Read" />}
      </Stack>
    </li>
  );
}

/** Lessons by week, with the current one marked (specification section 2.20). */
export function Lessons({ subscription }: { subscription: Subscription }) {
  const currentId = subscription.current_lesson?.lesson.id;
  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        Your lessons
      </Heading>
      <ol className={styles.lessons}>
        {subscription.lessons.map((lesson) => (
          <LessonRow key={lesson.lesson.id} lesson={lesson} isCurrent={lesson.lesson.id === currentId} />
        ))}
      </ol>
    </Stack>
  );
}
