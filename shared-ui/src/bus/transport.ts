/** Exchanges serialised messages with the other tabs of this origin. */
export interface BusTransport {
  post(message: unknown): void;
  listen(handler: (message: unknown) => void): void;
}

const CHANNEL = 'saltbush-bus';

function broadcastTransport(): BusTransport {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    post: (message) => channel.postMessage(message),
    listen: (handler) => channel.addEventListener('message', (event) => handler(event.data)),
  };
}

/** Fallback without BroadcastChannel: a storage entry that is written and immediately removed fires in other tabs. */
function storageTransport(): BusTransport {
  return {
    post(message) {
      try {
        localStorage.setItem(CHANNEL, JSON.stringify(message));
        localStorage.removeItem(CHANNEL);
      } catch {
        // Storage may be full or blocked: events then stay within this tab.
      }
    },
    listen(handler) {
      window.addEventListener('storage', (event) => {
        if (event.key !== CHANNEL || !event.newValue) return;
        handler(JSON.parse(event.newValue));
      });
    },
  };
}

/** Creates the best transport that the environment supports; null on the server. */
export function createTransport(): BusTransport | null {
  if (typeof window === 'undefined') return null;
  return typeof BroadcastChannel === 'function' ? broadcastTransport() : storageTransport();
}
