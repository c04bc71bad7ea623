import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { week } from '../../samples/week';
import { BarChart } from './BarChart';

const meta = {
  title: 'Design/Bar chart',
  component: BarChart,
  args: { title: 'Energy this week', unit: 'kJ', days: week, target: 8700 },
  decorators: [(Story) => <div style={{ maxWidth: '36rem' }}>{<Story />}</div>],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Energy this week' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    const heights = [...canvasElement.querySelectorAll('rect')].map(
      (bar) => bar.getBoundingClientRect().height,
    );
    await expect(heights.indexOf(Math.max(...heights))).toBe(2);
    await expect(heights[4]).toBe(0);
  },
};

export const WithoutATarget: Story = { args: { target: undefined } };

export const NothingNoted: Story = { args: { days: week.map((day) => ({ ...day, value: null })) } };

export const NoDays: Story = { args: { days: [] } };

export const TakesNoTabStop: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
