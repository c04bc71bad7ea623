import { toPostcodeSearchText } from '@saltbush/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { searchSuburbs } from '../../samples/suburbs';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { RadioGroup } from '../Choice/RadioGroup';
import { SegmentedChoice } from '../Choice/SegmentedChoice';
import { Combobox } from '../Combobox/Combobox';
import { DateOfBirth } from '../DateOfBirth/DateOfBirth';
import { FieldRow, FieldWithButton, FormLayout } from '../Field/FormLayout';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary';
import { NumberStepper } from '../NumberStepper/NumberStepper';
import { PasswordField } from '../PasswordField/PasswordField';
import { Select } from '../Select/Select';
import { TextArea, TextField } from './TextField';

const meta = {
  title: 'Design/Form fields',
  component: TextField,
  args: { label: 'First name', name: 'first_name' },
  decorators: [(Story) => <div style={{ maxWidth: '32rem' }}>{<Story />}</div>],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <FormLayout>
      <TextField
        label="Email"
        name="email"
        type="email"
        hint="We send your order updates here."
        placeholder="you@example.com"
      />
      <TextField
        label="Email"
        name="wrong"
        defaultValue="maya@"
        error="Please provide a valid email address"
      />
      <TextField label="Height" name="height" inputMode="numeric" after="cm" optional />
      <TextField label="Reference" name="reference" defaultValue="SB-20261121" disabled />
      <TextArea label="Delivery instructions" name="instructions" optional />
      <Select
        label="State"
        name="state"
        placeholder="Choose a state"
        options={['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((state) => ({
          value: state,
          label: state,
        }))}
      />
      <Checkbox
        label="Authority to leave"
        name="authority"
        hint="The courier may leave it in a safe place."
      />
      <Checkbox
        label="I accept the terms and conditions"
        name="terms"
        error="Please accept the terms to continue."
      />
    </FormLayout>
  ),
};

const rules = [
  { label: '8 characters minimum', test: (value: string) => value.length >= 8 },
  { label: 'One number minimum', test: (value: string) => /\d/.test(value) },
  { label: 'One uppercase letter minimum', test: (value: string) => /[A-Z]/.test(value) },
];

export const WithButton: Story = {
  render: () => (
    <FormLayout>
      <FieldWithButton>
        <TextField label="Offer code" name="offer" />
        <Button variant="secondary">Apply</Button>
      </FieldWithButton>
      <FieldWithButton>
        <TextField label="Voucher code" name="voucher" error="This voucher has been used" />
        <Button variant="secondary">Apply voucher</Button>
      </FieldWithButton>
    </FormLayout>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Offer code').parentElement?.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Apply' }).getBoundingClientRect();
    await expect(Math.abs((box?.bottom ?? 0) - button.bottom), 'button in line with the box').toBeLessThan(1);
  },
};

export const Password: Story = {
  render: () => <PasswordField label="Password" name="password" rules={rules} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Password');
    await userEvent.type(box, 'Wattle');
    await expect(canvas.getByText('1 of 3 requirements met')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(box).toHaveAttribute('type', 'text');
  },
};

function Quantity({ rule }: { rule: 'cart' | 'product' }) {
  const [value, setValue] = useState(1);
  return <NumberStepper rule={rule} value={value} onChange={setValue} />;
}

export const Stepper: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
      <Quantity rule="product" />
      <NumberStepper rule="cart" size="sm" label="Quantity of zinc" value={999} onChange={fn()} />
      <NumberStepper rule="cart" label="Quantity of iron" value={3} onChange={fn()} disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    canvas.getByRole('button', { name: 'Decrease quantity' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
  },
};

export const Suburbs: Story = {
  render: () => (
    <div style={{ minHeight: '20rem' }}>
      <Combobox
        label="Postcode or suburb"
        placeholder="For example, 2000 or Sydney"
        search={searchSuburbs}
        clean={toPostcodeSearchText}
        pauseMs={0}
        onSelect={fn()}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: 'Postcode or suburb' });
    await userEvent.type(box, '2000!');
    await expect(box).toHaveValue('2000');
    await canvas.findByRole('option', { name: /Sydney/ });
    await userEvent.clear(box);
    await userEvent.type(box, '00');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
  },
};

function Choices() {
  const [method, setMethod] = useState<string | null>('standard');
  const [size, setSize] = useState<string | null>('120');
  const [answer, setAnswer] = useState<string | null>(null);
  const [birth, setBirth] = useState<string | null>('1988-04-09');
  return (
    <FormLayout>
      <RadioGroup
        legend="Delivery"
        name="delivery"
        layout="cards"
        value={method}
        onChange={setMethod}
        options={[
          { value: 'standard', label: 'Standard', hint: '2 to 5 business days', aside: 'FREE' },
          { value: 'express', label: 'Express', hint: '1 to 2 business days', aside: '$12.95' },
          {
            value: 'same-day',
            label: 'Same day',
            hint: 'Not for your postcode',
            aside: '$14.95',
            disabled: true,
          },
        ]}
      />
      <SegmentedChoice
        legend="Size"
        name="size"
        value={size}
        onChange={setSize}
        options={[
          { value: '60', label: '60 capsules' },
          { value: '120', label: '120 capsules' },
          { value: '240', label: '240 capsules', disabled: true },
        ]}
      />
      <SegmentedChoice
        legend="Are you currently pregnant or breastfeeding?"
        name="pregnant"
        value={answer}
        onChange={setAnswer}
        error={answer ? undefined : 'Please answer this question'}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
      <RadioGroup
        legend="Script type"
        name="script"
        value="escript"
        onChange={fn()}
        options={[
          { value: 'escript', label: 'E-prescription token' },
          { value: 'onfile', label: 'Script on file' },
        ]}
      />
      <DateOfBirth name="dob" value={birth} onChange={setBirth} />
    </FormLayout>
  );
}

export const EveryChoice: Story = { render: () => <Choices /> };

export const WithErrors: Story = {
  render: () => (
    <FormLayout>
      <FormErrorSummary
        errors={[
          { field: 'first_name', message: 'First Name is required' },
          { field: 'email', message: 'Please provide an email address' },
        ]}
      />
      <FieldRow>
        <TextField label="First name" name="first_name" error="First Name is required" />
        <TextField label="Last name" name="last_name" defaultValue="Nguyen" />
      </FieldRow>
      <TextField label="Email" name="email" error="Please provide an email address" />
      <Button type="submit" block>
        Create account
      </Button>
    </FormLayout>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'First Name is required' }));
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};
