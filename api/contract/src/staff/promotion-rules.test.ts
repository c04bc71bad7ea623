import { describe, expect, it } from 'vitest';
import {
  isBundleInVain,
  PROMOTION_NUMBER_MESSAGES,
  type PromotionNumbers,
  promotionNumberErrors,
  promotionRule,
  takesOverHalf,
} from './promotion-numbers';
import { PREVIEW_MESSAGES, previewLinesError } from './promotion-preview';
import {
  isPromotable,
  PROMOTION_MESSAGES,
  type PromotionDraft,
  promotionEndError,
  promotionErrors,
} from './promotion-rules';
import { mayTakeStep, PROMOTION_STATES, promotionState } from './promotion-states';

const NOW = new Date('2026-11-24T00:00:00Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const draft = (over: Partial<PromotionDraft> = {}): PromotionDraft => ({
  display_title: 'Buy 2 save 10%',
  display_info: 'Two of the same.',
  met_message: 'You save 10%.',
  unmet_message: 'Buy 2 to save 10%.',
  from: '2026-12-01T09:00',
  until: '2026-12-08T09:00',
  numbers: { kind: 'buy_n_save_percent', n: 2, percent: 10 },
  product_ids: [],
  ...over,
});

describe('a promotion', () => {
  it('is a draft, then comes, runs and ends [promotions-01]', () => {
    const period = { starts_at: at(-1), end_date: at(1) };
    expect(promotionState({ ...period, is_draft: true }, NOW)).toBe('draft');
    expect(promotionState({ starts_at: at(1), end_date: at(2) }, NOW)).toBe('coming');
    expect(promotionState(period, NOW)).toBe('running');
    expect(promotionState(period, at(-1))).toBe('running');
    expect(promotionState(period, at(1))).toBe('ended');
    expect(promotionState({ starts_at: at(5), end_date: NOW }, NOW)).toBe('ended');
  });

  it('keeps its products and numbers once it is published [promotions-02]', () => {
    const saving = PROMOTION_STATES.filter((state) => mayTakeStep(state, 'save'));
    const ending = PROMOTION_STATES.filter((state) => mayTakeStep(state, 'end'));
    expect([saving, ending]).toEqual([['draft'], ['coming', 'running']]);
    expect(PROMOTION_STATES.filter((state) => mayTakeStep(state, 'change'))).toEqual(ending);
    expect(PROMOTION_STATES.filter((state) => mayTakeStep(state, 'discard'))).toEqual(['draft']);
  });

  it('needs words, and an end after its beginning and after now', () => {
    expect(promotionErrors(draft(), NOW)).toBeNull();
    expect(promotionErrors(draft({ display_title: ' ', met_message: 'x'.repeat(121) }), NOW)).toEqual({
      display_title: PROMOTION_MESSAGES.text,
      met_message: 'Please enter at most 120 characters',
    });
    expect(promotionErrors(draft({ until: '2026-12-01T09:00' }), NOW)).toEqual({
      until: PROMOTION_MESSAGES.backwards,
    });
    const past = { from: '2026-11-01T09:00', until: '2026-11-02T09:00' };
    expect(promotionErrors(draft(past), NOW)).toEqual({ until: PROMOTION_MESSAGES.over });
    expect(promotionErrors(draft({ from: '2028-01-01T09:00' }), NOW)).toEqual({
      from: PROMOTION_MESSAGES.from,
    });
    expect(promotionErrors(draft({ until: '2028-01-01T09:00' }), NOW)).toEqual({
      until: PROMOTION_MESSAGES.long,
    });
    expect(promotionEndError('soon', NOW, NOW)).toBe(PROMOTION_MESSAGES.until);
  });

  it('holds for a bounded number of products', () => {
    const product_ids = Array.from({ length: 201 }, (_, id) => String(id));
    expect(promotionErrors(draft({ product_ids }), NOW)).toEqual({ product_ids: PROMOTION_MESSAGES.many });
  });
});

describe('the numbers of a promotion', () => {
  const { n, bundle, percent, cents, save, points } = PROMOTION_NUMBER_MESSAGES;
  it.each<[PromotionNumbers, object | null]>([
    [{ kind: 'buy_n_save_percent', n: 1, percent: 90 }, null],
    [
      { kind: 'buy_n_save_percent', n: 0, percent: 100 },
      { n, percent },
    ],
    [{ kind: 'n_for_price', n: 2, price: 1 }, null],
    [
      { kind: 'n_for_price', n: 1, price: 0 },
      { n: bundle, price: cents },
    ],
    [{ kind: 'spend_save', spend: 5000, save: 4999 }, null],
    [{ kind: 'spend_save', spend: 5000, save: 5000 }, { save }],
    [
      { kind: 'spend_save', spend: null, save: 1.5 },
      { spend: cents, save: cents },
    ],
    [{ kind: 'bonus_points', points: 500 }, null],
    [{ kind: 'bonus_points', points: 10_001 }, { points }],
  ])('of %j never make a cart free [promotions-03]', (numbers, errors) => {
    expect(promotionNumberErrors(numbers)).toEqual(errors);
  });

  it('become the rule that carts price by', () => {
    const rule = promotionRule({ kind: 'n_for_price', n: 3, price: 2000, percent: 9 });
    expect(rule).toEqual({ kind: 'n_for_price', n: 3, price: 2000 });
    expect([666, 667].map((price) => isBundleInVain(rule, price))).toEqual([true, false]);
  });
});

it.each([
  [{ kind: 'buy_n_save_percent', n: 1, percent: 50 } as const, 1000, false],
  [{ kind: 'buy_n_save_percent', n: 1, percent: 51 } as const, 1000, true],
  [{ kind: 'n_for_price', n: 3, price: 1500 } as const, 1000, false],
  [{ kind: 'n_for_price', n: 3, price: 200 } as const, 1000, true],
  [{ kind: 'spend_save', spend: 5000, save: 2500 } as const, 1000, false],
  [{ kind: 'spend_save', spend: 5000, save: 4999 } as const, 1000, true],
  [{ kind: 'bonus_points', points: 900 } as const, 1000, false],
])('knows when %o takes more than half of %i cents', (rule, price, isOver) => {
  expect(takesOverHalf(rule, price)).toBe(isOver);
});

it('promotes no S3, S4, practitioner product or service, also not of Appendix H [promotions-03] [advertising-01]', () => {
  const plain = { schedule: '', tags: [], is_practitioner: false, booking_type: null };
  expect([plain, { ...plain, schedule: '2' }].map(isPromotable)).toEqual([true, true]);
  const barred = [
    { ...plain, schedule: '3', tags: ['S3_Appendix H'] },
    { ...plain, schedule: '4' },
    { ...plain, is_practitioner: true },
    { ...plain, booking_type: 'ShortConsult' },
  ];
  expect(barred.filter(isPromotable)).toEqual([]);
});

it('tries a bounded cart', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ product_id: String(id), quantity: 1 }));
  expect([0, 10, 11].map((count) => previewLinesError(lines(count)))).toEqual([
    PREVIEW_MESSAGES.none,
    null,
    PREVIEW_MESSAGES.many,
  ]);
  expect(previewLinesError([...lines(1), ...lines(1)])).toBe(PREVIEW_MESSAGES.twice);
  expect(previewLinesError([{ product_id: '1', quantity: 100 }])).toBe(PREVIEW_MESSAGES.units);
});
