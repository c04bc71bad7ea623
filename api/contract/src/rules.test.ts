import { describe, expect, it } from 'vitest';
import { addressErrors, normalisePhone } from './addresses/address';
import { isPostcode, isPostcodeSearchText, postcodeQuery, toPostcodeSearchText } from './addresses/postcode';
import {
  checkoutBlocker,
  contactErrors,
  deliveryInstructionsError,
  firstIncompleteSection,
} from './checkout/checkout-rules';
import { hasContactText } from './validation/free-text';

const ADDRESS = {
  first_name: 'Anne-Marie',
  last_name: "O'Brien",
  address_1: '12 Wattle Street',
  address_2: '',
  suburb: 'SURRY HILLS',
  state: 'NSW',
  postcode: '2010',
  phone: '0412 345 678',
};

describe('postcode search', () => {
  it('accepts letters, digits and spaces only [5.d-01]', () => {
    expect(isPostcodeSearchText('Surry Hills 2010')).toBe(true);
    expect(isPostcodeSearchText('20-10')).toBe(false);
    expect(postcodeQuery('surry; hills')).toBeNull();
  });

  it.each([
    ['St. Kilda', 'St Kilda'],
    ["O'Connor", 'OConnor'],
    ['O’Connor', 'OConnor'],
    ['Newtown, NSW 2042', 'Newtown NSW 2042'],
    ['Wagga-Wagga', 'Wagga Wagga'],
    ['  \t2010\n', '2010 '],
  ])('cleans %j', (pasted, text) => {
    expect(toPostcodeSearchText(pasted)).toBe(text);
    expect(isPostcodeSearchText(text)).toBe(true);
  });

  it('starts at 2 characters [5.d-02]', () => {
    expect(postcodeQuery('s')).toBeNull();
    expect(postcodeQuery('  s ')).toBeNull();
    expect(postcodeQuery(' su ')).toBe('SU');
    expect(postcodeQuery('surry   hills')).toBe('SURRY HILLS');
  });

  it('recognises a postcode', () => {
    expect(isPostcode('0800')).toBe(true);
    expect(isPostcode('200')).toBe(false);
    expect(isPostcode('2000\n')).toBe(false);
  });
});

describe('address', () => {
  it('accepts an Australian address', () => {
    expect(addressErrors(ADDRESS)).toEqual({});
  });

  it('reports every invalid field', () => {
    const wrong = { ...ADDRESS, first_name: '', last_name: 'R2', address_1: ' ', suburb: '', state: 'XX' };
    expect(addressErrors({ ...wrong, postcode: '20', phone: '123' })).toEqual({
      first_name: 'First Name is required',
      last_name: 'Do not use numbers or special characters',
      address_1: 'Please enter your street address',
      suburb: 'Please enter your suburb',
      state: 'Please choose your state',
      postcode: 'Please enter a 4-digit postcode',
      phone: 'Please enter a valid Australian phone number',
    });
  });

  it.each([
    ['0412 345 678', '0412345678'],
    ['+61 412 345 678', '0412345678'],
    ['(02) 9000 1234', '0290001234'],
    ['61290001234', '0290001234'],
    ['1300 123 456', '1300123456'],
    ['0112345678', null],
    ['04123', null],
  ])('parses the phone number %s as %s', (text, digits) => {
    expect(normalisePhone(text)).toBe(digits);
  });
});

describe('free text [5.i-01]', () => {
  it.each(['write to x@', 'see a.bc', 'shop.com.au', 'me@home'])('finds contact text in %j', (text) => {
    expect(hasContactText(text)).toBe(true);
  });
  it.each(['Leave at door. Thanks', 'Unit 4. Ring twice', '2.5 m gate @ left'])('allows %j', (text) => {
    expect(hasContactText(text)).toBe(false);
  });
});

const CART = {
  num_items: 1,
  requires_shipping: true,
  requires_login: false,
  requires_questionnaire: false,
  questionnaire_passed: null,
  user_email: 'a@b.au',
  user_first_name: 'Ann',
  user_last_name: 'Bee',
  shipping_method: { id: 'standard' },
  cnc_location: null,
  shipping_address_1: '1 Wattle Street',
  items: [{ errors: [] }],
};

describe('readiness of a checkout', () => {
  it('opens contact, then delivery, then payment', () => {
    expect(firstIncompleteSection({ ...CART, user_email: null })).toBe('contact');
    expect(firstIncompleteSection({ ...CART, shipping_method: null })).toBe('delivery');
    expect(firstIncompleteSection({ ...CART, shipping_address_1: null })).toBe('delivery');
    expect(firstIncompleteSection(CART)).toBeNull();
  });

  it('requires a pharmacy instead of an address for click-and-collect, and neither for services', () => {
    const collect = { ...CART, shipping_method: { id: 'click-and-collect' }, shipping_address_1: null };
    expect(firstIncompleteSection(collect)).toBe('delivery');
    expect(firstIncompleteSection({ ...collect, cnc_location: { id: 1 } })).toBeNull();
    const service = { ...CART, requires_shipping: false, shipping_method: null, shipping_address_1: null };
    expect(firstIncompleteSection(service)).toBeNull();
  });

  it('reports what blocks it', () => {
    expect(checkoutBlocker({ ...CART, num_items: 0 }, false)).toBe('CART_EMPTY');
    expect(checkoutBlocker({ ...CART, requires_login: true }, false)).toBe('SIGN_IN_REQUIRED');
    expect(checkoutBlocker({ ...CART, requires_login: true }, true)).toBeNull();
    expect(checkoutBlocker({ ...CART, items: [{ errors: [{}] }] }, true)).toBe('CART_ITEM_ERRORS');
    expect(checkoutBlocker({ ...CART, requires_questionnaire: true }, true)).toBe('QUESTIONNAIRE_REQUIRED');
    const failed = { ...CART, requires_questionnaire: true, questionnaire_passed: false };
    expect(checkoutBlocker(failed, true)).toBeNull();
  });

  it('validates contact details with the wording of sign-up', () => {
    expect(contactErrors({ email: '', first_name: 'A1', last_name: '' })).toEqual({
      email: 'Please provide an email address',
      first_name: 'Do not use numbers or special characters',
      last_name: 'Last Name is required',
    });
    expect(contactErrors({ email: 'a@b', first_name: 'Ann', last_name: 'Bee' })).toEqual({
      email: 'Please provide a valid email address',
    });
  });

  it('limits the note for the driver', () => {
    expect(deliveryInstructionsError('Ring twice')).toBeNull();
    expect(deliveryInstructionsError('x'.repeat(201))).toContain('200');
    expect(deliveryInstructionsError('mail me@home')).toContain('leave out');
  });
});
