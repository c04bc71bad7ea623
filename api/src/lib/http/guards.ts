import type { Request, RequestHandler } from 'express';
import { BusinessError, errorBody } from '../errors';

/** A navigation back from a provider's page: some browsers send that page as the origin; it cannot read the response. */
const isArrival = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate';

/** Browsers report the origin of a request; only the shop's own pages may change anything. */
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
