import { neverRespond, respondWith, respondWithError, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HomeDocument } from '../../generated/gql/graphql';
import { homeSections } from '../../samples/home';
import { storySlots } from '../../samples/story-slots';
import { page } from '.';

const { Component } = page;

const meta = {
  title: 'Catalog/Home/HomePage',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main>
      <TestShop slots={storySlots}>
        <Component params={{}} search={new URLSearchParams()} />
      </TestShop>
    </main>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const EverySection: Story = {
  beforeEach: () => serve(respondWith(HomeDocument, { home: { sections: homeSections } })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Good health, delivered with good sense' });
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
};

export const Coming: Story = { beforeEach: () => serve(neverRespond(HomeDocument)) };

export const Unavailable: Story = {
  beforeEach: () =>
    serve(respondWithError(HomeDocument, { message: 'Something went wrong', code: 'INTERNAL' })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
