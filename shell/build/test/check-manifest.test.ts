import { describe, expect, it } from 'vitest';
import { findManifestMistakes, platformSlots } from '../src/releases/check-manifest';
import { linkedPages } from '../src/releases/linked-pages';
import { readManifest } from '../src/webpack/remote-config';

describe('a manifest', () => {
  it('is refused if it names a slot, page or fragment that does not exist', () => {
    const manifest = readManifest('mf-cart');
    expect(platformSlots()).toEqual(expect.arrayContaining(['card.action', 'overlay.menu', 'patient.form']));
    expect(findManifestMistakes(manifest)).toEqual([]);
    const broken = {
      ...manifest,
      routes: [{ path: '/cart', page: 'crat' }],
      fills: [{ slot: 'card.actoin' as never, fragment: 'none' }],
    };
    expect(findManifestMistakes(broken)).toEqual([
      'mf-cart fills the slot card.actoin, which the platform does not have (shared-ui/src/platform/slots/slot-types.ts)',
      'mf-cart has a route to the page crat, but no src/pages/crat',
      'mf-cart fills card.actoin with none, but has no src/fragments/none',
    ]);
  });

  it('is refused if it asks for the frame of a task without its words, or gives the words without the frame', () => {
    const manifest = readManifest('mf-cart');
    const focus = { title: 'Secure checkout', exit: { label: 'Back to cart', path: '/cart' } };
    const routes = [
      { path: '/cart', page: 'cart', focus },
      { path: '/checkout', page: 'checkout', layout: 'focus' as const },
    ];
    expect(findManifestMistakes({ ...manifest, routes, fills: [] })).toEqual([
      'mf-cart must give /cart both "layout": "focus" and "focus", or neither',
      'mf-cart must give /checkout both "layout": "focus" and "focus", or neither',
    ]);
  });

  it('comes with the addresses that the remote’s code links to', () => {
    expect(linkedPages('mf-header')).toEqual(expect.arrayContaining(['/cart', '/']));
  });
});
