import type { ClientSession } from 'mongodb';

declare const payload: unique symbol;

/** A kind of event. `Payload` is what receivers get. */
export interface EventType<Payload> {
  readonly name: string;
  readonly [payload]?: Payload;
}

/**
 * Handles an event.
 * @param session the emitter's transaction, to pass to every read and write; undefined if there is none
 */
export type EventReceiver<Payload> = (event: Payload, session?: ClientSession) => Promise<void>;

/** Emits events to higher domains without importing them. One per api instance. */
export interface Events {
  /** Adds a receiver. Called once per receiver, while the api is assembled. */
  on<Payload>(type: EventType<Payload>, receive: EventReceiver<Payload>): void;
  /**
   * Delivers an event to its receivers, one after another in the order in which they were added: a session runs one
   * operation at a time. Within a transaction, their effects are committed or rolled back with it; the
   * transaction may be retried, so receivers only write to the database.
   * @throws whatever a receiver throws: the emitter's transaction must then not commit
   */
  emit<Payload>(type: EventType<Payload>, event: Payload, session?: ClientSession): Promise<void>;
}

/** Declares a kind of event; exported by the domain that emits it. */
export const defineEvent = <Payload>(name: string): EventType<Payload> => ({ name });

/** @returns an empty registry of receivers */
export function createEvents(): Events {
  const receivers = new Map<EventType<unknown>, EventReceiver<never>[]>();
  return {
    on(type, receive) {
      receivers.set(type, [...(receivers.get(type) ?? []), receive]);
    },
    async emit(type, event, session) {
      for (const receive of (receivers.get(type) ?? []) as EventReceiver<unknown>[]) {
        await receive(event, session);
      }
    },
  };
}
