/** The steps of joining, in order (rule health-04): names for addresses, without anything that was entered. */
export const JOIN_STEPS = ['health', 'patient', 'consult', 'payment'] as const;
export type JoinStep = (typeof JOIN_STEPS)[number];

/** The step that an address asks for; null for none. */
export const readJoinStep = (text: string | null): JoinStep | null =>
  JOIN_STEPS.find((step) => step === text) ?? null;

/** The first step that is not done. */
export const firstOpen = (done: ReadonlySet<JoinStep>): JoinStep =>
  JOIN_STEPS.find((step) => !done.has(step)) ?? 'payment';

/** The step to show: the one asked for, unless an earlier one is not done; the first without an address. */
export function shownStep(asked: JoinStep | null, done: ReadonlySet<JoinStep>): JoinStep {
  const open = firstOpen(done);
  const step = asked ?? 'health';
  return JOIN_STEPS.indexOf(step) <= JOIN_STEPS.indexOf(open) ? step : open;
}

/** The step before; null for the first. */
export const stepBefore = (step: JoinStep): JoinStep | null =>
  JOIN_STEPS[JOIN_STEPS.indexOf(step) - 1] ?? null;
