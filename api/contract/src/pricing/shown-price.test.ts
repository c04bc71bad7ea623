import { describe, expect, it } from 'vitest';
import { formatMoney } from '../money';
import { type PriceFacts, SALE_PERCENT, shownPrice } from './shown-price';

const facts = (changed: Partial<PriceFacts>): PriceFacts => ({
  price: 1000,
  rrp: 1999,
  everyday: 1000,
  schedule: '',
  tags: [],
  ...changed,
});
const shown = (changed: Partial<PriceFacts> = {}) => shownPrice(facts(changed));

/** Prices that shops ask, and those where rounding is hard. */
const CENTS = [0, 1, 3, 71, 99, 100, 999, 1000, 1749, 1999, 2349, 7100, 10_000];

/** Returns the cents of "$1,234.50", which is all that a shopper can count with. */
const readCents = (words: string) => Number(words.replace(/\D/g, ''));

const everyCase = () =>
  CENTS.flatMap((price) =>
    CENTS.flatMap((everyday) =>
      [null, ...CENTS].flatMap((rrp) =>
        ['', '2', '3', '4'].map((schedule) => facts({ price, everyday, rrp, schedule })),
      ),
    ),
  );

describe('a shown price', () => {
  it('says in its tag what the struck price and the price say, rounded down, and never 0% [9.a-09]', () => {
    for (const one of everyCase()) {
      const { now, was, percent, saving } = shownPrice(one);
      if (saving === null) {
        expect(was === null || (was - now) * 100 < was).toBe(true);
        continue;
      }
      const struck = readCents(formatMoney(was ?? 0));
      const saved = struck - readCents(formatMoney(now));
      expect(saving).toBe(`${percent}% OFF`);
      expect(percent).toBeGreaterThan(0);
      expect(percent * struck).toBeLessThanOrEqual(saved * 100);
      expect((percent + 1) * struck).toBeGreaterThan(saved * 100);
    }
  });

  it('has no tag without a struck price, and strikes none that is not higher [9.a-10]', () => {
    for (const one of everyCase()) {
      const { now, was, saving, isSale } = shownPrice(one);
      if (was === null) expect({ saving, isSale }).toEqual({ saving: null, isSale: false });
      else expect(was).toBeGreaterThan(now);
    }
  });

  it('counts from the recommended price where that is struck, whatever the price usually is', () => {
    expect(shown({ price: 1749, everyday: 1999, rrp: 2349 })).toEqual({
      now: 1749,
      was: 2349,
      wasLabel: 'RRP',
      percent: 25,
      saving: '25% OFF',
      isSale: true,
    });
    expect(shown({ price: 1749, everyday: 1999, rrp: null })).toMatchObject({
      was: 1999,
      wasLabel: 'Was',
      saving: '12% OFF',
    });
    expect(shown({ price: 1500, everyday: 2000, rrp: 1800 })).toMatchObject({ was: 2000, wasLabel: 'Was' });
  });

  it('is exact where floating point is not', () => {
    expect(shown({ price: 7100, rrp: 10_000 }).percent).toBe(29);
  });

  it(`is a sale from ${SALE_PERCENT} % below the usual price, not below a recommended one`, () => {
    expect(shown({ rrp: 5000 }).isSale).toBe(false);
    expect(shown({ price: 900, everyday: 1000 }).isSale).toBe(true);
    expect(shown({ price: 901, everyday: 1000 }).isSale).toBe(false);
  });

  it('strikes and tags nothing of schedule 2 [9.a-10], S3 outside Appendix H and S4 [advertising-01]', () => {
    for (const schedule of ['2', '3', '4', '4N'])
      expect(shown({ schedule, everyday: 2500 })).toMatchObject({ was: null, saving: null, isSale: false });
    expect(shown({ schedule: '3', tags: ['S3_Appendix H'] }).saving).toBe('49% OFF');
  });
});
