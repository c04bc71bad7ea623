import { MY_DATA_ENDPOINT } from '@saltbush/contract';
import { Router } from 'express';
import * as v from 'valibot';
import { unauthenticated } from '../../../lib/errors';
import { readBearer } from '../../../lib/http/bearer';
import { readBody, text } from '../../../lib/http/read-body';
import type { AccountsServices } from '../context';
import { proveOwner } from '../profile/owner-proof';
import { findCustomer } from '../store';
import { ownData } from './own-data';

const DataBody = v.object({ password: v.nullish(text, null) });

/**
 * Mounts POST /api/auth/my-data {password}: everything about the signed-in person, as a file. Asks for the password, or
 * for a recent sign-in, and is stored nowhere on the way (rule accounts-17).
 */
export function dataRoutes(services: AccountsServices): Router {
  const router = Router();
  router.post(MY_DATA_ENDPOINT, async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const bearer = readBearer(request);
    const user = bearer ? await services.accounts.verifyBearer(bearer) : null;
    const { password } = readBody(DataBody, request.body);
    const { id, sessionId } = await proveOwner({ ...services, user }, { password });
    await services.limits.count('dataByUser', id);
    const customer = await findCustomer(services.db, id);
    if (!customer) throw unauthenticated();
    const data = await ownData(services, customer, sessionId);
    request.log.info({ user_id: id }, 'A customer took a copy of their data');
    response
      .set('Content-Disposition', 'attachment; filename="my-data.json"')
      .type('json')
      .send(JSON.stringify(data, null, 2));
  });
  return router;
}
