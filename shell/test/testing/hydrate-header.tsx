import { createQueryClient, EnvironmentProvider } from '@saltbush/shared-ui/platform';
import { hydrate } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { RenderedPage } from '../../server/documents/render';
import { createServerEnvironment, type RenderOptions } from '../../server/documents/server-environment';
import { Menu } from './late-remote';

/** Returns what React complains about when a browser hydrates the header with the document's data. */
export function hydrateHeader(page: RenderedPage, options: RenderOptions): unknown[] {
  const { environment } = createServerEnvironment(options);
  const queryClient = createQueryClient();
  hydrate(queryClient, page.data);
  const container = document.createElement('div');
  container.innerHTML = page.header ?? '';
  const problems: unknown[] = [];
  render(
    <EnvironmentProvider environment={{ ...environment, queryClient }}>
      <Menu />
    </EnvironmentProvider>,
    { container, hydrate: true, onRecoverableError: (problem) => void problems.push(problem) },
  );
  return problems;
}
