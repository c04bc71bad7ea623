import { describe, expect, it } from 'vitest';
import { checkDigitOf, readBarcode, readScan } from './barcode';

const GTIN = '9312345678907';

describe('a barcode [selling-42]', () => {
  it.each([
    ['EAN-13', GTIN, GTIN],
    ['EAN-13 with the spaces of its print', '9 312345 678907', GTIN],
    ['UPC-A', '036000291452', '0036000291452'],
    ['UPC-A as EAN-13', '0036000291452', '0036000291452'],
    ['EAN-8', '73513537', '0000073513537'],
    ['GTIN-14 of one unit', `0${GTIN}`, GTIN],
    ['GTIN-14 of a carton', '19312345678904', '19312345678904'],
  ])('is read as %s', (_kind, text, barcode) => {
    expect(readBarcode(text)).toBe(barcode);
  });

  it.each(['', '9312345678906', '931234567890', '93123456789', 'abc', `${GTIN}1`, '1234567'])(
    'is not read from %j',
    (text) => expect(readBarcode(text)).toBeNull(),
  );

  it('is refused with any one digit wrong', () => {
    const digits = [...GTIN];
    for (const [at, digit] of digits.entries()) {
      for (let other = 0; other < 10; other += 1) {
        if (String(other) === digit) continue;
        expect(readBarcode(digits.with(at, String(other)).join(''))).toBeNull();
      }
    }
  });

  it('has the check digit that makes it whole', () => {
    for (let number = 0; number < 500; number += 1) {
      const body = String(number * 7_919_993).padStart(12, '0');
      expect(readBarcode(`${body}${checkDigitOf(body)}`)).toBe(`${body}${checkDigitOf(body)}`);
    }
  });
});

describe('what a scanner types [selling-42]', () => {
  const separator = '\u001D';
  it.each([
    ['digits', ` ${GTIN} `, null],
    ['digits with the sign of the kind of code', `]E0${GTIN}`, null],
    ['a medicine’s code', `]d2010${GTIN}17261031`, '2026-10-31'],
    ['one with batch and serial number', `010${GTIN}21A17B${separator}1727020010LOT1`, '2027-02-28'],
    ['one as it is printed', `(01)0${GTIN}(10)LOT 1(17)280200`, '2028-02-29'],
    ['one with no right day', `(01)0${GTIN}(17)261301`, null],
    ['one whose batch hides the day', `010${GTIN}10LOT117261031`, null],
  ])('is read as %s', (_kind, typed, expires) => {
    expect(readScan(typed)).toEqual({ barcode: GTIN, expires });
  });

  it.each(['', 'SB-7K3M-9QXT', '931234', `(10)LOT`, `01${GTIN}`, separator.repeat(3), '17', '(01)(17)'])(
    'is no barcode: %j',
    (typed) => expect(readScan(typed)).toBeNull(),
  );
});
