import { usePreference, useSession } from '@saltbush/shared-ui/platform';
import { neverRespond, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HeaderContentDocument } from '../../generated/gql/graphql';
import { setUpShop } from '../../samples/story-shop';
import { FocusHeader } from './components/FocusHeader';
import { ShopHeader } from './components/ShopHeader';

const meta = {
  title: 'Header/Header/Header',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  beforeEach: setUpShop,
  render: () => (
    <TestShop>
      <ShopHeader pathname="/" />
      <main style={{ minHeight: '150rem' }}>
        <h1 style={{ padding: '2rem' }}>The page below</h1>
      </main>
    </TestShop>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const styleOf = (element: Element) => getComputedStyle(element);
const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && styleOf(element).visibility === 'visible';
};
const shop = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvasElement.querySelector('[role="tab"]')).not.toBeNull());
  return canvas;
};

export const Desktop: Story = {
  name: 'Desktop: links with icons in the strip [2.7-04]',
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    const help = canvas.getByRole('link', { name: 'Help' });
    await expect(help).toBeVisible();
    await expect(help.querySelector('img')).toBeVisible();
  },
};

export const Fade: Story = {
  name: 'The strip fades for 500 ms [2.7-01 4.p-02 9.c-05]',
  play: async ({ canvasElement }) => {
    await shop(canvasElement);
    const turn = () => canvasElement.querySelector('[data-turn="true"]');
    const first = turn();
    const { transitionDelay, transitionDuration, transitionProperty } = styleOf(first as Element);
    await expect(transitionProperty).toBe('opacity');
    const milliseconds = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
    await expect(milliseconds(transitionDelay) + milliseconds(transitionDuration)).toBe(500);
    await waitFor(() => expect(turn()).not.toBe(first), { timeout: 3500 });
    await waitFor(() => expect(Number(styleOf(first as Element).opacity)).toBe(0));
    await waitFor(() => expect(Number(styleOf(turn() as Element).opacity)).toBe(1));
  },
};

export const QuickLinks: Story = {
  name: 'Quick links on a wide screen: dividers, one line, collapsing in 300 ms [2.7-05 2.7-06 2.7-07 2.7-10 4.p-04 9.c-07]',
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    const bar = await canvas.findByRole('navigation', { name: 'Quick links' });
    await expect(bar).toBeVisible();
    await expect(bar.getBoundingClientRect().height).toBe(40);
    const [first, second] = [...bar.querySelectorAll('li')];
    await expect(getComputedStyle(first as Element, '::before').content).toBe('none');
    await expect(getComputedStyle(second as Element, '::before').width).toBe('1px');
    const text = styleOf(within(bar).getByText('Online scripts'));
    await expect([text.textOverflow, text.whiteSpace]).toEqual(['ellipsis', 'nowrap']);
    await expect(styleOf(bar).transitionDuration).toContain('0.3s');
    window.scrollTo(0, 400);
    await waitFor(() => expect(bar.getBoundingClientRect().height).toBe(0));
  },
};

export const Scrolled: Story = {
  name: 'Scrolled: the header is compact, and neither it nor focus in it moves the page',
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    const heading = canvas.getByRole('heading', { name: 'The page below' });
    const top = () => heading.getBoundingClientRect().top + window.scrollY;
    const before = top();
    window.scrollTo(0, 600);
    const strip = canvas.getByRole('region', { name: 'Announcements' });
    await waitFor(() => expect(isInSight(strip)).toBe(false));
    await expect(isInSight(canvas.getByRole('tablist'))).toBe(true);
    await expect(top()).toBe(before);
    const scrolled = window.scrollY;
    canvas.getByRole('button', { name: /^Cart, / }).focus();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Cart, / })).toHaveFocus());
    await expect(window.scrollY).toBe(scrolled);
  },
};

export const Phone: Story = {
  name: 'Phone: a search button replaces the search box and strip above 300 px of scroll [2.2-07 2.2-08]',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    await expect(window.innerWidth).toBe(390);
    const box = canvas.getByRole('combobox');
    const strip = canvas.getByRole('region', { name: 'Announcements' });
    window.scrollTo(0, 290);
    await waitFor(() => expect([isInSight(box), isInSight(strip)]).toEqual([true, true]));
    const compactSearch = () => canvasElement.querySelector('button[data-panel="search"]');
    await expect(compactSearch()).toBeNull();
    window.scrollTo(0, 320);
    await waitFor(() => expect([isInSight(box), isInSight(strip)]).toEqual([false, false]));
    await expect(compactSearch()).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Quick links' })).toBeNull();
    await userEvent.click(compactSearch() as Element);
    await waitFor(() => expect(isInSight(box)).toBe(true));
    await expect(box).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
  },
};

export const Narrowest: Story = {
  name: 'Narrowest: nothing overflows at 320 px',
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvasElement }) => {
    await shop(canvasElement);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

export const SignedIn: Story = {
  beforeEach: () => {
    useSession.setState({
      status: 'signed-in',
      user: { id: '1', email: 'mia@example.com', first_name: 'Mia', last_name: 'Chen', role: 'customer' },
    });
  },
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    await canvas.findByRole('button', { name: 'Account menu, Mia' });
    await canvas.findByRole('link', { name: 'For you, 2 favourites' });
  },
};

export const AsksForALocation: Story = {
  beforeEach: () => usePreference.setState({ status: 'unset', preference: null }),
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    await canvas.findByRole('button', { name: 'Got it' });
  },
};

export const MegaMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Shop all' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Medicines/ }));
    await canvas.findByRole('link', { name: 'All Medicines' });
  },
};

export const MegaMenuWithNothingOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Shop all' }));
    await canvas.findByRole('link', { name: 'Minerals' });
  },
};

export const BrandsPanel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Shop all' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Brands' }));
    await canvas.findByRole('heading', { name: 'Popular Brands' });
  },
};

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'magnesium');
    await canvas.findByText('2 results for magnesium');
    await expect(canvas.getByRole('option', { name: 'Show all Products (2)' })).toBeVisible();
  },
};

export const SearchingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await canvas.findByRole('listbox');
    await waitFor(() => expect(canvas.getByRole('combobox').getBoundingClientRect().top).toBeLessThan(20));
    await expect(list).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const Announcements: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await shop(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Free delivery from $50' }));
    const entry = await canvas.findByText('Use WELCOME10 in your cart.');
    await waitFor(() => expect(entry).toBeVisible());
  },
};

export const WithoutContent: Story = {
  beforeEach: () => serve(neverRespond(HeaderContentDocument)),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeVisible();
  },
};

const CHECKOUT = { title: 'Secure checkout', exit: { label: 'Back to cart', path: '/cart' } };

export const Checkout: Story = {
  render: () => (
    <TestShop>
      <FocusHeader focus={CHECKOUT} />
    </TestShop>
  ),
};

const BOOKING = { title: 'Book a consult', exit: { label: 'Exit booking', path: '/telehealth' } };

export const BookingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <TestShop>
      <FocusHeader focus={BOOKING} />
    </TestShop>
  ),
};
