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
 * as a first view does not need it; a click before that is done when it has loaded.
 */
export function FavouriteButton({ product }: { product: FavouriteProduct }) {
  const { Component: Live, request } = useDeferred(loadHeart);
  const [isFavourite, setIsFavourite] = useState(false);
  const toggle = useRef<HeartState['toggle'] | null>(null);
  const isWaiting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once.
  useEffect(() => void request(), []);
  const follow = (state: HeartState) => {
    toggle.current = state.toggle;
    setIsFavourite(state.isFavourite);
    if (!isWaiting.current) return;
    isWaiting.current = false;
    state.toggle();
  };
  const press = () => {
    if (toggle.current) return toggle.current();
    isWaiting.current = true;
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
