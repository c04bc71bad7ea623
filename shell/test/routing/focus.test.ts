import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import { describe, expect, it } from 'vitest';
import { findFocus } from '../../src/routing/find-remote';

const manifest: RemoteManifest = {
  name: 'mf-telehealth',
  squad: 'Telehealth',
  description: '',
  routes: [
    { path: '/telehealth/:slug', page: 'service' },
    {
      path: '/telehealth/:slug/book',
      page: 'booking',
      layout: 'focus',
      focus: { title: 'Book a consult', exit: { label: 'Exit booking', path: '/telehealth/:slug' } },
    },
  ],
  fills: [],
  offers: [],
};

describe('the frame of a task [places-05]', () => {
  it('leads out to the page that its route names, with the parameters of the address', () => {
    expect(findFocus([{ manifest }], '/telehealth/online%20scripts/book')).toEqual({
      title: 'Book a consult',
      exit: { label: 'Exit booking', path: '/telehealth/online%20scripts' },
    });
  });

  it('surrounds only the pages that ask for it', () => {
    expect(findFocus([{ manifest }], '/telehealth/online-scripts')).toBeNull();
    expect(findFocus([{ manifest }], '/nowhere')).toBeNull();
  });
});
