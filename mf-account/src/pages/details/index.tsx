import { pageTitle } from '@saltbush/contract';
import { definePage } from '@saltbush/shared-ui/platform';
import { Details } from '../../features/details/components/Details';
import { AccountLayout } from '../../shared/account-layout/AccountLayout';

const TITLE = 'Details and security';

function DetailsPage() {
  return (
    <AccountLayout title={TITLE}>
      <Details />
    </AccountLayout>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle(TITLE), robots: 'noindex' } }),
  Component: DetailsPage,
});
