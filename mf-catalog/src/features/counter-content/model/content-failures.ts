import { hasCode } from '@saltbush/shared-ui/platform';

/** What is wrong, by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** @returns errors of the api by field; empty if what failed concerns no field */
export function apiErrors(error: unknown): FieldErrors {
  const fields = hasCode(error, 'INVALID_INPUT') ? (error.extensions.fields ?? {}) : {};
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, message ?? '']));
}
