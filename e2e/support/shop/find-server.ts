import { readFileSync } from 'node:fs';
import { childrenOf } from './processes';
import type { Shop } from './start-shop';

const runs = (pid: number, program: string): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);

function findServer(shop: Shop, name: string, program: string): number {
  const server = childrenOf(shop.process.pid ?? 0).find((pid) => runs(pid, program));
  if (!server) throw new Error(`The shop has no ${name} running`);
  return server;
}

/** The process id of a shop's api. */
export const findApi = (shop: Shop): number => findServer(shop, 'api', 'api/dist/main');

/** The process id of a shop's embedded database. */
export const findDatabase = (shop: Shop): number => findServer(shop, 'database', 'embedded-mongo');

/** The process id of a shop's web server. */
export const findWebServer = (shop: Shop): number => findServer(shop, 'web server', 'server/server.mjs');

/** The connection string of a shop's embedded database, from its command line. */
export function databaseUri(shop: Shop): string {
  const args = readFileSync(`/proc/${findDatabase(shop)}/cmdline`, 'utf8').split('\0');
  const port = args[args.indexOf('--port') + 1];
  return `mongodb://127.0.0.1:${port}/?directConnection=true`;
}
