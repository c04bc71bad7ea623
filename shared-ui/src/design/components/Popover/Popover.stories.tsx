import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Cluster } from '../layout/layout';
import { Text } from '../Text/Text';
import { Popover } from './Popover';

const meta = { title: 'Design/Overlays/Popover' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const PopoverOpen: Story = {
  render: () => (
    <Popover
      trigger={<Button variant="secondary">Set location</Button>}
      title="Where are we delivering?"
      align="start"
    >
      <Text size="sm">Enter your postcode or suburb for accurate delivery options.</Text>
      <div style={{ marginTop: '1rem' }}>
        <Cluster>
          <Button size="sm">Set location</Button>
          <Button size="sm" variant="quiet">
            Got it
          </Button>
        </Cluster>
      </div>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByText(/for accurate delivery options/);
  },
};
