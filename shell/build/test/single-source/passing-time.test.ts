import { expect, it } from 'vitest';
import { readSources, remoteFolders } from '../../src/single-source/read-sources';

/** React renders after a timer that passes outside of `act` only later, so that a test sees what was before. */
const OUTSIDE_ACT = /^(?!.*\bact\().*\badvanceTimersByTime(Async)?\(/;

/** No component is on the page while time passes in it. */
const WITHOUT_COMPONENTS = ['shell/test/early-input/dropped-clicks.test.tsx'];

it('tests of components let time pass within act', () => {
  const found = [...readSources(['shell', 'shared-ui', ...remoteFolders()])]
    .filter(({ path }) => path.endsWith('.test.tsx') && !WITHOUT_COMPONENTS.includes(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (OUTSIDE_ACT.test(line) ? [`${path}:${index + 1}`] : [])),
    );
  expect(found).toEqual([]);
});
