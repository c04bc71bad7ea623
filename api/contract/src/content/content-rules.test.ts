import { describe, expect, it } from 'vitest';
import { CONTENT_KINDS, type ContentKindName, contentKind, isContentId } from './content-kinds';
import { contentPictureId, contentPicturePath, PICTURE_USES, type PictureUse } from './content-pictures';
import { CONTENT_WORDS, contentErrors, contentTooLong, isTarget, readContentText } from './content-rules';

const KINDS = Object.keys(CONTENT_KINDS) as ContentKindName[];

describe('content [roles-17]', () => {
  it('of each kind names its fields once, and asks for words where it needs them', () => {
    for (const kind of KINDS) {
      const { fields, items } = contentKind(kind);
      for (const list of [fields, items?.fields ?? []])
        expect(new Set(list.map(({ name }) => name)).size, kind).toBe(list.length);
      const errors = contentErrors(kind, { fields: {}, items: [] });
      const asked = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
      expect(Object.keys(errors).sort(), kind).toEqual([...asked, ...(items ? ['items'] : [])].sort());
    }
  });

  it('is read on one line and without what nobody sees; emoji and HTML stay whole', () => {
    const [title] = CONTENT_KINDS.page.fields;
    const html = CONTENT_KINDS.page.fields[2];
    expect(readContentText(title, ' Good\u202E\u0007 \n  health \u200B')).toBe('Good health');
    expect(readContentText(title, '👩\u200D⚕️')).toBe('👩\u200D⚕️');
    expect(readContentText(html, '<p>a</p>\r\n\t<p>b</p>\n')).toBe('<p>a</p>\n\t<p>b</p>');
  });

  it('is too long by one character, and told how many there may be', () => {
    const html = `<p>${'x'.repeat(19_993)}</p>`;
    const fields = { title: 'About', description: 'About the shop', html };
    expect(contentErrors('page', { fields, items: [] })).toEqual({});
    const longer = { fields: { ...fields, html: `${html}y` }, items: [] };
    expect(contentErrors('page', longer)).toEqual({ html: contentTooLong(20_000) });
    expect(contentTooLong(20_000)).toBe('Please use at most 20,000 characters');
  });

  it('has parts whose fields are checked each', () => {
    const item = { id: 'a', fields: { html: '<b></b>', targetLink: 'x' } };
    expect(contentErrors('top-strip', { fields: {}, items: [item] })).toEqual({
      '0.html': CONTENT_WORDS.missing,
      '0.targetLink': CONTENT_WORDS.link_malformed,
    });
  });
});

it.each([
  ['banner.hero-morning', true],
  ['page.pages.about', true],
  ['mobile-promo', true],
  ['other.x', false],
  ['page..x', false],
  ['page.x/../y', false],
  [`page.${'x'.repeat(80)}`, false],
  ['toString', false],
])('the id %s is one of an entry: %s', (id, expected) => expect(isContentId(id)).toBe(expected));

it.each([
  ['/', true],
  ['/browse/skin-care?x=1#y', true],
  ['https://www.health.gov.au/x', true],
  ['https://localhost/x', false],
  ['https://a b.example', false],
  ['HTTPS://x.example', false],
  ['mailto:a@b.example', false],
  ['/ x', false],
])('%s can be a target: %s [roles-18]', (target, expected) => expect(isTarget(target)).toBe(expected));

it('gives pictures an address from which their id is read', () => {
  const id = '0a'.repeat(12);
  for (const use of Object.keys(PICTURE_USES) as PictureUse[])
    expect(contentPictureId(contentPicturePath(id, use))).toBe(id);
  for (const path of [`https://x.example/media/content/${id}-800.webp`, `/media/photo/1-${id}-480.webp`])
    expect(contentPictureId(path)).toBeNull();
});
