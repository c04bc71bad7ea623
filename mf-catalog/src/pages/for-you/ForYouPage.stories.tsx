import { ToastRegion } from '@saltbush/shared-ui/design/overlays';
import { useOverlayStore } from '@saltbush/shared-ui/platform';
import {
  neverRespond,
  respondWithError,
  respondWithNetworkError,
  serve,
  TestShop,
} from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  BoughtIdsDocument,
  FavouritePageDocument,
  FavouritesRemoveDocument,
  SuggestedProductsDocument,
} from '../../generated/gql/graphql';
import { browseAs } from '../../samples/favourites';
import { forYouApi, viewProducts } from '../../samples/for-you';
import { shelfCard } from '../../samples/products';
import { storySlots } from '../../samples/story-slots';
import { page } from '.';

const { Component } = page;

const meta = {
  title: 'Catalog/For you/ForYouPage',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main>
      <TestShop slots={storySlots}>
        <Component params={{}} search={new URLSearchParams()} />
        <ToastRegion />
      </TestShop>
    </main>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a story's `beforeEach`: the session, what was saved, bought and viewed, and answers that differ. */
const shopper =
  (
    status: 'guest' | 'signed-in',
    history: Parameters<typeof forYouApi>[0] & { viewed?: string[] },
    ...answers: Parameters<typeof serve>
  ) =>
  () => {
    serve(...forYouApi(history));
    serve(...answers);
    const forgetViews = viewProducts(history.viewed ?? []);
    const resetSession = browseAs(status);
    return () => {
      forgetViews();
      resetSession();
    };
  };

const region = (name: string) => screen.findByRole('region', { name });
const titlesIn = async (name: string) =>
  within(await region(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const titleOf = (id: string) => shelfCard(Number(id) - 1).title;

export const Everything: Story = {
  beforeEach: shopper('signed-in', { saved: ['1', '2', '3'], bought: ['4', '5'], viewed: ['6', '7'] }),
  play: async () => {
    await expect(await titlesIn('Buy again')).toEqual(['4', '5'].map(titleOf));
    await expect(await titlesIn('Recently viewed')).toEqual(['6', '7'].map(titleOf));
    await region('You may also like');
    await expect(screen.getByRole('link', { name: 'See all 3' })).toHaveAttribute('href', '/user/favourites');
  },
};

/** A removed favourite disappears at once; focus moves to the heading of the favourites. */
export const Removed: Story = {
  tags: ['phone-picture'],
  beforeEach: shopper('signed-in', { saved: ['1', '2'] }),
  play: async () => {
    const saved = within(await region('Your favourites'));
    const [first] = await saved.findAllByRole('button', { name: /^Save .+ to favourites$/ });
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(first as HTMLElement);
    await screen.findByRole('link', { name: 'See it in your account' });
    await expect(document.activeElement?.contains(saved.getByRole('heading', { level: 2 }))).toBe(true);
  },
};

/** A removal that fails brings the card back and says so. */
export const RemovalFailed: Story = {
  tags: ['phone-picture'],
  beforeEach: shopper('signed-in', { saved: ['1'] }, respondWithNetworkError(FavouritesRemoveDocument)),
  play: async () => {
    const saved = within(await region('Your favourites'));
    const heart = await saved.findByRole('button', { name: /^Save .+ to favourites$/ });
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(heart);
    await screen.findByText('Something went wrong. Please try again.');
    await saved.findByRole('button', { name: /^Save .+ to favourites$/, pressed: true });
  },
};

export const NothingYet: Story = {
  beforeEach: shopper('signed-in', {}),
  play: async () => {
    await screen.findByRole('heading', { name: 'Nothing saved yet' });
    await expect(screen.getByRole('searchbox')).toBeVisible();
    await region('Popular at the moment');
    await screen.findByRole('navigation', { name: 'Popular categories' });
  },
};

export const Guest: Story = {
  beforeEach: shopper('guest', {}),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await expect(useOverlayStore.getState().open?.name).toBe('auth');
    await expect(screen.getByRole('searchbox')).toBeVisible();
    await region('Popular at the moment');
    await screen.findByRole('navigation', { name: 'Popular categories' });
  },
};

/** Medicines that may not be advertised are in no row, not even among what was viewed. */
export const GuestWithViews: Story = {
  tags: ['phone-picture'],
  beforeEach: shopper('guest', { viewed: ['6', '7'], restricted: ['7'] }),
  play: async () => {
    await expect(await titlesIn('Recently viewed')).toEqual([titleOf('6')]);
    await region('You may also like');
  },
};

export const Coming: Story = {
  beforeEach: shopper('signed-in', { saved: ['1'] }, neverRespond(BoughtIdsDocument)),
};

/** What cannot be loaded is left out, but for the favourites, which can be tried again. */
export const Failed: Story = {
  tags: ['phone-picture'],
  beforeEach: shopper(
    'signed-in',
    { saved: ['1'], viewed: ['6'] },
    respondWithError(FavouritePageDocument, { code: 'INTERNAL', message: 'Something went wrong' }),
    respondWithError(BoughtIdsDocument, { code: 'INTERNAL', message: 'Something went wrong' }),
    respondWithError(SuggestedProductsDocument, { code: 'INTERNAL', message: 'Something went wrong' }),
  ),
  play: async () => {
    await screen.findByRole('button', { name: /try again/i });
    await region('Recently viewed');
    await expect(screen.queryByRole('region', { name: 'Buy again' })).toBeNull();
  },
};
