import { isPermitted, pageTitle } from '@saltbush/contract';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { definePage, type PageProps, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../features/counter-audit/model/audit-address';
import { staffCustomerQuery } from '../../features/counter-customers/api/staff-customer';
import { CustomerRecord } from '../../features/counter-customers/components/CustomerRecord';

function StaffCustomerPage({ params }: PageProps) {
  const id = params.id ?? '';
  const { data } = useQuery(staffCustomerQuery(id));
  const role = useSession((state) => state.user?.role ?? 'customer');
  const audit = addressOf({ customer_id: id, staff_id: null });
  return (
    <CounterPage
      title={data ? `${data.first_name} ${data.last_name}` : 'Customer'}
      actions={
        isPermitted(role, 'audit:read') && (
          <ButtonLink href={audit} variant="secondary" size="sm">
            Audit log
          </ButtonLink>
        )
      }
    >
      <CustomerRecord id={id} />
    </CounterPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Customer'), robots: 'noindex' } }),
  Component: StaffCustomerPage,
});
