import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../Text/Text';
import { Tabs } from './Tabs';

const meta = { title: 'Design/Tabs' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTab: Story = {
  render: () => (
    <Tabs
      label="About this product"
      tabs={[
        {
          id: 'description',
          label: 'Description',
          content: <Text>Supports muscle function and sleep.</Text>,
        },
        {
          id: 'directions',
          label: 'Directions',
          content: <Text>Adults: take 2 capsules daily with food.</Text>,
        },
        { id: 'ingredients', label: 'Ingredients', content: <Text>Magnesium glycinate.</Text> },
        { id: 'warnings', label: 'Warnings', content: <Text>Always read the label.</Text> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Description' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Adults: take 2 capsules'));
  },
};
