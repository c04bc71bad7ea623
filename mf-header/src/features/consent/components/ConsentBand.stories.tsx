import { useConsent } from '@saltbush/shared-ui/platform';
import { TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsentBand } from './ConsentBand';

const meta = {
  title: 'Header/Consent/ConsentBand',
  component: ConsentBand,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.clear();
    useConsent.setState({ choice: 'unset', isReopened: false });
    return () => useConsent.setState({ choice: 'unknown', isReopened: false });
  },
  render: () => (
    <TestShop>
      <ConsentBand />
    </TestShop>
  ),
} satisfies Meta<typeof ConsentBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { globals: { viewport: { value: 'phone' } } };

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'No, thanks' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Nothing is recorded');
    await expect(useConsent.getState().choice).toBe('refused');
  },
};
