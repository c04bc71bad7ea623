import { bookingTypes } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import type { StepId } from './links';
import { nextStep, readStep, shownStep, stepsOf } from './steps';

const done = (...steps: StepId[]) => new Set<StepId>(steps);

describe('steps of a booking', () => {
  it('start with consult selection, prescription search, or the patient', () => {
    const first = Object.fromEntries(bookingTypes().map((type) => [type, stepsOf(type)[0]]));
    expect(first).toEqual({
      ShortConsult: 'service',
      LongConsult: 'service',
      OnlineScripts: 'medicine',
      MedcertsWork: 'service',
      MedcertsCarer: 'service',
      MedcertsUniv: 'service',
      MultidayMedcerts: 'service',
      CovidAntiviral: 'patient',
      SmokingCessation: 'patient',
    });
  });

  it('include questions only if a service has some', () => {
    const asking = bookingTypes().filter((type) => stepsOf(type).includes('questions'));
    expect(bookingTypes().filter((type) => !asking.includes(type))).toEqual([
      'ShortConsult',
      'LongConsult',
      'SmokingCessation',
    ]);
  });

  it('lead to the payment in order', () => {
    expect(nextStep('ShortConsult', 'contact')).toBe('time');
    expect(nextStep('CovidAntiviral', 'contact')).toBe('questions');
    expect(nextStep('ShortConsult', 'payment')).toBe('payment');
  });
});

describe('the current step', () => {
  it('is the first one if the URL requests none, or one the service does not have', () => {
    expect(shownStep('ShortConsult', null, done())).toBe('service');
    expect(shownStep('ShortConsult', 'medicine', done('service', 'patient'))).toBe('service');
    expect(readStep('nonsense')).toBeNull();
  });

  it('is never beyond an incomplete step', () => {
    expect(shownStep('ShortConsult', 'review', done('service'))).toBe('patient');
    expect(shownStep('CovidAntiviral', 'review', done('patient', 'contact'))).toBe('questions');
    expect(shownStep('ShortConsult', 'review', done('service', 'patient', 'contact', 'time'))).toBe('review');
  });

  it('can be the payment of a held slot, whatever else the tab has lost', () => {
    expect(shownStep('CovidAntiviral', 'payment', done('payment'))).toBe('payment');
    expect(shownStep('CovidAntiviral', 'booked', done('payment'))).toBe('booked');
    expect(shownStep('CovidAntiviral', 'booked', done())).toBe('patient');
  });
});
