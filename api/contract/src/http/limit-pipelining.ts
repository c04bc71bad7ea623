interface Connection {
  readonly destroyed: boolean;
  destroy(): unknown;
}

interface Closable {
  once(event: 'close', listener: () => void): unknown;
}

type Listener<Request, Response> = (request: Request, response: Response) => void;

/** No browser sends a second request before the first is answered, and no proxy or client of ours. */
const MOST_UNANSWERED = 16;

/**
 * Closes a connection that sends more requests than this without waiting for responses. Node hands over every request of
 * a packet at once: hundreds of them, from a few clients that never read, would keep everybody else waiting.
 */
export function limitPipelining<Request extends { readonly socket: Connection }, Response extends Closable>(
  handler: Listener<Request, Response>,
): Listener<Request, Response> {
  const unanswered = new WeakMap<Connection, number>();
  return (request, response) => {
    const { socket } = request;
    // What else was in the packet.
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MOST_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handler(request, response);
  };
}
