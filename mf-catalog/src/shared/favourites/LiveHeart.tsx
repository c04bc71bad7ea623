import { useEffect } from 'react';
import type { FavouriteProduct } from './favourite-change';
import { useFavourite } from './use-favourites';

/** What a heart shows and does, once its code has loaded. */
export interface HeartState {
  isFavourite: boolean;
  /** Saves or removes the product. */
  change: (wanted: boolean) => void;
}

interface LiveHeartProps {
  product: FavouriteProduct;
  onChange: (state: HeartState) => void;
}

/** The behaviour of a heart without its markup, which is in the page before this code. */
export function LiveHeart({ product, onChange }: LiveHeartProps): null {
  const { isFavourite, change } = useFavourite(product);
  useEffect(() => onChange({ isFavourite, change }));
  return null;
}
