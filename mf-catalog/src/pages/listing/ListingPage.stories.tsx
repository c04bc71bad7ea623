import { neverRespond, respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Listing } from '../../features/listing/api/listing';
import { FilterDrawer as Drawer } from '../../features/listing/components/FilterDrawer';
import { readListing } from '../../features/listing/model/listing-address';
import { ListingDocument, RootCategoriesDocument } from '../../generated/gql/graphql';
import { card, listing, shelfCard } from '../../samples/products';
import { storySlots } from '../../samples/story-slots';
import { page } from '.';

const { Component } = page;

const NOTHING = { data: [], facets: [], children: [], banners: [] };
const NO_PAGES = { current_page: 1, last_page: 1, per_page: 24, total: 0 };
const CATEGORIES = { categories: [{ id: '1', title: 'Vitamins', url: '/browse/vitamins' }] };

/** Renders the page for an address. */
function pageAt({ path = 'vitamins/magnesium', search = '' } = {}) {
  return (
    <main>
      <TestShop slots={storySlots}>
        <Component params={path ? { path } : {}} search={new URLSearchParams(search)} />
      </TestShop>
    </main>
  );
}

/** Returns a story's `beforeEach` that serves the given listing. */
const serveListing = (found: Listing | null) => () => serve(respondWith(ListingDocument, { listing: found }));

const meta = {
  title: 'Catalog/Listing/ListingPage',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => serve(respondWith(RootCategoriesDocument, CATEGORIES)),
  render: () => pageAt(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = {
  beforeEach: serveListing(listing({ data: Array.from({ length: 24 }, (_, index) => shelfCard(index)) })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Magnesium' });
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('relevance');
  },
};

export const EveryKindOfCard: Story = {
  beforeEach: serveListing(
    listing({
      data: [
        card({ id: '1' }),
        card({ id: '2', rrp: 4990 }),
        card({ id: '3', isOutOfStock: true }),
        card({ id: '4', isGated: true }),
        card({ id: '5', schedule: '2', isHlp: true, soldBy: 'Saltbush Pharmacy' }),
        card({ id: '6', schedule: '3', isHlp: true, soldBy: 'Saltbush Pharmacy' }),
        card({ id: '7', schedule: '4', isPrescription: true, isHlp: true, soldBy: 'Saltbush Pharmacy' }),
        card({ id: '8', isPractitioner: true }),
        card({ id: '9', isTgaGeneral: true }),
        card({ id: '10', isTelehealth: true, bookingType: 'ShortConsult', title: 'Short consult' }),
        card({ id: '11', promotions: [{ promotionId: '2', displayTitle: 'Any 3 for $20' }] }),
        card({ id: '12', isFridge: true, isClearance: true, isPreorder: true }),
      ],
    }),
  ),
};

export const Filtered: Story = {
  beforeEach: serveListing(listing()),
  render: () => pageAt({ search: 'brand=verrin&sort=price_asc' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Remove filter Verrin' });
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price_asc');
  },
};

const onChange = fn();

/** Filters on small screens. */
export const FilterDrawer: Story = {
  render: () => (
    <Drawer
      open
      onOpenChange={fn()}
      total={48}
      facets={listing().facets}
      state={readListing({ path: 'vitamins/magnesium' }, new URLSearchParams('brand=tidewell'))}
      onChange={onChange}
    />
  ),
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: /Verrin/ }));
    await expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: [{ name: 'brand', values: ['tidewell', 'verrin'] }] }),
    );
    await expect(drawer.getByRole('button', { name: 'Show 48 products' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  beforeEach: serveListing(
    listing({ ...NOTHING, title: 'Results for “qqq”', lineage: [], paginatorInfo: NO_PAGES }),
  ),
  render: () => pageAt({ path: '', search: 'query=qqq' }),
};

export const NothingLeftByFilters: Story = {
  beforeEach: serveListing(listing({ data: [], paginatorInfo: NO_PAGES })),
  render: () => pageAt({ search: 'brand=verrin' }),
};

export const NoSuchCategory: Story = { beforeEach: serveListing(null) };

export const Coming: Story = { beforeEach: () => serve(neverRespond(ListingDocument)) };
