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
  const failure = (message: string) => patientFailure(new ApiError(message, 'X', 200));

  it('is too young when the error mentions 18 years', () => {
    expect(failure('Patient must be 18 years')).toBe(
      'The patient must be at least 18 years of age or older.',
    );
  });

  it('is otherwise something that went wrong', () => {
    expect(failure('Patient not found')).toBe('Something went wrong. Please try again.');
    expect(patientFailure(new Error('boom'))).toBe('Something went wrong. Please try again.');
  });
});
