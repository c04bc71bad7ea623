import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { packshot } from '../../samples/packshot';
import { Accordion } from '../Accordion/Accordion';
import { FacetList } from '../FacetList/FacetList';
import { Stack } from '../layout/layout';
import { LoadMore } from '../Pagination/LoadMore';
import { Pagination } from '../Pagination/Pagination';
import { ProgressSteps } from '../Progress/ProgressSteps';
import { QuickLinksBar } from '../QuickLinks/QuickLinksBar';
import { SkipLink } from '../SkipLink/SkipLink';
import { Text } from '../Text/Text';
import { Breadcrumbs } from './Breadcrumbs';

const meta = { title: 'Design/Finding the way' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Crumbs: Story = {
  render: () => (
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Vitamins', href: '/browse/vitamins' },
        { label: 'Minerals', href: '/browse/vitamins/minerals' },
        { label: 'Magnesium Glycinate 120 Capsules' },
      ]}
    />
  ),
};

export const Pages: Story = {
  render: () => (
    <Stack gap={6}>
      <Pagination page={1} pageCount={3} hrefFor={(page) => `?page=${page}`} label="Three pages" />
      <Pagination page={12} pageCount={40} hrefFor={(page) => `?page=${page}`} label="Forty pages" />
      <LoadMore shown={48} total={1260} href="?page=3" onLoadMore={fn()} />
    </Stack>
  ),
};

const brands = [
  'Banksia Lab',
  'Coastline',
  'Ironbark Naturals',
  'Kelp & Page',
  'Paperbark Clinical',
  'Wattle Health',
];

function Facets() {
  const [chosen, setChosen] = useState<readonly string[]>(['Coastline']);
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <div style={{ maxWidth: '17rem' }}>
      <FacetList
        title="Brand"
        name="brand"
        limit={4}
        options={brands.map((brand, index) => ({
          value: brand,
          label: brand,
          count: [120, 96, 1240, 8, 3, 0][index] ?? 0,
          checked: chosen.includes(brand),
        }))}
        onToggle={toggle}
      />
      <FacetList
        title="Price"
        name="price"
        open={false}
        options={[{ value: '20', label: 'Under $20', count: 340, checked: false }]}
        onToggle={fn()}
      />
    </div>
  );
}

export const Filters: Story = {
  render: () => <Facets />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Banksia/ }));
    await canvas.findByText('(2 selected)');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 6' }));
    await expect(canvas.getByRole('checkbox', { name: /Wattle/ })).toBeDisabled();
    const find = canvas.getByRole('searchbox', { name: 'Find in Brand' });
    await userEvent.type(find, 'wat');
    // The chosen ones stay, so that they can be taken away.
    await expect(canvas.getAllByRole('checkbox', { name: /^(?!Under)/ })).toHaveLength(3);
    await userEvent.clear(find);
  },
};

const icon = packshot('#0B5D4E', '#C9E265', 'bottle');

const quickLinks = [
  { id: '1', icon, linkText: 'See a doctor', targetLink: '/telehealth' },
  { id: '2', icon, linkText: 'Online scripts', targetLink: '/scripts' },
  { id: '3', icon, linkText: 'Medical certificates', targetLink: '/certificates' },
  { id: '4', linkText: 'Open until 8pm tonight' },
  { id: '5', icon, linkText: 'Saltbush Rewards', targetLink: '/rewards' },
];

export const QuickLinks: Story = {
  name: 'Quick links: a bar of 40 px, pictures made for 40 and shown at 20 [9.f-06]',
  render: () => <QuickLinksBar links={quickLinks} />,
  play: async ({ canvasElement }) => {
    const desktop = window.matchMedia('(min-width: 1024px)').matches;
    const bar = within(canvasElement).queryByRole('navigation', { name: 'Quick links' });
    await expect(bar?.getBoundingClientRect().height ?? 0).toBe(desktop ? 40 : 0);
    const icon = bar?.querySelector('img');
    await expect([icon?.getAttribute('width'), icon?.getAttribute('height')]).toEqual(['40', '40']);
    await expect([icon?.clientWidth, icon?.clientHeight]).toEqual([20, 20]);
  },
};

function Collapsing() {
  const [hidden, setHidden] = useState(false);
  return (
    <>
      <QuickLinksBar links={quickLinks} hidden={hidden} />
      <button type="button" onClick={() => setHidden(!hidden)}>
        Scroll
      </button>
    </>
  );
}

export const QuickLinksHidden: Story = {
  name: 'Quick links collapse to nothing [2.7-10 4.p-04]',
  render: () => <Collapsing />,
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('nav');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Scroll' }));
    await waitFor(() => expect(bar?.getBoundingClientRect().height).toBe(0));
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('link', { name: 'See a doctor' })).toBeNull(),
    );
  },
};

export const Steps: Story = {
  render: () => (
    <div style={{ maxWidth: '40rem' }}>
      <ProgressSteps
        label="Checkout"
        current={1}
        steps={[
          { label: 'Contact', href: '#contact' },
          { label: 'Delivery' },
          { label: 'Payment' },
          { label: 'Review' },
        ]}
      />
    </div>
  ),
};

export const Parts: Story = {
  render: () => (
    <div style={{ maxWidth: '44rem' }}>
      <Accordion
        exclusive
        items={[
          {
            id: 'directions',
            title: 'Directions',
            open: true,
            content: <Text>Adults: take 2 capsules daily with food.</Text>,
          },
          { id: 'ingredients', title: 'Ingredients', content: <Text>Magnesium glycinate 500 mg.</Text> },
          { id: 'storage', title: 'Storage', content: <Text>Store below 25 °C in a dry place.</Text> },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Ingredients'));
    await expect(canvas.getByText('Magnesium glycinate 500 mg.')).toBeVisible();
    await expect(canvas.getByText(/Adults/)).not.toBeVisible();
  },
};

export const Skip: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <Text>Press Tab to see it.</Text>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};
