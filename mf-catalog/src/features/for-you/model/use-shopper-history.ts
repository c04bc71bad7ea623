import { favouriteIdsQuery } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountViewsQuery } from '../../../shared/recently-viewed/api/account-views';
import { recentlyViewed } from '../../../shared/recently-viewed/recently-viewed';
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
