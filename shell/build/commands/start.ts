import type { ChildProcess } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { ROOT } from '../src/paths';
import { promoteUnregistered, shellBuild, staleParts } from './build';
import { print } from './print';
import { isPortFree, runNode, startServer } from './processes';

const SELF = join(ROOT, 'shell/build/bin/saltbush.mjs');
const RESTART_MS = 500;

interface Supervised {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

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

/** Keeps servers running: restarts one that exits, and stops all of them together. */
function createSupervisor() {
  const children = new Map<string, ChildProcess>();
  let isStopping = false;

  async function run(server: Supervised): Promise<number> {
    const { child, port } = await startServer(server.args, { env: server.env });
    children.set(server.name, child);
    child.once('exit', () => {
      children.delete(server.name);
      if (!isStopping) setTimeout(() => restart(server), RESTART_MS);
    });
    return port;
  }

  function restart(server: Supervised): void {
    if (isStopping) return;
    print(`${server.name} exited unexpectedly, restarting…`);
    run(server).catch(() => setTimeout(() => restart(server), RESTART_MS * 4));
  }

  async function stop(): Promise<void> {
    isStopping = true;
    const exits = [...children.values()].map(
      (child) => new Promise((resolve) => child.once('exit', resolve)),
    );
    for (const child of children.values()) child.kill('SIGTERM');
    const killTimer = setTimeout(() => {
      for (const child of children.values()) child.kill('SIGKILL');
    }, 8000);
    await Promise.all(exits);
    clearTimeout(killTimer);
  }

  return { run, stop };
}

/**
 * `npm start`: builds what is stale, starts the database, api and web server, waits until they are ready and prints the
 * URL. SIGINT and SIGTERM stop all processes.
 */
export async function start(webServerSettings: NodeJS.ProcessEnv = {}): Promise<void> {
  const port = Number(process.env.PORT ?? 3000);
  if (!(await isPortFree(port))) throw new Error(`Port ${port} is in use. Set PORT to another one.`);
  const stale = staleParts();
  // Sources can change during the build: the server starts from the folder hashed now.
  const build = shellBuild();
  if (stale.length > 0) print(`Building ${stale.join(', ')}…`);

  const supervisor = createSupervisor();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void supervisor.stop().then(() => process.exit(0)));
  }
  const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const apiPort = process.env.API_PORT ? Number(process.env.API_PORT) : await getPort();
  const apiFirst = stale.includes('api') ? buildAll(['api']) : Promise.resolve();
  try {
    const api = apiFirst.then(() =>
      supervisor.run({
        name: 'api',
        args: [join(ROOT, 'api/dist/main.mjs')],
        env: { PORT: String(apiPort), PUBLIC_ORIGIN: origin },
      }),
    );
    const builds = buildAll(stale.filter((part) => part !== 'api')).then(promoteUnregistered);
    await Promise.all([api, builds]);
    await supervisor.run({
      name: 'web server',
      args: ['--enable-source-maps', join(build, 'server/server.mjs')],
      env: {
        BROWSER_DIR: join(build, 'browser'),
        ...webServerSettings,
        PORT: String(port),
        API_URL: `http://127.0.0.1:${apiPort}`,
        PUBLIC_ORIGIN: origin,
      },
    });
    print(`Saltbush is open at ${origin}`);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}
