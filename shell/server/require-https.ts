import type { Request, RequestHandler } from 'express';
import type { ShellConfig } from './config';

const asksForPage = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

/**
 * Leads people who came over plain http to https, and refuses everything else that did: a program that sends secrets
 * must not go unnoticed. The proxy in front of the shop says how a request came.
 */
export function requireHttps({ publicOrigin }: ShellConfig): RequestHandler {
  const isHttps = publicOrigin.startsWith('https:');
  return (request, response, next) => {
    const isPlain = request.protocol === 'http' && request.headers['x-forwarded-proto'] !== undefined;
    if (!isHttps || !isPlain) return next();
    if (asksForPage(request) && request.url.startsWith('/')) {
      return response.redirect(301, publicOrigin + request.url);
    }
    response.status(403).json({ message: `Send requests to ${publicOrigin}.` });
  };
}
