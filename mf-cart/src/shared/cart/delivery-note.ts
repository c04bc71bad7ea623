import { deliveryInstructionsError } from '@saltbush/contract';
import { create } from 'zustand';
import { setShippingMethod } from './api/set-shipping-method';
import type { Cart } from './cart';

/** Notes for the driver as typed, by cart, until they are stored: a step that is left and opened again keeps them. */
export const useDeliveryNotes = create<Readonly<Record<string, string>>>(() => ({}));

export const typeDeliveryNote = (uuid: string, text: string): void =>
  useDeliveryNotes.setState({ [uuid]: text });

/** Returns the error in the note as typed, or null. */
export const deliveryNoteError = (uuid: string): string | null =>
  deliveryInstructionsError(useDeliveryNotes.getState()[uuid] ?? '');

/** Stores the note as typed with the cart's method; returns the cart. Rejects with the API's error. */
export async function storeDeliveryNote(cart: Cart): Promise<Cart> {
  const typed = useDeliveryNotes.getState()[cart.uuid]?.trim();
  const method = cart.shipping_method;
  if (typed === undefined || typed === (cart.delivery_instructions ?? '') || !method) return cart;
  const choice = { shipping_method_id: method.id, delivery_instructions: typed };
  return (await setShippingMethod(cart.uuid, choice)).cart;
}
