import type { SubscriptionLesson } from '../../../shared/subscription/api/subscriptions';

type Progress = { status: 'Available' | 'InProgress' | 'Completed'; percent: number };
const FULL = 100;
/** Upper limit in percent until the reader marks the lesson as completed. */
const MAX_UNFINISHED = 95;

/** Returns the progress to save when a lesson is closed, or null if nothing has changed. */
export function progressAt(lesson: SubscriptionLesson, viewed: number): Progress | null {
  if (lesson.status === 'Completed' || lesson.status === 'Locked') return null;
  const percent = Math.min(MAX_UNFINISHED, Math.max(lesson.percent, viewed));
  const hasChanged = lesson.status === 'Available' || percent > lesson.percent;
  return hasChanged ? { status: 'InProgress', percent } : null;
}

/** Progress to save when the reader marks a lesson as completed. */
export const COMPLETED: Progress = { status: 'Completed', percent: FULL };
