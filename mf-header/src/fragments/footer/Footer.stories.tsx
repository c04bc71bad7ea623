import { useConsent } from '@saltbush/shared-ui/platform';
import { TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { setUpShop } from '../../samples/story-shop';
import Footer from '.';

const meta = {
  title: 'Header/Footer/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  // The question about analytics has its own stories.
  beforeEach: () => {
    const end = setUpShop();
    useConsent.setState({ choice: 'refused', isReopened: false });
    return () => {
      useConsent.setState({ choice: 'unknown', isReopened: false });
      end();
    };
  },
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
