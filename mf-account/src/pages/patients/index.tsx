import { pageTitle } from '@saltbush/contract';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { Patients } from '../../features/patients/components/Patients';
import { AccountLayout } from '../../shared/account-layout/AccountLayout';

function PatientsPage({ search }: PageProps) {
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  return (
    <AccountLayout title="Patients">
      <Patients page={page} />
    </AccountLayout>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Patients'), robots: 'noindex' } }),
  Component: PatientsPage,
});
