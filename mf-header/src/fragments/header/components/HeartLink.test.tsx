import { FavouriteIdsDocument, favouriteIdsQuery } from '@saltbush/shared-ui/entities';
import { createQueryClient, useSession } from '@saltbush/shared-ui/platform';
import {
  respondWith,
  respondWithNetworkError,
  sentVariables,
  serve,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HeartLink } from './HeartLink';

const queryClient = createQueryClient();

function show() {
  render(
    <TestShop queryClient={queryClient}>
      <HeartLink />
    </TestShop>,
  );
  return screen.getByRole('link');
}

const be = (status: 'guest' | 'signed-in') => act(() => useSession.setState({ status }));
const expectName = (heart: HTMLElement, name: string) =>
  waitFor(() => expect(heart.getAttribute('aria-label')).toBe(name));

describe('the heart of the header', () => {
  afterEach(() => {
    queryClient.clear();
    act(() => useSession.setState({ status: 'unknown' }));
  });

  it('links to /for-you and is filled for signed-in users [2.2-02 2.1-11]', () => {
    serve(respondWith(FavouriteIdsDocument, { favourite_ids: [] }));
    const heart = show();
    expect(heart.getAttribute('href')).toBe('/for-you');
    be('guest');
    expect([heart.getAttribute('aria-label'), heart.dataset.filled]).toEqual(['For you', undefined]);
    expect(sentVariables(FavouriteIdsDocument)).toEqual([]);
    be('signed-in');
    expect(heart.dataset.filled).toBe('true');
  });

  it('has the number of favourites, until the shopper signs out', async () => {
    serve(respondWith(FavouriteIdsDocument, { favourite_ids: ['7', '9'] }));
    const heart = show();
    be('signed-in');
    await expectName(heart, 'For you, 2 favourites');
    expect(heart.textContent).toBe('2');
    act(() => void queryClient.setQueryData(favouriteIdsQuery().queryKey, ['7']));
    await expectName(heart, 'For you, 1 favourite');
    be('guest');
    expect([heart.getAttribute('aria-label'), heart.textContent]).toEqual(['For you', '']);
  });

  it('says that there are none, without a number to see', async () => {
    serve(respondWith(FavouriteIdsDocument, { favourite_ids: [] }));
    const heart = show();
    be('signed-in');
    await expectName(heart, 'For you, 0 favourites');
    expect(heart.textContent).toBe('');
  });

  it('works without the number if that cannot be loaded', async () => {
    serve(respondWithNetworkError(FavouriteIdsDocument));
    const heart = show();
    be('signed-in');
    await waitFor(() => expect(sentVariables(FavouriteIdsDocument).length).toBeGreaterThan(0));
    expect([heart.getAttribute('aria-label'), heart.textContent]).toEqual(['For you', '']);
  });
});
