import type { Response } from 'express';

/** Returns a signal that is aborted when the connection closes before the response has been sent. */
export function abandonedSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  const check = () => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.closed) check();
  else response.once('close', check);
  return controller.signal;
}
