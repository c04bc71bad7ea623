import { describe, expect, it } from 'vitest';
import {
  APPENDIX_H_TAG,
  earnsPoints,
  isAdvertisable,
  isDiscountable,
  isGateClosed,
  isRestricted,
  needsPharmacistReview,
  orderLimit,
} from './regulation';

const product = (schedule: string, tags: string[] = [], is_practitioner = false) => ({
  schedule,
  tags,
  is_practitioner,
});

describe('regulation of products', () => {
  it('restricts practitioner-only, S3 and S4 products [6-11]', () => {
    expect(isRestricted(product('', [], true))).toBe(true);
    expect(isRestricted(product('3'))).toBe(true);
    expect(isRestricted(product('4'))).toBe(true);
    expect(isRestricted(product('4N'))).toBe(true);
    expect(isRestricted(product('2'))).toBe(false);
    expect(isRestricted(product(''))).toBe(false);
  });

  it('allows an S3 product tagged S3_Appendix H, but not an S4 one [6-12]', () => {
    expect(isRestricted(product('3', [APPENDIX_H_TAG]))).toBe(false);
    expect(isRestricted(product('4', [APPENDIX_H_TAG]))).toBe(true);
  });

  it('allows advertising S2 and Appendix H, but no other S3 or S4', () => {
    expect(isAdvertisable(product('2'))).toBe(true);
    expect(isAdvertisable(product('3', [APPENDIX_H_TAG]))).toBe(true);
    expect(isAdvertisable(product('3'))).toBe(false);
    expect(isAdvertisable(product('4N'))).toBe(false);
  });

  it('excludes S3 and S4 from offers and the staff discount [selling-17] [selling-22]', () => {
    expect(['', '2', '3', '4', '4N'].map((schedule) => isDiscountable({ schedule }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('blocks a gated product for guests only [6-13] [6-02] [selling-09]', () => {
    expect(isGateClosed({ is_gated: true }, false)).toBe(true);
    expect(isGateClosed({ is_gated: true }, true)).toBe(false);
    expect(isGateClosed({ is_gated: false }, false)).toBe(false);
  });

  it('requires a pharmacist’s review for scheduled and practitioner items', () => {
    expect(needsPharmacistReview(product('2'))).toBe(true);
    expect(needsPharmacistReview(product('', [], true))).toBe(true);
    expect(needsPharmacistReview(product(''))).toBe(false);
  });

  it('earns no points for S3, S4 and telehealth [consent-07]', () => {
    for (const schedule of ['3', '4']) expect(earnsPoints({ schedule })).toBe(false);
    expect(earnsPoints({ schedule: '', booking_type: 'ShortConsult' })).toBe(false);
    for (const schedule of ['', null, '2']) expect(earnsPoints({ schedule })).toBe(true);
  });

  it('limits scheduled medicines to one unit unless the product sets a limit, others only if it does [5.c-08]', () => {
    expect(orderLimit({ order_limit: 0, schedule: '2' })).toBe(1);
    expect(orderLimit({ order_limit: 3, schedule: '4' })).toBe(3);
    expect(orderLimit({ order_limit: 0, schedule: '' })).toBe(0);
    expect(orderLimit({ order_limit: 2, schedule: '' })).toBe(2);
  });
});
