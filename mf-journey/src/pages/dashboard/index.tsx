import { pageTitle } from '@saltbush/contract';
import { definePage } from '@saltbush/shared-ui/platform';
import { MemberPage } from '../../shared/member-page/MemberPage';
import { WithSubscription } from '../../shared/member-page/WithSubscription';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Overview } from './Overview';

function DashboardPage() {
  const skeleton = <DashboardSkeleton />;
  return (
    <MemberPage
      title="Health Programs"
      invitation="Your lessons, orders and consults are part of your account."
      skeleton={skeleton}
    >
      <WithSubscription skeleton={skeleton}>
        {(subscription) => <Overview subscription={subscription} />}
      </WithSubscription>
    </MemberPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Health Programs'), robots: 'noindex' } }),
  Component: DashboardPage,
});
