import { useFocus, useLocation } from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { headerContentQuery } from '../../features/content/api/header-content';
import { FocusHeader } from './components/FocusHeader';
import { ShopHeader } from './components/ShopHeader';

/** Prefetches the header's content. If the request fails, the header renders without its menu. */
export const prefetch = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchQuery(headerContentQuery());

/** The header of every page: the whole shop's, or that of one task. */
export default function Header() {
  const { pathname } = useLocation();
  const focus = useFocus();
  return focus ? <FocusHeader focus={focus} /> : <ShopHeader pathname={pathname} />;
}
