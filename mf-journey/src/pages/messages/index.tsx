import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { definePage } from '@saltbush/shared-ui/platform';
import { MemberPage } from '../../shared/member-page/MemberPage';
import { WithSubscription } from '../../shared/member-page/WithSubscription';
import { Messages, MessagesSkeleton } from './Messages';

const TITLE = 'Messages';

function MessagesPage() {
  const skeleton = <MessagesSkeleton />;
  return (
    <MemberPage
      isPrivate
      title={TITLE}
      crumbs={[{ label: 'Health Programs', href: links.journey.dashboard() }]}
      invitation="Messages with your care team are part of your account."
      skeleton={skeleton}
    >
      <WithSubscription skeleton={skeleton}>
        {(subscription) => <Messages subscription={subscription} />}
      </WithSubscription>
    </MemberPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle(TITLE), robots: 'noindex' } }),
  Component: MessagesPage,
});
