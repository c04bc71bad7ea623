import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CounterNavigation } from './CounterNavigation';

const DESKS = ['Orders', 'Scripts', 'Returns', 'Customers', 'Products', 'Search', 'Programs', 'Audit log'];

const meta = {
  title: 'Design/Counter/CounterNavigation',
  component: CounterNavigation,
  globals: { viewport: { value: 'phone' } },
  tags: ['phone-picture'],
  args: {
    label: 'Desks',
    links: DESKS.map((label) => ({ href: `#${label}`, label, isCurrent: label === 'Programs' })),
  },
  decorators: [
    (Story) => (
      <div data-testid="row" style={{ inlineSize: '15rem', overflowX: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CounterNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentInView: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByTestId('row').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.left).toBeGreaterThanOrEqual(row.left);
    await expect(current.right).toBeLessThanOrEqual(row.right);
  },
};
