import { pageTitle } from '@saltbush/contract';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { MemberPage } from '../../shared/member-page/MemberPage';
import { DiarySkeleton } from './DiarySkeleton';
import { FoodTracker } from './FoodTracker';

const TITLE = 'Food Tracker';

function FoodTrackerPage({ search }: PageProps) {
  return (
    <MemberPage
      isPrivate
      title={TITLE}
      invitation="Your food diary is part of your account."
      skeleton={<DiarySkeleton />}
    >
      <FoodTracker search={search} />
    </MemberPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle(TITLE), robots: 'noindex' } }),
  Component: FoodTrackerPage,
});
