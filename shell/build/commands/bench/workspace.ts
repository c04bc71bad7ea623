import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GroupOptions, type ProcessGroup, startGroup } from './process-group';

/** Settings of the running shop and of the npm that started the benchmark; measured programs must not inherit them. */
const NOT_INHERITED =
  /^(PORT|API_PORT|NODE_ENV|PUBLIC_ORIGIN|DATA_DIR|RELEASES_\w+|MONGODB_\w+|SEED_PRODUCTS|INIT_CWD|npm_(?!config_).*|npm_config_local_prefix)$/;

/** A temporary folder and the programs started in it. */
export interface Workspace {
  folder: string;
  isClosed(): boolean;
  start(command: string, args: string[], options: Partial<GroupOptions>): ProcessGroup;
  /** Runs a program to completion; rejects with the reason if it fails. */
  run(command: string, args: string[], options: Partial<GroupOptions>): Promise<void>;
  /** Stops every program and removes the folder. */
  close(): Promise<void>;
}

/** Creates a workspace, so that measurements leave no trace outside it. */
export function createWorkspace(): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-bench-'));
  const groups = new Set<ProcessGroup>();
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name));
  const base: NodeJS.ProcessEnv = { ...Object.fromEntries(inherited), TMPDIR: folder };
  let isClosed = false;

  function start(command: string, args: string[], options: Partial<GroupOptions>): ProcessGroup {
    if (isClosed) throw new Error('Interrupted');
    const group = startGroup(command, args, { cwd: folder, ...options, env: { ...base, ...options.env } });
    groups.add(group);
    return group;
  }

  return {
    folder,
    isClosed: () => isClosed,
    start,
    run: (command, args, options) => start(command, args, options).exited,
    async close() {
      isClosed = true;
      await Promise.all([...groups].map((group) => group.stop()));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
