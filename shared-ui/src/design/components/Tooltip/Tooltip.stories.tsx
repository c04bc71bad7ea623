import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { HeartIcon } from '../../icons';
import { IconButton } from '../IconButton/IconButton';
import { Tooltip } from './Tooltip';

const meta = { title: 'Design/Overlays/Tooltip' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooltipOnFocus: Story = {
  render: () => (
    <div style={{ padding: '3rem' }}>
      <Tooltip label="Add to favourites">
        <IconButton label="Add to favourites" icon={HeartIcon} variant="outline" />
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await screen.findByText('Add to favourites');
  },
};
