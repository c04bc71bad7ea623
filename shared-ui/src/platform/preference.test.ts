import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCE, setPreference, startPreference, usePreference } from './preference';

const DARLINGHURST = { id: 'p2', suburb: 'DARLINGHURST', postcode: '2010', state: 'NSW' };

describe('the location preference', () => {
  beforeEach(() => {
    localStorage.clear();
    usePreference.setState({ status: 'unknown', preference: null });
  });

  it('is stored on the device under the key "preference" and read from there [9.e-02]', () => {
    setPreference(DARLINGHURST);
    expect(JSON.parse(localStorage.getItem('preference') ?? 'null')).toEqual(DARLINGHURST);
    usePreference.setState({ status: 'unknown', preference: null });
    startPreference();
    expect(usePreference.getState()).toEqual({ status: 'set', preference: DARLINGHURST });
  });

  it('is unset if nothing or nothing valid is stored', () => {
    startPreference();
    expect(usePreference.getState().status).toBe('unset');
    localStorage.setItem('preference', '{"postcode":2000}');
    window.dispatchEvent(new Event('preferenceChange'));
    expect(usePreference.getState()).toEqual({ status: 'unset', preference: null });
  });

  it('follows changes in another tab', () => {
    startPreference();
    localStorage.setItem('preference', JSON.stringify(DEFAULT_PREFERENCE));
    window.dispatchEvent(new StorageEvent('storage', { key: 'preference' }));
    expect(usePreference.getState().preference).toEqual(DEFAULT_PREFERENCE);
  });
});
