import { describe, expect, it } from 'vitest';
import { isPostBox } from './address';

const BOXES = [
  'PO Box 12',
  'PO BOX12',
  'POBox 12',
  'P.O. Box 4',
  'P.O.Box4',
  'P O Box 4',
  'P/O Box 4',
  'P.O. BOX',
  'P0 Box 12',
  'POB 12',
  'GPO Box 7',
  'G.P.O. Box 7',
  'Post Office Box 3',
  'Locked Bag 3',
  'Private Bag 9',
  'Private Mail Bag 9',
  'Community Mail Bag 2',
  'CMB 12',
  'C.M.B. 12',
  'RMB 12',
  'RMB12',
  'PMB 3',
  'Parcel Locker 10',
  'Parcel Collect 10123',
  'C/- Post Office',
  'C/– Post Office',
  'c/o Post Office, Newtown',
  'C/- PO Newtown',
  'Care of Post Office, Sydney',
  'Care of the Post Office',
  'Poste Restante',
];

const STREETS = [
  '12 Boxwood St',
  '12 Boxer Street',
  '3 Post Office Lane',
  'C/- Post Office Hotel, 7 Main Street',
  'Care of 3 Post Office Lane',
  'C/- Mrs Poole, 4 Box Street',
  'Box Hill',
  '4 Box Hill Road',
  '12 Box Street',
  'Shop 3, Po Street',
  '12 Expo Box Court',
  'Unit 2, 4 Bagley Road',
  '9 Private Road',
  '1 Locke Street',
  '7 Baggage Lane',
  '5 Rmbala Street',
  '8 Parcell Street',
  'Old Post Office, 1 High Street',
  '',
];

/** How people write the same thing. */
const WRITTEN: ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => `Unit 4, ${text}`,
  (text) => ` ${text} `,
  (text) => text.replaceAll(' ', '  '),
];

describe('a post office box', () => {
  it.each(BOXES)('is “%s”, however it is written [selling-33]', (text) => {
    expect([text, ...WRITTEN.map((write) => write(text))].filter((written) => !isPostBox(written))).toEqual(
      [],
    );
  });

  it.each(STREETS)('is not “%s”', (text) => {
    expect([text, ...WRITTEN.map((write) => write(text))].filter(isPostBox)).toEqual([]);
  });
});
