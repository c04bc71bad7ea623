export { createBus, publish, subscribe } from './bus';
export type { BusEventName, BusEvents, BusMessage } from './events';
export type { BusTransport } from './transport';
