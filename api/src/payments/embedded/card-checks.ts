import { SourceError } from './source';

/** @returns whether a card number's check digit is right */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((character, index) => {
    const digit = Number(character);
    const doubled = digit * 2;
    if (index % 2 === 0) sum += digit;
    else sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return sum % 10 === 0;
}

/** @throws the gateway's error for a card that has expired, or for no month */
export function checkExpiry(month: number, year: number, now: Date): void {
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  if (!isMonth) throw new SourceError("Your card's expiration month is invalid.", 'expiry');
  const isYear = Number.isInteger(year) && year >= 2000 && year <= 2100;
  if (!isYear) throw new SourceError("Your card's expiration year is invalid.", 'expiry');
  if (Date.UTC(year, month, 1) <= now.getTime()) {
    throw new SourceError('Your card has expired.', 'expiry');
  }
}
