import type { Meta, StoryObj } from '@storybook/react-vite';
import { openShop } from '../../testing/story-shop';
import { TestShop } from '../../testing/test-shop';
import Footer from '.';

const meta = {
  title: 'Header/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  beforeEach: openShop,
  render: () => (
    <TestShop>
      <Footer />
    </TestShop>
  ),
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
