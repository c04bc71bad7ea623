import type { SubscriptionLesson } from '../../../shared/subscription/api/subscriptions';

type Progress = { status: 'Available' | 'InProgress' | 'Completed'; percent: number };
const FULL = 100;
/** Only the reader says that a lesson is done. */
const ALMOST = 95;

/** What to note when a lesson is put aside at some place, or null when that is nothing new. */
export function progressAt(lesson: SubscriptionLesson, seen: number): Progress | null {
  if (lesson.status === 'Completed' || lesson.status === 'Locked') return null;
  const percent = Math.min(ALMOST, Math.max(lesson.percent, seen));
  const isNews = lesson.status === 'Available' || percent > lesson.percent;
  return isNews ? { status: 'InProgress', percent } : null;
}

/** What to note when the reader is done. */
export const DONE: Progress = { status: 'Completed', percent: FULL };
