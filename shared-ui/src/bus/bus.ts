import type { BusEventName, BusEvents, BusMessage } from './events';
import { type BusTransport, createTransport } from './transport';

type Handler<Name extends BusEventName> = (payload: BusEvents[Name], message: BusMessage<Name>) => void;

/** Creates a bus over the given transport. An error in one subscriber does not affect the others. */
export function createBus(transport: BusTransport | null) {
  const handlers = new Map<BusEventName, Set<Handler<BusEventName>>>();

  function deliver(message: BusMessage): void {
    for (const handler of handlers.get(message.name) ?? []) {
      try {
        handler(message.payload, message);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  transport?.listen((raw) => {
    const message = raw as Partial<BusMessage> | null;
    if (!message?.name || !message.payload) return;
    deliver({ name: message.name, payload: message.payload, remote: true });
  });

  return {
    /** Delivers to this tab's subscribers synchronously, and to other tabs asynchronously. */
    publish<Name extends BusEventName>(name: Name, payload: BusEvents[Name]): void {
      deliver({ name, payload, remote: false });
      transport?.post({ name, payload });
    },
    /** @returns a function that unsubscribes the handler */
    subscribe<Name extends BusEventName>(name: Name, handler: Handler<Name>): () => void {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set);
      set.add(handler as Handler<BusEventName>);
      return () => set.delete(handler as Handler<BusEventName>);
    },
  };
}

const bus = createBus(createTransport());
export const publish = bus.publish;
export const subscribe = bus.subscribe;
