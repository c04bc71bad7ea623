import type { SingleSourceRule } from './rule';

/** A browser test that interferes with requests ends it in one way. */
export const interference: SingleSourceRule = {
  name: 'interference',
  sentence:
    '`unroute` answers requests that their handler still works on, and the handler fails: use `interfere` of e2e/support/outages',
  within: /^e2e\//,
  except: /^e2e\/support\/outages\/interfere\.ts$/,
  copy: /\.unroute(All)?\(/,
};
