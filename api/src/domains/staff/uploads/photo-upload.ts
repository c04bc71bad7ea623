import { isPermitted, isStaffRole, type Permission, PHOTO_LIMITS } from '@saltbush/contract';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { RequestUser } from '../../../lib/context';
import { BusinessError, forbidden } from '../../../lib/errors';
import { readBearer } from '../../../lib/http/bearer';
import type { createKeyedQueue } from '../../../lib/keyed-queue';
import type { Accounts } from '../../accounts';
import { beginAudited, createAuditLog, createEndpointGate, failureOf } from '../../audit';
import type { CatalogueServices } from '../../catalogue';
import { nameOfStaff } from '../names';

export type UploadServices = CatalogueServices & { accounts: Accounts };

/** An endpoint that takes the file of a picture as its body. */
export interface PhotoUpload<Subject> {
  /** Its path. */
  path: string;
  permission: Permission;
  /** @returns ids of what the file is for, for the audit log */
  touched(request: Request): { name: string; id: string }[];
  /** @returns what the file is for @throws {BusinessError} if there is no such thing */
  subject(request: Request): Promise<Subject> | Subject;
  /** Makes and keeps the copies. @returns the data of the response @throws {BusinessError} PHOTO_REFUSED */
  keep(bytes: Buffer, subject: Subject): Promise<object>;
}

const tooLarge = () => new BusinessError('PHOTO_REFUSED', { reason: 'too_many_bytes' });

async function requireStaff({ accounts }: UploadServices, request: Request): Promise<RequestUser> {
  const token = readBearer(request);
  const user = token ? await accounts.verifyBearer(token) : null;
  if (!user || !isStaffRole(user.role)) throw forbidden();
  return user;
}

/** Puts the upload down before anything of it is read. @throws FORBIDDEN without the permission */
async function audit(
  services: UploadServices,
  { path, permission, touched }: PhotoUpload<unknown>,
  [user, request, response]: readonly [RequestUser, Request, Response],
): Promise<void> {
  const entry = {
    ...{ staff_id: user.id, staff_name: await nameOfStaff(services, user.id) },
    ...{ customer_id: null, impersonation_id: null, reason: null, reads_health: false },
    operation: `POST ${path}`,
    touched: touched(request),
    request_id: String(request.id),
  };
  const isAllowed = isPermitted(user.role, permission);
  const complete = await beginAudited({ log: createAuditLog(services), entry, isAllowed });
  response.once('finish', () => complete(failureOf(response)));
}

/** Checks everything that can be checked before the file is read. */
function admit(services: UploadServices, upload: PhotoUpload<unknown>): RequestHandler {
  return async (request, response, next) => {
    const user = await requireStaff(services, request);
    await audit(services, upload, [user, request, response]);
    await services.limits.count('photoByUser', user.id);
    response.locals.subject = await upload.subject(request);
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
 * Returns the handlers of an endpoint below /api. One file is unpacked at a time.
 * @param inTurn shared by all such endpoints
 */
export function photoUpload<Subject>(
  services: UploadServices,
  inTurn: ReturnType<typeof createKeyedQueue>,
  upload: PhotoUpload<Subject>,
): RequestHandler[] {
  const keep: RequestHandler = async (request, response) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const data = await inTurn('photo', () => upload.keep(bytes, response.locals.subject), request.workUntil);
    response.status(201).json({ data });
  };
  return [createEndpointGate(services), admit(services, upload as PhotoUpload<unknown>), readFile, keep];
}
