import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@saltbush/build/free-port';
import { shellBuild } from '../../../shell/build/commands/build';
import { ROOT } from './folder';

/** Starts another web server, on the releases of the shared shop unless `env` says otherwise, with this api. */
export async function startWebServer(apiUrl: string, env: NodeJS.ProcessEnv = {}) {
  const build = shellBuild();
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(build, 'server/server.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      BROWSER_DIR: join(build, 'browser'),
      RELEASES_DIR: process.env.SHOP_RELEASES_DIR,
      API_URL: apiUrl,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      RENDER_BUDGET_MS: '3000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('"ready":true')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The web server ended with code ${code}`)));
  });
  return { origin, stop: () => child.kill('SIGTERM'), kill: () => child.kill('SIGKILL') };
}
