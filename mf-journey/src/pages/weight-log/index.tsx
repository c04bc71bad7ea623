import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { definePage } from '@saltbush/shared-ui/platform';
import { MemberPage } from '../../shared/member-page/MemberPage';
import { WithSubscription } from '../../shared/member-page/WithSubscription';
import { LogSkeleton } from './LogSkeleton';
import { WeightLog } from './WeightLog';

const TITLE = 'Weight and waist';

function WeightLogPage() {
  const skeleton = <LogSkeleton />;
  return (
    <MemberPage
      isPrivate
      title={TITLE}
      crumbs={[{ label: 'Health Programs', href: links.journey.dashboard() }]}
      invitation="Your weight and waist log is part of your account."
      skeleton={skeleton}
    >
      <WithSubscription skeleton={skeleton}>
        {(subscription) => <WeightLog subscription={subscription} />}
      </WithSubscription>
    </MemberPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle(TITLE), robots: 'noindex' } }),
  Component: WeightLogPage,
});
