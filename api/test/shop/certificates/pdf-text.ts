import { inflateSync } from 'node:zlib';

/** Returns the objects of a PDF by number, with their streams inflated. */
function objectsOf(file: Buffer): Map<string, string> {
  const objects = new Map<string, string>();
  for (const { 1: number = '', 2: body = '' } of file
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream] = body.split(/\nstream\n/);
    const packed = stream?.replace(/\nendstream$/, '');
    const isPacked = packed !== undefined && head.includes('FlateDecode');
    const text = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : (packed ?? '');
    objects.set(number, `${head}\n${text}`);
  }
  return objects;
}

const unicode = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** Returns the letters of a font's glyphs, in their order. */
function lettersOf(map: string): string[] {
  const ranges = map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/g);
  const letters: string[] = [];
  for (const { 1: first = '', 2: list = '' } of ranges) {
    const start = Number.parseInt(first, 16);
    for (const [index, { 1: hex = '' }] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      letters[start + index] = unicode(hex.replaceAll(' ', ''));
    }
  }
  return letters;
}

/** Returns the text of a PDF as it is selected and read aloud: its letters by the fonts' own tables, in lines. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const all = [...objects.values()];
  const resources = all.find((text) => text.includes('/Font <<')) ?? '';
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(({ 1: name = '', 2: number = '' }) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1] ?? '';
      return [name, lettersOf(objects.get(map) ?? '')] as const;
    }),
  );
  const content = all.find((text) => text.includes(' Tf\n')) ?? '';
  let letters: string[] = [];
  const lines: string[] = [];
  for (const [token, font] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[.*?\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? [];
    else
      lines.push(
        (token.match(/<[0-9a-f]+>/g) ?? [])
          .flatMap((run) => run.slice(1, -1).match(/.{4}/g) ?? [])
          .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '�')
          .join(''),
      );
  }
  return lines.join('\n');
}
