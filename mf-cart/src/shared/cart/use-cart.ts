import { useCartIdentity, useHydrated, usePostcode, useSession } from '@saltbush/shared-ui/platform';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { cartPageQuery } from './api/cart-page';
import { miniCartQuery } from './api/mini-cart';
import type { Cart, MiniCart } from './cart';
import { usePendingLines, withPending } from './pending-lines';
import { isSessionOver } from './session-over';

export type CartView<Shown> =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void; isRetrying: boolean }
  | { status: 'empty' }
  /** The session of the cart's owner has ended. */
  | { status: 'signed-out' }
  /** `isChanging`: a line change is in flight, so the totals are not final. */
  | { status: 'ready'; cart: Shown; isChanging: boolean };

/** Returns false before hydration, and while a session that may bring its own cart is still loading. */
function useIsCartResolved(uuid: string | null): boolean {
  const hydrated = useHydrated();
  const isSessionUnknown = useSession((state) => state.status === 'unknown');
  return hydrated && (uuid !== null || !isSessionUnknown);
}

function useView<Shown extends MiniCart>(
  uuid: string | null,
  query: UseQueryResult<Shown | null>,
): CartView<Shown> {
  const requested = usePendingLines((state) => state.requested);
  const isResolved = useIsCartResolved(uuid);
  if (!isResolved) return { status: 'loading' };
  if (!uuid || query.data === null) return { status: 'empty' };
  if (query.data) {
    const cart = withPending(query.data, requested);
    const isChanging = cart !== query.data;
    return cart.items.length > 0 ? { status: 'ready', cart, isChanging } : { status: 'empty' };
  }
  if (isSessionOver(query.error)) return { status: 'signed-out' };
  if (query.error) {
    const retry = () => void query.refetch();
    return { status: 'error', error: query.error, retry, isRetrying: query.isFetching };
  }
  return { status: 'loading' };
}

/** Keeps showing the same cart while it reloads for another postcode. */
const keepPreviousCart =
  (uuid: string | null) =>
  <Shown>(previous: Shown | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
    query?.queryKey[2] === uuid ? previous : undefined;

/** Returns this device's full cart, including unsaved changes. */
export function useCart(): CartView<Cart> {
  const uuid = useCartIdentity((state) => state.uuid);
  const postcode = usePostcode();
  const query = useQuery({
    ...cartPageQuery(uuid ?? '', postcode),
    enabled: uuid !== null,
    placeholderData: keepPreviousCart(uuid),
  });
  return useView(uuid, query);
}

/** Returns this device's mini-cart; fetched only while `enabled`. */
export function useMiniCart({ enabled }: { enabled: boolean }): CartView<MiniCart> {
  const uuid = useCartIdentity((state) => state.uuid);
  const postcode = usePostcode();
  const query = useQuery({
    ...miniCartQuery(uuid ?? '', postcode),
    enabled: enabled && uuid !== null,
    placeholderData: keepPreviousCart(uuid),
  });
  return useView(uuid, query);
}

/** Returns the questionnaire result stored on this device's cart, or null if it has not been taken. */
export function useQuestionnairePassed(): boolean | null {
  const uuid = useCartIdentity((state) => state.uuid);
  const postcode = usePostcode();
  const query = useQuery({ ...miniCartQuery(uuid ?? '', postcode), enabled: uuid !== null });
  return query.data?.questionnaire_passed ?? null;
}
