import { expect, it } from 'vitest';
import { codeOnDemand } from '../../src/single-source/code-on-demand';
import { readSources } from '../../src/single-source/read-sources';
import { findCopies } from '../../src/single-source/rule';

const PLACES = [
  'mf-account',
  'mf-cart',
  'mf-catalog',
  'mf-header',
  'mf-journey',
  'mf-telehealth',
  'shared-ui',
  'shell',
];

it('code that is loaded on demand is contained in one place', () => {
  expect(findCopies(readSources(PLACES), codeOnDemand)).toEqual([]);
});

it.each(["import { lazy, Suspense } from 'react';", 'const Dialog = React.lazy(load);'])(
  'is reported: %s',
  (text) => {
    expect(findCopies([{ path: 'mf-account/src/pages/orders/index.tsx', text }], codeOnDemand)).toEqual([
      expect.stringMatching(/code-on-demand: .*use `recoverable`/),
    ]);
  },
);
