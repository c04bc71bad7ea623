import { create } from 'zustand';
import { publish, subscribe } from '../../bus';
import { deviceStorage } from '../../storage';

const KEY = 'cart_uuid';

interface CartIdentity {
  /** The uuid of this device's cart; null until the first item is added, and during hydration. */
  uuid: string | null;
}

/** Store of which cart this device uses. */
export const useCartIdentity = create<CartIdentity>(() => ({ uuid: null }));

/** Stores which cart this device uses and notifies the other tabs, unless `silent`. */
export function setCartUuid(uuid: string | null, options: { silent?: boolean } = {}): void {
  if (useCartIdentity.getState().uuid === uuid) return;
  if (uuid) deviceStorage.write(KEY, uuid);
  else deviceStorage.remove(KEY);
  useCartIdentity.setState({ uuid });
  if (!options.silent) publish('cart:replaced', { uuid });
}

const readCartIdentity = () => useCartIdentity.setState({ uuid: deviceStorage.read(KEY) });

/** Reads the stored cart and follows changes in other tabs, including those missed while suspended. */
export function startCartIdentity(): void {
  readCartIdentity();
  window.addEventListener('pageshow', readCartIdentity);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readCartIdentity();
  });
  subscribe('cart:replaced', ({ uuid }, message) => {
    if (message.remote) useCartIdentity.setState({ uuid });
  });
}
