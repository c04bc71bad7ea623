import { pageTitle } from '@saltbush/contract';
import { CustomersOwn } from '@saltbush/shared-ui/person';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { Patients } from '../../features/patients/components/Patients';
import { AccountLayout } from '../../shared/account-layout/AccountLayout';

/** The account's patients: their health is not for staff who act as the customer (rule roles-13). */
function PatientsPage({ search }: PageProps) {
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  return (
    <AccountLayout title="Patients">
      <CustomersOwn>
        <Patients page={page} />
      </CustomersOwn>
    </AccountLayout>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Patients'), robots: 'noindex' } }),
  Component: PatientsPage,
});
