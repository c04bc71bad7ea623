import { ToastRegion } from '@saltbush/shared-ui/design/overlays';
import {
  neverRespond,
  respondWith,
  respondWithError,
  respondWithNetworkError,
  sentVariables,
  serve,
  TestShop,
} from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  FavouriteAlertsSetDocument,
  FavouritePageDocument,
  FavouritesRemoveDocument,
  RootCategoriesDocument,
} from '../../generated/gql/graphql';
import { browseAs, favouritesApi } from '../../samples/favourites';
import { storySlots } from '../../samples/story-slots';
import { page } from '.';

const { Component } = page;
const CATEGORIES = { categories: [{ id: '1', title: 'Vitamins', url: '/browse/vitamins' }] };

const signedIn =
  (...answers: Parameters<typeof serve>) =>
  () => {
    serve(respondWith(RootCategoriesDocument, CATEGORIES), ...favouritesApi('1', '2', '3'));
    serve(...answers);
    return browseAs('signed-in');
  };

const meta = {
  title: 'Catalog/Favourites/FavouritesPage',
  parameters: { layout: 'fullscreen' },
  args: { search: '' },
  render: ({ search }) => (
    <main>
      <TestShop slots={storySlots}>
        <Component params={{}} search={new URLSearchParams(search)} />
        <ToastRegion />
      </TestShop>
    </main>
  ),
} satisfies Meta<{ search: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const heartsIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findAllByRole('button', { name: /^Save .+ to favourites$/ });

export const Saved: Story = {
  beforeEach: signedIn(),
  play: async ({ canvasElement }) => {
    await expect(await heartsIn(canvasElement)).toHaveLength(3);
    await expect(screen.getByText('3 products')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeEnabled());
  },
};

/** The removed card disappears at once, and focus moves to the count. */
export const Removed: Story = {
  tags: ['phone-picture'],
  beforeEach: signedIn(),
  play: async ({ canvasElement }) => {
    const [first] = await heartsIn(canvasElement);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(screen.getByText('2 products')).toHaveFocus());
    await screen.findByRole('button', { name: 'Undo' });
  },
};

/** A removal that fails brings the card back. */
export const RemovalFailed: Story = {
  tags: ['phone-picture'],
  beforeEach: signedIn(respondWithNetworkError(FavouritesRemoveDocument)),
  play: async ({ canvasElement }) => {
    const [first] = await heartsIn(canvasElement);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(first as HTMLElement);
    await screen.findByText('Something went wrong. Please try again.');
    await waitFor(async () => expect(await heartsIn(canvasElement)).toHaveLength(3));
  },
};

/** The last of 22 pages; removing its only card leads to the last but one. */
export const ManyPages: Story = {
  tags: ['phone-picture'],
  args: { search: 'page=22' },
  beforeEach: () => {
    serve(...favouritesApi(...Array.from({ length: 505 }, (_, index) => String(index + 1))));
    return browseAs('signed-in');
  },
  play: async ({ canvasElement }) => {
    const [only, ...others] = await heartsIn(canvasElement);
    await expect(others).toEqual([]);
    await screen.findByText('505 products');
    await waitFor(() => expect(only).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(only as HTMLElement);
    await screen.findByText('504 products');
    await waitFor(async () => expect(await heartsIn(canvasElement)).toHaveLength(24));
    await expect(screen.getByRole('link', { name: 'Page 21' })).toHaveAttribute('aria-current', 'page');
  },
};

const consent = () => screen.findByRole('checkbox', { name: /^Email me when one of my favourites/ });

/** Nobody gets mails who has not asked for them. */
export const AsksForEmails: Story = {
  beforeEach: signedIn(),
  play: async () => {
    const box = await consent();
    await waitFor(() => expect(box).toBeEnabled());
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await waitFor(() =>
      expect(sentVariables(FavouriteAlertsSetDocument)).toEqual([
        { input: { wanted: true, wording: 'favourites-1' } },
      ]),
    );
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

export const ConsentFailed: Story = {
  tags: ['phone-picture'],
  beforeEach: signedIn(
    respondWithError(FavouriteAlertsSetDocument, {
      code: 'FORBIDDEN',
      message: 'You are not allowed to do this.',
    }),
  ),
  play: async () => {
    const box = await consent();
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.click(box);
    await screen.findByText('You are not allowed to do this.');
    await waitFor(() => expect(box).not.toBeChecked());
  },
};

export const NothingSaved: Story = {
  beforeEach: () => {
    serve(respondWith(RootCategoriesDocument, CATEGORIES), ...favouritesApi());
    return browseAs('signed-in');
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Nothing saved yet' });
    await expect(screen.queryByText('0 products')).toBeNull();
  },
};

export const Guest: Story = {
  tags: ['phone-picture'],
  beforeEach: () => browseAs('guest'),
  play: async () => {
    await screen.findByRole('button', { name: 'Sign in' });
  },
};

export const Coming: Story = {
  tags: ['phone-picture'],
  beforeEach: signedIn(neverRespond(FavouritePageDocument)),
};

export const Failed: Story = {
  tags: ['phone-picture'],
  beforeEach: signedIn(
    respondWithError(FavouritePageDocument, { code: 'INTERNAL', message: 'Something went wrong' }),
  ),
  play: async () => {
    await screen.findByRole('button', { name: /try again/i });
  },
};
