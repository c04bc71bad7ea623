import type { Request, RequestHandler } from 'express';
import type { Db } from 'mongodb';
import type { Clock } from '../../lib/clock';
import type { RequestImpersonation, RequestUser } from '../../lib/context';
import { readBearer } from '../../lib/http/bearer';
import { createAuditLog } from './audit-log';
import { isPathAllowed } from './rules';
import { runAudited } from './run-audited';

/** Paths of this api; any other path could contain anything. */
const API_PATH = /^(?:\/[a-z-]{1,30}){1,5}$/;

type Acting = Pick<RequestImpersonation, 'staff_id' | 'staff_name' | 'reason'> & {
  id: string;
  customer_id: string;
};

/** Resolves the sessions in which staff act as customers. */
interface ImpersonatedSessions {
  verifyBearer(token: string): Promise<RequestUser>;
  impersonationOf(cookie: string | undefined): Promise<(Omit<Acting, 'id'> & { session_id: string }) | null>;
}

interface GateServices {
  db: Db;
  clock: Clock;
  accounts: ImpersonatedSessions;
}

/** Returns the impersonated session a request belongs to, by its bearer or its cookies. */
async function actingIn({ accounts }: GateServices, request: Request): Promise<Acting | null> {
  const token = readBearer(request);
  // The endpoint itself handles an expired bearer.
  const user = token ? await accounts.verifyBearer(token).catch(() => null) : null;
  if (user?.impersonation) return { ...user.impersonation, customer_id: user.id };
  const session = await accounts.impersonationOf(request.headers.cookie);
  return session && { ...session, id: session.session_id };
}

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
