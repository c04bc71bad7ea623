import type { SingleSourceRule } from './rule';

/** React Hook Form's `setFocus` waits for a timer; whoever types before it fires writes into two fields. */
export const timedFocus: SingleSourceRule = {
  name: 'timed-focus',
  sentence: 'use `startAt` of FormLayout, or `focusField` of the form kit, which move the focus at once',
  within: /^(shared-ui|shell|mf-[^/]+)\/.*\.tsx?$/,
  except: /^$/,
  copy: /\bsetFocus\(['"`\w]/,
};
