import { create } from 'zustand';
import { publish, subscribe } from '../bus';

const KEY = 'cart_uuid';

interface CartIdentity {
  /** The uuid of this device's cart; null until the first item. Unknown (null) during hydration. */
  uuid: string | null;
}

export const useCartIdentity = create<CartIdentity>(() => ({ uuid: null }));

/** Remembers which cart this device uses and tells the other tabs, unless `silent`. */
export function setCartUuid(uuid: string | null, options: { silent?: boolean } = {}): void {
  if (useCartIdentity.getState().uuid === uuid) return;
  if (uuid) localStorage.setItem(KEY, uuid);
  else localStorage.removeItem(KEY);
  useCartIdentity.setState({ uuid });
  if (!options.silent) publish('cart:replaced', { uuid });
}

/** Reads the remembered cart and follows the other tabs. */
export function startCartIdentity(): void {
  useCartIdentity.setState({ uuid: localStorage.getItem(KEY) });
  subscribe('cart:replaced', ({ uuid }, message) => {
    if (message.remote) useCartIdentity.setState({ uuid });
  });
}
