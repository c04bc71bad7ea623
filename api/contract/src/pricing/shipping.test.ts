import { describe, expect, it } from 'vitest';
import { isShippingMethodId } from '../delivery/delivery-methods';
import { displayShippingPrice, freeShippingMessage, shippingPrice } from './shipping';

const basis = (itemTotal: number, freeStandard = false) => ({ itemTotal, freeStandard });

describe('price of delivery', () => {
  it('is free for standard from $50 and for express from $99; never for same-day, always for collection [selling-18]', () => {
    expect(shippingPrice('standard', basis(4999))).toBe(795);
    expect(shippingPrice('standard', basis(5000))).toBe(0);
    expect(shippingPrice('express', basis(9899))).toBe(1295);
    expect(shippingPrice('express', basis(9900))).toBe(0);
    expect(shippingPrice('same-day', basis(100000))).toBe(1495);
    expect(shippingPrice('click-and-collect', basis(0))).toBe(0);
  });

  it('is waived for standard only by a free-delivery offer', () => {
    expect(shippingPrice('standard', basis(100, true))).toBe(0);
    expect(shippingPrice('express', basis(100, true))).toBe(1295);
  });

  it('is formatted as "free" or dollars [3.f-01]', () => {
    expect(displayShippingPrice(0)).toBe('free');
    expect(displayShippingPrice(795)).toBe('$7.95');
  });

  it('is defined for known methods only', () => {
    expect(isShippingMethodId('same-day')).toBe(true);
    expect(isShippingMethodId('drone')).toBe(false);
  });
});

describe('free-shipping message', () => {
  it('states the remaining amount', () => {
    expect(freeShippingMessage(basis(3795))).toBe('Spend $12.05 more for free standard delivery.');
    expect(freeShippingMessage(basis(5000))).toBe(
      'You have free standard delivery. Spend $49.00 more for free express delivery.',
    );
    expect(freeShippingMessage(basis(9900))).toBe('You have free express delivery.');
  });

  it('does not promise standard delivery if it is not available', () => {
    expect(freeShippingMessage(basis(3900), { standardAvailable: false })).toBe(
      'Spend $60.00 more for free express delivery.',
    );
  });
});
