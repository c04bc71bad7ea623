import { sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SearchReportDocument } from '../../generated/gql/graphql';
import { atCounter, signInAs, staffSearchAnswers } from '../../samples/staff-search';
import { page } from '.';

const meta = {
  title: 'Header/Staff search/StaffSearch',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams() },
  beforeEach: () => {
    signInAs('content');
    serve(...staffSearchAnswers());
  },
  decorators: [atCounter],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'ozempic' })).toHaveAttribute(
      'href',
      '/search-results?query=ozempic',
    );
    await expect(canvas.getByRole('link', { name: 'Teach the search “bulbasaur plasters”' })).toHaveAttribute(
      'href',
      '/staff/search/words?typed=bulbasaur+plasters',
    );
    await expect(canvas.getByRole('link', { name: 'Last 90 days' })).toHaveAttribute(
      'href',
      '/staff/search?days=90&sort=searches',
    );
  },
};

export const WithoutResults: Story = {
  args: { search: new URLSearchParams('days=28&sort=without_results') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = await canvas.findByRole('columnheader', { name: 'Found nothing ↓' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    const { input } = sentVariables(SearchReportDocument)[0] as {
      input: { from: string; to: string; sort: string };
    };
    await expect(input.sort).toBe('without_results');
    await expect(Date.parse(input.to) - Date.parse(input.from)).toBe(28 * 86_400_000);
  },
};

export const NotTheirDesk: Story = {
  beforeEach: () => signInAs('support'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This desk is not part of your role');
    await expect(sentVariables(SearchReportDocument)).toEqual([]);
  },
};
