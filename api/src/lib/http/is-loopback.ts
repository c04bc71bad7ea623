import type { Request } from 'express';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a request comes from the machine the api runs on. Development aids are restricted to it: even a shop that
 * runs in development mode by mistake exposes them to no one else.
 */
export const isLoopback = (request: Request): boolean => LOOPBACK.has(request.ip ?? '');
