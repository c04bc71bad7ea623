import type { ComponentType } from 'react';
import { EnvironmentProvider, getBrowserEnvironment } from '../environment';
import type { FragmentModule } from '../slots/slot-runtime';
import { createLifecycles } from './lifecycles';

/** Creates lifecycles for a fragment that the shell mounts as a separate application (header, footer). */
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
