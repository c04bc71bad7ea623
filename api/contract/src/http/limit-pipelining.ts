interface Destroyable {
  destroy(): unknown;
}

interface Closable {
  once(event: 'close', listener: () => void): unknown;
}

interface Connection extends Destroyable, Closable {
  readonly destroyed: boolean;
  prependOnceListener(event: 'close', listener: () => void): unknown;
}

type Listener<Request, Response> = (request: Request, response: Response) => void;

/** No browser sends a second request before the first is answered, and no proxy or client of ours. */
const MOST_UNANSWERED = 16;

/**
 * Node creates an error for each request that is unanswered when its connection closes. Their stacks, mapped to the
 * sources, take longer than everything else about the requests, and tell nothing.
 */
function closeWithoutStacks(connection: Connection): void {
  const limit = Error.stackTraceLimit;
  connection.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  connection.once('close', () => {
    Error.stackTraceLimit = limit;
  });
  connection.destroy();
}

/**
 * Closes a connection that sends more requests than this without waiting for responses. Node hands over every request of
 * a packet at once: hundreds of them, from a few clients that never read, would keep everybody else waiting.
 */
export function limitPipelining<
  Request extends Destroyable & { readonly socket: Connection },
  Response extends Closable,
>(handler: Listener<Request, Response>): Listener<Request, Response> {
  const unanswered = new WeakMap<Connection, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (socket.destroyed || count > MOST_UNANSWERED) {
      if (!socket.destroyed) closeWithoutStacks(socket);
      request.destroy();
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handler(request, response);
  };
}
