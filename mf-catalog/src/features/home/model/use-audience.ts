import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import type { HomeSection } from '../api/home';
import { orderCountQuery } from '../api/order-count';
import type { Audience } from './audience';

const isForExisting = (section: HomeSection) =>
  section.__typename === 'HeroSection' && section.audience === 'existing';

/**
 * Returns "existing" for signed-in customers with orders and "guest" for everyone else. Requests the order count only
 * if a section depends on it.
 */
export function useAudience(sections: readonly HomeSection[]): Audience {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const { data: orders = 0 } = useQuery({
    ...orderCountQuery(),
    enabled: isSignedIn && sections.some(isForExisting),
  });
  return isSignedIn && orders > 0 ? 'existing' : 'guest';
}
