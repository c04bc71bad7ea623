import { describe, expect, it } from 'vitest';
import { createSignedLinks } from '.';

const DAY_MS = 24 * 60 * 60_000;
const ID = '3f0c1c1e-6d7b-4c3e-9a55-4b1f4d1a2b3c';

function linksAt(start = 0, secret = 'a secret') {
  const clock = { current: start, now: () => new Date(clock.current) };
  return { clock, links: createSignedLinks({ secret, clock }) };
}
const codeOf = (open: () => unknown) => {
  try {
    return open();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a signed link', () => {
  it('opens its one thing for 30 days, and says when they are over [consent-09]', () => {
    const { clock, links } = linksAt();
    const token = links.sign('order', ID);
    clock.current = 30 * DAY_MS - 1;
    expect(links.open('order', token)).toBe(ID);
    clock.current = 30 * DAY_MS;
    expect(codeOf(() => links.open('order', token))).toBe('LINK_EXPIRED');
  });

  it('opens nothing for another purpose, with another secret, or with any character changed [consent-09]', () => {
    const { links } = linksAt();
    const token = links.sign('order', ID);
    expect(codeOf(() => links.open('appointment', token))).toBe('LINK_INVALID');
    expect(codeOf(() => linksAt(0, 'another').links.open('order', token))).toBe('LINK_INVALID');
    const [content = ''] = token.split('.');
    const codes = [...token].map((character, index) => {
      const other = character === 'A' ? 'B' : 'A';
      const changed = token.slice(0, index) + other + token.slice(index + 1);
      // The last character of base64 has bits that say nothing.
      const says = (text: string) =>
        text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));
      return says(changed).join() === says(token).join()
        ? 'LINK_INVALID'
        : codeOf(() => links.open('order', changed));
    });
    expect(new Set(codes)).toEqual(new Set(['LINK_INVALID']));
    for (const nonsense of ['', '.', content, `${content}.`, `${content}.x`, 'é'.repeat(300), '\u0000']) {
      expect(codeOf(() => links.open('order', nonsense))).toBe('LINK_INVALID');
    }
  });

  it('says no more than an id and a time', () => {
    const { links } = linksAt();
    const [content = ''] = links.sign('order', ID).split('.');
    expect(Buffer.from(content, 'base64url').toString()).toBe(`2592000:${ID}`);
  });
});
