import { describe, expect, it } from 'vitest';
import { brokenPasswordRules, passwordError } from './password';

describe('password rules', () => {
  it.each([
    ['Sh0rt!x', '8 characters minimum'],
    ['NoDigits!here', 'One number minimum'],
    ['lower7case!', 'One uppercase letter minimum'],
    ['NoSpecial7here', 'One special character minimum'],
    ['Fine!1234word', 'Not use sequential characters (e.g. 1234 or AAAA)'],
    ['Fine!4321word', 'Not use sequential characters (e.g. 1234 or AAAA)'],
    ['Fine!aBcD7word', 'Not use sequential characters (e.g. 1234 or AAAA)'],
    ['Fine!7AAAword', 'Not use sequential characters (e.g. 1234 or AAAA)'],
  ])('%s breaks only: %s [5.a-05 5.a-06 5.a-07 5.a-08 5.a-09]', (password, rule) => {
    expect(brokenPasswordRules(password)).toEqual([rule]);
    expect(passwordError(password)).toBe('Password must meet minimum requirements');
  });

  it('treats only letters and digits as a sequence [5.a-09]', () => {
    expect(brokenPasswordRules('Banksia/012!')).toEqual([]);
    expect(brokenPasswordRules('Banksia`abc!7')).toEqual([]);
    expect(brokenPasswordRules('Banksia/0123!')).toHaveLength(1);
    expect(brokenPasswordRules('Banksia!789:')).toEqual([]);
  });

  it('allows a character twice and a run of 3, but no more [5.a-09]', () => {
    expect(brokenPasswordRules('Baanksia!123')).toEqual([]);
    expect(brokenPasswordRules('Baaanksia!12')).toHaveLength(1);
    expect(brokenPasswordRules('Bank!!!sia12')).toHaveLength(1);
    expect(brokenPasswordRules('Bank🙂🙂🙂!sia12')).toHaveLength(1);
  });

  it('lists every failed rule, in order [5.a-05]', () => {
    expect(brokenPasswordRules('aaa')).toEqual([
      '8 characters minimum',
      'One number minimum',
      'One uppercase letter minimum',
      'One special character minimum',
      'Not use sequential characters (e.g. 1234 or AAAA)',
    ]);
    expect(brokenPasswordRules('Bank!7s')).toEqual(['8 characters minimum']);
    expect(brokenPasswordRules('Bank!7si')).toEqual([]);
  });

  it('rejects a very long one without delay', () => {
    expect(passwordError(`Banksia!7${'xy'.repeat(100_000)}`)).toBe('Password must meet minimum requirements');
  });

  it('accepts a good one', () => {
    expect(passwordError('Banksia!72 grows')).toBeNull();
    expect(brokenPasswordRules('')).toHaveLength(5);
  });
});
