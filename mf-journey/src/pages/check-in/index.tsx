import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { definePage } from '@saltbush/shared-ui/platform';
import { MemberPage } from '../../shared/member-page/MemberPage';
import { WithSubscription } from '../../shared/member-page/WithSubscription';
import { CheckIn, CheckInSkeleton } from './CheckIn';

const TITLE = 'How are you?';

function CheckInPage() {
  const skeleton = <CheckInSkeleton />;
  return (
    <MemberPage
      isPrivate
      title={TITLE}
      crumbs={[{ label: 'Health Programs', href: links.journey.dashboard() }]}
      invitation="Check-ins are part of your account."
      skeleton={skeleton}
    >
      <WithSubscription skeleton={skeleton}>
        {(subscription) => <CheckIn subscription={subscription} />}
      </WithSubscription>
    </MemberPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle(TITLE), robots: 'noindex' } }),
  Component: CheckInPage,
});
