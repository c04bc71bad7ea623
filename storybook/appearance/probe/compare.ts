import { PNG } from 'pngjs';

/** Maximum difference per channel, of 255, that comes from processors rounding blended colours differently. */
const ROUNDING = 6;

export interface Fingerprint {
  /** Major version of Chromium. */
  browser: string;
  /** Picture of the probe page: parts of equal height, one below the other. */
  picture: Buffer;
}

function rows({ data }: PNG, first: number, last: number): Buffer {
  return data.subarray(first, last);
}

const isFar = (one: Buffer, other: Buffer): boolean =>
  one.some((value, index) => Math.abs(value - (other[index] ?? 0)) > ROUNDING);

/**
 * Compares how two machines render.
 * @param parts Names of the probe page's parts, from top to bottom.
 * @returns Descriptions of what differs; empty if both render alike.
 */
export function differingParts(made: Fingerprint, here: Fingerprint, parts: readonly string[]): string[] {
  if (made.browser !== here.browser) return [`Chromium ${here.browser} instead of ${made.browser}`];
  const one = PNG.sync.read(made.picture);
  const other = PNG.sync.read(here.picture);
  if (one.width !== other.width || one.height !== other.height) return ['the size of the probe page'];
  const bytes = one.data.length / parts.length;
  return parts.filter((_, index) => {
    const [first, last] = [index * bytes, (index + 1) * bytes];
    return isFar(rows(one, first, last), rows(other, first, last));
  });
}
