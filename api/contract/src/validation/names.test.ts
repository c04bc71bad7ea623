import { describe, expect, it } from 'vitest';
import { personNameError } from './names';

describe('name of a person', () => {
  it('is required, with its label in the message [5.a-01]', () => {
    expect(personNameError('', 'First Name')).toBe('First Name is required');
    expect(personNameError(' \t', 'Last Name')).toBe('Last Name is required');
  });

  it.each(['R2', 'Ann!', 'A_B', 'a@b', '٣', '🙂', '-', "'", '<b>', 'A\u0000'])(
    'refuses %j: no numbers or special characters [5.a-02]',
    (name) => {
      expect(personNameError(name, 'First Name')).toBe('Do not use numbers or special characters');
    },
  );

  it.each([
    'Ann',
    'Anne-Marie',
    "O'Brien",
    'O’Brien',
    'de la Cruz',
    'Zoë',
    'Zoe\u0308',
    'Nguyễn',
    '王',
    'constructor',
  ])('accepts %j [5.a-02]', (name) => {
    expect(personNameError(name, 'Last Name')).toBeNull();
  });

  it('has at most 60 characters', () => {
    expect(personNameError('a'.repeat(60), 'First Name')).toBeNull();
    expect(personNameError('a'.repeat(61), 'First Name')).toBe('First Name is too long');
  });
});
