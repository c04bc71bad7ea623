import { deviceStorage } from '../storage';

/** Exchanges serialised messages with the other tabs of this origin. */
export interface BusTransport {
  post(message: unknown): void;
  listen(handler: (message: unknown) => void): void;
}

const CHANNEL = 'saltbush-bus';

function broadcastTransport(channel: BroadcastChannel): BusTransport {
  return {
    post: (message) => channel.postMessage(message),
    listen: (handler) => channel.addEventListener('message', (event) => handler(event.data)),
  };
}

/**
 * Fallback without BroadcastChannel: a storage entry that is written and immediately removed fires in other tabs. Where
 * storage is blocked too, events stay within this tab.
 */
function storageTransport(): BusTransport {
  return {
    post(message) {
      deviceStorage.writeJson(CHANNEL, message);
      deviceStorage.remove(CHANNEL);
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
  try {
    return broadcastTransport(new BroadcastChannel(CHANNEL));
  } catch {
    // Missing, or blocked together with storage.
    return storageTransport();
  }
}
