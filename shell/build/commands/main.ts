import { basename } from 'node:path';
import { listRemotes } from '../src/paths';
import { promote, rollback, setCanary } from '../src/releases/pointer';
import { readRegistry } from '../src/releases/registry-file';
import { bench } from './bench/bench';
import { buildPart, promoteUnknown, staleParts } from './build';
import { dev } from './dev';
import { newRemote } from './new-remote';
import { plan } from './plan';
import { release } from './release';
import { rules } from './rules';
import { fail, say } from './say';
import { start } from './start';
import { test } from './test';

/** The remote in whose folder the command runs: what `npm run … -w <remote>` sets. */
function presentRemote(): string {
  const remote = basename(process.cwd());
  if (!listRemotes().includes(remote))
    throw new Error(`Say which remote: -w ${listRemotes().join(' | -w ')}`);
  return remote;
}

function need(value: string | undefined, usage: string): string {
  if (!value) throw new Error(`Usage: ${usage}`);
  return value;
}

type Command = (words: string[], flags: Set<string>) => Promise<void> | void;

const commands: Record<string, Command> = {
  start: () => start(),
  dev: (remotes) => dev(remotes),
  'new-remote': ([remote, path]) => newRemote(remote, path),
  plan: () => plan(),
  test: (names) => test(names),
  bench: (sections) => bench(sections),
  rules: () => rules(),
  async build(parts) {
    const wanted = parts.length > 0 ? parts : staleParts();
    for (const part of wanted) await buildPart(part);
    if (parts.length === 0) await promoteUnknown();
  },
  release: (_words, flags) => release(presentRemote(), flags),
  async promote([id]) {
    const remote = presentRemote();
    await promote(remote, need(id, 'npm run promote -w <remote> -- <release id>'));
    say(`${remote} ${id} is current`);
  },
  async rollback([id]) {
    const remote = presentRemote();
    say(`${remote} ${await rollback(remote, id)} is current again`);
  },
  async canary([id, share]) {
    const usage = 'npm run canary -w <remote> -- <release id> <share from 0 to 1>';
    await setCanary(presentRemote(), need(id, usage), Number(need(share, usage)));
    say(`${presentRemote()} ${id} is shown to ${Number(share) * 100} % of visitors`);
  },
  releases() {
    for (const [remote, entry] of Object.entries(readRegistry().remotes)) {
      const canary = entry.canary
        ? `, canary ${entry.canary.release.id} (${entry.canary.share * 100} %)`
        : '';
      say(`${remote} ${entry.current.id}${canary}, before: ${entry.history.join(', ') || 'none'}`);
    }
  },
};

/** Runs one command of the shop's tooling; a failure is one clear line and exit code 1. */
export async function main([name = '', ...rest]: string[]): Promise<void> {
  const command = commands[name];
  const flags = new Set(rest.filter((word) => word.startsWith('--')));
  const words = rest.filter((word) => !word.startsWith('--'));
  try {
    if (!command) throw new Error(`Commands: ${Object.keys(commands).join(', ')}`);
    await command(words, flags);
  } catch (error) {
    fail(error);
  }
}
