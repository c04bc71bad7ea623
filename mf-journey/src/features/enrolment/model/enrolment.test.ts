import type { ErrorCode } from '@saltbush/contract';
import { ApiError } from '@saltbush/shared-ui/platform';
import { describe, expect, it } from 'vitest';
import { toggleOption } from './eligibility-schema';
import { patientFailure } from './patient-failure';

describe('pregnancy question', () => {
  it('allows several options, or none of them', () => {
    expect(toggleOption([], 'pregnant')).toEqual(['pregnant']);
    expect(toggleOption(['pregnant'], 'breastfeeding')).toEqual(['pregnant', 'breastfeeding']);
    expect(toggleOption(['pregnant', 'breastfeeding'], 'pregnant')).toEqual(['breastfeeding']);
    expect(toggleOption(['pregnant', 'breastfeeding'], 'none-apply')).toEqual(['none-apply']);
    expect(toggleOption(['none-apply'], 'planning-pregnancy')).toEqual(['planning-pregnancy']);
  });
});

describe('failure to set the patient', () => {
  const failure = (code: ErrorCode) => patientFailure(new ApiError('Refused', code, 200));

  it('shows the age error for PATIENT_TOO_YOUNG [8-09]', () => {
    expect(failure('PATIENT_TOO_YOUNG')).toBe('The patient must be at least 18 years of age or older.');
  });

  it('otherwise shows a generic error', () => {
    expect(failure('NOT_FOUND')).toBe('Something went wrong. Please try again.');
    expect(patientFailure(new Error('boom'))).toBe('Something went wrong. Please try again.');
  });
});
