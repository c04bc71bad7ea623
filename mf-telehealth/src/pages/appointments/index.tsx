import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  Grid,
  Heading,
  Stack,
} from '@saltbush/shared-ui/design/core';
import {
  definePage,
  openOverlay,
  type PageProps,
  Slot,
  useEnvironment,
  useSession,
} from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';
import {
  AppointmentList,
  AppointmentsSkeleton,
} from '../../features/appointments/components/AppointmentList';
import styles from './appointments-page.module.css';

const TITLE = 'Appointments';
const CRUMBS = [
  { label: 'Home', href: links.home() },
  { label: 'My Account', href: links.account.dashboard() },
  { label: TITLE },
];

/** Places the page next to the account navigation, if that is available. */
function BesideNavigation({ children }: { children: ReactNode }) {
  const { slots } = useEnvironment();
  if (slots.fillsOf('account.navigation').length === 0) return children;
  return (
    <Grid columns="sidebar" gap={8}>
      <div className={styles.side}>
        <Slot name="account.navigation" props={{}} />
      </div>
      <div className={styles.content}>{children}</div>
    </Grid>
  );
}

function Guest() {
  return (
    <EmptyState
      title="Sign in to see your appointments"
      picture="calendar"
      headingLevel={2}
      action={<Button onClick={() => openOverlay('auth', { mode: 'login' })}>Sign in</Button>}
    >
      Booked as a guest? The link in your confirmation e-mail opens your appointment.
    </EmptyState>
  );
}

function AppointmentsPage({ search }: PageProps) {
  const status = useSession((session) => session.status);
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  return (
    <Container>
      <Stack gap={6} className={styles.page}>
        <Breadcrumbs items={CRUMBS} />
        <Heading level={1}>{TITLE}</Heading>
        {status === 'guest' ? (
          <Guest />
        ) : (
          <BesideNavigation>
            {status === 'signed-in' ? <AppointmentList page={page} /> : <AppointmentsSkeleton />}
          </BesideNavigation>
        )}
      </Stack>
    </Container>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle(TITLE), robots: 'noindex' } }),
  Component: AppointmentsPage,
});
