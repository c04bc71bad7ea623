import { Badge, type IconType, TextButton } from '@saltbush/shared-ui/design/core';
import { BookOpenIcon, CircleCheckIcon, LockIcon } from '@saltbush/shared-ui/design/icons';
import type { SubscriptionLesson } from '../../../shared/subscription/api/subscriptions';
import styles from './Lessons.module.css';

const STATUS_MARKS: Record<SubscriptionLesson['status'], { icon: IconType; label: string }> = {
  Locked: { icon: LockIcon, label: 'Opens in its week' },
  Available: { icon: BookOpenIcon, label: 'Ready to read' },
  InProgress: { icon: BookOpenIcon, label: 'In progress' },
  Completed: { icon: CircleCheckIcon, label: 'Read' },
};

interface LessonRowProps {
  lesson: SubscriptionLesson;
  isCurrent: boolean;
  /** The program has ended: locked lessons do not open any more. */
  isOver?: boolean;
  onRead?: () => void;
}

/** A lesson in the list with its week, name and status. Locked lessons cannot be opened. */
export function LessonRow({ lesson, isCurrent, isOver, onRead }: LessonRowProps) {
  const { icon: Icon, label: open } = STATUS_MARKS[lesson.status];
  const label = isOver && lesson.status === 'Locked' ? 'Closed' : open;
  const { name, week } = lesson.lesson;
  const progress = lesson.status === 'InProgress' ? `${label}, ${lesson.percent}%` : label;
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
