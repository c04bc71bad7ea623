import { describe, expect, it } from 'vitest';
import { defaultMethod } from './default-method';

const sameDay = { id: 'same-day', price: 1495, delivery_to: '2026-11-30' };
const express = { id: 'express', price: 0, delivery_to: '2026-12-03' };
const standard = { id: 'standard', price: 0, delivery_to: '2026-12-09' };

describe('the method that is chosen for shoppers', () => {
  it('is the cheapest, whatever the order [selling-44]', () => {
    expect(defaultMethod([sameDay, { ...standard, price: 795 }, { ...express, price: 1295 }])?.id).toBe(
      'standard',
    );
    expect(defaultMethod([{ ...express, price: 1295 }, sameDay, { ...standard, price: 795 }])?.id).toBe(
      'standard',
    );
  });

  it('arrives first among those that cost the same [selling-44]', () => {
    expect(defaultMethod([sameDay, standard, express])?.id).toBe('express');
    expect(defaultMethod([{ ...express, delivery_to: null }, standard])?.id).toBe('standard');
    expect(defaultMethod([standard, { ...express, delivery_to: null }])?.id).toBe('standard');
  });

  it('is none where nothing is offered', () => {
    expect(defaultMethod([])).toBeNull();
  });
});
