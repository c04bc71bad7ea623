// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markAnswered } from '../../src/consent/mark-answered';

const answered = (stored: string | null): boolean => {
  if (stored !== null) localStorage.setItem('answer', stored);
  markAnswered('answer', 2);
  return document.documentElement.dataset.consent === 'answered';
};

describe('the question about analytics', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.consent;
  });

  it.each(['granted', 'refused'])('is hidden where it was answered: %s', (choice) => {
    expect(answered(JSON.stringify({ version: 2, choice }))).toBe(true);
  });

  it.each([
    null,
    '',
    'rubbish',
    'null',
    '7',
    '{}',
    '{"version":1,"choice":"granted"}',
    '{"version":2,"choice":"perhaps"}',
  ])('is shown where the device holds no answer to it: %s', (stored) => {
    expect(answered(stored)).toBe(false);
  });

  it('is hidden from browsers that answer for their visitor', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(answered(null)).toBe(true);
    vi.unstubAllGlobals();
  });

  it('is shown where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(answered(null)).toBe(false);
    vi.restoreAllMocks();
  });
});
