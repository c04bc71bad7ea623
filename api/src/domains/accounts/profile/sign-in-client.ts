import type { Request } from 'express';

/** Who signs in, as the account's owner is shown it. */
export interface SignInClient {
  agent?: string;
  address?: string;
}

const MAX_AGENT = 400;

/** Reads the browser and the network address of a request. */
export const clientOf = (request: Pick<Request, 'ip' | 'headers'>): SignInClient => ({
  agent: request.headers['user-agent']?.slice(0, MAX_AGENT),
  address: request.ip,
});

/** The headers from which the auth library reads both. */
export function clientHeaders({ agent, address }: SignInClient): Headers {
  const headers = new Headers();
  if (agent) headers.set('user-agent', agent);
  if (address) headers.set('x-forwarded-for', address);
  return headers;
}
