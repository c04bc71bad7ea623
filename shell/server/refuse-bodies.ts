import type { RequestHandler } from 'express';
import { badRequest } from './bad-request';

/** The methods whose bodies the proxy passes on with the headers that say where they end. */
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Refuses a body of any other method. The proxy removes `Transfer-Encoding` from DELETE and OPTIONS and writes the body
 * all the same: the api would take it for the next request on a connection that other visitors share.
 */
export const refuseBodies: RequestHandler = ({ method, headers }, response, next) => {
  const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
  if (!hasBody || WITH_BODY.has(method)) return next();
  response.set('Connection', 'close').status(400).json(badRequest('malformed'));
};
