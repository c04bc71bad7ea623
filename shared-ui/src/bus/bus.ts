import type { BusEventName, BusEvents, BusMessage } from './events';
import { type BusTransport, createTransport } from './transport';

type Handler<Name extends BusEventName> = (payload: BusEvents[Name], message: BusMessage<Name>) => void;

/** A bus over the given transport. One subscriber that throws does not keep the others from hearing. */
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
    /** Tells this tab's subscribers at once and the other tabs as soon as the browser carries it. */
    publish<Name extends BusEventName>(name: Name, payload: BusEvents[Name]): void {
      deliver({ name, payload, remote: false });
      transport?.post({ name, payload });
    },
    /** Returns a function that ends the subscription. */
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
