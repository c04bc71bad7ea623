import { pageTitle } from '@saltbush/contract';
import { definePage } from '@saltbush/shared-ui/platform';
import { AutoDeliveries } from '../../features/autodelivery/components/AutoDeliveries';
import { AccountLayout } from '../../shared/account-layout/AccountLayout';

function AutoDeliveryPage() {
  return (
    <AccountLayout title="AutoDelivery">
      <AutoDeliveries />
    </AccountLayout>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('AutoDelivery'), robots: 'noindex' } }),
  Component: AutoDeliveryPage,
});
