/** The word ends here: "Boxwood Street" names no box, and "O’Brien" no post office. */
const END = '(?![a-z])';
const OFFICE_END = "(?![a-z'’-])";
/** What stands between the letters of "P.O.", "P/O", "P-O" and "P O". */
const GAP = '[\\s./-]{0,3}';
const SPACE = '[\\s-]{1,3}';
const STREETS =
  'ln|lane|st|street|rd|road|sq|square|pl|place|ct|court|dr|drive|ave|avenue|way|parade|terrace';
const HOUSES = 'arcade|building|hotel|motel|inn|bar|caf[eé]|restaurant|gallery|apartments|house|cottage';
/** A street or a house is named after a post office or a bag. */
const NAMED_AFTER = `(?!\\s+(?:${STREETS}|${HOUSES})${END})`;
const CARE_OF = '\\bc(?:are\\s+of|\\s?/\\s?[-–o])[.:]?\\s*';
const OFFICE = `(?:post${SPACE}office|(?:[gl]\\.?)?p\\.?o\\.?)${OFFICE_END}${NAMED_AFTER}`;
/** No number of a house follows: at most a suburb and its postcode. */
const NO_HOUSE = '\\D*(?:\\d{4}\\s*)?$';
/** "C/- Old Post Office" is where somebody lives by now. */
const FORMER = '(?!(?:the\\s+)?(?:old|former)\\s)';

/** Where mail is collected. What could be a street as well is none of these: a courier finds out at the door. */
const POST_BOXES = [
  // "PO Box 12", "P.O. Box 4", "GPO BOX7", "LPO Box 3", "P/O Box 9", "PO-Box 1", "PO Bx 2", and "POB 12"
  `\\b(?:[gl]${GAP})?p${GAP}[o0]${GAP}bo?x${END}`,
  `\\bp\\.?o\\.?b\\.?\\s{0,3}\\d`,
  `\\bpost${SPACE}office${SPACE}box${END}`,
  // "Post Box 12" and "GPO 1234", but not "GPO 350 Bourke Street"
  '\\bpost[\\s-]{0,3}box[\\s-]{0,3}\\d',
  '\\bg\\.?p\\.?o\\.?\\s{0,3}\\d+\\s*(?:,|$)',
  // "Locked Bag 7", "Private Bag 3", "Community Mail Bag 2", "Mailbag 3"
  `\\b(?:locked|private|mail)[\\s-]{0,3}bag${END}${NAMED_AFTER}`,
  // Community and private mail bags: "CMB 12", "PMB 3"
  '\\b[cp]\\.?m\\.?b\\.?\\s{0,3}\\d',
  // A roadside mail box alone: with a road, "RMB 4215 Smiths Road", it stands at the property
  '\\br\\.?m\\.?b\\.?\\s{0,3}\\d+\\s*$',
  `\\bparcel${SPACE}(?:lockers?|collect(?:ion)?)${END}`,
  // "C/- Post Office", "Care of Post Office, Sydney", "C/- PO Newtown", but not "C/- Po Chen, 3 King St"
  `${CARE_OF}(?:the\\s+)?${OFFICE}(?:\\s*,|${NO_HOUSE})`,
  // "C/- Newtown Post Office", "C/- Rosebud PO"
  `${CARE_OF}${FORMER}(?:[a-z.'’-]+\\s+){1,3}${OFFICE}\\s*(?:$|,${NO_HOUSE})`,
  '\\bposte\\s+restante\\b',
].map((pattern) => new RegExp(pattern, 'i'));

/** Returns true if the first line of an address is a post office box or the like, where no courier delivers. */
export const isPostBox = (address_1: string): boolean =>
  POST_BOXES.some((pattern) => pattern.test(address_1));

/**
 * Error for a post office box with a courier's method, which needs a street address.
 * @param isFixed whether the method can no longer be chosen, as of an order that is placed
 */
export const postBoxMessage = (methodName: string, { isFixed = false } = {}): string =>
  `${methodName} can’t go to a post office box. Please enter a street address${isFixed ? '' : ', or choose Standard Delivery'}.`;
