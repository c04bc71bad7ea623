import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { notFound } from '../../../lib/errors';
import { readBearer } from '../../../lib/http/bearer';
import { addressOf } from '../../../lib/http/client-address';
import { readBody, text } from '../../../lib/http/read-body';
import type { TelehealthServices } from '../context';
import { readableBooking } from './access';
import { validOf } from './certificates';
import { certificatePdf } from './pdf/certificate-pdf';
import { sendCertificate } from './send';

const Body = v.object({ uuid: text });

/**
 * POST /api/telehealth/certificate {uuid}: the certificate of a consultation that holds, as PDF, for its patient alone. The
 * uuid is sent in the body, since a guest's gives access and addresses are logged.
 */
export function downloadCertificate(services: TelehealthServices): RequestHandler {
  return async (request, response) => {
    response.set('Cache-Control', 'private, no-store');
    await services.limits.count('certificateByAddress', addressOf(request));
    const bearer = readBearer(request);
    const user = bearer ? await services.accounts.verifyBearer(bearer) : null;
    const { uuid } = readBody(Body, request.body);
    const booking = await readableBooking(services, uuid, user?.id ?? null);
    const certificate = booking && validOf(booking);
    if (!certificate) throw notFound('Certificate');
    sendCertificate(response, await certificatePdf(services.cipher, booking, certificate));
  };
}
