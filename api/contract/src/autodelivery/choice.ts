/** Whether to create a new AutoDelivery (the default) or add to an existing one (section 4.e). */
export type AutoDeliveryType = 'create' | 'select';

/** Error when no AutoDelivery is selected (section 8). */
export const AUTODELIVERY_NOT_CHOSEN = 'Please select an existing AutoDelivery';
/** Error when the shopper has no AutoDelivery to select (section 8). */
export const NO_AUTODELIVERIES =
  "You have no existing AutoDeliveries. Please select 'Create New' and add the item to your cart to create a new AutoDelivery";

/**
 * Returns the error in the choice of an AutoDelivery, or null. `existing` holds the ids of the shopper's
 * AutoDeliveries.
 */
export function autoDeliveryChoiceError(
  type: AutoDeliveryType,
  chosen: string | null,
  existing: readonly string[],
): string | null {
  if (type === 'create') return null;
  if (existing.length === 0) return NO_AUTODELIVERIES;
  return chosen !== null && existing.includes(chosen) ? null : AUTODELIVERY_NOT_CHOSEN;
}
