import type { Server } from '../commands/context/context';
import { asMongoError } from '../errors';
import { maintain } from './maintenance';
import type { ServerOptions } from './options';

const IDLE_CHECK_MILLIS = 1000;

/** Ends what is idle every second, and removes what has expired. */
export function startTimers(shared: Server, options: ServerOptions): NodeJS.Timeout[] {
  const idle = setInterval(() => {
    shared.sessions.endIdle();
    shared.cursors.closeIdle();
    shared.streams.closeIdle();
    shared.snapshots.releaseIdle();
  }, IDLE_CHECK_MILLIS);
  const expiry = setInterval(() => {
    maintain(shared, Date.now()).catch((error: unknown) => {
      options.log(`Expired documents could not be removed: ${asMongoError(error).message}`);
    });
  }, options.maintenanceMillis);
  return [idle.unref(), expiry.unref()];
}
