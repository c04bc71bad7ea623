import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { FragmentModule, RemoteApplication, SlotFill } from '@saltbush/shared-ui/platform';
import { recordLoad } from './diagnostics/record';
import type { VerifiedLoader } from './integrity/verified-loader';
import type { Snapshot, SnapshotRemote } from './snapshot';

/** After this time a remote counts as failed; it can still arrive and replace its fallback. */
export const LOAD_TIMEOUT_MS = 2500;

const containerName = (remote: string) => remote.replaceAll('-', '_');

/** Makes the federation runtime load remotes' entries through the verified loader. */
const verifiedEntries = (loader: VerifiedLoader) => ({
  name: 'verified-entries',
  createScript: ({ url }: { url: string }) => ({ script: loader.createScript(url), timeout: 20_000 }),
});

/**
 * Lets a shared module be requested again whose code failed to arrive: the runtime keeps the failure for good, and every
 * remote that needs the module would fail with it until the page is loaded anew.
 */
const forgottenFailures: ModuleFederationRuntimePlugin = {
  name: 'forgotten-failures',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {}))
        if (!shared.loaded) shared.loading = undefined;
  },
};

/** Creates the page's access to the code of remotes. A failed load is discarded, so that a retry fetches it again. */
export function createRemotes(snapshot: Snapshot, loader: VerifiedLoader) {
  const byName = new Map(snapshot.remotes.map((remote) => [remote.name, remote]));
  const attempts = new Map<string, number>();
  /** Remotes that the visitor asked to load again: only then may the page be left. */
  const retried = new Set<string>();

  registerPlugins([verifiedEntries(loader), forgottenFailures]);
  // Every remote has an instance of the runtime, which loads what it shares.
  registerGlobalPlugins([forgottenFailures]);
  registerRemotes(
    snapshot.remotes.map(({ name, entry }) => ({
      name: containerName(name),
      entry,
      type: 'global' as const,
    })),
  );

  /** The name under which the current attempt at a remote is registered with the federation runtime. */
  const registeredName = (name: string): string => {
    const attempt = attempts.get(name) ?? 0;
    return attempt === 0 ? containerName(name) : `${containerName(name)}_${attempt}`;
  };

  /**
   * Registers the next attempt as a separate remote, and gives up files that hang. Replacing the old one (`force`) would
   * also remove every shared module that only it had used.
   */
  function invalidate({ name, entry }: SnapshotRemote): void {
    loader.abandon(new URL('.', new URL(entry, window.location.href)).href);
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    Object.assign(globalThis, { [containerName(name)]: undefined });
    registerRemotes([
      {
        name: registeredName(name),
        entry: `${entry}?r=${attempt}`,
        entryGlobalName: containerName(name),
        type: 'global',
      },
    ]);
  }

  /** Loads the page anew, with the current releases, if a retry failed because the remote's own release was removed. */
  async function moveOnIfGone({ name, entry }: SnapshotRemote): Promise<void> {
    if (!retried.has(name)) return;
    const found = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (found?.status === 404) window.location.reload();
  }

  async function load<Module>(name: string, expose: string): Promise<Module> {
    const remote = byName.get(name);
    if (!remote) throw new Error(`The registry has no release of ${name}`);
    const started = performance.now();
    try {
      const module = await loadRemote<Module>(`${registeredName(name)}/${expose}`);
      if (!module) throw new Error(`${name} does not expose ${expose}`);
      recordLoad(name, expose, undefined, performance.now() - started);
      return module;
    } catch (error) {
      recordLoad(name, expose, error, performance.now() - started);
      invalidate(remote);
      void moveOnIfGone(remote);
      throw error;
    }
  }

  return {
    list: snapshot.remotes,
    loadApplication: (name: string) => load<RemoteApplication>(name, 'app'),
    loadFragment: ({ remote, fragment }: SlotFill) => load<FragmentModule>(remote, `fragment/${fragment}`),
    /** Says that the visitor asked for the remote once more: if its release is gone, the page moves on to the current one. */
    noteRetry: (name: string) => void retried.add(name),
    /** Makes the next load fetch the remote again. */
    invalidate: (name: string) => {
      const remote = byName.get(name);
      if (remote) invalidate(remote);
    },
  };
}

export type Remotes = ReturnType<typeof createRemotes>;
