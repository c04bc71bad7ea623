import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { locations } from '../../samples/locations';
import { LocationList } from './LocationList';

const meta = {
  title: 'Design/Location list',
  component: LocationList,
  args: { legend: 'Collect from', name: 'location', locations, value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: '36rem' }}>{<Story />}</div>],
} satisfies Meta<typeof LocationList>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled({ value: first, ...rest }: ComponentProps<typeof LocationList>) {
  const [value, setValue] = useState(first);
  return <LocationList {...rest} value={value} onChange={setValue} />;
}

export const Default: Story = {};

export const Chosen: Story = { args: { value: '2' } };

export const WithAnError: Story = { args: { error: 'Please choose a pharmacy' } };

export const None: Story = { args: { locations: [] } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const first = canvas.getByRole('radio', { name: /Pitt Street/ });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Bondi/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(first).toBeChecked();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Opening hours of Saltbush Pharmacy Pitt Street');
    await userEvent.click(document.activeElement as Element);
    await expect(canvas.getAllByText('8am to 8pm')[0]).toBeVisible();
    canvas.getByRole('button', { name: 'Show all 5 pharmacies' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
  },
};
