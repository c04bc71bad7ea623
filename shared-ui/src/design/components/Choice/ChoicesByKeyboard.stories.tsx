import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { focused, tabThrough } from '../../samples/walk';
import { DateOfBirth } from '../DateOfBirth/DateOfBirth';
import { NumberStepper } from '../NumberStepper/NumberStepper';
import { type ChoiceProps, RadioGroup } from './RadioGroup';
import { SegmentedChoice } from './SegmentedChoice';

const meta = { title: 'Design/Form fields/Choices by keyboard' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn();
const options = [
  { value: '60', label: '60 capsules' },
  { value: '120', label: '120 capsules', disabled: true },
  { value: '240', label: '240 capsules' },
];

function Controlled({ as: Choice, name }: { as: ComponentType<ChoiceProps>; name: string }) {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string) => {
    changed(next);
    setValue(next);
  };
  return <Choice legend="Size" name={name} options={options} value={value} onChange={change} />;
}

const walk: Story['play'] = async ({ canvasElement }) => {
  changed.mockClear();
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('group', { name: 'Size' })).toBeVisible();
  await tabThrough('60 capsules');
  await userEvent.keyboard(' ');
  await expect(focused()).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect(focused()).toHaveAccessibleName('240 capsules');
  await userEvent.keyboard('{ArrowDown}');
  await expect(changed.mock.calls).toEqual([['60'], ['240'], ['60']]);
  await expect(canvas.getByRole('radio', { name: '120 capsules' })).toBeDisabled();
};

export const Radios: Story = {
  name: 'Radios: arrows move, pass what is disabled, and come round',
  render: () => <Controlled as={RadioGroup} name="radios" />,
  play: walk,
};

export const Pills: Story = {
  name: 'Pills are radios too',
  render: () => <Controlled as={SegmentedChoice} name="pills" />,
  play: walk,
};

function Birth() {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string | null) => {
    changed(next);
    setValue(next);
  };
  return <DateOfBirth name="dob" value={value} onChange={change} />;
}

export const Birthday: Story = {
  render: () => <Birth />,
  play: async () => {
    changed.mockClear();
    await tabThrough('Day');
    await userEvent.keyboard('9');
    await tabThrough('Month');
    await userEvent.keyboard('4');
    await tabThrough('Year');
    await userEvent.keyboard('1988');
    await expect(changed).toHaveBeenLastCalledWith('1988-04-09');
  },
};

function Quantity() {
  const [value, setValue] = useState(2);
  return <NumberStepper rule="cart" value={value} onChange={setValue} />;
}

export const Stepper: Story = {
  render: () => <Quantity />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox');
    await tabThrough('Decrease quantity', 'Quantity', 'Increase quantity');
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('3');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('12{Enter}');
    await expect(box).toHaveValue('12');
  },
};
