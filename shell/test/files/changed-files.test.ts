import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../testing/raw-request';
import { type RunningShell, startShell } from '../testing/shell-app';
import { contentOf, RELEASE, REMOTE, SCRIPT, STYLE } from '../testing/shop-folder';

const BASE = `/releases/${REMOTE}/${RELEASE}/browser`;

describe('a public file that changed on the disk', () => {
  let shell: RunningShell;
  beforeAll(async () => {
    shell = await startShell();
  });
  afterAll(() => shell.stop());
  const diskPath = (name: string) => join(shell.releasesDir, REMOTE, RELEASE, 'browser', name);
  const reports = () => shell.lines.filter(({ msg }) => msg.includes('does not match its registered hash'));

  it('is not served, and is reported', async () => {
    appendFileSync(diskPath(SCRIPT), ';changed()');
    rmSync(`${diskPath(SCRIPT)}.br`);
    expect((await rawRequest(shell.port, `${BASE}/${SCRIPT}`)).status).toBe(404);
    expect(reports()).toEqual([expect.objectContaining({ level: 50, file: diskPath(SCRIPT) })]);
  });

  it('is served from an intact copy if only a compressed one changed', async () => {
    writeFileSync(`${diskPath(STYLE)}.br`, brotliCompressSync('changed'));
    const { head, body } = await rawRequest(shell.port, `${BASE}/${STYLE}`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(head).not.toContain('Content-Encoding');
    expect(body).toBe(contentOf(STYLE));
    expect(reports()).toHaveLength(2);
  });

  it('is not served if it became a link to a private one', async () => {
    rmSync(diskPath('remoteEntry.js'));
    symlinkSync(join(shell.releasesDir, 'audit.log'), diskPath('remoteEntry.js'));
    expect((await rawRequest(shell.port, `${BASE}/remoteEntry.js`)).status).toBe(404);
  });
});
