import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import { readRoute } from './route-shape';
import type { Registry } from './types';

/** Slots of the shell itself; each accepts one fill. */
export const SHELL_SLOTS: readonly string[] = [
  'shell.header',
  'shell.footer',
  'overlay.auth',
  'overlay.mini-cart',
  'overlay.delivery-options',
  'overlay.delivery-choice',
  'overlay.menu',
  'overlay.rewards',
  'shell.session-notice',
];

/** Slots of the shell itself that accept a fill of each remote. */
const SHELL_SLOTS_OF_MANY: readonly string[] = ['staff.navigation', 'staff.commands'];

function findRouteConflicts(manifests: RemoteManifest[]): string[] {
  const owners = new Map<string, string>();
  const conflicts: string[] = [];
  for (const { name, routes } of manifests) {
    for (const { path } of routes) {
      const { shape, error } = readRoute(path);
      if (error) conflicts.push(`Route ${path} of ${name} ${error}`);
      const owner = owners.get(shape);
      if (owner) conflicts.push(`Route ${path} is claimed by ${owner} and by ${name}`);
      owners.set(shape, name);
    }
  }
  return conflicts;
}

function findSlotConflicts(manifests: RemoteManifest[]): string[] {
  const many = new Map<string, boolean>([
    ...SHELL_SLOTS.map((slot) => [slot, false] as const),
    ...SHELL_SLOTS_OF_MANY.map((slot) => [slot, true] as const),
  ]);
  for (const { offers } of manifests) for (const offer of offers) many.set(offer.slot, offer.many);
  const owners = new Map<string, string>();
  const conflicts: string[] = [];
  for (const { name, fills } of manifests) {
    for (const { slot } of fills) {
      const owner = owners.get(slot);
      if (owner && !many.get(slot))
        conflicts.push(`Slot ${slot} accepts one fill but has ${owner} and ${name}`);
      owners.set(slot, name);
    }
  }
  return conflicts;
}

/** Returns every conflict between these remotes; empty if there is none. */
export function findConflicts(manifests: RemoteManifest[]): string[] {
  const notFound = manifests.filter((manifest) => manifest.notFound).map((manifest) => manifest.name);
  const duplicates =
    notFound.length > 1 ? [`The not-found page is claimed by ${notFound.join(' and ')}`] : [];
  return [...findRouteConflicts(manifests), ...findSlotConflicts(manifests), ...duplicates];
}

/** Returns the conflicts of the current releases, and of every canary in their place. */
export function conflictsOf(registry: Registry): string[] {
  const entries = Object.values(registry.remotes);
  const current = entries.map((entry) => entry.current.manifest);
  const withCanaries = entries.map((entry) => (entry.canary?.release ?? entry.current).manifest);
  return [...new Set([...findConflicts(current), ...findConflicts(withCanaries)])];
}

/**
 * @param before What was served before a change: conflicts that it had already are not the change's. Whoever has an older
 * platform does not know which slots have come to accept many.
 * @throws {Error} The current releases conflict, or would with every canary in their place.
 */
export function assertCompatible(registry: Registry, before: Registry = { revision: 0, remotes: {} }): void {
  const known = new Set(conflictsOf(before));
  const conflicts = conflictsOf(registry).filter((conflict) => !known.has(conflict));
  if (conflicts.length > 0) throw new Error(conflicts.join('\n'));
}
