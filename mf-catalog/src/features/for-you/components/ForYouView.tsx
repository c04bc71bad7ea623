import { Container, Heading, Loading, ProductGridSkeleton, Stack } from '@saltbush/shared-ui/design/core';
import { useSession } from '@saltbush/shared-ui/platform';
import { SignInFirst } from '../../../shared/favourites/SignInFirst';
import { FindProducts } from '../../../shared/find-products/FindProducts';
import { useShopperHistory } from '../model/use-shopper-history';
import styles from './ForYouView.module.css';
import { HistoryRows } from './HistoryRows';
import { SavedProducts } from './SavedProducts';

function Content() {
  const history = useShopperHistory();
  const status = useSession((state) => state.status);
  if (!history)
    return (
      <Loading label="Loading your products">
        <ProductGridSkeleton count={8} />
      </Loading>
    );
  const isSignedIn = status === 'signed-in';
  return (
    <Stack gap={12} key={status}>
      {isSignedIn ? <SavedProducts /> : <SignInFirst />}
      {!isSignedIn && history.viewed.length === 0 && <FindProducts />}
      <HistoryRows history={history} />
    </Stack>
  );
}

/** The shopper's favourites, purchases and views, and what goes with them. Nothing of it is in the document. */
export const ForYouView = () => (
  <Container>
    <Stack gap={6} className={styles.page}>
      <Heading level={1}>For you</Heading>
      <Content />
    </Stack>
  </Container>
);
