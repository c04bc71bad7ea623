import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slotDays } from '../../samples/slots';
import { SlotPicker } from './SlotPicker';

const meta = {
  title: 'Design/Slot picker',
  component: SlotPicker,
  args: { name: 'slot', days: slotDays, value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: '40rem' }}>{<Story />}</div>],
} satisfies Meta<typeof SlotPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled({ value: first, onChange, ...rest }: ComponentProps<typeof SlotPicker>) {
  const [value, setValue] = useState(first);
  const change = (id: string) => {
    onChange(id);
    setValue(id);
  };
  return <SlotPicker {...rest} value={value} onChange={change} />;
}

export const Default: Story = {
  args: { hint: 'Times are in Sydney. A doctor calls you within these hours.' },
};

export const Chosen: Story = { args: { value: '2026-11-23 9AM - 11AM' } };

export const WithAnError: Story = { args: { error: 'Please choose a time' } };

export const NothingAtAll: Story = { args: { days: [] } };

export const ByKeyboard: Story = {
  name: 'By keyboard: arrows leave out what cannot be had',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Today Nov 21' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '11AM - 1PM' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21 11AM - 1PM');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21 1PM - 3PM');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '5PM - 7PM' })).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('group', { name: 'Tomorrow Nov 22' })).toBeVisible();
    await expect(canvas.getByText('You chose Today Nov 21, 5PM - 7PM')).toBeVisible();
  },
};
