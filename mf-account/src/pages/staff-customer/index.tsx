import { isPermitted } from '@saltbush/contract';
import { defineDesk } from '@saltbush/shared-ui/counter';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { type PageProps, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { auditAddress } from '../../features/counter-audit/model/audit-list';
import { staffCustomerQuery } from '../../features/counter-customers/api/staff-customer';
import { CustomerRecord } from '../../features/counter-customers/components/CustomerRecord';

function StaffCustomerPage({ params }: PageProps) {
  const id = params.id ?? '';
  const { data } = useQuery(staffCustomerQuery(id));
  const role = useSession((state) => state.user?.role ?? 'customer');
  const audit = auditAddress({ customer: id });
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

export const page = defineDesk({
  title: 'Customer',
  permission: 'customers:find',
  Component: StaffCustomerPage,
});
