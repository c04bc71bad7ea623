import { expect, it } from 'vitest';
import { findFreePort } from '../../src/free-port';
import { freePorts } from '../../src/single-source/free-port';
import { readSources, remoteFolders } from '../../src/single-source/read-sources';
import { findCopies } from '../../src/single-source/rule';

it('ports are chosen in one place', () => {
  const sources = readSources(['api', 'e2e', 'shell', 'storybook', ...remoteFolders()]);
  expect(findCopies([...sources], freePorts)).toEqual([]);
});

it('a port chosen elsewhere is reported', () => {
  const text = "import getPort from 'get-port';";
  expect(findCopies([{ path: 'e2e/support/shop/start-shop.ts', text }], freePorts)).toEqual([
    expect.stringMatching(/free-port: .*`findFreePort`/),
  ]);
});

it('no port is one that operating systems give to outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, findFreePort));
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
