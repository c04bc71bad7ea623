import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import type { HomeSection } from '../api/home';
import { orderCountQuery } from '../api/order-count';
import type { Audience } from './audience';

const isForExisting = (section: HomeSection) =>
  section.__typename === 'HeroSection' && section.audience === 'existing';

/** Guests and new customers, or signed-in customers with orders; only asked for where a hero depends on it. */
export function useAudience(sections: readonly HomeSection[]): Audience {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const { data: orders = 0 } = useQuery({
    ...orderCountQuery(),
    enabled: isSignedIn && sections.some(isForExisting),
  });
  return isSignedIn && orders > 0 ? 'existing' : 'guest';
}
