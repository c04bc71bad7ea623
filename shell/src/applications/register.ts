import { createFragmentLifecycles, type SlotName } from '@saltbush/shared-ui/platform';
import { registerApplication } from 'single-spa';
import { isCounterWaiting } from '../counter/waiting';
import type { Remotes } from '../remotes';
import { findClaim, findRemote } from '../routing/find-remote';
import { containApplication } from './contain-application';

const LABELS: Partial<Record<SlotName, string>> = {
  'shell.header': 'The header',
  'shell.footer': 'The footer',
};

function requireElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no #${id}`);
  return element;
}

const showsCounter = (remotes: Remotes, { pathname }: Location): boolean =>
  findClaim(remotes.list, pathname)?.layout === 'counter';

/** Registers the frame of the counter, which takes the place of header and footer. */
function registerCounterFrame(remotes: Remotes): void {
  registerApplication({
    name: 'counter',
    activeWhen: (location) => showsCounter(remotes, location),
    app: async () =>
      containApplication({
        name: 'counter',
        label: 'The frame of the counter',
        parent: () => requireElement('header'),
        showsSkeleton: false,
        defersHydration: false,
        load: async () => createFragmentLifecycles('counter', () => import('../counter/Frame')),
        invalidate: () => undefined,
      }),
  });
}

/** Registers a fragment, such as the header, as an application that is active on every page of the shop. */
function registerLayoutFragment(remotes: Remotes, slot: SlotName, parentId: string): void {
  const owner = remotes.list.find(({ manifest }) => manifest.fills.some((fill) => fill.slot === slot));
  const fragment = owner?.manifest.fills.find((fill) => fill.slot === slot)?.fragment;
  if (!owner || !fragment) return;
  const name = slot.replace('.', '-');
  registerApplication({
    name,
    activeWhen: (location) => !showsCounter(remotes, location),
    app: async () =>
      containApplication({
        name,
        label: LABELS[slot] ?? 'this part',
        parent: () => requireElement(parentId),
        showsSkeleton: false,
        defersHydration: true,
        load: async () =>
          createFragmentLifecycles(name, () => remotes.loadFragment({ remote: owner.name, fragment })),
        invalidate: () => tryAgain(remotes, owner.name),
      }),
  });
}

/** Prepares a load that the visitor asked for. */
function tryAgain(remotes: Remotes, name: string): void {
  remotes.noteRetry(name);
  remotes.invalidate(name);
}

/** Registers the header, the footer and the pages of every remote in the registry with single-spa. */
export function registerApplications(remotes: Remotes): void {
  registerLayoutFragment(remotes, 'shell.header', 'header');
  for (const remote of remotes.list) {
    if (remote.manifest.routes.length === 0 && !remote.manifest.notFound) continue;
    registerApplication({
      name: remote.name,
      activeWhen: (location) =>
        findRemote(remotes.list, location.pathname)?.name === remote.name &&
        !(isCounterWaiting() && showsCounter(remotes, location)),
      app: async () =>
        containApplication({
          name: remote.name,
          label: 'This page',
          parent: () => requireElement('main'),
          showsSkeleton: true,
          defersHydration: false,
          load: () => remotes.loadApplication(remote.name),
          invalidate: () => tryAgain(remotes, remote.name),
        }),
    });
  }
  registerLayoutFragment(remotes, 'shell.footer', 'footer');
  registerCounterFrame(remotes);
}
