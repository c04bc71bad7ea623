import { isPermitted, isStaffRole, PHOTO_LIMITS, PHOTO_UPLOAD, photoPath } from '@saltbush/contract';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { RequestUser } from '../../../lib/context';
import { BusinessError, forbidden } from '../../../lib/errors';
import { readBearer } from '../../../lib/http/bearer';
import { createKeyedQueue } from '../../../lib/keyed-queue';
import type { Accounts } from '../../accounts';
import { beginAudited, createAuditLog, createEndpointGate, failureOf } from '../../audit';
import { type CatalogueServices, insertPhoto, makePhoto } from '../../catalogue';
import { nameOfStaff } from '../names';
import { requireProductNow } from './one-product';

/** Below /api, where it is mounted. */
const PATH = PHOTO_UPLOAD.slice('/api'.length);

export type UploadServices = CatalogueServices & { accounts: Accounts };

const tooLarge = () => new BusinessError('PHOTO_REFUSED', { reason: 'too_many_bytes' });

async function requireStaff({ accounts }: UploadServices, request: Request): Promise<RequestUser> {
  const token = readBearer(request);
  const user = token ? await accounts.verifyBearer(token) : null;
  if (!user || !isStaffRole(user.role)) throw forbidden();
  return user;
}

const productIn = ({ query }: Request): string =>
  typeof query.product_id === 'string' ? query.product_id.slice(0, 20) : '';

/** Puts the upload down before anything of it is read. @throws FORBIDDEN without the permission */
async function audit(
  services: UploadServices,
  user: RequestUser,
  request: Request,
  response: Response,
): Promise<void> {
  const id = productIn(request);
  const entry = {
    ...{ staff_id: user.id, staff_name: await nameOfStaff(services, user.id) },
    ...{ customer_id: null, impersonation_id: null, reason: null, reads_health: false },
    operation: `POST ${PHOTO_UPLOAD}`,
    touched: /^\d{1,8}$/.test(id) ? [{ name: 'product_id', id }] : [],
    request_id: String(request.id),
  };
  const isAllowed = isPermitted(user.role, 'products:publish');
  const complete = await beginAudited({ log: createAuditLog(services), entry, isAllowed });
  response.once('finish', () => complete(failureOf(response)));
}

/** Checks everything that can be checked before the file is read. */
function admit(services: UploadServices): RequestHandler {
  return async (request, response, next) => {
    const user = await requireStaff(services, request);
    await audit(services, user, request, response);
    await services.limits.count('photoByUser', user.id);
    response.locals.product = await requireProductNow(services, productIn(request));
    if (Number(request.headers['content-length'] ?? 0) > PHOTO_LIMITS.bytes) throw tooLarge();
    next();
  };
}

/** Reads a file of any type: what it is shows in its bytes. */
const readFile: RequestHandler = (request, response, next) => {
  const read = express.raw({ type: () => true, limit: PHOTO_LIMITS.bytes, inflate: false });
  read(request, response, (error?: unknown) => {
    const isTooLarge = (error as { type?: unknown } | undefined)?.type === 'entity.too.large';
    next(isTooLarge ? tooLarge() : error);
  });
};

/**
 * Mounts POST /api/staff/product-photos?product_id=…, whose body is the file of a photo. Responds with its id, its address
 * and its pixels; the product shows it once `staff_photos_set` has saved it. One file is unpacked at a time.
 */
export function uploads(services: UploadServices): Router {
  const inTurn = createKeyedQueue();
  const router = Router();
  router.post(PATH, createEndpointGate(services), admit(services), readFile, async (request, response) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const photo = await inTurn('photo', () => makePhoto(bytes), request.workUntil);
    const { _id } = response.locals.product;
    const id = await insertPhoto(services.db, _id, photo, services.clock.now());
    const { width, height } = photo;
    response.status(201).json({ data: { id, url: photoPath(id, 'page'), width, height } });
  });
  return router;
}
