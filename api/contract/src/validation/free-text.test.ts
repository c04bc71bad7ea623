import { describe, expect, it } from 'vitest';
import { freeTextError, hasContactText } from './free-text';

describe('free text', () => {
  it.each(['ü@', 'münchen.example', 'пример.рф', 'a.bc', 'x@'])(
    'finds contact text in %j [5.i-01]',
    (text) => {
      expect(hasContactText(text)).toBe(true);
    },
  );

  it.each(['', 'Penicillin (rash), 2.5 mg b.d.', 'e.g. peanuts', '@ home', '… . ab'])(
    'allows %j [5.i-01]',
    (text) => {
      expect(freeTextError(text, 50)).toBeNull();
    },
  );

  it('is limited in length and rejects contact details', () => {
    expect(freeTextError('x'.repeat(50), 50)).toBeNull();
    expect(freeTextError('x'.repeat(51), 50)).toBe('Please use at most 50 characters');
    expect(freeTextError('call me@home', 50)).toBe('Please leave out e-mail and web addresses');
  });
});
