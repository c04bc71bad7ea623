import type { State } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../../../test/shop/samples';
import { livePrice } from './live-price';

const product = sampleProduct({
  prices: [
    { type: 'default', min_qty: 1, value: 1000 },
    { type: 'promo', min_qty: 1, value: 900 },
    { type: 'afterhours', min_qty: 1, value: 1200 },
  ],
});

const typeAt = (time: string, state: State) => livePrice(product, new Date(time), state)?.type;

describe('the live price', () => {
  it.each([
    ['Tuesday noon', '2026-11-24T12:00:00+11:00', 'promo'],
    ['Tuesday 7:59 am', '2026-11-24T07:59:00+11:00', 'afterhours'],
    ['Tuesday 8 am', '2026-11-24T08:00:00+11:00', 'promo'],
    ['Tuesday 5:59 pm', '2026-11-24T17:59:00+11:00', 'promo'],
    ['Tuesday 6 pm', '2026-11-24T18:00:00+11:00', 'afterhours'],
    ['Saturday noon', '2026-11-28T12:00:00+11:00', 'afterhours'],
    ['Australia Day noon', '2026-01-26T12:00:00+11:00', 'afterhours'],
  ])('in NSW on %s [9.a-06 9.a-08]', (_moment, time, expected) => {
    expect(typeAt(time, 'NSW')).toBe(expected);
  });

  it('follows the clock and the holidays of the state [9.a-06]', () => {
    expect(typeAt('2026-11-24T17:30:00+11:00', 'NSW')).toBe('promo');
    expect(typeAt('2026-11-24T07:30:00+08:00', 'WA')).toBe('afterhours');
    expect(typeAt('2026-11-24T18:30:00+11:00', 'WA')).toBe('promo');
    // Melbourne Cup Day is a holiday in Victoria only.
    expect(typeAt('2026-11-03T12:00:00+11:00', 'VIC')).toBe('afterhours');
    expect(typeAt('2026-11-03T12:00:00+11:00', 'NSW')).toBe('promo');
    // What is remembered of a minute is the state's own.
    expect(typeAt('2026-11-03T12:00:10+11:00', 'VIC')).toBe('afterhours');
  });

  it.each<[State, string, string]>([
    // SA is half an hour behind Sydney; NT and QLD have no daylight saving.
    ['SA', '2026-11-24T18:29:00+11:00', 'promo'],
    ['SA', '2026-11-24T18:30:00+11:00', 'afterhours'],
    ['NT', '2026-11-24T18:30:00+11:00', 'promo'],
    ['NT', '2026-11-24T19:30:00+11:00', 'afterhours'],
    ['QLD', '2026-11-24T18:30:00+11:00', 'promo'],
    ['QLD', '2026-11-24T19:00:00+11:00', 'afterhours'],
    ['TAS', '2026-11-24T18:00:00+11:00', 'afterhours'],
    ['ACT', '2026-11-24T17:59:00+11:00', 'promo'],
    // Friday evening in Perth when Saturday starts in Sydney.
    ['WA', '2026-11-27T17:00:00+08:00', 'promo'],
    ['NSW', '2026-11-28T00:30:00+11:00', 'afterhours'],
    ['WA', '2026-11-27T21:30:00+08:00', 'afterhours'],
    // Daylight saving ends on 5 April: the same local time is a different instant on Tuesday.
    ['NSW', '2026-04-02T06:59:00Z', 'promo'],
    ['NSW', '2026-04-02T07:00:00Z', 'afterhours'],
    ['NSW', '2026-04-07T07:59:00Z', 'promo'],
    ['NSW', '2026-04-07T08:00:00Z', 'afterhours'],
    // Holidays in one state, and in all.
    ['ACT', '2026-03-09T12:00:00+11:00', 'afterhours'],
    ['NSW', '2026-03-09T12:00:00+11:00', 'promo'],
    ['WA', '2026-03-02T12:00:00+08:00', 'afterhours'],
    ['VIC', '2026-03-02T12:00:00+11:00', 'promo'],
    ['QLD', '2026-05-04T12:00:00+10:00', 'afterhours'],
    ['SA', '2026-05-04T12:00:00+09:30', 'promo'],
    ['WA', '2026-12-25T12:00:00+08:00', 'afterhours'],
    ['NT', '2026-04-03T12:00:00+09:30', 'afterhours'],
  ])('in %s at %s is %s [9.a-06]', (state, time, expected) => {
    expect(typeAt(time, state)).toBe(expected);
  });

  it('is the ordinary price without an after-hours price, and null without any', () => {
    const plain = sampleProduct({ prices: [{ type: 'default', min_qty: 1, value: 1000 }] });
    expect(livePrice(plain, new Date('2026-11-28T12:00:00+11:00'), 'NSW')).toMatchObject({
      type: 'default',
      value: 1000,
    });
    expect(livePrice(sampleProduct({ prices: [] }), new Date(), 'NSW')).toBeNull();
  });
});
