import { createLifecycles } from './lifecycles';
import { getLocation } from './navigation';
import { createPageSources, type RemotePages } from './page-modules';
import type { RemoteManifest } from './remote-manifest';
import { findPage, loadInBrowser, type RemoteDefinition, RemoteRoot } from './remote-root';

/** What a remote's `src/index.ts` exports: single-spa lifecycles, and its pages for the server. */
export interface RemoteApplication extends RemoteDefinition, ReturnType<typeof createLifecycles> {}

/** Turns a remote's manifest and its pages into what the shell mounts and the server renders. */
export function defineRemote(manifest: RemoteManifest, pages: RemotePages): RemoteApplication {
  const remote: RemoteDefinition = { manifest, sources: createPageSources(pages) };
  const lifecycles = createLifecycles({
    name: manifest.name,
    async load({ domElement }) {
      const current = findPage(remote, getLocation());
      await current?.source.load();
      const isHydrating = domElement.hasChildNodes();
      if (current && !isHydrating) void loadInBrowser(current).catch(() => undefined);
      return () => <RemoteRoot remote={remote} />;
    },
  });
  return { ...remote, ...lifecycles };
}
