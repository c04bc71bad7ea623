import { storeOf } from '../src/store/open-store';
import { print } from './print';

/** `npm run releases`: prints each remote's current release, canary and previous releases. */
export async function releases(): Promise<void> {
  const { registry } = await storeOf(undefined).refresh();
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    const canary = entry.canary
      ? `, canary ${entry.canary.release.id} (${entry.canary.share * 100}%${entry.canary.plan ? ' by plan' : ''})`
      : '';
    print(`${remote} ${entry.current.id}${canary}, previous: ${entry.history.join(', ') || 'none'}`);
  }
}
