import { describe, expect, it } from 'vitest';
import { isAllowedImpersonated, isPathAllowed } from './impersonation-rules';
import { isStaffField } from './rules';

describe('staff acting as a customer', () => {
  it.each([
    'payment_methods_add',
    'payment_methods_remove',
    'payment_methods_set_default',
    'product_stock_notification',
    'favourite_alerts_set',
    'food_diary',
    'journey_measurements',
    'journey_measurements_record',
    'journey_conversation',
    'journey_messages_send',
    'journey_check_ins_record',
    'food_diary_add_entry',
  ])('may not use %s', (field) => {
    expect(isAllowedImpersonated(field, {})).toBe(false);
  });

  it.each(['payment_methods', 'cart_add_item', 'checkout_place_order', 'patients', 'foods', 'users_log_out'])(
    'may use %s',
    (field) => {
      expect(isAllowedImpersonated(field, {})).toBe(true);
    },
  );

  it('may change an AutoDelivery, but not its card', () => {
    const edit = (input: object) => isAllowedImpersonated('autodeliveries_edit', { input });
    expect([edit({ name: 'Vitamins' }), edit({ stripe_source_id: null })]).toEqual([true, true]);
    expect(edit({ name: 'Vitamins', stripe_source_id: 'src_1' })).toBe(false);
  });

  it.each(['/auth/login', '/auth/signup', '/auth/impersonate', '/auth/logout/', '/AUTH/session', '/new', ''])(
    'may not use the endpoint %j',
    (path) => {
      expect(isPathAllowed(path)).toBe(false);
    },
  );
});

it.each([
  'staff_customers',
  'staff_orders_set_state',
  'journey_subscriptions_review',
  'autodeliveries_charge',
])('%s gives staff access to accounts', (field) => {
  expect(isStaffField(field)).toBe(true);
});

it.each(['me', 'patients', 'search_report', 'autodeliveries'])('%s is not a staff field', (field) => {
  expect(isStaffField(field)).toBe(false);
});
