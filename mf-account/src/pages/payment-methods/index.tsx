import { pageTitle } from '@saltbush/contract';
import { definePage } from '@saltbush/shared-ui/platform';
import { PaymentMethods } from '../../features/payment-methods/components/PaymentMethods';
import { AccountLayout } from '../../shared/account-layout/AccountLayout';

function PaymentMethodsPage() {
  return (
    <AccountLayout title="Payment Methods">
      <PaymentMethods />
    </AccountLayout>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Payment Methods'), robots: 'noindex' } }),
  Component: PaymentMethodsPage,
});
