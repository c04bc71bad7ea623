import { subscribe } from '@saltbush/shared-ui/bus';
import { ToastRegion } from '@saltbush/shared-ui/design/overlays';
import { FavouriteIdsDocument } from '@saltbush/shared-ui/entities';
import { closeOverlay, useConsent, useOverlayStore } from '@saltbush/shared-ui/platform';
import {
  acceptAnalytics,
  neverRespond,
  recordedEvents,
  respondWithError,
  respondWithNetworkError,
  sentVariables,
  serve,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FavouritesAddDocument, FavouritesRemoveDocument } from '../../generated/gql/graphql';
import { browseAs, favouritesApi } from '../../samples/favourites';
import { FavouriteButton } from './FavouriteButton';

const product = { id: '7', title: 'Magnesium', priceType: 'promo' };
const FAILED = 'Something went wrong. Please try again.';

/** Shows two hearts of one product, as a card and a product page may. */
function show(shown = product) {
  render(
    <TestShop>
      <FavouriteButton product={shown} />
      <FavouriteButton product={shown} />
      <ToastRegion />
    </TestShop>,
  );
}

/** Collects the products whose changes the other parts of the shop are told of. */
function listen() {
  const told: number[] = [];
  const stop = subscribe('favourites:changed', ({ product_id }) => void told.push(product_id));
  return { told, stop };
}

const hearts = () => screen.getAllByRole('button', { name: 'Save Magnesium to favourites' });
const heart = () => hearts()[0] as HTMLElement;
const states = () => hearts().map((button) => button.getAttribute('aria-pressed'));
const expectStates = (pressed: boolean) =>
  waitFor(() => expect(states()).toEqual([String(pressed), String(pressed)]));

describe('the heart of a product', () => {
  beforeEach(() => {
    cleanup();
    sessionStorage.clear();
    closeOverlay();
    browseAs('signed-in');
    useConsent.setState({ choice: 'unknown' });
  });

  it('never removes by a click on a heart that is still empty because favourites are not known yet', async () => {
    serve(...favouritesApi(product.id));
    const { told, stop } = listen();
    show();
    fireEvent.click(heart());
    await expectStates(true);
    await waitFor(() => expect(told).toEqual([7]));
    stop();
    expect(sentVariables(FavouritesRemoveDocument)).toEqual([]);
  });

  it('saves the product with the price type shown and tells the other parts of the shop', async () => {
    serve(...favouritesApi());
    const { told, stop } = listen();
    show();
    await userEvent.click(heart());
    await expectStates(true);
    await waitFor(() => expect(told).toEqual([7]));
    stop();
    expect(sentVariables(FavouritesAddDocument)).toEqual([
      { input: { product_id: '7', price_type: 'promo' } },
    ]);
  });

  it('is recorded when it is filled, and not when it is emptied [7.l-01]', async () => {
    window.history.replaceState(null, '', '/');
    useConsent.setState({ choice: 'granted' });
    serve(...favouritesApi(), acceptAnalytics());
    show();
    await userEvent.click(heart());
    await expectStates(true);
    await userEvent.click(heart());
    await expectStates(false);
    await waitFor(() => expect(sentVariables(FavouritesRemoveDocument)).toHaveLength(1));
    const saved = { name: 'Added to Favourites', product_id: 7, location: '/' };
    await waitFor(() => expect(recordedEvents()).toEqual([saved]));
  });

  it('is filled at once, before the api has answered', async () => {
    serve(...favouritesApi());
    serve(neverRespond(FavouritesAddDocument));
    show();
    await userEvent.click(heart());
    expect(states()).toEqual(['true', 'true']);
  });

  it('removes a favourite, and Undo restores it', async () => {
    serve(...favouritesApi('7'));
    show();
    await expectStates(true);
    await userEvent.click(heart());
    await expectStates(false);
    await waitFor(() => expect(sentVariables(FavouritesRemoveDocument)).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expectStates(true);
    await waitFor(() => expect(sentVariables(FavouritesAddDocument)).toHaveLength(1));
  });

  it('is reverted with a toast if the change fails [7.e-04] [8-02]', async () => {
    serve(...favouritesApi());
    serve(respondWithNetworkError(FavouritesAddDocument));
    const { told, stop } = listen();
    // Not the product of the other tests, whose last changes may be told late.
    show({ ...product, id: '9' });
    await userEvent.click(heart());
    expect(await screen.findByText(FAILED)).toBeTruthy();
    await expectStates(false);
    stop();
    expect(told).not.toContain(9);
  });

  it('leads to sign-in if the session has ended', async () => {
    serve(...favouritesApi());
    serve(respondWithError(FavouritesAddDocument, { code: 'UNAUTHENTICATED', message: 'Sign in' }));
    show();
    await userEvent.click(heart());
    await waitFor(() => expect(useOverlayStore.getState().open?.name).toBe('auth'));
    await expectStates(false);
  });

  it('asks guests to sign in, sends nothing, and then does the click once', async () => {
    browseAs('guest');
    serve(...favouritesApi());
    show();
    await userEvent.click(heart());
    expect(useOverlayStore.getState().open).toEqual({ name: 'auth', props: { mode: 'login' } });
    expect(sentVariables(FavouriteIdsDocument)).toEqual([]);
    act(() => void browseAs('signed-in'));
    act(closeOverlay);
    await expectStates(true);
    expect(sentVariables(FavouritesAddDocument)).toHaveLength(1);
  });

  it('does after signing in what was wanted when the session had ended, also a removal', async () => {
    serve(...favouritesApi('7'));
    serve(respondWithError(FavouritesRemoveDocument, { code: 'UNAUTHENTICATED', message: 'Sign in' }));
    show();
    await expectStates(true);
    await userEvent.click(heart());
    await waitFor(() => expect(useOverlayStore.getState().open?.name).toBe('auth'));
    serve(...favouritesApi('7'));
    act(() => void browseAs('guest'));
    act(() => void browseAs('signed-in'));
    act(closeOverlay);
    await waitFor(() => expect(sentVariables(FavouritesRemoveDocument)).toHaveLength(2));
    expect(sentVariables(FavouritesAddDocument)).toEqual([]);
  });

  it('forgets the click of a guest who closes the drawer', async () => {
    browseAs('guest');
    serve(...favouritesApi());
    show();
    await userEvent.click(heart());
    act(closeOverlay);
    act(() => void browseAs('signed-in'));
    await waitFor(() => expect(sentVariables(FavouriteIdsDocument)).toHaveLength(1));
    expect(sentVariables(FavouritesAddDocument)).toEqual([]);
    await expectStates(false);
  });
});
