export { Checkbox, CheckboxGroup, type CheckboxProps } from './components/Checkbox/Checkbox';
export { type ChoiceOption, type ChoiceProps, RadioGroup } from './components/Choice/RadioGroup';
export { SegmentedChoice } from './components/Choice/SegmentedChoice';
export { Combobox, type ComboboxOption, type ComboboxProps } from './components/Combobox/Combobox';
export { ComboboxList } from './components/Combobox/ComboboxList';
export { useOptionList } from './components/Combobox/useOptionList';
export { useSuggestions } from './components/Combobox/useSuggestions';
export { DateOfBirth, type DateOfBirthProps } from './components/DateOfBirth/DateOfBirth';
export { Field, type FieldIds, type FieldOwnProps, type FieldProps } from './components/Field/Field';
export { FieldGroup, type FieldGroupProps } from './components/Field/FieldGroup';
export { FieldRow, FieldWithButton, FormLayout } from './components/Field/FormLayout';
export { FileUpload, type FileUploadProps } from './components/FileUpload/FileUpload';
export type { UploadedModel } from './components/FileUpload/UploadedItem';
export { FormErrorSummary, type FormErrorSummaryProps } from './components/FormErrorSummary/FormErrorSummary';
export { LocationList, type LocationListProps } from './components/LocationList/LocationList';
export type { PickupLocation } from './components/LocationList/LocationOption';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRule,
} from './components/PasswordField/PasswordField';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select';
export { SlotPicker, type SlotPickerProps } from './components/SlotPicker/SlotPicker';
export type { SlotDayModel, SlotModel } from './components/SlotPicker/slot-days';
export {
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './components/TextField/TextField';
