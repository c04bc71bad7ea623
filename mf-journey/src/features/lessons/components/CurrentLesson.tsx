import { Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { BookOpenIcon } from '@saltbush/shared-ui/design/icons';
import { ProgressBar, StatusTile } from '@saltbush/shared-ui/design/orders';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import styles from './Lessons.module.css';

interface CurrentLessonProps {
  subscription: Subscription;
  onRead: (lessonId: string) => void;
}

/** Shows the current lesson: the first that is Available or InProgress. */
export function CurrentLesson({ subscription, onRead }: CurrentLessonProps) {
  const id = subscription.current_lesson?.lesson.id;
  const current = subscription.lessons.find(({ lesson }) => lesson.id === id);
  if (!current) return null;
  const { name, description, week, read_minutes } = current.lesson;
  const isStarted = current.status === 'InProgress';
  return (
    <StatusTile
      className={styles.current}
      title={name}
      tone="plum"
      icon={BookOpenIcon}
      headingLevel={2}
      action={
        <Button variant="secondary" onClick={() => onRead(current.lesson.id)}>
          {isStarted ? 'Keep reading' : 'Start reading'}
        </Button>
      }
    >
      <Stack gap={2}>
        <Text>{description}</Text>
        <Text size="sm" tone="muted">
          Your lesson now · Week {week} · {read_minutes} min read
        </Text>
        {isStarted && <ProgressBar value={current.percent} max={100} label={`${current.percent}% read`} />}
      </Stack>
    </StatusTile>
  );
}
