import { links } from '@saltbush/contract/links';
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
import { openOverlay, useSession } from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';
import styles from './AccountLayout.module.css';
import { AccountNavigation } from './AccountNavigation';

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

const HOME = { label: 'Home', href: links.home() };
const ACCOUNT = { label: 'My Account', href: links.account.dashboard() };

/** Frame of every account page: side navigation, and the page for signed-in users or a prompt to sign in. */
export function AccountLayout({ title, children }: { title: string; children: ReactNode }) {
  const status = useSession((state) => state.status);
  return (
    <Container>
      <Stack gap={6} className={styles.page}>
        <Breadcrumbs items={[HOME, ...(title === ACCOUNT.label ? [] : [ACCOUNT]), { label: title }]} />
        <Heading level={1}>{title}</Heading>
        {status === 'guest' && <SignInFirst title={title} />}
        {status !== 'guest' && (
          <Grid columns="sidebar" gap={8}>
            <AccountNavigation place="side" />
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
