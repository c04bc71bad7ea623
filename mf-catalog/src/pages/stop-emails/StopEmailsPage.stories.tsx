import { respondWith, respondWithError, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { FavouriteAlertsStopDocument } from '../../generated/gql/graphql';
import { page } from '.';

const { Component } = page;

const meta = {
  title: 'Catalog/Stop emails/StopEmailsPage',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    window.location.hash = 'the-token';
    return () => window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
  render: () => (
    <main>
      <TestShop>
        <Component params={{}} search={new URLSearchParams()} />
      </TestShop>
    </main>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Stop these emails' }));

export const Asked: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Stop emails about your favourites?' });
    await expect(sentVariables(FavouriteAlertsStopDocument)).toEqual([]);
  },
};

export const Stopped: Story = {
  beforeEach: () =>
    serve(respondWith(FavouriteAlertsStopDocument, { favourite_alerts_stop: { wanted: false } })),
  play: async () => {
    await press();
    const heading = await screen.findByRole('heading', { name: 'You get no more of these emails' });
    await expect(document.activeElement?.contains(heading)).toBe(true);
    await expect(sentVariables(FavouriteAlertsStopDocument)).toEqual([{ input: { token: 'the-token' } }]);
  },
};

export const InvalidLink: Story = {
  beforeEach: () =>
    serve(
      respondWithError(FavouriteAlertsStopDocument, {
        code: 'STOP_LINK_INVALID',
        message: 'This link is no longer valid. You can stop these emails on your favourites page.',
      }),
    ),
  play: async () => {
    await press();
    await screen.findByText(/This link is no longer valid/);
  },
};
