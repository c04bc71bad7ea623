import { isIsoDate } from '../dates/local-date';

/** Digits of the barcode of a product, as the shop stores it. */
const STORED = 13;

/** What a scanner has read from a pack. */
export interface ScannedCode {
  /** The barcode (GTIN) as 13 digits, or 14 for an outer carton. */
  barcode: string;
  /** The last day on which the pack may be used, as an ISO date; null where the code does not say. */
  expires: string | null;
}

/** Returns the check digit of a barcode without it: weights of 3 and 1 from the right. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Reads the digits of a barcode: EAN-13, UPC-A, EAN-8 or GTIN-14, which are one number with leading zeros.
 * @returns 13 digits, or 14 for an outer carton; null without a right check digit
 */
export function readBarcode(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  if (checkDigitOf(digits.slice(0, -1)) !== Number(digits.at(-1))) return null;
  return digits.replace(/^0(?=\d{13}$)/, '').padStart(STORED, '0');
}

/** The lengths of GS1's fields that come in a medicine's two-dimensional code; all others end at a separator. */
const FIXED: Readonly<Record<string, number>> = { '01': 14, '11': 6, '13': 6, '15': 6, '17': 6 };
const SEPARATOR = '\u001D';

/** Reads the fields of a GS1 code as scanners type it: "(01)…(17)…", or the same without brackets. */
function readFields(text: string): Map<string, string> {
  const bracketed = [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)];
  if (bracketed.length > 0)
    return new Map(bracketed.map(([, name = '', value = '']) => [name, value.trim()]));
  const fields = new Map<string, string>();
  for (let rest = text; rest.length > 2; ) {
    const name = rest.slice(0, 2);
    const end = rest.indexOf(SEPARATOR);
    const length = FIXED[name] ?? Math.max(0, (end < 0 ? rest.length : end) - 2);
    fields.set(name, rest.slice(2, 2 + length));
    rest = rest.slice(2 + length);
    if (rest.startsWith(SEPARATOR)) rest = rest.slice(1);
  }
  return fields;
}

/** Returns the day of YYMMDD, of which day 00 is the month's last. */
function readExpiry(digits: string | undefined): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits ?? '') ?? [];
  if (!year || !month || !day) return null;
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate();
  const iso = `20${year}-${month}-${day === '00' ? last : day}`;
  return isIsoDate(iso) ? iso : null;
}

/**
 * Reads what a scanner types: the digits of a barcode, or the two-dimensional code of a medicine's pack, which says until
 * when it may be used.
 * @returns null for anything else, such as a code that was read in part
 */
export function readScan(typed: string): ScannedCode | null {
  const text = typed.trim().replace(/^\][A-Za-z]\d/, '');
  const plain = readBarcode(text);
  if (plain) return { barcode: plain, expires: null };
  const fields = readFields(text);
  const number = fields.get('01') ?? '';
  const barcode = number.length === FIXED['01'] ? readBarcode(number) : null;
  return barcode === null ? null : { barcode, expires: readExpiry(fields.get('17')) };
}
