import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import { locate, ROOT } from '../paths';

const SLOT_TYPES = 'shared-ui/src/platform/slots/slot-types.ts';

/** Returns the slots that the platform declares: the keys of `SlotProps`. */
export function platformSlots(root = ROOT): string[] {
  const [, declaration = ''] = readFileSync(locate(SLOT_TYPES, root), 'utf8').split('interface SlotProps {');
  return [...declaration.matchAll(/^ {2}'([\w.-]+)':/gm)].map(([, name = '']) => name);
}

/**
 * Checks a manifest against the slots of the platform and the remote's own files.
 * @returns One sentence per mistake; empty if there is none.
 */
export function findManifestMistakes(manifest: RemoteManifest, root = ROOT): string[] {
  const { name, routes, notFound, fills, offers } = manifest;
  const slots = new Set(platformSlots(root));
  const has = (path: string) =>
    ['/index.tsx', '/index.ts'].some((end) => existsSync(join(root, name, 'src', path + end)));
  const pages = new Set([...routes.map(({ page }) => page), ...(notFound ? [notFound] : [])]);
  const declared = [
    ...fills.map(({ slot }) => ({ slot, verb: 'fills' })),
    ...offers.map(({ slot }) => ({ slot, verb: 'offers' })),
  ];
  return [
    ...declared
      .filter(({ slot }) => !slots.has(slot))
      .map(
        ({ slot, verb }) =>
          `${name} ${verb} the slot ${slot}, which the platform does not have (${SLOT_TYPES})`,
      ),
    ...[...pages]
      .filter((page) => !has(`pages/${page}`))
      .map((page) => `${name} has a route to the page ${page}, but no src/pages/${page}`),
    ...routes
      .filter(({ layout, focus }) => (layout === 'focus') !== (focus !== undefined))
      .map(({ path }) => `${name} must give ${path} both "layout": "focus" and "focus", or neither`),
    ...fills
      .filter(({ fragment }) => !has(`fragments/${fragment}`))
      .map(
        ({ slot, fragment }) =>
          `${name} fills ${slot} with ${fragment}, but has no src/fragments/${fragment}`,
      ),
  ];
}

/** @throws {Error} The manifest of a remote's folder has another name. */
export function assertName(remote: string, { name }: RemoteManifest): void {
  if (name !== remote) throw new Error(`${remote}/remote.json has the name ${name}: it must be ${remote}`);
}

/** @throws {Error} The remote's manifest has mistakes; one line each. */
export function assertManifest(manifest: RemoteManifest, root = ROOT): void {
  const mistakes = findManifestMistakes(manifest, root);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}
