import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, saltbushOf } from '../support/shop/folder';

/** The sources of one commit with what they need installed, and the releases built of them. */
export interface Tree {
  root: string;
  releasesDir: string;
}

/** Runs a command; what it prints is shown only if it fails. @throws {Error} With the end of its output. */
function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((done, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    let output = '';
    const keep = (part: Buffer) => {
      output = (output + part).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? done()
        : reject(new Error(`${command} ${args.join(' ')} ended with code ${code}:\n${output}`)),
    );
  });
}

/** The commit that a name stands for. @throws {Error} There is none. */
export function resolveCommit(name: string): string {
  const args = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    throw new Error(`There is no commit ${name}`);
  }
}

/** The commit that stood at the head a day ago: as old as a release may be by the next. */
export function yesterdaysCommit(): string {
  const args = ['rev-list', '-1', '--first-parent', '--before=1 day ago', 'HEAD'];
  const commit = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  if (!commit) throw new Error('This clone has no commit of yesterday. Name one: npm run compat -- <commit>');
  return commit;
}

/** Builds everything of a tree into a folder of its own. */
export const buildReleases = async ({ root, releasesDir }: Tree): Promise<void> =>
  run(process.execPath, [saltbushOf(root), 'build'], root, { RELEASES_DIR: releasesDir });

/** Checks a commit out beside this one with packages of its own, since React and others may differ. */
export async function openTree(commit: string): Promise<Tree & { close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-compat-'));
  const root = join(folder, 'tree');
  await run('git', ['worktree', 'add', '--detach', root, commit], ROOT);
  const close = () => {
    execFileSync('git', ['worktree', 'remove', '--force', root], { cwd: ROOT });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], root);
    return { root, releasesDir: join(folder, 'releases'), close };
  } catch (error) {
    close();
    throw error;
  }
}
