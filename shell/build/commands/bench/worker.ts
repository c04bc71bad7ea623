import { ROOT } from '../../src/paths';
import type { Workspace } from './workspace';

/**
 * Runs a script of the repository in a process of its own and answers the figures that it sends. Raises its last words
 * when it ends without any.
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
  const ended = worker.ended.then(() => {
    throw new Error(`${script} ended without figures`);
  });
  try {
    return await Promise.race([figures, ended]);
  } finally {
    await worker.stop();
  }
}
