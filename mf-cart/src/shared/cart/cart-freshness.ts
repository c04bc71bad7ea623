import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { forgetCart, isCartGone } from './cart-gone';

/** An answer that left the api before the last change was stored never replaces what is known since. */
export function newerCart<Known extends { version: number }>(
  client: QueryClient,
  queryKey: QueryKey,
  fresh: Known | null,
): Known | null {
  const known = client.getQueryData<Known | null>(queryKey);
  return known && fresh && known.version > fresh.version ? known : fresh;
}

/** A cart that is gone is an empty one: the device forgets it. */
export async function unlessGone<Result>(
  uuid: string,
  read: () => Promise<Result | null>,
): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (!isCartGone(error)) throw error;
    forgetCart(uuid);
    return null;
  }
}
