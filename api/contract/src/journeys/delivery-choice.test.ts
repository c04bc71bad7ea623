import { describe, expect, it } from 'vitest';
import { opensDeliveryChoice } from './delivery-choice';

const OPENS = {
  journeyIds: [4, 9],
  weightLossJourneyId: 9,
  isSignedIn: true,
  isAutoDelivery: false,
  isInCart: false,
  subscriptionStatuses: ['cancelled', 'active'],
};

describe('choice between cart and program delivery', () => {
  it('is offered if all conditions hold', () => {
    expect(opensDeliveryChoice(OPENS)).toBe(true);
    expect(opensDeliveryChoice({ ...OPENS, subscriptionStatuses: ['NoRepeats'] })).toBe(true);
  });

  it.each([
    { journeyIds: [4] },
    { journeyIds: [] },
    { isSignedIn: false },
    { isAutoDelivery: true },
    { isInCart: true },
    { subscriptionStatuses: [] },
    { subscriptionStatuses: ['draft', 'reviewing', 'cancelled'] },
  ])('is not offered with %j', (change) => {
    expect(opensDeliveryChoice({ ...OPENS, ...change })).toBe(false);
  });
});
