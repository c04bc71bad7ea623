import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { recentSearches } from '../model/recent-searches';
import { RecentSearches } from './RecentSearches';

const keep = (...searches: string[]) => {
  recentSearches.clear();
  for (const search of searches) recentSearches.add(search);
};

const meta = {
  title: 'Header/Search/RecentSearches',
  component: RecentSearches,
  args: { onEmpty: fn() },
} satisfies Meta<typeof RecentSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  beforeEach: () =>
    keep('a word that is longer than a narrow window is wide '.repeat(3), 'zinc', 'sunscreen', 'magnesium'),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Remove zinc' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'zinc' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Remove a word/ })).toHaveFocus();
    await expect(args.onEmpty).not.toHaveBeenCalled();
  },
};

export const Cleared: Story = {
  beforeEach: () => keep('zinc'),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Recent searches cleared');
    await expect(args.onEmpty).toHaveBeenCalledOnce();
  },
};
