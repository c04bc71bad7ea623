import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { shellBuild } from '../../shell/build/commands/build';
import { ROOT } from './shop';

/** Starts a second web server on the releases of the shared shop, with another api. */
export async function startWebServer(apiUrl: string, env: NodeJS.ProcessEnv = {}) {
  const build = shellBuild();
  const child = spawn(process.execPath, [join(build, 'server/server.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      BROWSER_DIR: join(build, 'browser'),
      RELEASES_DIR: process.env.SHOP_RELEASES_DIR,
      API_URL: apiUrl,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) =>
      resolve((JSON.parse(line) as { port: number }).port),
    );
    child.once('exit', (code) => reject(new Error(`The web server ended with code ${code}`)));
  });
  return { origin: `http://localhost:${port}`, stop: () => child.kill('SIGTERM') };
}
