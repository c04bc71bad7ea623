import { CERTIFICATE_ENDPOINT, MEDICARE_BOOKING_ENDPOINT } from '@saltbush/contract';
import { Router } from 'express';
import { downloadCertificate } from './certificates/download';
import type { TelehealthServices } from './context';
import { medicareBooking } from './medicare-booking';

/** JSON endpoints of telehealth (section 7.j). */
export function routes(services: TelehealthServices): Router {
  const router = Router();
  router.post(MEDICARE_BOOKING_ENDPOINT, medicareBooking(services));
  router.post(CERTIFICATE_ENDPOINT, downloadCertificate(services));
  return router;
}
