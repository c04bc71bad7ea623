import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { focused, pressSummary, tabThrough } from '../../samples/walk';
import { Accordion } from '../Accordion/Accordion';
import { FacetList } from '../FacetList/FacetList';
import { LoadMore } from '../Pagination/LoadMore';
import { Pagination } from '../Pagination/Pagination';
import { ProgressSteps } from '../Progress/ProgressSteps';
import { QuickLinksBar } from '../QuickLinks/QuickLinksBar';
import { SkipLink } from '../SkipLink/SkipLink';
import { Breadcrumbs } from './Breadcrumbs';

const meta = { title: 'Design/Finding the way/By keyboard' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const more = fn();

export const Page: Story = {
  name: 'Links of a page in their order; what is here is no stop',
  render: () => (
    <>
      <SkipLink href="#results" />
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Vitamins', href: '/browse/v' },
          { label: 'Minerals' },
        ]}
      />
      <ProgressSteps
        current={1}
        steps={[{ label: 'Contact', href: '#contact' }, { label: 'Delivery' }, { label: 'Payment' }]}
      />
      <div id="results" tabIndex={-1}>
        <Pagination page={2} pageCount={3} hrefFor={(page) => `?page=${page}`} />
        <LoadMore shown={48} total={72} href="?page=3" onLoadMore={more} />
      </div>
    </>
  ),
  play: async () => {
    more.mockClear();
    await tabThrough('Skip to main content', 'Home', 'Vitamins', 'Contact');
    await tabThrough('Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page', 'Show more');
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveBeenCalledOnce();
  },
};

export const QuickLinks: Story = {
  render: () => (
    <QuickLinksBar
      links={[
        { id: '1', linkText: 'See a doctor', targetLink: '/telehealth' },
        { id: '2', linkText: 'Open until 8pm tonight' },
        { id: '3', linkText: 'Saltbush Rewards', targetLink: '/rewards' },
      ]}
    />
  ),
  play: async () => {
    const isDesktop = window.matchMedia('(min-width: 1024px)').matches;
    if (isDesktop) await tabThrough('See a doctor', 'Saltbush Rewards');
  },
};

const brands = ['Banksia Lab', 'Coastline', 'Kelp & Page', 'Wattle Health'];

function Facets() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  const options = brands.map((label, index) => ({
    value: label,
    label,
    count: index === 1 ? 0 : 5,
    checked: chosen.includes(label),
  }));
  return <FacetList title="Brand" name="brand" options={options} onToggle={toggle} limit={2} />;
}

export const Filters: Story = {
  name: 'Filters: the group opens and closes, boxes toggle, empty ones are passed',
  render: () => <Facets />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(focused()).toHaveTextContent('Brand');
    await pressSummary();
    await expect(canvas.getByText('Banksia Lab')).not.toBeVisible();
    await pressSummary();
    await tabThrough(/^Banksia Lab/);
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('(1 selected)')).toBeVisible();
    await tabThrough('Show all 4');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: /Wattle/ })).toBeVisible();
    await expect(focused()).toHaveAccessibleName('Show fewer');
  },
};

export const Parts: Story = {
  name: 'Accordion: native disclosures, one open at a time',
  render: () => (
    <Accordion
      exclusive
      items={[
        { id: 'a', title: 'Directions', content: <a href="#label">Read the label</a>, open: true },
        { id: 'b', title: 'Storage', content: 'Below 25 °C' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(focused()).toHaveTextContent('Directions');
    await tabThrough('Read the label');
    await userEvent.tab();
    await expect(focused()).toHaveTextContent('Storage');
    await pressSummary();
    await expect(canvas.getByText('Below 25 °C')).toBeVisible();
    await expect(canvas.getByText('Read the label')).not.toBeVisible();
  },
};
