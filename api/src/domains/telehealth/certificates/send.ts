import { CERTIFICATE_FILE } from '@saltbush/contract';
import type { Response } from 'express';

/** Sends a certificate as a file that nobody keeps on the way and no browser shows in the shop's own place. */
export function sendCertificate(response: Response, pdf: Buffer): void {
  response
    .set('Cache-Control', 'private, no-store')
    .set('X-Content-Type-Options', 'nosniff')
    .set('Content-Disposition', `attachment; filename="${CERTIFICATE_FILE}"`)
    .type('application/pdf')
    .send(pdf);
}
