import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FragmentModule, RemoteApplication, SlotFill } from '@saltbush/shared-ui/platform';
import { recordLoad } from './diagnostics/record';
import type { Snapshot, SnapshotRemote } from './snapshot';

/** After this long a remote counts as gone; it may still arrive and heal its place. */
export const LOAD_TIMEOUT_MS = 2500;

const container = (remote: string) => remote.replaceAll('-', '_');

const absolute = (url: string): string => new URL(url, window.location.href).href;

/** Scripts of remotes are checked against the registry's hashes. A retry's address carries a query that is not part of it. */
function integrityPlugin(remotes: SnapshotRemote[]) {
  const integrities = new Map(remotes.map((remote) => [absolute(remote.entry), remote.integrity]));
  return {
    name: 'integrity',
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      const { origin, pathname } = new URL(absolute(url));
      if (origin !== window.location.origin) script.crossOrigin = 'anonymous';
      const integrity = integrities.get(origin + pathname);
      if (integrity) script.integrity = integrity;
      return { script, timeout: 20_000 };
    },
  };
}

/** How the page gets at the code of other remotes. A failed load is forgotten, so that a retry loads anew. */
export function createRemotes(snapshot: Snapshot) {
  const byName = new Map(snapshot.remotes.map((remote) => [remote.name, remote]));
  const attempts = new Map<string, number>();

  registerPlugins([integrityPlugin(snapshot.remotes)]);
  registerRemotes(
    snapshot.remotes.map(({ name, entry }) => ({ name: container(name), entry, type: 'global' as const })),
  );

  /** The name under which the runtime knows the present attempt at a remote. */
  const nameOf = (name: string): string => {
    const attempt = attempts.get(name) ?? 0;
    return attempt === 0 ? container(name) : `${container(name)}_${attempt}`;
  };

  /**
   * A new attempt is a remote of its own to the runtime. To replace the old one (`force`) would also take away every
   * shared module that only it had used.
   */
  function forget({ name, entry }: SnapshotRemote): void {
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    Object.assign(globalThis, { [container(name)]: undefined });
    registerRemotes([
      {
        name: nameOf(name),
        entry: `${entry}?r=${attempt}`,
        entryGlobalName: container(name),
        type: 'global',
      },
    ]);
  }

  async function load<Module>(name: string, expose: string): Promise<Module> {
    const remote = byName.get(name);
    if (!remote) throw new Error(`No release of ${name} in this page's registry`);
    const started = performance.now();
    try {
      const module = await loadRemote<Module>(`${nameOf(name)}/${expose}`);
      if (!module) throw new Error(`${name} has no ${expose}`);
      recordLoad({ remote: name, part: expose, milliseconds: performance.now() - started, error: null });
      return module;
    } catch (error) {
      recordLoad({
        remote: name,
        part: expose,
        milliseconds: performance.now() - started,
        error: String(error),
      });
      forget(remote);
      throw error;
    }
  }

  return {
    list: snapshot.remotes,
    loadApplication: (name: string) => load<RemoteApplication>(name, 'app'),
    loadFragment: ({ remote, fragment }: SlotFill) => load<FragmentModule>(remote, `fragment/${fragment}`),
    /** Makes the next load fetch the remote again. */
    forget: (name: string) => {
      const remote = byName.get(name);
      if (remote) forget(remote);
    },
  };
}

export type Remotes = ReturnType<typeof createRemotes>;
