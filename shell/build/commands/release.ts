import { buildRelease } from '../src/releases/build-release';
import { promote } from '../src/releases/pointer';
import { print } from './print';

/** `release -w <remote> [--no-promote]`: builds a release of the remote's current sources and promotes it. */
export async function release(remote: string, flags: Set<string>): Promise<void> {
  const started = performance.now();
  const { id } = await buildRelease(remote);
  if (!flags.has('--no-promote')) await promote(remote, id);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${flags.has('--no-promote') ? 'Built' : 'Released'} ${remote} ${id} in ${seconds} s`);
}
