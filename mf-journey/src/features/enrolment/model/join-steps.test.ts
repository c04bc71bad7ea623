import { describe, expect, it } from 'vitest';
import { firstOpen, JOIN_STEPS, type JoinStep, readJoinStep, shownStep, stepBefore } from './join-steps';

const done = (...steps: JoinStep[]) => new Set<JoinStep>(steps);

describe('steps of joining', () => {
  it('follow one another: health, patient, consult, payment [health-04]', () => {
    expect(firstOpen(done())).toBe('health');
    expect(firstOpen(done('health', 'patient'))).toBe('consult');
    expect(firstOpen(done(...JOIN_STEPS))).toBe('payment');
    expect(JOIN_STEPS.map(stepBefore)).toEqual([null, 'health', 'patient', 'consult']);
  });

  it('are shown as asked for, but never beyond the first open one [health-21]', () => {
    expect(shownStep(null, done('health'))).toBe('health');
    expect(shownStep('payment', done())).toBe('health');
    expect(shownStep('payment', done('health', 'consult'))).toBe('patient');
    expect(shownStep('consult', done('health', 'patient'))).toBe('consult');
    expect(shownStep('health', done(...JOIN_STEPS))).toBe('health');
    expect(readJoinStep('pregnant')).toBeNull();
  });

  it('lead to a step that is shown when it is asked for: no address goes in circles', () => {
    const every = JOIN_STEPS.map((_, count) => done(...JOIN_STEPS.slice(0, count)));
    for (const known of every) {
      for (const asked of [null, ...JOIN_STEPS]) {
        const shown = shownStep(asked, known);
        expect(shownStep(shown, known)).toBe(shown);
      }
    }
  });
});
