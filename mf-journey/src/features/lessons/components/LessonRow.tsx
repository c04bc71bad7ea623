import { Badge, type IconType, TextButton } from '@saltbush/shared-ui/design/core';
import { BookOpenIcon, CircleCheckIcon, LockIcon } from '@saltbush/shared-ui/design/icons';
import type { SubscriptionLesson } from '../../../shared/subscription/api/subscriptions';
import styles from './Lessons.module.css';

const MARKS: Record<SubscriptionLesson['status'], { icon: IconType; words: string }> = {
  Locked: { icon: LockIcon, words: 'Opens in its week' },
  Available: { icon: BookOpenIcon, words: 'Ready to read' },
  InProgress: { icon: BookOpenIcon, words: 'In progress' },
  Completed: { icon: CircleCheckIcon, words: 'Read' },
};

interface LessonRowProps {
  lesson: SubscriptionLesson;
  isCurrent: boolean;
  onRead: () => void;
}

/** A lesson in the list: its week, its name, where it stands. A locked one cannot be opened. */
export function LessonRow({ lesson, isCurrent, onRead }: LessonRowProps) {
  const { icon: Icon, words } = MARKS[lesson.status];
  const { name, week } = lesson.lesson;
  const progress = lesson.status === 'InProgress' ? `${words}, ${lesson.percent}%` : words;
  return (
    <li className={styles.lesson} data-status={lesson.status} aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles.mark}>
        <Icon size={18} strokeWidth={1.75} />
      </span>
      <span className={styles.week}>Week {week}</span>
      <span className={styles.name}>
        {lesson.body === null || lesson.body === undefined ? (
          name
        ) : (
          <TextButton onClick={onRead}>{name}</TextButton>
        )}
      </span>
      <span className={styles.state}>{isCurrent ? <Badge tone="plum">Current</Badge> : progress}</span>
    </li>
  );
}
