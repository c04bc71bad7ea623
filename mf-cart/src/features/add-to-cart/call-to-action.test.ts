import { describe, expect, it } from 'vitest';
import { type CallToActionState, callToAction, isBlocked } from './call-to-action';

const product: CallToActionState['product'] = {
  isOutOfStock: false,
  status: 'Active',
  isGated: false,
  requiresPrescription: false,
  isPreorder: false,
};
const label = (changes: Partial<CallToActionState['product']>, isSignedIn = false) =>
  callToAction({ product: { ...product, ...changes }, isSignedIn }).label;
const everything = { isGated: true, requiresPrescription: true, isPreorder: true };

describe('the label of the main call to action', () => {
  it('is Out of stock before everything else [4.b-01]', () => {
    expect(label({ ...everything, isOutOfStock: true, status: 'Disabled' })).toBe('Out of stock');
  });

  it('is no out-of-stock state in an impersonated session [4.b-13 6-10]', () => {
    const outOfStock = (changes: Partial<CallToActionState['product']> = {}) =>
      callToAction({
        product: { ...product, isOutOfStock: true, ...changes },
        isSignedIn: true,
        isImpersonated: true,
      }).label;
    expect(outOfStock()).toBe('Add to Cart');
    expect(outOfStock({ status: 'Disabled' })).toBe('Product unavailable');
  });

  it('is Product unavailable for disabled and deleted products [4.a-01] [4.b-02]', () => {
    expect(label({ ...everything, status: 'Disabled' })).toBe('Product unavailable');
    expect(label({ ...everything, status: 'Deleted' })).toBe('Product unavailable');
  });

  it('is Sign in to Purchase for a gated product and a guest, not for a signed-in shopper [4.b-04]', () => {
    expect(label(everything)).toBe('Sign in to Purchase');
    expect(label({ isGated: true }, true)).toBe('Add to Cart');
  });

  it('is Book a telehealth consult for a prescription product without a script [4.b-06]', () => {
    expect(label(everything, true)).toBe('Book a telehealth consult');
  });

  it('is Pre-order, then Add to Cart [4.b-08] [4.b-09]', () => {
    expect(label({ isPreorder: true })).toBe('Pre-order');
    expect(label({})).toBe('Add to Cart');
  });

  it('blocks what is out of stock or unavailable, and nothing else [4.a-02] [4.b-10]', () => {
    const blocked = (changes: Partial<CallToActionState['product']>) =>
      isBlocked(callToAction({ product: { ...product, ...changes }, isSignedIn: false }));
    expect(blocked({ isOutOfStock: true })).toBe(true);
    expect(blocked({ status: 'Disabled' })).toBe(true);
    expect(blocked({ isGated: true })).toBe(false);
    expect(blocked({})).toBe(false);
  });
});
