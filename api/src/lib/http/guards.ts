import type { Request, RequestHandler } from 'express';
import { BusinessError, errorBody } from '../errors';

/** Somebody comes back from a provider's page: some browsers then name that page, which learns nothing of the answer. */
const isArrival = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate';

/** Browsers say where a request comes from; only the shop's own pages may change anything. */
export function requireOwnOrigin(publicOrigin: string): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    if (origin === undefined || origin === publicOrigin || isArrival(request)) return next();
    response.status(403).json(errorBody(new BusinessError('FORBIDDEN_ORIGIN')));
  };
}

/** A form or a script tag of another site cannot send JSON without asking first. */
export const requireJson: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.is('application/json')) return next();
  response.status(415).json(errorBody(new BusinessError('UNSUPPORTED_MEDIA_TYPE')));
};
