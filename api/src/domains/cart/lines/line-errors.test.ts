import { describe, expect, it } from 'vitest';
import { sampleItem, sampleProduct } from '../../../../test/shop/samples';
import { canGoSameDay, parcelOf } from '../view/parcel';
import { type LineSituation, lineErrors } from './line-errors';

const situation = (over: Partial<LineSituation> = {}): LineSituation => ({
  item: sampleItem(),
  product: sampleProduct(),
  productQuantity: 1,
  state: 'NSW',
  isSignedIn: false,
  hasPatient: false,
  isOnFile: false,
  ...over,
});
const codes = (over: Partial<LineSituation>) => lineErrors(situation(over)).map(({ code }) => code);

describe('cart line errors', () => {
  it('are empty for a plain product in stock', () => {
    expect(codes({})).toEqual([]);
  });

  it('distinguish unavailable, out of stock and insufficient stock', () => {
    expect(codes({ product: null })).toEqual(['product_unavailable']);
    expect(codes({ product: sampleProduct({ status: 'Disabled' }) })).toEqual(['product_unavailable']);
    expect(codes({ product: sampleProduct({ prices: [] }) })).toEqual(['product_unavailable']);
    expect(codes({ product: sampleProduct({ stock: 0 }) })).toEqual(['out_of_stock']);
    const few = lineErrors(situation({ product: sampleProduct({ stock: 2 }), productQuantity: 3 }));
    expect(few).toEqual([
      { code: 'insufficient_stock', message: 'Only 2 left in stock. Please lower the quantity.' },
    ]);
  });

  it('count all lines of a product against its order limit [selling-07]', () => {
    expect(codes({ product: sampleProduct({ order_limit: 2 }), productQuantity: 3 })).toEqual([
      'order_limit',
    ]);
    expect(codes({ product: sampleProduct({ order_limit: 2 }), productQuantity: 2 })).toEqual([]);
    expect(codes({ product: sampleProduct({ schedule: '2' }), productQuantity: 2 })).toEqual(['order_limit']);
  });

  it('restrict products in excluded states [6-14]', () => {
    const product = sampleProduct({ excluded_states: ['WA'] });
    expect(codes({ product, state: 'WA' })).toEqual(['excluded_state']);
    expect(codes({ product, state: 'NSW' })).toEqual([]);
  });

  it('ask guests to sign in for S3, S4, gated, practitioner and AutoDelivery lines [selling-02]', () => {
    for (const over of [{ schedule: '3' }, { is_gated: true }, { is_practitioner: true }] as const) {
      expect(codes({ product: sampleProduct(over) })).toEqual(['login_required']);
      expect(codes({ product: sampleProduct(over), isSignedIn: true })).toEqual([]);
    }
    expect(codes({ product: sampleProduct({ schedule: '4' }) })).toEqual(['login_required']);
    expect(codes({ item: sampleItem({ frequency: '4W' }) })).toEqual(['login_required']);
    expect(codes({ product: sampleProduct({ schedule: '3', tags: ['S3_Appendix H'] }) })).toEqual([]);
    expect(codes({ product: sampleProduct({ schedule: '2' }) })).toEqual([]);
  });

  it('require patient, prescription and token for a prescription line', () => {
    const product = sampleProduct({ schedule: '4', requires_prescription: true });
    const signedIn = { product, isSignedIn: true };
    expect(codes(signedIn)).toEqual(['patient_required']);
    expect(codes({ ...signedIn, hasPatient: true })).toEqual(['prescription_required']);
    const escript = sampleItem({ script_type: 'escript' });
    expect(codes({ ...signedIn, hasPatient: true, item: escript })).toEqual(['prescription_required']);
    const paper = sampleItem({ script_type: 'paper' });
    expect(codes({ ...signedIn, hasPatient: true, item: paper })).toEqual([]);
    const onFile = { ...signedIn, hasPatient: true, item: sampleItem({ script_type: 'onfile' }) };
    expect(codes(onFile)).toEqual(['prescription_required']);
    expect(codes({ ...onFile, isOnFile: true })).toEqual([]);
  });
});

const STREET = { shipping_address_1: '12 Crown Street' };

describe('a cart’s parcel', () => {
  const line = (over: Parameters<typeof sampleProduct>[0] = {}, item = sampleItem()) => ({
    item,
    product: sampleProduct(over),
    priced: null,
  });

  it('is cold if any product is, and free if every product ships free', () => {
    expect(parcelOf([line(), line({ is_fridge: true })], null, STREET).isCold).toBe(true);
    expect(parcelOf([line({ is_free_shipping: true })], null, STREET).freeStandard).toBe(true);
    expect(parcelOf([line({ is_free_shipping: true }), line()], null, STREET).freeStandard).toBe(false);
    expect(parcelOf([], null, STREET).freeStandard).toBe(false);
  });

  it('goes to a post office box if its address is one', () => {
    const isToPostBox = (shipping_address_1: string | null) =>
      parcelOf([line()], null, { shipping_address_1 }).isToPostBox;
    expect(
      ['PO Box 12', 'P.O. Box 4', 'GPO box 7', 'Locked Bag 3', 'Parcel Locker 10'].every(isToPostBox),
    ).toBe(true);
    expect(['12 Box Street', 'Unit 2, 4 Bagley Road', null].some(isToPostBox)).toBe(false);
  });

  it('ships the same day unless a line is short, pre-ordered or awaits a paper prescription', () => {
    expect(canGoSameDay(line())).toBe(true);
    expect(canGoSameDay(line({ stock: 1 }, sampleItem({ quantity: 2 })))).toBe(false);
    expect(canGoSameDay(line({ is_preorder: true }))).toBe(false);
    expect(canGoSameDay(line({}, sampleItem({ script_type: 'paper' })))).toBe(false);
    expect(canGoSameDay(line({ booking_type: 'ShortConsult' }))).toBe(false);
  });
});
