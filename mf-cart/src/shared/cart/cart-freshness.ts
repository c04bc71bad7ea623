import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { clearClosedCart, isCartClosed } from './closed-cart';

/** Returns the newer of the cached and the fetched cart, so that a slow response never overwrites a later change. */
export function newerCart<Known extends { version: number }>(
  client: QueryClient,
  queryKey: QueryKey,
  fresh: Known | null,
): Known | null {
  const known = client.getQueryData<Known | null>(queryKey);
  return known && fresh && known.version > fresh.version ? known : fresh;
}

/** Reads a cart; clears it from the device and resolves to null if it no longer exists. */
export async function readOpenCart<Result>(
  uuid: string,
  read: () => Promise<Result | null>,
): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (!isCartClosed(error)) throw error;
    clearClosedCart(uuid);
    return null;
  }
}
