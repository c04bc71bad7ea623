import type { Request } from 'express';
import type { ApiContext, ApiServices } from './context';
import { createLoaders } from './loaders';

const BEARER = /^Bearer (\S+)$/i;

/** What resolvers get. A bearer that is over or was revoked raises UNAUTHENTICATED: it is not the same as no bearer. */
export async function createRequestContext(services: ApiServices, request: Request): Promise<ApiContext> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const user = token ? await services.accounts.verifyBearer(token) : null;
  return {
    ...services,
    user,
    requestId: String(request.id),
    clientAddress: request.ip ?? 'unknown',
    log: request.log,
    loaders: createLoaders(services, user),
  };
}
