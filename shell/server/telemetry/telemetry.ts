import type { Logger } from 'pino';
import type { ShellConfig } from '../config';
import { createShellBuildStore } from '../documents/shell-build';
import type { FileLists } from '../files/file-lists';
import type { RegistryStore } from '../registry-store';
import { createApiFigures } from './api-figures';
import { createCollector } from './collector';
import { createShopMetrics } from './metrics';
import { createTelemetryRouter } from './router';
import { createSources } from './sources';

interface TelemetryOptions {
  config: ShellConfig;
  log: Logger;
  files: FileLists;
  registry: RegistryStore;
}

/** `shell.0a1b2c3d.js` → `0a1b2c3d`. */
const hashOf = (file: string | undefined): string => file?.split('.').at(-2) ?? 'dev';

/** What this server learns of releases: from browsers, for the api and for whoever collects metrics. */
export function createTelemetry({ config, log, files, registry }: TelemetryOptions) {
  const readBuild = createShellBuildStore(config.browserDir);
  const figures = createApiFigures(config);
  const metrics = createShopMetrics();
  const collector = createCollector({
    sourceOf: createSources(files, log),
    store: figures.store,
    onFailure: (error) => log.warn({ reason: String(error) }, 'Could not store figures of releases'),
  });
  const shellBuild = () => hashOf(readBuild().entry.js.find((file) => file.startsWith('shell.')));
  const router = createTelemetryRouter({ registry, shellBuild, collector, metrics });
  return { router, figures, metrics };
}
