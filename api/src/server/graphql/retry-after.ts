import type { ExecutionResult } from 'graphql';

/**
 * Returns the seconds after which an operation may be sent again if limits refused all of it; else 0: a response that
 * has data is a response, and says in its errors what is missing.
 */
export function retryAfter({ data, errors = [] }: ExecutionResult): number {
  const hasData = Object.values(data ?? {}).some((value) => value !== null);
  if (hasData || errors.some(({ extensions }) => extensions.code !== 'RATE_LIMITED')) return 0;
  return Math.max(0, ...errors.map(({ extensions }) => Number(extensions.retry_after)));
}
