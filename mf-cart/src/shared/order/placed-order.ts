import { personalTabStorage, tabStorage } from '@saltbush/shared-ui/platform';

const KEY = 'placed_orders';

const recordOf = (stored: unknown): Record<string, string> =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};

/** Releases before `personalTabStorage` kept them under the plain key. */
const read = (): Record<string, string> => ({
  ...recordOf(tabStorage.readJson(KEY)),
  ...recordOf(personalTabStorage.readJson(KEY)),
});

/** Stores until a sign-out, or the tab closes, which cart an order came from; a guest needs it to view the order again. */
export function storePlacedOrder(reference: string, cartUuid: string): void {
  personalTabStorage.writeJson(KEY, { ...read(), [reference]: cartUuid });
}

/** Returns the cart that an order placed in this tab came from, or null. */
export const cartOfOrder = (reference: string): string | null => read()[reference] ?? null;
