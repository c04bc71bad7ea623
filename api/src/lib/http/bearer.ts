import type { Request } from 'express';

const BEARER = /^Bearer (\S+)$/i;

/** @returns the bearer that a request carries, null when it carries none */
export const readBearer = ({ headers }: Pick<Request, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
