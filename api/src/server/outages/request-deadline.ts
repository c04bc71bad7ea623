import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

declare global {
  namespace Express {
    interface Request {
      /** When its transactions have to be over, by `performance.now()`. */
      workUntil?: number;
      /** Whether it is known to change nothing. */
      isRead?: boolean;
    }
  }
}

/** Below the patience of the shop's web server and of the driver, which repeats a transaction for two minutes. */
export const DEADLINE_MS = 11_000;

/** The part of the time after which transactions are given up: the rest is for what they leave, and for the response. */
const WORKING_PART = 0.75;

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Calls back when a request has arrived whole: a slow upload is the client's time. */
function onArrival(request: Request, start: () => void): void {
  if (request.complete || !hasBody(request)) start();
  else request.once('end', start);
}

/**
 * Responds to a request that has no response after the deadline, whatever it waits for, so that nobody waits without
 * end. Its work may still be done: `sendLate` says so.
 */
export function limitRequestTime(
  log: Logger,
  sendLate: (request: Request, response: Response) => void,
  milliseconds = DEADLINE_MS,
): RequestHandler {
  return (request, response, next) => {
    let timer: NodeJS.Timeout | undefined;
    onArrival(request, () => {
      if (response.writableEnded) return;
      request.workUntil = performance.now() + milliseconds * WORKING_PART;
      timer = setTimeout(() => {
        if (response.headersSent) return;
        log.error({ path: request.path, method: request.method, milliseconds }, 'A request took too long');
        sendLate(request, response);
      }, milliseconds);
    });
    response.once('close', () => clearTimeout(timer));
    next();
  };
}
