import { expect, it } from 'vitest';
import { refuseReasonsOf } from '../orders/scripts';
import {
  FILED_END_REASONS,
  FILED_STATES,
  FILED_STEPS,
  type FiledState,
  type FiledStep,
  filedAfter,
  stopsSupply,
} from './filed-script';

const allowed = (step: FiledStep) => FILED_STATES.filter((state) => filedAfter(state, step) !== null);

it('is corrected and taken off file only while no repeat of it is being used [health-37]', () => {
  expect([allowed('correct'), allowed('take_off')]).toEqual([['kept'], ['kept']]);
  expect(filedAfter('kept', 'correct')).toBe('kept');
  expect(filedAfter('kept', 'take_off')).toBe('off');
});

it('ends by a refusal while a repeat is checked, and never comes back [health-37]', () => {
  expect(filedAfter('in_use', 'refuse')).toBe('off');
  for (const step of FILED_STEPS) expect(filedAfter('off', step)).toBeNull();
});

it('is kept again once what used it is decided', () => {
  const settled = (from: FiledState) => filedAfter(from, 'settle');
  expect(FILED_STATES.map(settled)).toEqual([null, 'kept', null]);
});

it('has words for every reason for which the check refuses it', () => {
  for (const reason of refuseReasonsOf('on_file')) {
    expect(FILED_END_REASONS).toHaveProperty(reason === 'withdrawn' ? 'prescriber' : reason);
  }
});

it('is withdrawn by its author whether it is being used or not, which stops what waits for its check [health-65]', () => {
  expect(allowed('withdraw')).toEqual(['kept', 'in_use']);
  expect((['prescriber', 'withdrawn', 'unsafe', 'asked', 'expired'] as const).map(stopsSupply)).toEqual([
    ...[true, true, true, false, false],
  ]);
});
