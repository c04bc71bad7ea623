import { Router } from 'express';
import * as v from 'valibot';
import { forbidden } from '../../../lib/errors';
import { readBearer } from '../../../lib/http/bearer';
import { readBody, text } from '../../../lib/http/read-body';
import type { AccountsServices } from '../context';
import { sendSession } from '../send-session';

const StartBody = v.object({ customerId: text, reason: text });

/**
 * Mounts POST /api/auth/impersonate {customerId, reason}, which starts a session of at most one hour in which the
 * calling staff member acts as the customer (section 6; rule accounts-07). The response equals that of a sign-in;
 * POST /api/auth/logout ends the session and leaves the staff sign-in untouched.
 */
export function impersonationRoutes(services: AccountsServices): Router {
  const router = Router();
  router.post('/auth/impersonate', async (request, response) => {
    const token = readBearer(request);
    const staff = token ? await services.accounts.verifyBearer(token) : null;
    if (!staff) throw forbidden();
    const { customerId, reason } = readBody(StartBody, request.body);
    const requestId = String(request.id);
    const signedIn = await services.accounts.impersonate({ staff, customerId, reason, requestId });
    await sendSession(services, response.status(201), signedIn);
  });
  return router;
}
