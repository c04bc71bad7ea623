import { isOfCounter, type RemoteManifest } from '@saltbush/shared-ui/platform';

/** Returns a manifest as documents of the shop contain it, which no member of staff makes heavier. */
export const withoutCounter = (manifest: RemoteManifest): RemoteManifest => ({
  ...manifest,
  routes: manifest.routes.filter((route) => !isOfCounter(route)),
  fills: manifest.fills.filter(({ slot }) => !slot.startsWith('staff.')),
});
