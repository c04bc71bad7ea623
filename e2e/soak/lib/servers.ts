import { databaseUri, findApi, findDatabase, findWebServer } from '../../support/shop/find-server';
import { removeShop } from '../../support/shop/folder';
import { type Shop, startShop } from '../../support/shop/start-shop';

/** The servers of a shop, by the names that its supervisor gives them. */
export const SERVERS = ['database', 'api', 'web server'] as const;
export type ServerName = (typeof SERVERS)[number];

const FIND: Readonly<Record<ServerName, (shop: Shop) => number>> = {
  database: findDatabase,
  api: findApi,
  'web server': findWebServer,
};
const RETURNED = /^(.+) is running again after/;
const ENDED = /^(.+) ended \((.+)\); starting it again/;
/** Ends that are no crash: a kill, and a start without a database, which is repeated. */
const EXPECTED_ENDS = ['SIGKILL', 'before it was ready'];

/** A shop as `npm start` runs it, whose servers are watched. */
export interface WatchedShop {
  origin: string;
  /** Process id of a server; null while it is being started again. */
  pidOf(name: ServerName): number | null;
  /** Resolves when a server that has ended is ready again. */
  returnOf(name: ServerName): Promise<void>;
  /** Lines of the supervisor about servers that served and ended without being killed. */
  crashes: string[];
  databaseUri(): string;
  /** Stops the shop and removes its data. */
  close(): Promise<void>;
}

/** Tells who waits for which server, from the lines of the supervisor. */
function createWatch() {
  const waiting = new Map<string, (() => void)[]>();
  const crashes: string[] = [];
  return {
    crashes,
    onLine(line: string): void {
      const returned = RETURNED.exec(line)?.[1];
      for (const resolve of waiting.get(returned ?? '') ?? []) resolve();
      if (returned) waiting.delete(returned);
      const [, , cause] = ENDED.exec(line) ?? [];
      if (cause && !EXPECTED_ENDS.includes(cause)) crashes.push(line);
    },
    returnOf: (name: ServerName) =>
      new Promise<void>((resolve) => {
        waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
      }),
  };
}

/** Starts a shop of its own for a soak. */
export async function startWatchedShop(
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void = () => undefined,
): Promise<WatchedShop> {
  const watch = createWatch();
  const listen = (line: string) => {
    watch.onLine(line);
    onLine(line);
  };
  const shop = await startShop({ isDetached: true, onLine: listen, env: { SEED_PRODUCTS: '60', ...env } });
  const uri = databaseUri(shop);
  return {
    origin: shop.origin,
    pidOf(name) {
      try {
        return FIND[name](shop);
      } catch {
        return null;
      }
    },
    returnOf: watch.returnOf,
    crashes: watch.crashes,
    databaseUri: () => uri,
    async close() {
      await shop.stop();
      removeShop(shop);
    },
  };
}
