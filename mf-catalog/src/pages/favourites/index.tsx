import { pageTitle } from '@saltbush/contract';
import { definePage } from '@saltbush/shared-ui/platform';
import { FavouriteList } from '../../features/favourites/components/FavouriteList';
import { FavouritesFrame } from '../../features/favourites/components/FavouritesFrame';

const FavouritesPage = () => (
  <FavouritesFrame>
    <FavouriteList />
  </FavouritesFrame>
);

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Favourites'), robots: 'noindex' } }),
  Component: FavouritesPage,
});
