export { checkedSchema } from './checked-schema';
export { apiFieldErrors, listErrors, type NamedError, showApiErrors } from './field-errors';
export { useErrorSummary } from './use-error-summary';
export { useFocusOnChange } from './use-focus-on-change';
export { useStepArrival } from './use-step-arrival';
