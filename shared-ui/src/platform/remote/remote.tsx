import { getBrowserEnvironment } from '../environment';
import { getLocation } from '../navigation/navigation';
import { createLifecycles } from './lifecycles';
import { createPageSources, type RemotePages } from './page-modules';
import type { RemoteManifest } from './remote-manifest';
import { findPage, loadInBrowser, type RemoteDefinition, RemoteRoot } from './remote-root';

/** The exports of a remote's `src/index.ts`: single-spa lifecycles, and its pages for the server. */
export interface RemoteApplication extends RemoteDefinition, ReturnType<typeof createLifecycles> {}

/** Builds what the shell mounts and the server renders from a remote's manifest and pages. */
export function defineRemote(manifest: RemoteManifest, pages: RemotePages): RemoteApplication {
  const remote: RemoteDefinition = { manifest, sources: createPageSources(pages) };
  const lifecycles = createLifecycles({
    name: manifest.name,
    async load({ domElement, onPageLoad }) {
      const isHydrating = domElement.hasChildNodes();
      // A link may have been followed before the server's markup is hydrated: it still shows the document's address.
      const current = findPage(remote, isHydrating ? getBrowserEnvironment().initialLocation : getLocation());
      await current?.source.load();
      if (current && !isHydrating) void loadInBrowser(current).catch(() => undefined);
      return () => <RemoteRoot remote={remote} first={current} onPageLoad={onPageLoad} />;
    },
  });
  return { ...remote, ...lifecycles };
}
