import type { ErrorCode } from '@saltbush/contract';
import { ApiError } from '@saltbush/shared-ui/platform';
import { describe, expect, it } from 'vitest';
import { toggled } from './eligibility-schema';
import { patientFailure } from './patient-failure';

describe('the question about pregnancy', () => {
  it('takes several answers, or none of them', () => {
    expect(toggled([], 'pregnant')).toEqual(['pregnant']);
    expect(toggled(['pregnant'], 'breastfeeding')).toEqual(['pregnant', 'breastfeeding']);
    expect(toggled(['pregnant', 'breastfeeding'], 'pregnant')).toEqual(['breastfeeding']);
    expect(toggled(['pregnant', 'breastfeeding'], 'none-apply')).toEqual(['none-apply']);
    expect(toggled(['none-apply'], 'planning-pregnancy')).toEqual(['planning-pregnancy']);
  });
});

describe('a patient who could not be set', () => {
  const failure = (code: ErrorCode) => patientFailure(new ApiError('Refused', code, 200));

  it('is too young when the api says so by its code [8-09]', () => {
    expect(failure('PATIENT_TOO_YOUNG')).toBe('The patient must be at least 18 years of age or older.');
  });

  it('is otherwise something that went wrong', () => {
    expect(failure('NOT_FOUND')).toBe('Something went wrong. Please try again.');
    expect(patientFailure(new Error('boom'))).toBe('Something went wrong. Please try again.');
  });
});
