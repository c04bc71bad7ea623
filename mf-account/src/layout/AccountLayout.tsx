import {
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  Grid,
  Heading,
  Loading,
  Stack,
} from '@saltbush/shared-ui/design/core';
import { TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { links } from '@saltbush/shared-ui/links';
import { openOverlay, useLocation, useSession } from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';
import styles from './AccountLayout.module.css';
import { useAccountLinks } from './use-account-links';

function SideNavigation() {
  const { pathname } = useLocation();
  // The rewards are a part of the dashboard, which is listed already.
  const accountLinks = useAccountLinks().filter(({ id }) => id !== 2);
  return (
    <nav aria-label="Your account" className={styles.navigation}>
      <ul className={styles.list}>
        {accountLinks.map((link) => (
          <li key={link.id}>
            <a
              className={styles.link}
              href={link.href}
              aria-current={pathname.startsWith(link.href) ? 'page' : undefined}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SignInFirst({ title }: { title: string }) {
  return (
    <EmptyState
      title="Sign in to see this page"
      picture="box"
      headingLevel={2}
      action={<Button onClick={() => openOverlay('auth', { mode: 'login' })}>Sign in</Button>}
    >
      {title} is part of your account.
    </EmptyState>
  );
}

/** Frame of every account page: navigation at the side, the page for those who are signed in, an invitation for others. */
export function AccountLayout({ title, children }: { title: string; children: ReactNode }) {
  const status = useSession((state) => state.status);
  return (
    <Container>
      <Stack gap={6} className={styles.page}>
        <Breadcrumbs items={[{ label: 'Home', href: links.home() }, { label: title }]} />
        <Heading level={1}>{title}</Heading>
        {status === 'guest' && <SignInFirst title={title} />}
        {status !== 'guest' && (
          <Grid columns="sidebar" gap={8}>
            <SideNavigation />
            <div className={styles.content}>
              {status === 'signed-in' ? (
                children
              ) : (
                <Loading>
                  <Stack gap={4}>
                    <TileSkeleton />
                    <TileSkeleton />
                  </Stack>
                </Loading>
              )}
            </div>
          </Grid>
        )}
      </Stack>
    </Container>
  );
}
