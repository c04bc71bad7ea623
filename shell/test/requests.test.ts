import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './testing/raw-request';
import { type RunningShell, startShell } from './testing/shell-app';

describe('the shell', () => {
  let shell: RunningShell;
  beforeAll(async () => {
    shell = await startShell();
  });
  afterAll(() => shell.stop());
  const get = (path: string, headers = {}) => rawRequest(shell.port, path, { headers });

  it('refuses style attributes, foreign scripts and text as code', async () => {
    const { head } = await get('/');
    const [, policy = ''] = /Content-Security-Policy: (.*)/i.exec(head) ?? [];
    const directives = policy.trim().split('; ');
    expect(directives).toContain("style-src-attr 'none'");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
  });

  it('leaves plain http without a requirement of https', async () => {
    const { head } = await get('/');
    expect(head).not.toContain('Strict-Transport-Security');
    expect(head).not.toContain('Secure');
  });

  it.each([
    ['//elsewhere.example/sale?a=%2F%2F', '/elsewhere.example/sale?a=%2F%2F'],
    ['/.//elsewhere.example', '/elsewhere.example'],
    ['/\\\\elsewhere.example', '/elsewhere.example'],
    ['///', '/'],
    ['/nothing//here', '/nothing/here'],
  ])('shows no page at %s, which would lead to another host, but at %s', async (path, expected) => {
    const { status, head } = await get(path);
    expect(status).toBe(301);
    expect(/^location: (.*)$/im.exec(head)?.[1]?.trim()).toBe(expected);
  });

  it.each([
    ['//', {}],
    ['//elsewhere.example/x', {}],
    ['/%', {}],
    ['/%ff?%ff=%', {}],
    ['/', { Cookie: 'saltbush_visitor=%; saltbush_overrides=%7B' }],
    ['/', { Cookie: 'saltbush_overrides=[1]' }],
  ])('answers %s %j without failing', async (path, headers) => {
    const { status } = await get(path, headers);
    expect(status).toBeLessThan(500);
  });
});
