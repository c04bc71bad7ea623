import { NAME_FONTS } from './fonts';

interface Run {
  font: (typeof NAME_FONTS)[number];
  text: string;
}

/** The parts of a font of pdfkit that tell which letters it has; its types do not name them. */
interface FontWithLetters {
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

type NameFont = Run['font'];

function has(document: PDFKit.PDFDocument, font: NameFont, letter: string): boolean {
  const { _font } = document.font(font) as unknown as { _font: FontWithLetters };
  return _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** Returns which font prints a letter; null for none. */
export const fontOf = (document: PDFKit.PDFDocument, letter: string): NameFont | null =>
  NAME_FONTS.find((font) => has(document, font, letter)) ?? null;

/** Splits a text into the longest parts that one font can print. */
function runsOf(document: PDFKit.PDFDocument, text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = fontOf(document, letter) ?? NAME_FONTS[0];
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const widthOf = (document: PDFKit.PDFDocument, runs: readonly Run[]): number =>
  runs.reduce((sum, { font, text }) => sum + document.font(font).widthOfString(text), 0);

/** Breaks a name between its words, as its font size and the width in points ask for. */
export function nameLines(document: PDFKit.PDFDocument, name: string, width: number): Run[][] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const joined = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || widthOf(document, runsOf(document, joined)) > width) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines.map((line) => runsOf(document, line));
}

/** Prints a name at the document's place, and moves it below. */
export function printName(
  document: PDFKit.PDFDocument,
  name: string,
  { size, width }: { size: number; width: number },
): void {
  document.fontSize(size);
  const left = document.x;
  for (const line of nameLines(document, name, width)) {
    const [top, height] = [document.y, document.font(NAME_FONTS[0]).currentLineHeight(true)];
    let x = left;
    for (const { font, text } of line) {
      document.font(font);
      const shift = document.widthOfString(text);
      document.text(text, x, top, { lineBreak: false });
      x += shift;
    }
    [document.x, document.y] = [left, top + height];
  }
}
