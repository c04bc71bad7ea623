import { TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { setUpShop } from '../../samples/story-shop';
import Footer from '.';

const meta = {
  title: 'Header/Footer/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  beforeEach: setUpShop,
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
