import { IconButton } from '@saltbush/shared-ui/design/core';
import { StarIcon } from '@saltbush/shared-ui/design/icons';
import type { Food } from '../api/foods';
import { setFavourite } from '../api/set-favourite';
import { tellFailure } from '../model/tell-failure';
import { usePicksChange } from '../model/use-picks-change';

/** A star that keeps a food as a favourite. */
export function FavouriteButton({ food, isFavourite }: { food: Food; isFavourite: boolean }) {
  const change = usePicksChange(setFavourite);
  const pressed = change.isPending ? change.variables.is_favourite : isFavourite;
  const toggle = () =>
    void change.mutateAsync({ food_id: food.id, is_favourite: !pressed }).catch(tellFailure);
  return <IconButton label={`Favourite: ${food.name}`} icon={StarIcon} pressed={pressed} onClick={toggle} />;
}
