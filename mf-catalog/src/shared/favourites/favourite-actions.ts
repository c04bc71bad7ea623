import { TRY_AGAIN } from '@saltbush/contract';
import { publish } from '@saltbush/shared-ui/bus';
import { type ToastOptions, toast } from '@saltbush/shared-ui/design/overlays';
import { favouriteIdsQuery } from '@saltbush/shared-ui/entities';
import {
  hasCode,
  openOverlay,
  personalTabStorage,
  request,
  track,
  useOverlayStore,
  useSession,
} from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { FavouritesAddDocument } from './api/add-favourite';
import { FavouritesRemoveDocument } from './api/remove-favourite';
import { applyChange, type FavouriteChange, type FavouriteProduct } from './favourite-change';

async function send({ product: { id, priceType }, wanted }: FavouriteChange): Promise<void> {
  if (wanted) await request(FavouritesAddDocument, { input: { product_id: id, price_type: priceType } });
  else await request(FavouritesRemoveDocument, { input: { product_id: id } });
}

/** Stores a confirmed change, tells all tabs, and resolves when the list is fresh. */
async function confirm(client: QueryClient, change: FavouriteChange): Promise<void> {
  const query = favouriteIdsQuery();
  client.setQueryData(query.queryKey, (ids) => ids && applyChange(ids, change));
  publish('favourites:changed', { product_id: Number(change.product.id) });
  // A list that cannot be fetched now is fetched by its next reader.
  await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
}

/** Sends a change. A failure is shown in a toast (section 8); without a session, the shopper is led to sign in. */
export async function changeFavourite(client: QueryClient, change: FavouriteChange): Promise<void> {
  try {
    await send(change);
  } catch (error) {
    if (hasCode(error, 'UNAUTHENTICATED')) signInToChange(change);
    else toast({ message: TRY_AGAIN, tone: 'error' });
    throw error;
  }
  if (change.wanted) track({ name: 'Added to Favourites', product_id: Number(change.product.id) });
  await confirm(client, change);
}

/** Says that a product was removed. */
export function offerUndo(undo: ToastOptions['undo']): void {
  toast({ message: 'Removed from favourites', undo });
}

/** Key of the click of a guest; survives the way over an identity provider. */
const KEY = 'waiting_favourite';

const noteOf = ({ product: { id }, wanted }: FavouriteChange) => `${wanted ? '+' : '-'}${id}`;

const forget = () => personalTabStorage.remove(KEY);

/** Opens the sign-in drawer and remembers the click, unless the drawer is closed without signing in. */
export function signInToChange(change: FavouriteChange): void {
  personalTabStorage.write(KEY, noteOf(change));
  openOverlay('auth', { mode: 'login' });
  const stop = useOverlayStore.subscribe(({ open }) => {
    if (open?.name === 'auth') return;
    stop();
    // After signing in, the heart takes the click as soon as it can.
    if (useSession.getState().status !== 'signed-in') forget();
  });
}

/** Returns once what was wanted of the product whose heart was clicked before signing in; otherwise null. */
export function takeWaitingClick(product: FavouriteProduct): FavouriteChange | null {
  const note = personalTabStorage.read(KEY);
  const change = [true, false].map((wanted) => ({ product, wanted })).find((each) => noteOf(each) === note);
  if (!change) return null;
  forget();
  return change;
}
