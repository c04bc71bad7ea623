import { buildRelease } from '../src/releases/build-release';
import { promote } from '../src/releases/pointer';
import { say } from './say';

/** `release -w <remote> [--no-promote]`: builds the remote's present sources and points the shop at the result. */
export async function release(remote: string, flags: Set<string>): Promise<void> {
  const started = performance.now();
  const { id } = await buildRelease(remote);
  if (!flags.has('--no-promote')) await promote(remote, id);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${remote} ${id} ${flags.has('--no-promote') ? 'built' : 'is current'} (${seconds} s)`);
}
