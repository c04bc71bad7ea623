import { pageTitle } from '@saltbush/contract';
import { Banner } from '@saltbush/shared-ui/design/core';
import { definePage, type PageProps, useSession } from '@saltbush/shared-ui/platform';
import { Patients } from '../../features/patients/components/Patients';
import { AccountLayout } from '../../shared/account-layout/AccountLayout';

/** The account's patients: their health is not for staff who act as the customer (rule roles-13). */
function PatientsPage({ search }: PageProps) {
  const isImpersonated = useSession(({ impersonation }) => impersonation !== null);
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  return (
    <AccountLayout title="Patients">
      {isImpersonated ? (
        <Banner tone="info">Only the customer can see and change these. Please ask them to sign in.</Banner>
      ) : (
        <Patients page={page} />
      )}
    </AccountLayout>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Patients'), robots: 'noindex' } }),
  Component: PatientsPage,
});
