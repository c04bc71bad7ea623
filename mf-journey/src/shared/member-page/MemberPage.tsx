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
import { CustomersOwn } from '@saltbush/shared-ui/person';
import { openOverlay, Slot, useEnvironment, useSession } from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';
import styles from './MemberPage.module.css';

interface MemberPageProps {
  title: string;
  /** Breadcrumbs between the account and this page. */
  crumbs?: readonly Crumb[];
  /** Text shown to guests above the sign-in button. */
  invitation: string;
  /** Placeholder in the page's final shape, shown until the session is known. */
  skeleton: ReactNode;
  /** Not for staff who act as the member (rule roles-13). */
  isPrivate?: boolean;
  children: ReactNode;
}

/** Places a page next to the account navigation, if that is available. */
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

const ForMember = ({ isPrivate, children }: { isPrivate: boolean; children: ReactNode }) =>
  isPrivate ? <CustomersOwn>{children}</CustomersOwn> : children;

/** Frame for member pages: content for signed-in users, an invitation for guests, a skeleton until the session is known. */
export function MemberPage({
  title,
  crumbs = [],
  invitation,
  skeleton,
  isPrivate = false,
  children,
}: MemberPageProps) {
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
          <BesideNavigation>
            {status === 'signed-in' ? <ForMember isPrivate={isPrivate}>{children}</ForMember> : skeleton}
          </BesideNavigation>
        )}
      </Stack>
    </Container>
  );
}
