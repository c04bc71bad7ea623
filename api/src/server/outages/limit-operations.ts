import { BusinessError } from '../../lib/errors';
import { addressOf } from '../../lib/http/client-address';
import type { GraphQLRequestHandler } from '../graphql/handler';
import { type AdmissionLimits, createAdmission } from './admission';

/** By then, the line of waiting operations has been worked off or has given up. */
const RETRY_SECONDS = 2;

/**
 * Bounds the operations in progress: under overload, those admitted stay fast, and the others are told at once to come
 * back (decision 0019). An operation that has begun is never interrupted, and keeps its place until its work has ended,
 * even if its response was sent before.
 */
export function limitOperations(
  limits: AdmissionLimits,
  handle: GraphQLRequestHandler,
): GraphQLRequestHandler {
  const admission = createAdmission(limits);
  return async function admit(request, response) {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const isAdmitted = await admission.enter(addressOf(request), gone.signal);
    if (!isAdmitted) throw new BusinessError('BUSY', { retry_after: RETRY_SECONDS });
    try {
      await handle(request, response);
    } finally {
      admission.leave();
    }
  };
}
