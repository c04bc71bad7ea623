import { IconButton } from '@saltbush/shared-ui/design/core';
import { HeartIcon } from '@saltbush/shared-ui/design/icons';
import { useEffect, useRef, useState } from 'react';
import { useDeferred } from '../deferred/use-deferred';
import type { FavouriteProduct } from './favourite-change';
import type { HeartState } from './LiveHeart';

const loadHeart = () =>
  import(/* webpackChunkName: "favourites" */ './LiveHeart').then(({ LiveHeart }) => LiveHeart);

/**
 * The heart of a product: saves it to the account's favourites, or removes it. Its behaviour is loaded after hydration,
 * as a first view does not need it. A click before that is done when it has loaded, and means what the heart showed: an
 * empty one never removes.
 */
export function FavouriteButton({ product }: { product: FavouriteProduct }) {
  const { Component: Live, request } = useDeferred(loadHeart);
  const [isFavourite, setIsFavourite] = useState(false);
  const change = useRef<HeartState['change'] | null>(null);
  const waiting = useRef<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once.
  useEffect(() => void request(), []);
  const follow = (state: HeartState) => {
    change.current = state.change;
    setIsFavourite(state.isFavourite);
    const wanted = waiting.current;
    waiting.current = null;
    if (wanted !== null) state.change(wanted);
  };
  const press = () => {
    const wanted = !isFavourite;
    if (change.current) return change.current(wanted);
    waiting.current = wanted;
    void request();
  };
  return (
    <>
      <IconButton
        icon={HeartIcon}
        label={`Save ${product.title} to favourites`}
        variant="outline"
        pressed={isFavourite}
        onClick={press}
      />
      {Live && <Live product={product} onChange={follow} />}
    </>
  );
}
