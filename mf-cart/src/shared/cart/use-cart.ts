import { useCartIdentity, useHydrated, usePostcode, useSession } from '@saltbush/shared-ui/platform';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { cartPageQuery } from './api/cart-page';
import { miniCartQuery } from './api/mini-cart';
import type { Cart, MiniCart } from './cart';
import { usePendingLines, withPending } from './pending-lines';

export type CartView<Shown> =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void; isRetrying: boolean }
  | { status: 'empty' }
  /** `isChanging`: a change of a line is on its way, so totals are not final. */
  | { status: 'ready'; cart: Shown; isChanging: boolean };

/** Before hydration, and while a sign-in that may bring a cart is being looked up, nothing is known. */
function useIsCartKnown(uuid: string | null): boolean {
  const hydrated = useHydrated();
  const isSessionUnknown = useSession((state) => state.status === 'unknown');
  return hydrated && (uuid !== null || !isSessionUnknown);
}

function useView<Shown extends MiniCart>(
  uuid: string | null,
  query: UseQueryResult<Shown | null>,
): CartView<Shown> {
  const wanted = usePendingLines((state) => state.wanted);
  const isKnown = useIsCartKnown(uuid);
  if (!isKnown) return { status: 'loading' };
  if (!uuid || query.data === null) return { status: 'empty' };
  if (query.data) {
    const cart = withPending(query.data, wanted);
    const isChanging = cart !== query.data;
    return cart.items.length > 0 ? { status: 'ready', cart, isChanging } : { status: 'empty' };
  }
  if (query.error) {
    const retry = () => void query.refetch();
    return { status: 'error', error: query.error, retry, isRetrying: query.isFetching };
  }
  return { status: 'loading' };
}

/** Another postcode is the same cart with other delivery: it stays on screen until the answer is here. */
const keepSameCart =
  (uuid: string | null) =>
  <Shown>(previous: Shown | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
    query?.queryKey[2] === uuid ? previous : undefined;

/** The whole cart of this device, with the shopper's unsaved changes in it. */
export function useCart(): CartView<Cart> {
  const uuid = useCartIdentity((state) => state.uuid);
  const postcode = usePostcode();
  const query = useQuery({
    ...cartPageQuery(uuid ?? '', postcode),
    enabled: uuid !== null,
    placeholderData: keepSameCart(uuid),
  });
  return useView(uuid, query);
}

/** The cart as the sheet shows it; asked for while `enabled`. */
export function useMiniCart({ enabled }: { enabled: boolean }): CartView<MiniCart> {
  const uuid = useCartIdentity((state) => state.uuid);
  const postcode = usePostcode();
  const query = useQuery({
    ...miniCartQuery(uuid ?? '', postcode),
    enabled: enabled && uuid !== null,
    placeholderData: keepSameCart(uuid),
  });
  return useView(uuid, query);
}

/** What this device's cart knows of the practitioner questionnaire, empty or not; null while it was not taken. */
export function useQuestionnairePassed(): boolean | null {
  const uuid = useCartIdentity((state) => state.uuid);
  const postcode = usePostcode();
  const query = useQuery({ ...miniCartQuery(uuid ?? '', postcode), enabled: uuid !== null });
  return query.data?.questionnaire_passed ?? null;
}
