import { describe, expect, it } from 'vitest';
import { autoDeliveryChoiceError } from './choice';

describe('autoDeliveryChoiceError', () => {
  it('accepts creating a new AutoDelivery without a selection', () => {
    expect(autoDeliveryChoiceError('create', null, [])).toBeNull();
  });

  it('requires one of the shopper’s AutoDeliveries [4.e-03] [8-07]', () => {
    expect(autoDeliveryChoiceError('select', '7', ['6', '7'])).toBeNull();
    for (const chosen of [null, '', '8', 'length', '__proto__']) {
      expect(autoDeliveryChoiceError('select', chosen, ['6', '7'])).toBe(
        'Please select an existing AutoDelivery',
      );
    }
  });

  it('explains what to do if the shopper has none [4.e-03] [8-08]', () => {
    expect(autoDeliveryChoiceError('select', null, [])).toBe(
      "You have no existing AutoDeliveries. Please select 'Create New' and add the item to your cart to create a new AutoDelivery",
    );
  });
});
