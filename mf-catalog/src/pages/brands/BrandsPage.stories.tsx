import { respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BrandsDocument } from '../../generated/gql/graphql';
import { picture } from '../../samples/products';
import { page } from '.';

const { Component } = page;
const NAMES = [
  '3Peaks',
  'Afterdusk',
  'Barrawood',
  'Cobalt Creek',
  'Goldenmarsh',
  'Kaia Coast',
  'Tidewell',
  'Verrin',
];
const brand = (name: string) => ({ id: name, name, url: '/brands/tidewell', logo_image: picture() });

const meta = {
  title: 'Catalog/Brands/BrandsPage',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByLetter: Story = {
  beforeEach: () =>
    serve(respondWith(BrandsDocument, { brands: NAMES.map(brand), popular: NAMES.slice(4).map(brand) })),
  render: () => (
    <main>
      <TestShop>
        <Component params={{}} search={new URLSearchParams()} />
      </TestShop>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Popular Brands' });
    const jumps = within(canvas.getByRole('navigation', { name: 'Letters' }));
    await expect(jumps.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '#AB',
      'CDE',
      'FGH',
      'IJK',
      'RST',
      'UVW',
    ]);
  },
};
