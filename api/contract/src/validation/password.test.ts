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

  it('accepts a good one', () => {
    expect(passwordError('Banksia!72 grows')).toBeNull();
    expect(brokenPasswordRules('')).toHaveLength(5);
  });
});
