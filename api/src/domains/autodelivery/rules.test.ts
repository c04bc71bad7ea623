import { describe, expect, it } from 'vitest';
import { cycleDates } from './dates';
import type { AutoDeliveryDocument } from './documents';
import { cancelled, nextCycle, paused, requireChangeable, resumed, skipped } from './rules';

const BEGUN = new Date('2026-11-24T11:00:00+11:00');
const DAY = 86_400_000;

function sample(over: Partial<AutoDeliveryDocument> = {}): AutoDeliveryDocument {
  const dates = cycleDates(BEGUN, '4W', 'NSW');
  return {
    _id: 'a',
    user_id: 'u',
    name: 'Every 4 weeks',
    frequency: '4W',
    status: 'active',
    last_payment_status: 'succeeded',
    milestone: 'notify',
    next_step_at: dates.notify_date,
    cycle: 1,
    charge_failures: 0,
    ...dates,
    stripe_source_id: 's',
    items: [],
    shipping_first_name: 'Ann',
    shipping_last_name: 'Bee',
    shipping_email: 'ann@example.com',
    shipping_phone: '0412345678',
    shipping_address_1: '12 Crown Street',
    shipping_address_2: '',
    shipping_suburb: 'SURRY HILLS',
    shipping_state: 'NSW',
    shipping_postcode: '2010',
    shipping_country: 'AU',
    delivery_instructions: null,
    authority_to_leave: false,
    version: 0,
    created_at: BEGUN,
    ...over,
  };
}

const codeOf = (work: () => unknown): unknown => {
  try {
    work();
    return 'fine';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('changes', () => {
  it('are locked from the lock-in until the charge', () => {
    const code = (over: Partial<AutoDeliveryDocument>) => codeOf(() => requireChangeable(sample(over)));
    expect(code({ milestone: 'notify' })).toBe('fine');
    expect(code({ milestone: 'lockin' })).toBe('fine');
    expect(code({ milestone: 'charge' })).toBe('LOCKED_IN');
    expect(code({ milestone: 'charge', status: 'paused' })).toBe('fine');
    expect(code({ milestone: 'delivery' })).toBe('fine');
    expect(code({ status: 'cancelled' })).toBe('AUTODELIVERY_ENDED');
  });
});

describe('skipping', () => {
  it('skips one delivery, only before the lock-in', () => {
    const autodelivery = sample({ milestone: 'lockin' });
    expect(skipped(autodelivery, null, BEGUN)).toMatchObject({
      cycle: 2,
      milestone: 'notify',
      delivery_date: new Date(autodelivery.delivery_date.getTime() + 28 * DAY),
    });
    const code = (over: Partial<AutoDeliveryDocument>) => codeOf(() => skipped(sample(over), null, BEGUN));
    expect(code({ milestone: 'charge' })).toBe('LOCKED_IN');
    expect(code({ milestone: 'delivery' })).toBe('LOCKED_IN');
    expect(code({ status: 'paused' })).toBe('AUTODELIVERY_PAUSED');
    expect(code({ status: 'cancelled' })).toBe('AUTODELIVERY_ENDED');
  });

  it('does nothing if the given delivery is not the next one', () => {
    expect(skipped(sample(), new Date(BEGUN.getTime() - DAY), BEGUN)).toBeNull();
    expect(skipped(sample(), sample().delivery_date, BEGUN)).not.toBeNull();
  });
});

describe('pausing and ending', () => {
  it('are idempotent', () => {
    expect(paused(sample({ status: 'paused' }))).toBeNull();
    expect(cancelled(sample({ status: 'cancelled' }))).toBeNull();
    expect(codeOf(() => paused(sample({ status: 'cancelled' })))).toBe('AUTODELIVERY_ENDED');
  });

  it('abort a charge in progress', () => {
    const charging = sample({ milestone: 'charge', last_payment_status: 'pending' });
    expect(paused(charging)).toEqual({ status: 'paused', last_payment_status: 'none' });
    expect(paused({ ...charging, charge_failures: 1 })).toMatchObject({ last_payment_status: 'failed' });
  });

  it('clear e-prescription tokens on cancellation', () => {
    const item = {
      id: 'i',
      product_id: 1,
      quantity: 1,
      one_off: false,
      patient_uuid: 'p',
      price_type: 'default',
      script_type: 'escript' as const,
      eprescription_token: 'sealed',
    };
    expect(cancelled(sample({ items: [item] }))?.items).toEqual([{ ...item, eprescription_token: null }]);
  });
});

describe('resuming', () => {
  const at = (over: Partial<AutoDeliveryDocument>, now: Date) =>
    resumed(sample({ status: 'paused', ...over }), now);

  it('keeps the dates if changes are still possible or it is paid', () => {
    const { lockin_date, charge_date, delivery_date, notify_date } = sample();
    const before = new Date(lockin_date.getTime() - 1);
    expect(at({}, before)).toEqual({ status: 'active', next_step_at: notify_date });
    expect(at({ milestone: 'lockin' }, before)).toEqual({ status: 'active', next_step_at: lockin_date });
    expect(at({ milestone: 'charge' }, lockin_date)).toEqual({ status: 'active', next_step_at: charge_date });
    expect(at({ milestone: 'delivery' }, delivery_date)).toEqual({
      status: 'active',
      next_step_at: delivery_date,
    });
  });

  it('otherwise, and after declined charges, moves to a later cycle', () => {
    const { lockin_date, charge_date, delivery_date } = sample();
    const later = { status: 'active', cycle: 2, milestone: 'notify', charge_failures: 0 };
    const next = new Date(delivery_date.getTime() + 28 * DAY);
    expect(at({}, lockin_date)).toMatchObject({ ...later, delivery_date: next });
    expect(at({ milestone: 'charge' }, charge_date)).toMatchObject({ ...later, delivery_date: next });
    const declined = { milestone: 'charge' as const, charge_failures: 4 };
    expect(at(declined, new Date(charge_date.getTime() - DAY))).toMatchObject(later);
    expect(resumed(sample(), BEGUN)).toBeNull();
  });
});

describe('the next cycle', () => {
  it('gets a new number and resets failures', () => {
    expect(nextCycle(sample({ cycle: 7, charge_failures: 2 }), BEGUN)).toMatchObject({
      cycle: 8,
      charge_failures: 0,
      milestone: 'notify',
    });
  });
});
