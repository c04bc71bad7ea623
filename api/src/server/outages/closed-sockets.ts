import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/**
 * A write to a socket that is already destroyed reports a full buffer, but neither `drain` nor `error` follows. Whoever
 * waits for either, as the driver does, would wait for ever and never give its connection back.
 */
function drainOnClose(message: unknown): void {
  const { socket } = message as { socket: Socket };
  socket.once('close', () => socket.emit('drain'));
}

/** Makes sockets that this process opens wake their waiting writers when they close; then those meet the closed socket. */
export function wakeWritersOnClose(): void {
  unsubscribe('net.client.socket', drainOnClose);
  subscribe('net.client.socket', drainOnClose);
}
