import { isForeignChange } from '@saltbush/contract/http';
import type { Request, RequestHandler } from 'express';
import { BusinessError, errorBody } from '../errors';

/** A navigation back from a provider's page: some browsers send that page as the origin; it cannot read the response. */
const isArrival = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate';

/** Refuses every request by which another site's page could change something; for all routes. */
export function refuseForeignChanges(publicOrigin: string): RequestHandler {
  return ({ method, headers }, response, next) => {
    const source = { method, origin: headers.origin, site: headers['sec-fetch-site'] as string | undefined };
    if (!isForeignChange(source, publicOrigin)) return next();
    response.status(403).json(errorBody(new BusinessError('FORBIDDEN_ORIGIN')));
  };
}

/** Only the shop's own pages may use these routes, not even for reading. Browsers report the origin of a request. */
export function requireOwnOrigin(publicOrigin: string): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    if (origin === undefined || origin === publicOrigin || isArrival(request)) return next();
    response.status(403).json(errorBody(new BusinessError('FORBIDDEN_ORIGIN')));
  };
}

/** Another site's form or script tag cannot send JSON without a CORS preflight. */
export const requireJson: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.is('application/json')) return next();
  response.status(415).json(errorBody(new BusinessError('UNSUPPORTED_MEDIA_TYPE')));
};
