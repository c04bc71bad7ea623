import { links } from '@saltbush/contract/links';
import {
  Breadcrumbs,
  Button,
  Container,
  type Crumb,
  EmptyState,
  Grid,
  Heading,
  Stack,
} from '@saltbush/shared-ui/design/core';
import { openOverlay, Slot, useEnvironment, useSession } from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';
import styles from './MemberPage.module.css';

interface MemberPageProps {
  title: string;
  /** What lies between the account and this page. */
  crumbs?: readonly Crumb[];
  /** What a guest reads above the way to sign in. */
  invitation: string;
  /** Shown while nobody knows yet who is here; of the final shape. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** The page beside the account's navigation, where that is released. */
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

/** Frame of a page for those who are signed in: their content, an invitation for guests, its shape until it is known. */
export function MemberPage({ title, crumbs = [], invitation, skeleton, children }: MemberPageProps) {
  const status = useSession((state) => state.status);
  const account = { label: 'My Account', href: links.account.dashboard() };
  return (
    <Container>
      <Stack gap={6} className={styles.page}>
        <Breadcrumbs items={[{ label: 'Home', href: links.home() }, account, ...crumbs, { label: title }]} />
        <Heading level={1}>{title}</Heading>
        {status === 'guest' && (
          <EmptyState
            title="Sign in to see this page"
            picture="calendar"
            headingLevel={2}
            action={<Button onClick={() => openOverlay('auth', { mode: 'login' })}>Sign in</Button>}
          >
            {invitation}
          </EmptyState>
        )}
        {status !== 'guest' && (
          <BesideNavigation>{status === 'signed-in' ? children : skeleton}</BesideNavigation>
        )}
      </Stack>
    </Container>
  );
}
