import { pageTitle } from '@saltbush/contract';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { FavouriteList } from '../../features/favourites/components/FavouriteList';
import { FavouritesFrame } from '../../features/favourites/components/FavouritesFrame';
import { pageOf } from '../../features/favourites/model/favourites-address';

const FavouritesPage = ({ search }: PageProps) => (
  <FavouritesFrame>
    <FavouriteList page={pageOf(search)} />
  </FavouritesFrame>
);

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Favourites'), robots: 'noindex' } }),
  Component: FavouritesPage,
});
