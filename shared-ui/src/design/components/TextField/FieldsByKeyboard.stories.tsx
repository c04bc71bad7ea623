import { toPostcodeSearchText } from '@saltbush/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { searchSuburbs } from '../../samples/suburbs';
import { focused, tabThrough } from '../../samples/walk';
import { Button } from '../Button/Button';
import { Checkbox, CheckboxGroup } from '../Checkbox/Checkbox';
import { Combobox } from '../Combobox/Combobox';
import { FieldRow, FormLayout } from '../Field/FormLayout';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary';
import { PasswordField } from '../PasswordField/PasswordField';
import { Select } from '../Select/Select';
import { TextArea, TextField } from './TextField';

const meta = {
  title: 'Design/Form fields/By keyboard',
  decorators: [(Story) => <div style={{ maxWidth: '32rem', minHeight: '20rem' }}>{<Story />}</div>],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn((event: { preventDefault(): void }) => event.preventDefault());
const states = ['NSW', 'QLD', 'VIC'].map((state) => ({ value: state, label: state }));

export const Form: Story = {
  name: 'A form: text, several lines, a list, boxes; Enter sends it',
  render: () => (
    <FormLayout onSubmit={sent}>
      <FieldRow>
        <TextField label="First name" name="first_name" hint="As on your card" />
        <TextField label="Last name" name="last_name" error="Last Name is required" />
      </FieldRow>
      <Select label="State" name="state" options={states} placeholder="Choose a state" />
      <TextArea label="Instructions" name="instructions" optional />
      <CheckboxGroup legend="Delivery">
        <Checkbox label="Authority to leave" name="authority" />
        <Checkbox label="Call me first" name="call" />
      </CheckboxGroup>
      <Button type="submit">Save</Button>
    </FormLayout>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    await tabThrough('First name');
    await expect(focused()).toHaveAccessibleDescription('As on your card');
    await userEvent.keyboard('Mara');
    await tabThrough('Last name');
    await expect(focused()).toHaveAccessibleDescription('Error: Last Name is required');
    await expect(focused()).toBeInvalid();
    await tabThrough('State');
    await userEvent.selectOptions(focused(), 'QLD');
    await expect(focused()).toHaveValue('QLD');
    await tabThrough(/^Instructions/);
    await userEvent.keyboard('Left{Enter}of the door');
    await expect(focused()).toHaveValue('Left\nof the door');
    await expect(sent).not.toHaveBeenCalled();
    await tabThrough('Authority to leave');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Authority to leave' })).toBeChecked();
    await tabThrough('Call me first', 'Save');
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const Errors: Story = {
  name: 'The summary of errors takes focus and leads to each field',
  render: () => (
    <FormLayout>
      <FormErrorSummary
        errors={[
          { field: 'first_name', message: 'First Name is required' },
          { field: 'terms', message: 'Please accept the terms to continue.' },
        ]}
      />
      <TextField label="First name" name="first_name" error="First Name is required" />
      <Checkbox label="I accept the terms" name="terms" error="Please accept the terms to continue." />
    </FormLayout>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await tabThrough('First Name is required', 'Please accept the terms to continue.');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const Password: Story = {
  render: () => <PasswordField label="Password" name="password" rules={[]} />,
  play: async ({ canvasElement }) => {
    await tabThrough('Password');
    await userEvent.keyboard('Wattle');
    await tabThrough('Show password');
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(focused()).toHaveAccessibleName('Hide password');
  },
};

const chosen = fn();

export const Suburbs: Story = {
  render: () => (
    <Combobox
      label="Suburb"
      search={searchSuburbs}
      clean={toPostcodeSearchText}
      pauseMs={0}
      onSelect={chosen}
    />
  ),
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    const canvas = within(canvasElement);
    await tabThrough('Suburb');
    await userEvent.keyboard('00');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}00');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(focused()).toHaveAccessibleName('Suburb');
  },
};
