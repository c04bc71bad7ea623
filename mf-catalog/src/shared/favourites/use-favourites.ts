import { favouriteIdsQuery } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeFavourite, offerUndo, signInToChange, takeWaitingClick } from './favourite-actions';
import { applyChange, type FavouriteChange, type FavouriteProduct } from './favourite-change';

const MUTATION_KEY = ['mf-catalog', 'favourite'];

/** Returns the changes that the api has not confirmed yet, from any heart of the page, oldest first. */
function usePendingChanges(): FavouriteChange[] {
  return useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: 'pending' },
    select: ({ state }) => state.variables as FavouriteChange,
  });
}

/**
 * The favourites as the shopper sees them: those of the api with the pending changes applied. A change that fails is no
 * longer pending, which reverts it. `ids` is undefined until they are known.
 */
export function useFavourites() {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const { data } = useQuery({ ...favouriteIdsQuery(), enabled: isSignedIn });
  const pending = usePendingChanges();
  const known = isSignedIn ? data : undefined;
  return { ids: known && pending.reduce(applyChange, known), pending };
}

/**
 * Whether a product is a favourite, and how to change that. A guest's change is done after signing in; one that is the case
 * already is not sent.
 */
export function useFavourite(product: FavouriteProduct) {
  const { id } = product;
  const status = useSession((state) => state.status);
  const { ids, pending } = useFavourites();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: (change: FavouriteChange) => changeFavourite(client, change),
    // Clicks on one heart are sent in their order.
    scope: { id: `favourite-${id}` },
  });
  const last = pending.findLast((change) => change.product.id === id);
  const isFavourite = last?.wanted ?? ids?.includes(id) ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the click is done when the session or the product changes.
  useEffect(() => {
    const waiting = status === 'signed-in' ? takeWaitingClick(product) : null;
    if (waiting) mutate(waiting);
  }, [status, id]);

  const change = (wanted: boolean) => {
    if (status === 'guest') return signInToChange({ product, wanted });
    if (wanted === isFavourite) return;
    mutate({ product, wanted });
    if (!wanted) offerUndo(() => mutate({ product, wanted: true }));
  };
  return { isFavourite, change };
}
