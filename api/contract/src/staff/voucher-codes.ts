const CODE = /^[A-Z0-9]{4,20}$/;

/** @returns whether a text can be a code, as it is kept */
export const isVoucherCode = (text: string): boolean => CODE.test(text);

/** @returns a code as it is kept: in upper case, without spaces around it */
export const voucherCode = (text: string): string => text.trim().toUpperCase();

/** Without letters and digits that are taken for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 10;

/**
 * @param randomBelow a whole number from 0 to below a limit, which nobody can foresee
 * @returns a code that cannot be guessed: one of 8 * 10^14
 */
export const generateVoucherCode = (randomBelow: (limit: number) => number): string =>
  Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('');
