import { describe, expect, it } from 'vitest';
import { photoFile, SVG_FILE } from '../../../../test/shop/counter/photo-files';
import { photoKindOf } from './photo-kind';

const text = (words: string) => Buffer.from(words.padEnd(40));
/** An ISO media file of a brand. */
const media = (brand: string, ...compatible: string[]) => {
  const brands = Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join('')}`, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(brands.length + 4);
  return Buffer.concat([size, brands, Buffer.alloc(40)]);
};

describe('the kind of a file', () => {
  it.each([
    ['jpeg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'heif'],
  ] as const)('is seen in the bytes of a %s', async (format, kind) => {
    expect(photoKindOf(await photoFile(format))).toEqual({ kind });
  });

  it.each([
    ['a drawing', SVG_FILE, 'svg'],
    ['a drawing after a mark and a comment', text('\uFEFF <!-- x --><svg>'), 'svg'],
    ['a drawing with a declaration', text('<?xml version="1.0"?><svg/>'), 'svg'],
    ['a film of AVIF', media('avis', 'avif', 'msf1'), 'animated'],
    ['a film', media('isom', 'mp41'), 'not_a_picture'],
    ['a HEIC', media('heic', 'mif1'), 'not_a_picture'],
    ['a GIF', text('GIF89a'), 'not_a_picture'],
    ['a sound', text('RIFF\0\0\0\0WAVE'), 'not_a_picture'],
    ['a PDF', text('%PDF-1.7'), 'not_a_picture'],
    ['a page', text('GIF <html>'), 'not_a_picture'],
    ['nothing', Buffer.alloc(0), 'not_a_picture'],
    ['three bytes', Buffer.from([0xff, 0xd8, 0xff]), 'not_a_picture'],
  ])('of %s is refused', (_name, bytes, refusal) => {
    expect(photoKindOf(bytes)).toEqual({ refusal });
  });

  it('does not depend on a brand that stands outside of their box', () => {
    expect(photoKindOf(Buffer.concat([media('isom'), Buffer.from('avif')]))).toEqual({
      refusal: 'not_a_picture',
    });
  });
});
