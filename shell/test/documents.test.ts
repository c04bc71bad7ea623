import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rawRequest } from './testing/raw-request';
import { type RunningShell, startShell } from './testing/shell-app';
import { SCRIPT, STYLE } from './testing/shop-folder';

const INLINE = /<(script|style)\b([^>]*)>([^<]*)</g;
const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

let shell: RunningShell;
beforeEach(async () => {
  shell = await startShell();
});
afterEach(() => shell.stop());
const get = (path: string, headers: Record<string, string> = {}) => rawRequest(shell.port, path, { headers });

/** Inline elements that a browser would run or apply. */
const activeElements = (html: string) =>
  [...html.matchAll(INLINE)]
    .map(([, tag = '', attributes = '', text = '']) => ({ tag, attributes, text }))
    .filter(({ attributes, text }) => text && !/type="application\/(ld\+)?json"/.test(attributes));

describe('a document', () => {
  it('contains its style sheets, so that nothing else has to arrive before the first paint', async () => {
    const { body } = await get('/');
    expect(body).not.toContain('rel="stylesheet"');
    const sheet = 'a{background:url(/_shell/assets/pictures/a.png)}';
    expect(body).toContain(`<style data-href="${STYLE}">${sheet}</style>`);
  });

  it.each(['/', '/nothing?x=<style>', "/?x='sha256-x'"])(
    'allows by hash the inline elements that it was made with, and no other: %s',
    async (path) => {
      const { head, body } = await get(path);
      const elements = activeElements(body);
      expect(elements.length).toBeGreaterThan(0);
      const hashes = elements.map(
        ({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      const policy = /Content-Security-Policy: (.*)/.exec(head)?.[1] ?? '';
      expect(policy.match(/'sha256-[^']+'/g)).toEqual(hashes);
      expect(policy).not.toContain('nonce');
      for (const directive of ['script-src', 'style-src'])
        expect(new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]).not.toContain('unsafe');
    },
  );

  it('never contains a style sheet that is not as released', async () => {
    writeFileSync(join(shell.browserDir, STYLE), 'a{color:red}');
    const { body } = await get('/nothing/yet');
    expect(body).toContain(STYLE);
    expect(body).not.toContain('color:red');
  });

  it('requests its scripts with their hashes', async () => {
    const { body } = await get('/');
    expect(body).toMatch(
      new RegExp(`<script defer src="/_shell/assets/${SCRIPT}" integrity="sha384-[^"]+" crossorigin`),
    );
  });

  it.each(['br', 'gzip'] as const)('is the same document when it is sent as %s', async (encoding) => {
    const plain = await get('/');
    expect(plain.head).not.toContain('Content-Encoding');
    const { head, body } = await get('/', { 'Accept-Encoding': `deflate, ${encoding}` });
    expect(head).toContain(`Content-Encoding: ${encoding}`);
    expect(head).toMatch(/Vary: .*Accept-Encoding/);
    expect((await decoders[encoding](Buffer.from(body, 'latin1'))).toString('latin1')).toBe(plain.body);
  });
});
