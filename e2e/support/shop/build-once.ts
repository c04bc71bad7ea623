import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepareFolder, ROOT, SALTBUSH } from './folder';

/** Builds everything once, so that every shop of the run starts quickly. Returns the folder with the releases. */
export async function buildOnce(): Promise<string> {
  const folder = prepareFolder();
  const RELEASES_DIR = join(folder, 'releases');
  const child = spawn(process.execPath, [SALTBUSH, 'build'], {
    cwd: ROOT,
    env: { ...process.env, RELEASES_DIR },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`The build ended with code ${code}`);
  process.env.BUILT_RELEASES_DIR = RELEASES_DIR;
  return folder;
}
