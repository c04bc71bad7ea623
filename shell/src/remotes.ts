import type { FragmentModule, RemoteApplication, SlotFill } from '@saltbush/shared-ui/platform';
import { type Container, openContainer } from './containers';
import { recordLoad } from './diagnostics/record';
import type { VerifiedLoader } from './integrity/verified-loader';
import type { Snapshot, SnapshotRemote } from './snapshot';

/** After this time a remote counts as failed; it can still arrive and replace its fallback. */
export const LOAD_TIMEOUT_MS = 2500;

/** Creates the page's access to the code of remotes. A failed load is discarded, so that a retry fetches it again. */
export function createRemotes(snapshot: Snapshot, loader: VerifiedLoader) {
  const byName = new Map(snapshot.remotes.map((remote) => [remote.name, remote]));
  const attempts = new Map<string, number>();
  const containers = new Map<string, Promise<Container>>();

  /** Opens the remote once per attempt, whatever is loaded from it. */
  function containerOf({ name, entry }: SnapshotRemote): Promise<Container> {
    const attempt = attempts.get(name) ?? 0;
    const container =
      containers.get(name) ?? openContainer(loader, name, attempt === 0 ? entry : `${entry}?r=${attempt}`);
    containers.set(name, container);
    return container;
  }

  function invalidate(name: string): void {
    attempts.set(name, (attempts.get(name) ?? 0) + 1);
    containers.delete(name);
  }

  async function load<Module>(name: string, expose: string): Promise<Module> {
    const remote = byName.get(name);
    if (!remote) throw new Error(`The registry has no release of ${name}`);
    const started = performance.now();
    try {
      const container = await containerOf(remote);
      const evaluate = await container.get(`./${expose}`);
      const module = evaluate() as Module;
      recordLoad({ remote: name, part: expose, milliseconds: performance.now() - started, error: null });
      return module;
    } catch (error) {
      recordLoad({
        remote: name,
        part: expose,
        milliseconds: performance.now() - started,
        error: String(error),
      });
      invalidate(name);
      throw error;
    }
  }

  return {
    list: snapshot.remotes,
    loadApplication: (name: string) => load<RemoteApplication>(name, 'app'),
    loadFragment: ({ remote, fragment }: SlotFill) => load<FragmentModule>(remote, `fragment/${fragment}`),
    /** Makes the next load fetch the remote again. */
    invalidate,
  };
}

export type Remotes = ReturnType<typeof createRemotes>;
