import type { Request } from 'express';

const BEARER = /^Bearer (\S+)$/i;

/** @returns the request's bearer token, or null */
export const readBearer = ({ headers }: Pick<Request, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
