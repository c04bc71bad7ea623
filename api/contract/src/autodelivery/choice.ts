/** Whether an AutoDelivery is made, the default, or an existing one is added to (section 4.e). */
export type AutoDeliveryType = 'create' | 'select';

/** Said when none is chosen (section 8). */
export const AUTODELIVERY_NOT_CHOSEN = 'Please select an existing AutoDelivery';
/** Said when there is none to choose (section 8). */
export const NO_AUTODELIVERIES =
  "You have no existing AutoDeliveries. Please select 'Create New' and add the item to your cart to create a new AutoDelivery";

/** What is wrong with the choice of an AutoDelivery, or null; `existing` are the ids of those the shopper has. */
export function autoDeliveryChoiceError(
  type: AutoDeliveryType,
  chosen: string | null,
  existing: readonly string[],
): string | null {
  if (type === 'create') return null;
  if (existing.length === 0) return NO_AUTODELIVERIES;
  return chosen !== null && existing.includes(chosen) ? null : AUTODELIVERY_NOT_CHOSEN;
}
