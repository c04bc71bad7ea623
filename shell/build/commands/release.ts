import { RELEASES_DIR } from '../src/paths';
import { buildRelease } from '../src/releases/build-release';
import { promote } from '../src/releases/pointer';
import { print } from './print';

/**
 * `release -w <remote> [--no-promote] [--force reason]`: builds a release of the remote's current sources and promotes
 * it, unless another remote loses something that it uses.
 */
export async function release(remote: string, flags: Set<string>, force?: string): Promise<void> {
  const started = performance.now();
  const { id } = await buildRelease(remote);
  if (!flags.has('--no-promote')) await promote(remote, id, RELEASES_DIR, force);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${flags.has('--no-promote') ? 'Built' : 'Released'} ${remote} ${id} in ${seconds} s`);
}
