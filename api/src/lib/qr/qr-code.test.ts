import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { qrCode } from './qr-code';

const TEXT = 'otpauth://totp/Saltbush?secret='.repeat(20);

/** Sizes and hashes of the paths that uqr 0.1.3 draws with the same mask and level. */
it.each([
  [17, 21, 'bc3aa4161f7a37c4'],
  [120, 41, '7459b6f222a75547'],
  [200, 53, '0a2f1a8e680169a7'],
  [271, 57, '6a2ab49eba0160a5'],
  [425, 69, 'fdcab4ae7f95f86c'],
])('draws %i bytes as another encoder does', (bytes, size, hash) => {
  const code = qrCode(TEXT.slice(0, bytes));
  expect(code.size).toBe(size);
  expect(createHash('sha256').update(code.path).digest('hex').slice(0, 16)).toBe(hash);
});

it('refuses what does not fit', () => {
  expect(() => qrCode(TEXT.slice(0, 426))).toThrow(RangeError);
});
