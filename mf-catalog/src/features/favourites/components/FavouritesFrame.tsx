import { links } from '@saltbush/contract/links';
import {
  Breadcrumbs,
  Container,
  Grid,
  Heading,
  Loading,
  ProductGridSkeleton,
  Stack,
} from '@saltbush/shared-ui/design/core';
import { Slot, useEnvironment, useSession } from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';
import { SignInFirst } from '../../../shared/favourites/SignInFirst';
import styles from './FavouritesFrame.module.css';

const CRUMBS = [
  { label: 'Home', href: links.home() },
  { label: 'My Account', href: links.account.dashboard() },
  { label: 'Favourites' },
];

/** Places the list next to the account navigation, if that is available. */
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

/** Frame of the favourites page: its list for signed-in shoppers, an invitation for guests. */
export function FavouritesFrame({ children }: { children: ReactNode }) {
  const status = useSession((state) => state.status);
  return (
    <Container>
      <Stack gap={6} className={styles.page}>
        <Breadcrumbs items={CRUMBS} />
        <Heading level={1}>Favourites</Heading>
        {status === 'guest' ? (
          <SignInFirst />
        ) : (
          <BesideNavigation>
            {status === 'signed-in' ? (
              children
            ) : (
              <Loading label="Loading favourites">
                <ProductGridSkeleton count={6} />
              </Loading>
            )}
          </BesideNavigation>
        )}
      </Stack>
    </Container>
  );
}
