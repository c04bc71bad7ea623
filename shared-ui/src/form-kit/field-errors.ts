import { ApiError, errorMessage } from '@saltbush/shared-ui/platform';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** An invalid field, for a form's error summary; `root` stands for the whole form. */
export interface NamedError {
  field: string;
  message: string;
}

/** Lists all error messages of a form, in field order. */
export function listErrors<Values extends FieldValues>(errors: FieldErrors<Values>): NamedError[] {
  return Object.entries(errors).flatMap(([field, error]) => {
    const message = error && 'message' in error ? error.message : undefined;
    return typeof message === 'string' && message ? [{ field, message }] : [];
  });
}

/** Returns the api's errors by field (`extensions.fields`), or its message under `root` if it names no fields. */
export function apiFieldErrors(error: unknown): NamedError[] {
  const fields = error instanceof ApiError ? error.extensions.fields : null;
  const named = Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).flatMap(
    ([field, message]) => (typeof message === 'string' ? [{ field, message }] : []),
  );
  return named.length > 0 ? named : [{ field: 'root', message: errorMessage(error) }];
}

/**
 * Shows the api's validation errors at their fields and focuses the first one. `fieldOf` maps the api's field names to
 * those of the form where they differ.
 * @returns the message that belongs to no field of the form, or null
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
