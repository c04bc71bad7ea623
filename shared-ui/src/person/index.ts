export { AskCustomer, CustomersOwn, useIsActedFor } from './CustomersOwn';
export { EmailField, type EmailValues } from './EmailField';
export { NameFields, type NameFieldsProps, type NameValues } from './NameFields';
export { PersonFields, type PersonValues } from './PersonFields';
