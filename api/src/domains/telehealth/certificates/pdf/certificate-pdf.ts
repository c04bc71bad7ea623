import { bookingReference, SHOP } from '@saltbush/contract';
import type { FieldCipher } from '../../../../lib/field-cipher';
import type { BookingDocument } from '../../bookings/documents';
import { openContent } from '../certificates';
import type { StoredCertificate } from '../documents';
import { drawCertificate } from './draw';
import { certificateWords } from './words';

/** What makes it readable for everybody (PDF/UA); the library's types do not know its subset. */
const READABLE: object = {
  ...{ pdfVersion: '1.7', subset: 'PDF/UA', tagged: true, lang: 'en-AU', displayTitle: true },
};

/**
 * Draws a certificate as PDF. The same certificate gives the same bytes. The library is loaded for the first one
 * (decision 0067).
 */
export async function certificatePdf(
  cipher: FieldCipher,
  { _id }: Pick<BookingDocument, '_id'>,
  stored: StoredCertificate,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const words = certificateWords(openContent(cipher, _id, stored), {
    reference: bookingReference(_id),
    version: stored.version,
  });
  const pdf = new PDFDocument({
    autoFirstPage: false,
    // Otherwise the library reads a font of its own.
    font: null as unknown as string,
    ...READABLE,
    info: { Title: words.title, Author: SHOP.name, CreationDate: stored.issued_at },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  drawCertificate(pdf, words);
  pdf.end();
  await done;
  return Buffer.concat(parts);
}
