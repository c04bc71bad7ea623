import type { ComponentType } from 'react';
import { EnvironmentProvider, getBrowserEnvironment } from './environment';
import { createLifecycles } from './lifecycles';
import type { FragmentModule } from './slot-runtime';

/** Lifecycles for a fragment that the shell mounts as an application of its own (header, footer). */
export function createFragmentLifecycles(name: string, load: () => Promise<FragmentModule>) {
  return createLifecycles({
    name,
    async load() {
      const module = await load();
      const Content = module.default as ComponentType<object>;
      return () => (
        <EnvironmentProvider environment={getBrowserEnvironment()}>
          <Content />
        </EnvironmentProvider>
      );
    },
  });
}
