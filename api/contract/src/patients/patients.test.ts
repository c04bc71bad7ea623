import { describe, expect, it } from 'vitest';
import { formatIhi, ihiNumberError } from './ihi';
import { lastFour, maskedLastFour } from './mask';
import {
  formatMedicareNumber,
  medicareCardErrors,
  medicareExpiryError,
  medicareNumberError,
  medicareReferenceError,
  normaliseMedicareExpiry,
} from './medicare';

const TODAY = '2026-03-31';
const CHECK_DIGIT = 'Invalid Medicare Number: check digit does not match';

describe('Medicare number', () => {
  it('is required [5.g-01]', () => {
    expect(medicareNumberError('')).toBe('Medicare Number is required.');
    expect(medicareNumberError(' \u00a0 ')).toBe('Medicare Number is required.');
  });

  it.each([
    '695144960',
    '69514496011',
    '1951449601',
    '7951449601',
    '0951449601',
    '69514A9601',
    '６９５１４４９６０１',
    '6951-44960-1',
    '__proto__',
    '6'.repeat(100_000),
  ])('must be 10 digits, the first of them 2–6 [5.g-02]', (text) => {
    expect(medicareNumberError(text)).toBe('Medicare Number must be 10 digits');
  });

  it.each(['2000000020', '3000000030', '4000000040', '5000000050', '6000000060'])(
    'takes %s: first digits 2–6 [5.g-02]',
    (text) => {
      expect(medicareNumberError(text)).toBeNull();
    },
  );

  it('has its check digit in ninth place [5.g-03]', () => {
    expect(medicareNumberError('6951449601')).toBeNull();
    expect(medicareNumberError('6951 44960 1')).toBeNull();
    for (const digit of '123456789') expect(medicareNumberError(`69514496${digit}1`)).toBe(CHECK_DIGIT);
    for (const issue of '0123456789') expect(medicareNumberError(`695144960${issue}`)).toBeNull();
  });

  it('detects any single wrong digit [5.g-03] [australia-01]', () => {
    for (let place = 1; place < 8; place += 1) {
      const digits = [...'6951449601'];
      digits[place] = String((Number(digits[place]) + 1) % 10);
      expect(medicareNumberError(digits.join(''))).toBe(CHECK_DIGIT);
    }
  });

  it('is formatted in three groups', () => {
    expect(formatMedicareNumber('6951449601')).toBe('6951 44960 1');
    expect(formatMedicareNumber('69')).toBe('69');
  });
});

describe('other details of a Medicare card', () => {
  it('have a reference number from 1 to 9 [health-10]', () => {
    expect(['1', '9', ' 3 '].map(medicareReferenceError)).toEqual([null, null, null]);
    expect(medicareReferenceError('')).toBe('Reference Number is required.');
    for (const text of ['0', '10', 'x', '１', '-1']) {
      expect(medicareReferenceError(text)).toBe('Reference Number must be a digit from 1 to 9');
    }
  });

  it('are valid to the end of the expiry month', () => {
    expect(medicareExpiryError('2026-03', TODAY)).toBeNull();
    expect(medicareExpiryError('2026-02', TODAY)).toBe('This Medicare card has expired');
    expect(medicareExpiryError('03/2026', TODAY)).toBeNull();
    expect(medicareExpiryError(' ', TODAY)).toBe('Medicare Expiry is required.');
    for (const text of ['2026-13', '2026-00', '13/2026', '2026', '03/1926', 'soon', '0'.repeat(100_000)]) {
      expect(medicareExpiryError(text, TODAY)).toBe('Medicare Expiry must be a month and a year');
    }
  });

  it('have the expiry normalised to year and month', () => {
    expect(['2029-03', '03/2029', '3/29', '03 / 29'].map(normaliseMedicareExpiry)).toEqual(
      Array(4).fill('2029-03'),
    );
  });

  it('report every invalid field', () => {
    expect(medicareCardErrors({ number: '6951449601', reference: '1', expiry: '2029-03' }, TODAY)).toEqual(
      {},
    );
    expect(medicareCardErrors({ number: '', reference: '0', expiry: '2020-01' }, TODAY)).toEqual({
      number: 'Medicare Number is required.',
      reference: 'Reference Number must be a digit from 1 to 9',
      expiry: 'This Medicare card has expired',
    });
  });
});

describe('IHI', () => {
  it('is required [5.g-04]', () => {
    expect(ihiNumberError('')).toBe('IHI Number is required.');
    expect(ihiNumberError('  ')).toBe('IHI Number is required.');
  });

  it('has 16 digits starting with 800360 that pass the Luhn check [health-10] [australia-02]', () => {
    expect(ihiNumberError('8003608000228437')).toBeNull();
    expect(ihiNumberError('8003 6080 0022 8437')).toBeNull();
    for (const digit of '012345689') {
      expect(ihiNumberError(`800360800022843${digit}`)).toBe(
        'Invalid IHI Number: check digit does not match',
      );
    }
    for (const text of [
      '800360800022843',
      '80036080002284370',
      '8003618000228437',
      '4242424242424242',
      'x',
    ]) {
      expect(ihiNumberError(text)).toBe('IHI Number must be 16 digits that begin with 800360');
    }
    expect(ihiNumberError('8'.repeat(100_000))).toContain('16 digits');
  });

  it('is formatted in groups of four', () => {
    expect(formatIhi('8003608000228437')).toBe('8003 6080 0022 8437');
  });
});

describe('mask', () => {
  it('reveals the last 4 characters, and nothing of shorter values', () => {
    expect(lastFour('6951 44960 1')).toBe('9601');
    expect(lastFour('9601')).toBe('');
    expect(lastFour('')).toBe('');
    expect(maskedLastFour('9601')).toBe('•••• 9601');
  });
});
