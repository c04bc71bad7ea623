import { mkdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../src/paths';
import { openStore } from '../src/store/open-store';
import { promoteUnregistered, shellBuild, staleParts } from './build';
import { exitWithError, print } from './print';
import { isPortFree, runNode, stopScripts } from './processes';
import { planServers } from './servers';
import { BACK_OFF } from './supervisor/back-off';
import { createSupervisor } from './supervisor/supervisor';
import { watchParents } from './supervisor/watch-parents';

const SELF = join(ROOT, 'shell/build/bin/saltbush.mjs');

/** Builds parts in parallel, one process per core. */
async function buildAll(parts: string[]): Promise<void> {
  const queue = [...parts];
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      const started = performance.now();
      await runNode([SELF, 'build', part]);
      print(`Built ${part} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(cpus().length, parts.length)) }, worker));
}

/** A supervisor that ends this process with all servers: on a signal, without npm, or when a server keeps failing. */
function superviseProcess() {
  const supervisor = createSupervisor({
    policy: BACK_OFF,
    log: print,
    onGiveUp: (line) => void supervisor.stop().then(() => exitWithError(line)),
  });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    stopScripts();
    void supervisor.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  watchParents(stop);
  return { run: supervisor.run, stop: supervisor.stop, isStopping: () => isStopping };
}

/** A shared store has its releases from squads; a shop without them is told so by its web server. */
async function registerRemotes(): Promise<void> {
  if (!openStore().isShared) await promoteUnregistered();
}

/**
 * `npm start`: builds what is stale, starts database, api and web server and keeps them running, waits until they are
 * ready and prints the URL. SIGINT, SIGTERM, SIGHUP and the end of npm stop all processes.
 */
export async function start(webServerSettings: NodeJS.ProcessEnv = {}): Promise<void> {
  const port = Number(process.env.PORT ?? 3000);
  if (!(await isPortFree(port))) throw new Error(`Port ${port} is in use. Set PORT to another one.`);
  const { folder, isShared } = openStore();
  // The api publishes its schema only into a folder that exists.
  if (isShared) mkdirSync(folder, { recursive: true });
  const stale = staleParts();
  // Sources can change during the build: the server starts from the folder hashed now.
  const build = shellBuild();
  if (stale.length > 0) print(`Building ${stale.join(', ')}…`);

  const supervisor = superviseProcess();
  const { database, api, webServer, origin } = await planServers(port, build, webServerSettings);
  try {
    const apiStart = (stale.includes('api') ? buildAll(['api']) : Promise.resolve()).then(async () => {
      if (database) await supervisor.run(database);
      await supervisor.run(api);
    });
    const builds = buildAll(stale.filter((part) => part !== 'api')).then(registerRemotes);
    await Promise.all([apiStart, builds]);
    await supervisor.run(webServer);
    print(`Saltbush is open at ${origin}`);
  } catch (error) {
    if (supervisor.isStopping()) return;
    await supervisor.stop();
    throw error;
  }
}
