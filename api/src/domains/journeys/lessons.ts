import { pausedTime } from '@saltbush/contract';
import type { JourneySubscriptionDocument, LessonDocument, LessonStatus } from './documents';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

type Progress = { status: LessonStatus; percent: number };
type Learner = Pick<
  JourneySubscriptionDocument,
  'started_at' | 'cancelled_at' | 'readable_until' | 'lessons' | 'pauses'
>;

/**
 * A lesson unlocks when its week starts, counted from the day the program started (rule health-02); those of a cancelled
 * program until its paid month runs out (rule consent-04). The weeks of a pause do not count.
 */
export function isUnlocked({ week }: Pick<LessonDocument, 'week'>, learner: Learner, now: Date): boolean {
  if (!learner.started_at) return false;
  const end = learner.readable_until ?? learner.cancelled_at;
  const until = end && end < now ? end : now;
  const paused = pausedTime(learner.pauses ?? [], learner.started_at, until);
  return until.getTime() - learner.started_at.getTime() - paused >= (week - 1) * WEEK_MS;
}

/** Returns a subscriber's current progress in a lesson. */
export function lessonProgress(lesson: LessonDocument, learner: Learner, now: Date): Progress {
  const stored = learner.lessons.find(({ lesson_id }) => lesson_id === lesson.id);
  if (stored && stored.status !== 'Locked') return { status: stored.status, percent: stored.percent };
  return { status: isUnlocked(lesson, learner, now) ? 'Available' : 'Locked', percent: 0 };
}

/** Returns the progress after a report. Completed means 100 %; a late report never lowers progress. */
export function advance(current: Progress, reported: Progress): Progress {
  if (current.status === 'Completed' || reported.status === 'Completed') {
    return { status: 'Completed', percent: 100 };
  }
  const isStarted = current.status === 'InProgress' || reported.status === 'InProgress';
  const percent = Math.max(current.percent, reported.percent);
  return isStarted ? { status: 'InProgress', percent } : { status: 'Available', percent };
}
