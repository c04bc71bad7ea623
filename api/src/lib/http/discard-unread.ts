import type { RequestHandler } from 'express';

/**
 * Reads and discards what a response did not wait for. A connection that closes over unread bytes is reset, and the
 * sender loses the response with it: a refusal would look like an outage.
 */
export const discardUnread: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    if (!request.complete) request.unpipe().resume();
  });
  next();
};
