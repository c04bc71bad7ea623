import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GroupOptions, type ProcessGroup, startGroup } from './process-group';

/** Settings of the shop and of the npm that started us; what is measured has its own. */
const FOREIGN =
  /^(PORT|API_PORT|NODE_ENV|PUBLIC_ORIGIN|DATA_DIR|RELEASES_\w+|MONGODB_\w+|SEED_PRODUCTS|INIT_CWD|npm_(?!config_).*|npm_config_local_prefix)$/;

/** A temporary folder and the programs that were started for it. */
export interface Workspace {
  folder: string;
  isClosed(): boolean;
  start(command: string, args: string[], options: Partial<GroupOptions>): ProcessGroup;
  /** Runs a program to its end. Raises its last words when it fails. */
  run(command: string, args: string[], options: Partial<GroupOptions>): Promise<void>;
  /** Ends every program and removes the folder. */
  close(): Promise<void>;
}

/** Makes a place in which nothing that is measured leaves a trace elsewhere. */
export function createWorkspace(): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-bench-'));
  const groups = new Set<ProcessGroup>();
  const own = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  const base: NodeJS.ProcessEnv = { ...Object.fromEntries(own), TMPDIR: folder };
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
    run: (command, args, options) => start(command, args, options).ended,
    async close() {
      isClosed = true;
      await Promise.all([...groups].map((group) => group.stop()));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
