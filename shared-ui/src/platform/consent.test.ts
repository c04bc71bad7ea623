import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasConsent, reopenConsent, setConsent, startConsent, useConsent } from './consent';

const choice = () => useConsent.getState().choice;
const read = () => {
  startConsent();
  return choice();
};

describe('consent to analytics', () => {
  beforeEach(() => {
    localStorage.clear();
    useConsent.setState({ choice: 'unknown', isReopened: false });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is not there before it was asked for', () => {
    expect(hasConsent()).toBe(false);
    expect(read()).toBe('unset');
    expect(hasConsent()).toBe(false);
  });

  it.each(['granted', 'refused'] as const)('is remembered on the device: %s', (given) => {
    setConsent(given);
    useConsent.setState({ choice: 'unknown' });
    expect(read()).toBe(given);
    expect(hasConsent()).toBe(given === 'granted');
  });

  it('can be changed', () => {
    setConsent('granted');
    reopenConsent();
    expect(useConsent.getState().isReopened).toBe(true);
    setConsent('refused');
    expect([hasConsent(), useConsent.getState().isReopened]).toEqual([false, false]);
  });

  it('is refused by a browser that says so, unless the visitor chooses otherwise', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(read()).toBe('refused');
    setConsent('granted');
    expect(read()).toBe('granted');
  });

  it.each(['{', '"granted"', '{"version":0,"choice":"granted"}', '{"version":1,"choice":"maybe"}'])(
    'is not read from %s',
    (stored) => {
      localStorage.setItem('analytics_consent', stored);
      expect(read()).toBe('unset');
    },
  );
});
