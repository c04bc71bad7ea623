import { ApiError, errorMessage } from '@saltbush/shared-ui/platform';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** A field that is wrong, for a form's summary; `root` is the whole form. */
export interface NamedError {
  field: string;
  message: string;
}

/** Every message of a form, in the order of its fields. */
export function listErrors<Values extends FieldValues>(errors: FieldErrors<Values>): NamedError[] {
  return Object.entries(errors).flatMap(([field, error]) => {
    const message = error && 'message' in error ? error.message : undefined;
    return typeof message === 'string' && message ? [{ field, message }] : [];
  });
}

/** What the api says of each field (`extensions.fields`); its one message under `root` when it names none. */
export function apiFieldErrors(error: unknown): NamedError[] {
  const fields = error instanceof ApiError ? error.extensions.fields : null;
  const named = Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).flatMap(
    ([field, message]) => (typeof message === 'string' ? [{ field, message }] : []),
  );
  return named.length > 0 ? named : [{ field: 'root', message: errorMessage(error) }];
}

/**
 * Says at their fields what the api refuses; the first one has the focus. Answers what belongs to no field of the form,
 * or null. `fieldOf` translates the api's names where they differ.
 */
export function showApiErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
  fieldOf: (apiField: string) => string = (field) => field,
): string | null {
  const values = form.getValues();
  let other: string | null = null;
  for (const [index, { field: apiField, message }] of apiFieldErrors(error).entries()) {
    const field = fieldOf(apiField);
    if (field in values) form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
    else other = message;
  }
  return other;
}
