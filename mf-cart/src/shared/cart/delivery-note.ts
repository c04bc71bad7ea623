import { deliveryInstructionsError } from '@saltbush/contract';
import { personalTabStorage } from '@saltbush/shared-ui/platform';
import { create } from 'zustand';
import { setShippingMethod } from './api/set-shipping-method';
import type { Cart } from './cart';

const KEY = 'delivery_note';

/** Notes for the driver as typed, by cart, until they are stored: a step that is left and opened again keeps them. */
export const useTypedNotes = create<Readonly<Record<string, string>>>(() => ({}));

/** Returns the note that the tab keeps for a cart; another release may have written it. */
function keptNote(uuid: string): string | undefined {
  const kept = personalTabStorage.readJson(KEY);
  if (typeof kept !== 'object' || kept === null || !('cart' in kept) || !('text' in kept)) return undefined;
  return kept.cart === uuid && typeof kept.text === 'string' ? kept.text : undefined;
}

const typedNote = (uuid: string): string | undefined => useTypedNotes.getState()[uuid] ?? keptNote(uuid);

/** Returns the note for the driver as it was typed, before the page was loaded again too; else what the cart has. */
export function useDeliveryNote(uuid: string, stored: string): string {
  const typed = useTypedNotes((notes) => notes[uuid]);
  return typed ?? keptNote(uuid) ?? stored;
}

/** Keeps the note as typed until the cart has it, its customer signs out, or the tab closes. */
export function typeDeliveryNote(uuid: string, text: string): void {
  useTypedNotes.setState({ [uuid]: text });
  personalTabStorage.writeJson(KEY, { cart: uuid, text });
}

/** Forgets the kept note, since the cart has it. */
export const forgetDeliveryNote = (): void => personalTabStorage.remove(KEY);

/** Returns the error in the note as typed, or null. */
export const deliveryNoteError = (uuid: string): string | null =>
  deliveryInstructionsError(typedNote(uuid) ?? '');

/** Stores the note as typed with the cart's method; returns the cart. Rejects with the API's error. */
export async function storeDeliveryNote(cart: Cart): Promise<Cart> {
  const typed = typedNote(cart.uuid)?.trim();
  const method = cart.shipping_method;
  if (typed === (cart.delivery_instructions ?? '')) forgetDeliveryNote();
  else if (typed !== undefined && method) return storeNote(cart.uuid, method.id, typed);
  return cart;
}

async function storeNote(uuid: string, methodId: string, note: string): Promise<Cart> {
  const choice = { shipping_method_id: methodId, delivery_instructions: note };
  const stored = (await setShippingMethod(uuid, choice)).cart;
  forgetDeliveryNote();
  return stored;
}
