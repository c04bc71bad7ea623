import { describe, expect, it } from 'vitest';
import { streetQuery } from './street-query';

describe('streetQuery', () => {
  it.each([
    ['12 Ki', '12 Ki'],
    ['  12   King St,  New ', '12 King St, New'],
    ['Unit 3/12 King', 'Unit 3/12 King'],
    ['12A Ōtara Rd', '12A Ōtara Rd'],
  ])('asks for %j', (typed, query) => {
    expect(streetQuery(typed)).toBe(query);
  });

  it.each([
    ['', 'nothing'],
    ['1 K', 'fewer than four characters'],
    ['12 K', 'no word yet'],
    ['King Street', 'no number'],
    ['1234 567', 'no word'],
    ['PO Box 12, Newtown', 'a post office box'],
    ['Locked Bag 7 Sydney', 'a locked bag'],
    [`12 ${'K'.repeat(100)}`, 'more than 100 characters'],
  ])('does not ask for %j: %s [addresses-01] [addresses-03]', (typed) => {
    expect(streetQuery(typed)).toBeNull();
  });
});
