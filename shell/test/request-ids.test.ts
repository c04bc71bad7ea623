import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELEASE } from './testing/late-remote';
import { type RunningShell, startShell } from './testing/shell-app';

const ID = 'from-the-proxy-1';

let shell: RunningShell;
beforeEach(async () => {
  shell = await startShell();
});
afterEach(() => shell.stop());

const get = (id: string) =>
  fetch(`http://127.0.0.1:${shell.port}/brands/tidewell?secret=1`, { headers: { 'x-request-id': id } });

function register(release: typeof RELEASE): void {
  const file = join(shell.releasesDir, 'registry.json');
  const remotes = { [release.remote]: { current: release, canary: null, history: [] } };
  writeFileSync(`${file}.new`, JSON.stringify({ revision: 1, remotes }));
  renameSync(`${file}.new`, file);
}

describe('the id of a request', () => {
  it('is that of the proxy in front, or a new one', async () => {
    expect((await get(ID)).headers.get('x-request-id')).toBe(ID);
    for (const odd of ['', 'short', '../../x y', 'x'.repeat(65)])
      expect((await get(odd)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('is logged with each part of a document that is missing', async () => {
    register(RELEASE);
    await vi.waitFor(async () => expect((await get(ID)).status).toBe(503), { timeout: 10_000, interval: 50 });
    expect(shell.lines.filter(({ where }) => where === RELEASE.remote)).toMatchObject([
      { level: 40, requestId: ID, path: '/brands/tidewell' },
    ]);
    expect(JSON.stringify(shell.lines)).not.toContain('secret');
  });
});
