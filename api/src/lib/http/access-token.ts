import { createHash, timingSafeEqual } from 'node:crypto';
import { ACCESS_TOKEN } from '@saltbush/contract/http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { BusinessError, errorBody } from '../errors';

/** What operators and load balancers read without a token; a wrong one is refused here too, so that its holder learns. */
const OPEN = ['/health', '/ready', '/metrics'];

/** Of equal length, as the comparison requires, whatever is presented. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Refuses callers other than the shop's web server (rule 7.a-05).
 * @param token what the web server presents; null serves everybody, in development
 */
export function requireAccessToken(token: string | null, log: Logger): RequestHandler {
  if (!token) return (_request, _response, next) => next();
  const expected = hashOf(token);
  return ({ headers, path }, response, next) => {
    const presented = headers[ACCESS_TOKEN];
    const isOwn = typeof presented === 'string' && timingSafeEqual(hashOf(presented), expected);
    if (isOwn || (presented === undefined && OPEN.includes(path))) return next();
    log.warn({ path }, 'Refused a caller without the access token');
    response.status(403).json(errorBody(new BusinessError('FORBIDDEN_ORIGIN')));
  };
}
