import type { Doc } from '../../bson/types';
import type { Command, Context } from '../context/context';
import { hello } from './hello';

const VERSION = '7.0.0';

const buildInfo: Doc = {
  version: VERSION,
  versionArray: [7, 0, 0, 0],
  gitVersion: 'embedded',
  modules: ['embedded'],
  bits: 64,
  debug: false,
  maxBsonObjectSize: 16 * 1024 * 1024,
  storageEngines: ['lmdb'],
  ok: 1,
};

const uptime = (context: Context): number => (performance.now() - context.server.startedAt) / 1000;

/** Commands drivers and shells use to inspect a server. */
export const handshakeCommands: Record<string, Command> = {
  hello: { run: hello, fields: 'any' },
  isMaster: { run: hello, fields: 'any' },
  ping: { run: () => ({ ok: 1 }), fields: 'any' },
  buildInfo: { run: () => buildInfo, fields: 'any' },
  connectionStatus: {
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
    fields: 'any',
  },
  getParameter: {
    run: ({ server }) => ({
      featureCompatibilityVersion: { version: '7.0' },
      enableTestCommands: server.failPoints !== undefined,
      ok: 1,
    }),
    fields: 'any',
  },
  getLog: { run: () => ({ totalLinesWritten: 0, log: [], ok: 1 }), fields: 'any' },
  getCmdLineOpts: { run: () => ({ argv: [], parsed: {}, ok: 1 }), fields: 'any' },
  hostInfo: { run: () => ({ system: {}, os: {}, ok: 1 }), fields: 'any' },
  serverStatus: {
    run: (context) => ({
      version: VERSION,
      process: 'embedded-mongo',
      pid: process.pid,
      uptime: uptime(context),
      ok: 1,
    }),
    fields: 'any',
  },
  whatsmyuri: { run: () => ({ you: '127.0.0.1', ok: 1 }), fields: 'any' },
};
