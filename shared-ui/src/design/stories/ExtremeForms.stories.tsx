import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../components/Button/Button';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { RadioGroup } from '../components/Choice/RadioGroup';
import { SegmentedChoice } from '../components/Choice/SegmentedChoice';
import { Combobox } from '../components/Combobox/Combobox';
import { DateOfBirth } from '../components/DateOfBirth/DateOfBirth';
import { FieldRow, FieldWithButton } from '../components/Field/FormLayout';
import { FileUpload } from '../components/FileUpload/FileUpload';
import { FormErrorSummary } from '../components/FormErrorSummary/FormErrorSummary';
import { LocationList } from '../components/LocationList/LocationList';
import { NumberStepper } from '../components/NumberStepper/NumberStepper';
import { PasswordField } from '../components/PasswordField/PasswordField';
import { Select } from '../components/Select/Select';
import { SlotPicker } from '../components/SlotPicker/SlotPicker';
import { TextArea, TextField } from '../components/TextField/TextField';
import { Box } from '../samples/Box';
import { endless, expectToFit, long, narrowest } from '../samples/extremes';

const meta = {
  title: 'Design/Extremes/Forms',
  ...narrowest,
  play: ({ canvasElement }) => expectToFit(canvasElement),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const words = { hint: long, error: endless };
const options = [
  { value: 'long', label: long, hint: endless, aside: '$999,999.00' },
  { value: 'endless', label: endless, disabled: true },
];

export const Fields: Story = {
  render: () => (
    <>
      <Box name="text">
        <TextField label={endless} name="a" defaultValue={endless} before="$" after="kilograms" {...words} />
        <TextArea label={long} name="b" defaultValue={endless} optional />
        <PasswordField label={long} name="c" rules={[{ label: endless, test: () => false }]} />
      </Box>
      <Box name="row">
        <FieldRow>
          <TextField label={endless} name="d" />
          <TextField label={endless} name="e" />
        </FieldRow>
      </Box>
      <Box name="with button">
        <FieldWithButton>
          <TextField label={endless} name="v" error={long} />
          <Button>{long}</Button>
        </FieldWithButton>
      </Box>
      <Box name="select">
        <Select label={endless} name="f" options={[]} />
        <Select label="Long" name="g" options={[{ value: '1', label: endless }]} {...words} />
      </Box>
      <Box name="checkbox">
        <Checkbox label={endless} name="h" {...words} />
      </Box>
      <Box name="combobox">
        <Combobox label={endless} search={async () => []} onSelect={fn()} defaultQuery={endless} />
      </Box>
      <Box name="birth">
        <DateOfBirth name="i" value="9999-99-99" onChange={fn()} error={endless} />
      </Box>
      <Box name="buttons">
        <Button block>{endless}</Button>
        <Button size="sm">{long}</Button>
      </Box>
      <Box name="errors">
        <FormErrorSummary title={endless} errors={[{ field: 'nowhere', message: endless }]} />
        <FormErrorSummary errors={[]} />
      </Box>
    </>
  ),
};

export const Quantities: Story = {
  name: 'Quantities that cannot be: negative, none, and too many',
  render: () => (
    <Box name="steppers">
      {[-5, 0, 1e15].map((value) => (
        <NumberStepper key={value} rule="cart" label={`Quantity ${value}`} value={value} onChange={fn()} />
      ))}
    </Box>
  ),
};

export const Choices: Story = {
  render: () => (
    <>
      <Box name="radios">
        <RadioGroup legend="None" name="a" options={[]} value="gone" onChange={fn()} />
        <RadioGroup legend={endless} name="b" options={options} value="gone" onChange={fn()} {...words} />
        <RadioGroup legend={long} name="c" layout="cards" options={options} value="long" onChange={fn()} />
      </Box>
      <Box name="pills">
        <SegmentedChoice legend={long} name="d" options={options} value="long" onChange={fn()} />
      </Box>
      <Box name="slots">
        <SlotPicker name="e" days={[]} value="gone" onChange={fn()} />
        <SlotPicker
          name="f"
          days={[
            { id: '1', label: endless, slots: [{ id: '1', label: endless, unavailable: endless }] },
            { id: '2', label: long, slots: [] },
          ]}
          value="1"
          onChange={fn()}
          {...words}
        />
      </Box>
      <Box name="locations">
        <LocationList
          legend={endless}
          name="g"
          value="gone"
          onChange={fn()}
          locations={[
            {
              id: '1',
              name: endless,
              address: endless,
              distanceKm: 1e9,
              hours: [{ day: long, hours: endless }],
            },
            { id: '2', name: '', address: '', distanceKm: -4, unavailable: endless },
          ]}
        />
      </Box>
    </>
  ),
};

export const Files: Story = {
  render: () => (
    <Box name="files">
      <FileUpload
        label={endless}
        name="file"
        {...words}
        files={[
          { id: '1', name: `${endless}.pdf`, size: -1, progress: 7 },
          { id: '2', name: long, size: 1e18, isDone: true },
          { id: '3', name: '', error: endless },
        ]}
        onAdd={fn()}
        onRemove={fn()}
      />
    </Box>
  ),
};
