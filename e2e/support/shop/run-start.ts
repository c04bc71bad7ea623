import { spawn } from 'node:child_process';
import { ROOT, SALTBUSH } from './folder';

export interface Ended {
  code: number | null;
  /** Lines of stderr, without empty ones. */
  errors: string[];
}

/** Runs the `npm start` command with these settings until it exits. */
export function runStart(env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [SALTBUSH, 'start'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'development', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.on('data', (part) => {
      text += part;
    });
    child.once('close', (code) =>
      done({ code, errors: text.split('\n').filter((line) => line.trim() !== '') }),
    );
  });
}
