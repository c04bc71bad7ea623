import { spawn } from 'node:child_process';

/** A server in a child process. */
export interface Server {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

/** Starts a script that prints `{"ready":true,"port":…}` when ready and exits when its input closes. */
export function startServer(script: string, env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', EXIT_WITH_STDIN: 'true', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.stdin.end();
    await exited;
  };
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    void exited.then((code) => reject(new Error(`${script} exited with code ${code}`)));
    child.stdout.on('data', (chunk) => {
      const port = /"ready":true,"port":(\d+)/.exec(String(chunk))?.[1];
      if (port) resolve({ pid: child.pid ?? 0, url: `http://127.0.0.1:${port}`, stop });
    });
  });
}
