import { describe, expect, it } from 'vitest';
import { nameKey, nameKeys, supportReasonError } from '../index';

describe('reasons of staff', () => {
  it.each([
    ['', 'Please give a reason'],
    ['   ', 'Please give a reason'],
    ['call', 'Please describe the reason'],
    ['x'.repeat(201), 'Please use at most 200 characters'],
    ['Card 4242 4242 4242 4242 declined', 'Please leave card, Medicare and script numbers out of the reason'],
    ['Medicare 6951449601', 'Please leave card, Medicare and script numbers out of the reason'],
    ['Token 1A2B3C4D5E6F7G8H9J lost', 'Please leave card, Medicare and script numbers out of the reason'],
  ])('%j is refused', (reason, message) => {
    expect(supportReasonError(reason)).toBe(message);
  });

  it.each(['Asks where order SB-7K3M-9QXT is', 'Delivery late, call of 3 pm', 'x'.repeat(200)])(
    '%j is taken',
    (reason) => {
      expect(supportReasonError(reason)).toBeNull();
    },
  );
});

describe('names', () => {
  it.each([
    ['  O’Brien-Lee ', 'obrien lee'],
    ['Zoë', 'zoe'],
    ['李', '李'],
    ['.*', ''],
  ])('%j is compared as %j', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it('are found from either end', () => {
    expect(nameKeys({ first_name: 'Zoë', last_name: 'De Souza' })).toEqual(['zoe de souza', 'de souza zoe']);
    expect(nameKeys({ first_name: 'Cher', last_name: '' })).toEqual(['cher']);
  });
});
