import { isPermitted, STAFF_CERTIFICATE_ENDPOINT } from '@saltbush/contract';
import { type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import type { RequestUser } from '../../../lib/context';
import { BusinessError, notFound, unauthenticated } from '../../../lib/errors';
import { readBearer } from '../../../lib/http/bearer';
import { readBody, text } from '../../../lib/http/read-body';
import type { AccountsServices } from '../../accounts';
import { createAuditLog, runAudited } from '../../audit';
import {
  certificatePdf,
  findPaidBooking,
  sendCertificate,
  type TelehealthServices,
  validOf,
} from '../../telehealth';
import { nameOfStaff } from '../names';

type Services = TelehealthServices & AccountsServices;

const Body = v.object({ uuid: text });
const SHOP_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

async function entryOf(services: Services, { id }: RequestUser, uuid: string, requestId: string) {
  return {
    ...{ staff_id: id, staff_name: await nameOfStaff(services, id) },
    ...{ customer_id: null, impersonation_id: null, reason: null },
    operation: `POST /api${STAFF_CERTIFICATE_ENDPOINT}`,
    touched: SHOP_ID.test(uuid) ? [{ name: 'uuid', id: uuid }] : [],
    reads_health: true,
    request_id: requestId,
  };
}

async function draw({ db, cipher }: Services, uuid: string): Promise<Buffer> {
  const booking = await findPaidBooking(db, uuid);
  const certificate = booking && validOf(booking);
  if (!certificate) throw notFound('Certificate');
  return certificatePdf(cipher, booking, certificate);
}

/** Nobody else learns whether there is one. */
function refusal(error: unknown): unknown {
  return error instanceof BusinessError && error.code === 'FORBIDDEN' ? notFound('Certificate') : error;
}

/**
 * POST /api/staff/certificate {uuid}: the certificate of a consultation that holds, as PDF, for practitioners. Each try of
 * a member of staff is put down before anything is read.
 */
function staffCertificate(services: Services): RequestHandler {
  return async (request, response) => {
    response.set('Cache-Control', 'private, no-store');
    const bearer = readBearer(request);
    if (!bearer) throw unauthenticated();
    const user = await services.accounts.verifyBearer(bearer);
    if (user.role === 'customer') throw notFound('Certificate');
    const { uuid } = readBody(Body, request.body);
    const entry = await entryOf(services, user, uuid, String(request.id));
    const isAllowed = isPermitted(user.role, 'appointments:run');
    const log = createAuditLog(services);
    const pdf = await runAudited({ log, entry, isAllowed }, () => draw(services, uuid)).catch((error) => {
      throw refusal(error);
    });
    sendCertificate(response, pdf);
  };
}

/** The JSON endpoints of the counter. */
export function routes(services: Services): Router {
  return Router().post(STAFF_CERTIFICATE_ENDPOINT, staffCertificate(services));
}
