import { pageTitle } from '@saltbush/contract';
import { definePage } from '@saltbush/shared-ui/platform';
import { MemberPage } from '../../shared/member-page/MemberPage';
import { DiarySkeleton } from './DiarySkeleton';
import { FoodTracker } from './FoodTracker';

const TITLE = 'Food Tracker';

function FoodTrackerPage() {
  return (
    <MemberPage
      title={TITLE}
      invitation="Your food diary is part of your account."
      skeleton={<DiarySkeleton />}
    >
      <FoodTracker />
    </MemberPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle(TITLE), robots: 'noindex' } }),
  Component: FoodTrackerPage,
});
