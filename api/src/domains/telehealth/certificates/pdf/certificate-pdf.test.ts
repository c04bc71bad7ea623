import { certificateNameError, printedName } from '@saltbush/contract';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../../../../test/shop/certificates/pdf-text';
import type { CertificateContent } from '../documents';
import { certificatePdf } from './certificate-pdf';
import { registerFonts } from './fonts';
import { fontOf, nameLines } from './name-lines';

const OPEN = { encrypt: (text: string) => text, decrypt: (text: string) => text };
const CONTENT: CertificateContent = {
  patient_name: 'Zoë Nguyễn',
  purpose: 'work',
  from: '2026-11-23',
  to: '2026-11-26',
  consulted_on: '2026-11-25',
  contact_method: 'video',
  issued_on: '2026-11-25',
  issued_by: 'Łukasz O’Brien',
};

const drawn = (over: Partial<CertificateContent> = {}) =>
  certificatePdf(
    OPEN,
    { _id: '3f9a1c20-0000' },
    {
      version: 2,
      staff_id: 's',
      issued_at: new Date('2026-11-25T01:00:00Z'),
      content: JSON.stringify({ ...CONTENT, ...over }),
    },
  );
/** Letters of one name can be in several fonts. */
const joined = async (over?: Partial<CertificateContent>) => pdfText(await drawn(over)).replaceAll('\n', '');

function blank() {
  const pdf = new PDFDocument({ font: null as unknown as string });
  registerFonts(pdf);
  return pdf;
}

describe('a certificate as PDF [health-30]', () => {
  it('says who, when, by whom and until when, and that it is a sample', async () => {
    const text = await joined();
    for (const part of [
      'Medical certificate',
      'sample practice: its practitioners are invented',
      'Zoë Nguyễn',
      'by video on Wednesday 25 November 2026',
      'unfit for work',
      'Days before the consultation',
      'Monday 23 November 2026',
      'Thursday 26 November 2026',
      '4 days',
      'TH-3F9A1C20, version 2',
      'Łukasz O’Brien',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('words work, study and care apart, and says nothing of days before that are not there', async () => {
    const from = CONTENT.consulted_on;
    expect(await joined({ purpose: 'study', from })).toContain('unfit for study');
    const carer = await joined({ purpose: 'carer', from });
    expect(carer).toContain('Carer’s certificate');
    expect(carer).toContain('needed to care');
    expect(carer).not.toContain('unfit');
    expect(carer).not.toContain('Days before');
  });

  it('is the same file each time, small, tagged, titled and in English', async () => {
    const file = await drawn();
    expect((await drawn()).equals(file)).toBe(true);
    expect(file.length).toBeLessThan(40_000);
    const source = file.toString('latin1');
    for (const part of ['/Lang (en-AU)', '/DisplayDocTitle true', '/Marked true', '/S /H1', 'pdfuaid:part']) {
      expect(source).toContain(part);
    }
  });

  it('has a letter in its fonts for each that a name may have', () => {
    const pdf = blank();
    for (let code = 0x20; code < 0x1f00; code += 1) {
      const letter = String.fromCodePoint(code);
      const name = `A${letter}a`;
      if (certificateNameError(name) || !printedName(name).includes(letter)) continue;
      expect([letter, fontOf(pdf, letter)]).toEqual([letter, expect.any(String)]);
    }
    expect(fontOf(pdf, '李')).toBeNull();
  });

  it('breaks a long name between its words', () => {
    const pdf = blank();
    const lines = nameLines(pdf.fontSize(18), 'Nguyễn '.repeat(17).trim(), 300);
    expect(lines.length).toBeGreaterThan(2);
    const texts = lines.map((runs) => runs.map(({ text }) => text).join(''));
    expect(texts.join(' ')).toBe('Nguyễn '.repeat(17).trim());
  });
});
