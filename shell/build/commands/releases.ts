import { readRegistry } from '../src/releases/read-registry';
import { print } from './print';

/** `npm run releases`: prints each remote's current release, canary and previous releases. */
export function releases(): void {
  for (const [remote, entry] of Object.entries(readRegistry().remotes)) {
    const canary = entry.canary
      ? `, canary ${entry.canary.release.id} (${entry.canary.share * 100}%${entry.canary.plan ? ' by plan' : ''})`
      : '';
    print(`${remote} ${entry.current.id}${canary}, previous: ${entry.history.join(', ') || 'none'}`);
  }
}
