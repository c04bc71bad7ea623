import type { Request } from 'express';
import { abandonedSignal } from '../lib/http/abandoned-signal';
import { readBearer } from '../lib/http/bearer';
import { addressOf } from '../lib/http/client-address';
import type { ApiContext, ApiServices } from './context';
import { createLoaders, type Loaders } from './loaders';

/** The resolvers' context. An expired or revoked bearer throws UNAUTHENTICATED: it is not the same as no bearer. */
export async function createRequestContext(services: ApiServices, request: Request): Promise<ApiContext> {
  const token = readBearer(request);
  const user = token ? await services.accounts.verifyBearer(token) : null;
  let loaders: Loaders | undefined;
  let abandoned: AbortSignal | undefined;
  return {
    ...services,
    user,
    requestId: String(request.id),
    clientAddress: addressOf(request),
    workUntil: request.workUntil,
    get abandoned() {
      abandoned ??= request.res && abandonedSignal(request.res);
      return abandoned;
    },
    get log() {
      return request.log;
    },
    get loaders() {
      loaders ??= createLoaders(services, user);
      return loaders;
    },
  };
}
