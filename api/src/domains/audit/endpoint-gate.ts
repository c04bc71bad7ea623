import type { RequestHandler, Response } from 'express';
import { actingIn, type GateServices } from './acting-staff';
import { createAuditLog } from './audit-log';
import { isPathAllowed } from './impersonation-rules';
import { beginAudited } from './run-audited';

/** Paths of this api; any other path could contain anything. */
const API_PATH = /^(?:\/[a-z-]{1,30}){1,5}$/;

/** Returns the code of a response's error, or its status if nothing else is known; null if it has none. */
export function failureOf({ statusCode, locals }: Response): string | null {
  if (statusCode < 400) return null;
  return typeof locals.errorCode === 'string' ? locals.errorCode : `HTTP_${statusCode}`;
}

/**
 * Middleware for every JSON endpoint: records what staff are about to do as a customer and refuses what they may not
 * do, and then what became of it. Throws if the log cannot be written, so that nothing happens unrecorded.
 */
export function createEndpointGate(services: GateServices): RequestHandler {
  const log = createAuditLog(services);
  return async (request, response, next) => {
    const acting = await actingIn(services, request);
    if (!acting) return next();
    const isAllowed = isPathAllowed(request.path);
    const path = API_PATH.test(request.path) ? `/api${request.path}` : '/api/…';
    const { id: impersonation_id, staff_id, staff_name, customer_id, reason } = acting;
    const entry = {
      ...{ staff_id, staff_name, customer_id, impersonation_id, reason },
      operation: `${request.method} ${path}`,
      touched: [],
      reads_health: false,
      request_id: String(request.id),
    };
    const complete = await beginAudited({ log, entry, isAllowed });
    response.once('finish', () => complete(failureOf(response)));
    next();
  };
}
