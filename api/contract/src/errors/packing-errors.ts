/** Units of a product that are still to be checked. */
interface Expected {
  name: string;
  units: number;
}

/** How many of them a message names. */
const MOST = 3;

/** Says what may be scanned next. */
function expectedWords(expected: readonly Expected[]): string {
  if (expected.length === 0) return 'Every unit of this order is checked.';
  const named = expected.slice(0, MOST).map(({ name, units }) => `${units} × ${name}`);
  const more = expected.length - named.length;
  return `Still to check: ${named.join('; ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** "2026-10-31" as "31/10/2026". */
const dayWords = (isoDate: string): string => isoDate.split('-').reverse().join('/');

/** Errors of packing an order (rules selling-40 to selling-42). They name what was scanned, and what is expected. */
export const PACKING_ERRORS = {
  SCAN_UNREADABLE: ({ scanned }: { scanned: string }) =>
    `“${scanned}” is not a whole barcode. Scan it again, or type all of its digits.`,
  SCAN_UNKNOWN: ({ barcode, expected }: { barcode: string; expected: readonly Expected[] }) =>
    `The shop knows no product with the barcode ${barcode}. ${expectedWords(expected)}`,
  SCAN_NOT_ORDERED: ({ name, expected }: { name: string; expected: readonly Expected[] }) =>
    `${name} is not part of this order. Put it back. ${expectedWords(expected)}`,
  SCAN_REFUNDED: ({ name, expected }: { name: string; expected: readonly Expected[] }) =>
    `${name} was refunded and is not sent. Put it back. ${expectedWords(expected)}`,
  SCAN_TOO_MANY: ({
    name,
    units,
    expected,
  }: {
    name: string;
    units: number;
    expected: readonly Expected[];
  }) =>
    `One too many: ${units} × ${name} ${units === 1 ? 'is' : 'are'} checked already. Put this one back. ${expectedWords(expected)}`,
  /** `expires` is the last day on which the pack could be used, as an ISO date. */
  SCAN_EXPIRED: ({ name, expires }: { name: string; expires: string }) =>
    `This pack of ${name} expired on ${dayWords(expires)}. Put it aside and take another one.`,
  PACK_WITHDRAWN: ({ name }: { name: string }) =>
    `${name} was withdrawn from sale. Do not pack it: have it refunded, or offered for sale again.`,
  PACKING_RESTARTED: ({ staff_name }: { staff_name: string }) =>
    `${staff_name || 'A colleague'} has started packing this order again. Take everything out and scan every pack anew.`,
  /** `path` is the address at which units are checked. */
  PACKING_INCOMPLETE: ({ left, units, path }: { left: number; units: number; path: string }) =>
    `${left} of ${units} units of this order ${left === 1 ? 'is' : 'are'} not checked yet. Scan every pack first, at Packing (${path}).`,
  PACKING_SURPLUS: ({ name, units }: { name: string; units: number }) =>
    `${units} × ${name} ${units === 1 ? 'was' : 'were'} refunded after the check. Take ${units === 1 ? 'it' : 'them'} out and start packing again.`,
};
