import { favouriteIdsQuery } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ACCOUNT_VIEWS, accountViewsQuery } from '../../../shared/recently-viewed/api/account-views';
import { removeAccountView } from '../../../shared/recently-viewed/api/remove-view';
import { recentlyViewed, removeRecentlyViewed } from '../../../shared/recently-viewed/recently-viewed';
import { boughtIdsQuery } from '../api/bought-ids';
import type { ShopperHistory } from './origins';

/**
 * Returns what the shopper saved, bought and viewed with the account and viewed on this device; null until that is known.
 * What cannot be loaded is left out: the page is complete without it.
 */
export function useShopperHistory(): ShopperHistory | null {
  const status = useSession((state) => state.status);
  const isSignedIn = status === 'signed-in';
  const [viewed, setViewed] = useState<string[] | null>(null);
  useEffect(() => setViewed(recentlyViewed()), []);
  const saved = useQuery({ ...favouriteIdsQuery(), enabled: isSignedIn });
  const bought = useQuery({ ...boughtIdsQuery(), enabled: isSignedIn });
  const account = useQuery({ ...accountViewsQuery(viewed ?? []), enabled: isSignedIn && viewed !== null });
  if (status === 'unknown' || !viewed) return null;
  if (!isSignedIn) return { saved: [], bought: [], viewed };
  if (saved.isPending || bought.isPending || account.isPending) return null;
  return { saved: saved.data ?? [], bought: bought.data ?? [], viewed: account.data ?? viewed };
}

/**
 * Returns the products that the shopper removed from the viewed ones here, and what removes one: at once and from this
 * device, and from the account of a signed-in shopper.
 */
export function useForgottenViews() {
  const queryClient = useQueryClient();
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const forget = (id: string) => {
    setForgotten((before) => [...before, id]);
    removeRecentlyViewed(id);
    queryClient.setQueriesData<string[]>({ queryKey: ACCOUNT_VIEWS }, (ids) =>
      ids?.filter((other) => other !== id),
    );
    if (isSignedIn) void removeAccountView(id);
  };
  return { forgotten, forget };
}
