import { BOOKINGS, type BookingType } from '@saltbush/contract';
import { STEPS, type StepId } from './links';

/** The steps of booking a service, in order (section 2.21). */
export function stepsOf(type: BookingType): StepId[] {
  const { begins, questionnaire } = BOOKINGS[type];
  return [
    ...(begins === 'consult-selection' ? (['service'] as const) : []),
    ...(begins === 'prescription-search' ? (['medicine'] as const) : []),
    'patient',
    'contact',
    ...(questionnaire ? (['questions'] as const) : []),
    'time',
    'review',
    'payment',
  ];
}

/** The step a URL requests, or null. */
export const readStep = (text: string | null): StepId | null => STEPS.find((step) => step === text) ?? null;

/**
 * The step to show: the requested one unless an earlier one is incomplete, otherwise the first. `done` are the
 * completed steps.
 */
export function shownStep(type: BookingType, asked: StepId | null, done: ReadonlySet<StepId>): StepId {
  if (asked === 'not-in-service') return asked;
  // A held slot can be paid for, and a booking shown, whatever else the tab has lost.
  if ((asked === 'payment' || asked === 'booked') && done.has('payment')) return asked;
  const steps = stepsOf(type);
  const last = asked && steps.includes(asked) ? steps.indexOf(asked) : 0;
  const missing = steps.slice(0, last).find((step) => !done.has(step));
  return missing ?? steps[last] ?? 'patient';
}

/** The step after the given one; the last has none after it. */
export function nextStep(type: BookingType, step: StepId): StepId {
  const steps = stepsOf(type);
  return steps[steps.indexOf(step) + 1] ?? step;
}
