import { createFragmentLifecycles, type SlotName } from '@saltbush/shared-ui/platform';
import { registerApplication } from 'single-spa';
import type { Remotes } from '../remotes';
import { findRemote } from '../routing/find-remote';
import { containApplication } from './contained';

const LABELS: Partial<Record<SlotName, string>> = {
  'shell.header': 'The header',
  'shell.footer': 'The footer',
};

function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no #${id}`);
  return element;
}

/** A fragment that is an application of its own on every page. */
function registerFrame(remotes: Remotes, slot: SlotName, parentId: string): void {
  const owner = remotes.list.find(({ manifest }) => manifest.fills.some((fill) => fill.slot === slot));
  const fragment = owner?.manifest.fills.find((fill) => fill.slot === slot)?.fragment;
  if (!owner || !fragment) return;
  const name = slot.replace('.', '-');
  registerApplication({
    name,
    activeWhen: () => true,
    app: async () =>
      containApplication({
        name,
        label: LABELS[slot] ?? 'this part',
        parent: () => part(parentId),
        showsSkeleton: false,
        mayWait: true,
        load: async () =>
          createFragmentLifecycles(name, () => remotes.loadFragment({ remote: owner.name, fragment })),
        forget: () => remotes.forget(owner.name),
      }),
  });
}

/** Tells single-spa about the header, the footer and the pages of every remote in the registry. */
export function registerApplications(remotes: Remotes): void {
  registerFrame(remotes, 'shell.header', 'header');
  for (const remote of remotes.list) {
    if (remote.manifest.routes.length === 0 && !remote.manifest.notFound) continue;
    registerApplication({
      name: remote.name,
      activeWhen: (location) => findRemote(remotes.list, location.pathname)?.name === remote.name,
      app: async () =>
        containApplication({
          name: remote.name,
          label: 'This page',
          parent: () => part('main'),
          showsSkeleton: true,
          mayWait: false,
          load: () => remotes.loadApplication(remote.name),
          forget: () => remotes.forget(remote.name),
        }),
    });
  }
  registerFrame(remotes, 'shell.footer', 'footer');
}
