import { expect, it } from 'vitest';
import { findCopies } from '../../src/single-source/rule';
import { timedFocus } from '../../src/single-source/timed-focus';
import { files } from './files';

it('no form moves the focus after a timer', () => {
  expect(findCopies(files, timedFocus)).toEqual([]);
});

it.each(["useEffect(() => form.setFocus('name'), [form]);", 'if (next) setFocus(next);'])(
  'is reported: %s',
  (text) => {
    expect(findCopies([{ path: 'mf-cart/src/pages/cart/Cart.tsx', text }], timedFocus)).toEqual([
      expect.stringMatching(/timed-focus: use `startAt`/),
    ]);
  },
);
