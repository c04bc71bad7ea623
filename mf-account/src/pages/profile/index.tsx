import { pageTitle } from '@saltbush/contract';
import { definePage } from '@saltbush/shared-ui/platform';
import { Addresses } from '../../features/addresses/components/Addresses';
import { AccountLayout } from '../../shared/account-layout/AccountLayout';

function ProfilePage() {
  return (
    <AccountLayout title="Delivery Address">
      <Addresses />
    </AccountLayout>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Delivery Address'), robots: 'noindex' } }),
  Component: ProfilePage,
});
