import { bookingType } from '../booking-types';
import type { ChangedAnswer } from '../questionnaire-answers';
import { answerStop } from '../questionnaire-answers';
import type { Compared, Contradiction } from './contradictions';
import { factWords } from './words';

/**
 * Returns what contradicts answers that excluded, or were a red flag, before they were changed in the same booking: the
 * page stops at such an answer, so that no request is sent with it.
 */
export function changedContradictions(
  compared: Pick<Compared, 'booking_type' | 'answers' | 'first_name'> & { changed: readonly ChangedAnswer[] },
): Contradiction[] {
  const { booking_type, answers, first_name, changed } = compared;
  const questions = bookingType(booking_type)?.questionnaire?.questions ?? [];
  return questions.flatMap((question) => {
    const { key } = question;
    const answer = answers[key];
    if (answer === undefined || answerStop(question, answer)) return [];
    const before = changed.findLast((one) => one.key === key && answerStop(question, one.from));
    if (!before) return [];
    const says = factWords({ fact: 'earlier', first_name, on: null, answer: before.from });
    return [{ key, answer, fact: 'earlier', says }];
  });
}
