import type { RequestHandler } from 'express';
import { actingIn, type GateServices } from './acting-staff';
import { createAuditLog } from './audit-log';
import { isPathAllowed } from './impersonation-rules';
import { runAudited } from './run-audited';

/** Paths of this api; any other path could contain anything. */
const API_PATH = /^(?:\/[a-z-]{1,30}){1,5}$/;

/**
 * Middleware for every JSON endpoint: records what staff are about to do as a customer and refuses what they may not
 * do. Throws if the log cannot be written, so that nothing happens unrecorded.
 */
export function createEndpointGate(services: GateServices): RequestHandler {
  const log = createAuditLog(services);
  return async (request, _response, next) => {
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
    await runAudited({ log, entry, isAllowed }, () => next());
  };
}
