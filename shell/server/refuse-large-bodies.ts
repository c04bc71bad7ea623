import { CONTENT_UPLOAD, PHOTO_LIMITS, PHOTO_UPLOAD } from '@saltbush/contract';
import type { Request, RequestHandler } from 'express';
import { badRequest } from './bad-request';

/** Ten times what the api accepts, so that its own, more specific refusals reach the client. */
const MAX_BYTES = 1_000_000;
/** Where staff send files: there, twice what the api accepts. */
const MAX_BYTES_OF: Readonly<Record<string, number>> = {
  [`POST ${PHOTO_UPLOAD}`]: 2 * PHOTO_LIMITS.bytes,
  [`POST ${CONTENT_UPLOAD}`]: 2 * PHOTO_LIMITS.bytes,
};
/** A body up to this size is read to its end and discarded: few clients read a response before they have sent all. */
const MAX_DISCARDED_BYTES = 20_000_000;

const REFUSAL = badRequest('too_large');

const maxBytes = ({ method, path }: Request): number => MAX_BYTES_OF[`${method} ${path}`] ?? MAX_BYTES;

/** Responds with 413 to a body that no part of the shop accepts. */
export const refuseLargeBodies: RequestHandler = (request, response, next) => {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length <= maxBytes(request)) return next();
  const refuse = () => void response.status(413).json(REFUSAL);
  if (length <= MAX_DISCARDED_BYTES) return void request.once('end', refuse).resume();
  response.set('Connection', 'close');
  refuse();
};
