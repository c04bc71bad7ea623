import type { Request } from 'express';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Does a request come from the machine that the api runs on? What helps developers is shown there only: even a shop
 * that runs in development by mistake shows it to nobody else.
 */
export const isOwnMachine = (request: Request): boolean => LOOPBACK.has(request.ip ?? '');
