import { ROOT } from '../../src/paths';
import type { Workspace } from './workspace';

/**
 * Runs a script of the repository in a separate process and returns the figures it sends.
 * @throws {Error} The script exited without sending any; the message states the reason.
 */
export async function runWorker<Figures>(
  workspace: Workspace,
  [script, ...args]: [script: string, ...args: string[]],
  env: NodeJS.ProcessEnv = {},
): Promise<Figures> {
  const worker = workspace.start(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const figures = new Promise<Figures>((resolve) => {
    worker.child.once('message', (message) => resolve(message as Figures));
  });
  const exited = worker.exited.then(() => {
    throw new Error(`${script} exited without figures`);
  });
  try {
    return await Promise.race([figures, exited]);
  } finally {
    await worker.stop();
  }
}
