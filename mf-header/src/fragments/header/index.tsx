import { links } from '@saltbush/contract/links';
import { useLocation } from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { headerContentQuery } from '../../features/content/api/header-content';
import { CheckoutHeader } from './components/CheckoutHeader';
import { ShopHeader } from './components/ShopHeader';

/** Prefetches the header's content. If the request fails, the header renders without its menu. */
export const prefetch = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchQuery(headerContentQuery());

/** The header of every page, with a reduced version for the checkout. */
export default function Header() {
  const { pathname } = useLocation();
  return pathname === links.checkout() ? <CheckoutHeader /> : <ShopHeader pathname={pathname} />;
}
