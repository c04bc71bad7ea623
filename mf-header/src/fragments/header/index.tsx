import { links } from '@saltbush/contract/links';
import { useLocation } from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { headerContentQuery } from '../../features/content/api/header-content';
import { CheckoutHeader } from './components/CheckoutHeader';
import { ShopHeader } from './components/ShopHeader';

/** What the server waits for: an outage leaves the header without its menu, not the page without its header. */
export const prefetch = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchQuery(headerContentQuery());

/** The header of every page; the checkout's is reduced. */
export default function Header() {
  const { pathname } = useLocation();
  return pathname === links.checkout() ? <CheckoutHeader /> : <ShopHeader pathname={pathname} />;
}
