import { FormErrorSummary } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';
import type { NamedError } from './field-errors';

/**
 * The errors of the last attempt, as a summary that takes focus. It stays as it was while the fields are put right,
 * so that it never pulls the keyboard away from them.
 */
export function useErrorSummary() {
  const [last, setLast] = useState<{ attempt: number; errors: readonly NamedError[] }>({
    attempt: 0,
    errors: [],
  });
  return {
    show: (errors: readonly NamedError[]) => setLast(({ attempt }) => ({ attempt: attempt + 1, errors })),
    summary: <FormErrorSummary key={last.attempt} errors={last.errors} />,
  };
}
