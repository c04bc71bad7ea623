import { telehealthQuestionnaire } from '@saltbush/contract';
import { firstOpenScreen, screenHeading, screensOf } from '../../features/questions/components/QuestionsStep';
import { bookingPath, type StepId } from '../../shared/booking/links';
import { shownStep, stepsOf } from '../../shared/booking/steps';
import type { Service } from '../../shared/services/api/service';
import { headingOf } from './headings';
import type { useBooking } from './use-booking';

/** One screen of a booking: a step, or one question of its questionnaire. */
export interface Screen {
  step: StepId;
  /** From 1; 0 outside the questionnaire. */
  question: number;
}

/** Every screen of a service's booking, in order. */
export function screensOfService({ booking_type }: Service): Screen[] {
  const questionnaire = telehealthQuestionnaire(booking_type);
  const questions = questionnaire ? screensOf(questionnaire) : 0;
  return stepsOf(booking_type).flatMap((step): Screen[] =>
    step === 'questions'
      ? Array.from({ length: questions }, (_, index) => ({ step, question: index + 1 }))
      : [{ step, question: 0 }],
  );
}

/** The question to show: the requested one, unless an earlier one is unanswered. */
export function shownQuestion(
  { booking_type }: Service,
  asked: number,
  answers: Readonly<Record<string, string>>,
): number {
  const questionnaire = telehealthQuestionnaire(booking_type);
  if (!questionnaire) return 0;
  const last = Math.min(Math.max(1, asked), screensOf(questionnaire));
  return Math.min(last, firstOpenScreen(questionnaire, answers));
}

/** The heading of a screen. */
export function screenWords({ booking_type }: Service, { step, question }: Screen): string {
  const questionnaire = telehealthQuestionnaire(booking_type);
  return step === 'questions' && questionnaire && question > 0
    ? screenHeading(questionnaire, question)
    : headingOf(step, booking_type);
}

export const screenPath = (slug: string, { step, question }: Screen): string =>
  bookingPath(slug, step, question || undefined);

/** The first screen that is not done. */
export function openScreen(service: Service, { done, health }: ReturnType<typeof useBooking>): Screen {
  const step = shownStep(service.booking_type, 'review', done);
  if (step !== 'questions') return { step, question: 0 };
  return { step, question: shownQuestion(service, Number.POSITIVE_INFINITY, health.answers) };
}
