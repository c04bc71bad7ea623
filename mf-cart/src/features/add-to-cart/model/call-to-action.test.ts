import { describe, expect, it } from 'vitest';
import { type CallToActionState, callToAction, hasQuantity, isBlocked } from './call-to-action';

const product: CallToActionState['product'] = {
  isOutOfStock: false,
  status: 'Active',
  isGated: false,
  requiresPrescription: false,
  isPreorder: false,
};
type Changes = Partial<CallToActionState['product']>;
const actionOf = (changes: Changes, state: Partial<CallToActionState> = {}) =>
  callToAction({ product: { ...product, ...changes }, isSignedIn: false, ...state });
const label = (changes: Changes, state?: Partial<CallToActionState>) => actionOf(changes, state).label;

const everything = { isGated: true, requiresPrescription: true, isPreorder: true };
const everyChoice = {
  script: { type: 'escript', isPassed: false },
  deliveryType: 'autoDelivery',
} as const;
const signedIn = { isSignedIn: true };

describe('the label of the main call to action', () => {
  it('prefers Out of stock over every other label [4.b-01]', () => {
    expect(label({ ...everything, isOutOfStock: true, status: 'Disabled' }, everyChoice)).toBe(
      'Out of stock',
    );
  });

  it('ignores out-of-stock in an impersonated session [4.b-13 6-10]', () => {
    const staff = { isSignedIn: true, isImpersonated: true };
    expect(label({ isOutOfStock: true }, staff)).toBe('Add to Cart');
    expect(label({ isOutOfStock: true, status: 'Disabled' }, staff)).toBe('Product unavailable');
  });

  it('is Product unavailable for disabled and deleted products [4.a-01] [4.b-02]', () => {
    expect(label({ ...everything, status: 'Disabled' }, everyChoice)).toBe('Product unavailable');
    expect(label({ ...everything, status: 'Deleted' }, everyChoice)).toBe('Product unavailable');
  });

  it('is Notify Me for an active out-of-stock product, regardless of its other attributes [4.b-03]', () => {
    expect(label({ ...everything, isOutOfStock: true }, everyChoice)).toBe('Notify Me');
    expect(label({ isOutOfStock: true }, signedIn)).toBe('Notify Me');
  });

  it('is Sign in to Purchase for a gated product when the shopper is a guest [4.b-04]', () => {
    expect(label(everything, everyChoice)).toBe('Sign in to Purchase');
    expect(label({ isGated: true }, signedIn)).toBe('Add to Cart');
  });

  it('is Save patient and continue until the script has passed [4.b-05]', () => {
    const script = (isPassed: boolean) => ({ script: { type: 'paper', isPassed } as const });
    expect(label(everything, { ...signedIn, ...everyChoice })).toBe('Save patient and continue');
    expect(label({ requiresPrescription: true }, script(false))).toBe('Save patient and continue');
    expect(label({ requiresPrescription: true }, script(true))).toBe('Add to Cart');
  });

  it('is Book a telehealth consult for a prescription product without a script [4.b-06]', () => {
    const none = { script: { type: 'None', isPassed: false } as const };
    expect(label(everything, { ...signedIn, ...none, deliveryType: 'autoDelivery' })).toBe(
      'Book a telehealth consult',
    );
    expect(label(everything, signedIn)).toBe('Book a telehealth consult');
  });

  it('is Add to AutoDelivery for a recurring purchase, including pre-orders and products with a passed script [4.b-07]', () => {
    const script = { type: 'onfile', isPassed: true } as const;
    const state = { ...signedIn, script, deliveryType: 'autoDelivery' } as const;
    expect(label(everything, state)).toBe('Add to AutoDelivery');
  });

  it('is Pre-order for pre-order products and Add to Cart otherwise [4.b-08] [4.b-09]', () => {
    expect(label({ isPreorder: true }, { deliveryType: 'oneTime' })).toBe('Pre-order');
    expect(label({})).toBe('Add to Cart');
  });
});

describe('the state of the main call to action', () => {
  it('blocks unavailable products with or without stock, but not a stock notification [4.a-02]', () => {
    expect(isBlocked(actionOf({ isOutOfStock: true, status: 'Disabled' }))).toBe(true);
    expect(isBlocked(actionOf({ status: 'Disabled' }))).toBe(true);
    expect(isBlocked(actionOf({ isOutOfStock: true }))).toBe(false);
    expect(isBlocked(actionOf({ isGated: true }))).toBe(false);
    expect(isBlocked(actionOf({}))).toBe(false);
  });

  it('has a quantity only when it leads to an order', () => {
    expect(hasQuantity(actionOf({}))).toBe(true);
    expect(hasQuantity(actionOf({}, { deliveryType: 'autoDelivery' }))).toBe(true);
    expect(hasQuantity(actionOf({ isOutOfStock: true }))).toBe(false);
    expect(hasQuantity(actionOf({ requiresPrescription: true }))).toBe(false);
  });
});
