import { SET_NAME } from '../commands/server/hello';
import { openFolder } from '../storage/folder/open-folder';
import type { Connection } from '../wire/connection';
import { HOST, listen, listenerOf } from './listener';
import { maintain } from './maintenance';
import type { RunningServer, ServerOptions } from './options';
import { share } from './shared-state';
import { startTimers } from './timers';

/** Opens the data folder and listens on the loopback interface. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const connections = new Set<Connection>();
  const fail = (error: unknown): void => {
    for (const connection of connections) connection.close();
    options.onFailure(error);
  };
  const folder = openFolder(options.dataDir, {
    lockWaitMillis: options.lockWaitMillis,
    onFailure: fail,
    log: options.log,
  });
  const shared = share(folder.engine, options);
  const listener = listenerOf(shared, connections);
  try {
    const port = await listen(listener, options.port);
    shared.address = `${HOST}:${port}`;
    folder.announce(port);
  } catch (error) {
    await folder.close();
    throw error;
  }
  const timers = startTimers(shared, options);
  return {
    uri: `mongodb://${shared.address}/?directConnection=true&replicaSet=${SET_NAME}`,
    port: Number(shared.address.split(':')[1]),
    maintain: (now) => maintain(shared, now),
    async close() {
      for (const timer of timers) clearInterval(timer);
      const closed = new Promise((resolve) => listener.close(resolve));
      for (const connection of connections) connection.close();
      await closed;
      shared.sessions.endAll();
      shared.snapshots.releaseAll();
      shared.streams.closeAll();
      await folder.close();
    },
  };
}
