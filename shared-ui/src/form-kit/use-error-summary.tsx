import { FormErrorSummary } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';
import type { NamedError } from './field-errors';

/**
 * Shows the errors of the last submission in a summary that takes focus. The summary does not change while fields are
 * being corrected, so that it never takes focus away from them.
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
