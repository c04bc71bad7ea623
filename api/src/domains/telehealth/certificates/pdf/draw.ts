import { colours, SHOP } from '@saltbush/contract';
import { registerFonts } from './fonts';
import { printName } from './name-lines';
import type { CertificateWords } from './words';

const MARGIN = 64;
const LABEL_WIDTH = 130;

type Pdf = PDFKit.PDFDocument;

/** Draws what a screen reader passes over. */
function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

const widthOf = (pdf: Pdf) => pdf.page.width - 2 * MARGIN;

function drawSample(pdf: Pdf, page: PDFKit.PDFStructureElement, sample: string): void {
  const [top, width] = [pdf.y, widthOf(pdf)];
  pdf.font('strong').fontSize(11);
  const height = pdf.heightOfString(sample, { width: width - 24 }) + 24;
  decorate(pdf, () => pdf.roundedRect(MARGIN, top, width, height, 6).fill(colours['amber-soft']));
  page.add(
    pdf.struct('P', {}, () => {
      pdf.fillColor(colours['amber-dark']).text(sample, MARGIN + 12, top + 12, { width: width - 24 });
    }),
  );
  [pdf.x, pdf.y] = [MARGIN, top + height + 28];
}

/** A label with a person's name below. */
function drawName(
  pdf: Pdf,
  page: PDFKit.PDFStructureElement,
  { label, value }: CertificateWords['name'],
): void {
  page.add(
    pdf.struct('P', {}, () => {
      pdf.font('text').fontSize(11).fillColor(colours.muted).text(`${label} `);
      pdf.fillColor(colours.ink);
      printName(pdf, value, { size: 18, width: widthOf(pdf) });
    }),
  );
  pdf.y += 16;
}

function drawText(pdf: Pdf, page: PDFKit.PDFStructureElement, text: string): void {
  page.add(
    pdf.struct('P', {}, () => {
      const width = widthOf(pdf);
      pdf.font('text').fontSize(12).fillColor(colours.ink).text(text, { width, lineGap: 4 });
    }),
  );
  pdf.y += 12;
}

function drawFact(
  pdf: Pdf,
  page: PDFKit.PDFStructureElement,
  { label, value }: { label: string; value: string },
): void {
  page.add(
    pdf.struct('P', {}, () => {
      const top = pdf.y;
      pdf.font('text').fontSize(12).fillColor(colours.muted).text(`${label}: `, MARGIN, top);
      pdf.font('strong').fillColor(colours.ink);
      pdf.text(value, MARGIN + LABEL_WIDTH, top, { width: widthOf(pdf) - LABEL_WIDTH });
      pdf.x = MARGIN;
    }),
  );
  pdf.y += 8;
}

function drawHead(pdf: Pdf, page: PDFKit.PDFStructureElement, title: string): void {
  page.add(
    pdf.struct('P', {}, () => {
      pdf.font('heading').fontSize(14).fillColor(colours.brand).text(SHOP.name);
    }),
  );
  pdf.y += 20;
  page.add(
    pdf.struct('H1', {}, () => {
      pdf.font('heading').fontSize(28).fillColor(colours.ink).text(title);
    }),
  );
  pdf.y += 18;
}

/** Draws a certificate on one page that screen readers can read (tagged, with title and language). */
export function drawCertificate(pdf: Pdf, words: CertificateWords): void {
  registerFonts(pdf);
  pdf.addPage({ size: 'A4', margin: MARGIN });
  const page = pdf.struct('Document');
  pdf.addStructure(page);
  drawHead(pdf, page, words.title);
  drawSample(pdf, page, words.sample);
  drawName(pdf, page, words.name);
  for (const text of words.statement) drawText(pdf, page, text);
  pdf.y += 8;
  for (const fact of words.facts) drawFact(pdf, page, fact);
  pdf.y += 20;
  drawName(pdf, page, words.author);
  drawText(pdf, page, words.place);
  page.end();
}
