import { describe, expect, it } from 'vitest';
import { defaultMethod } from './default-method';

const sameDay = { type: 'same-day', price: 1495 } as const;
const express = { type: 'express', price: 1295 } as const;
const standard = { type: 'standard', price: 795 } as const;
const free = 0;

describe('the method that is chosen for shoppers', () => {
  it('is the cheapest, whatever the order [selling-44]', () => {
    expect(defaultMethod([sameDay, express, standard])).toBe(standard);
    expect(defaultMethod([standard, sameDay, express])).toBe(standard);
    expect(defaultMethod([sameDay, express])).toBe(express);
  });

  it('is standard delivery where several cost the same [selling-44]', () => {
    const both = [
      { ...express, price: free },
      { ...standard, price: free },
    ];
    expect(defaultMethod([sameDay, ...both])?.type).toBe('standard');
    expect(defaultMethod([...both].reverse())?.type).toBe('standard');
  });

  it('is none where nothing is offered', () => {
    expect(defaultMethod([])).toBeNull();
  });
});
