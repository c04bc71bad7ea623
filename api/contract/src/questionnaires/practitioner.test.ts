import { describe, expect, it } from 'vitest';
import { practitionerErrors, practitionerStatus } from './practitioner';

const NO = { medications: 'no', pregnant: 'no', allergies: 'no' };
const MISSING = 'Please answer this question';

describe('practitioner questionnaire', () => {
  it('requires an answer to every question [5.f-01]', () => {
    expect(practitionerErrors({})).toEqual({ medications: MISSING, pregnant: MISSING, allergies: MISSING });
    expect(practitionerErrors({ ...NO, pregnant: undefined })).toEqual({ pregnant: MISSING });
    expect(practitionerErrors(NO)).toEqual({});
  });

  it.each([
    { ...NO, allergies: '' },
    { ...NO, allergies: 'maybe' },
    { ...NO, allergies: ['no'] },
  ])('accepts only yes and no [5.f-01]', (answers) => {
    expect(practitionerErrors(answers)).toEqual({ allergies: MISSING });
    expect(practitionerStatus('no', answers)).toBeNull();
  });

  it('ignores inherited properties [5.f-01]', () => {
    const inherited = Object.create(NO);
    expect(Object.keys(practitionerErrors(inherited))).toHaveLength(3);
    expect(practitionerStatus('no', inherited)).toBeNull();
  });

  it('goes from null to passed or failed [4.d-01] [4.d-02] [4.d-03]', () => {
    expect(practitionerStatus(null)).toBeNull();
    expect(practitionerStatus('no')).toBeNull();
    expect(practitionerStatus('yes')).toBe('passed');
    expect(practitionerStatus('no', NO)).toBe('passed');
    for (const key of Object.keys(NO))
      expect(practitionerStatus('no', { ...NO, [key]: 'yes' })).toBe('failed');
  });
});
