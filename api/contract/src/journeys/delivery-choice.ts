import { isActiveSubscription } from './subscription';

/** The weight-loss program (section 9.a). */
export const WEIGHT_LOSS_JOURNEY_ID = 1;

export interface DeliveryChoiceState {
  /** Programs the product belongs to. */
  journeyIds: readonly number[];
  /** The weight-loss program, from configuration (section 9.a). */
  weightLossJourneyId: number;
  isSignedIn: boolean;
  isAutoDelivery: boolean;
  isInCart: boolean;
  /** Statuses of the shopper's subscriptions to the weight-loss program. */
  subscriptionStatuses: readonly string[];
}

/** Returns true if the Choose delivery option dialog opens; otherwise the item is added to the cart (section 4). */
export function opensDeliveryChoice(state: DeliveryChoiceState): boolean {
  return (
    state.journeyIds.includes(state.weightLossJourneyId) &&
    state.isSignedIn &&
    !state.isAutoDelivery &&
    !state.isInCart &&
    state.subscriptionStatuses.some(isActiveSubscription)
  );
}
