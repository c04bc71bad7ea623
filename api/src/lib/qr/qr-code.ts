import { codewords } from './codewords';
import { createGrid, drawPatterns, type Grid } from './grid';

export interface QrCode {
  /** Squares in a row, without the quiet margin of four around them. */
  size: number;
  /** The dark squares as the path of an SVG picture, one unit each. */
  path: string;
}

/** The places of the data: columns in pairs from the right, up and down in turn, past the column of the timing pattern. */
function* places(size: number): Generator<[row: number, column: number]> {
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const row = isUpward ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
  }
}

/** The mask of the first kind keeps large areas from having one colour. */
const isMasked = (row: number, column: number): boolean => (row + column) % 2 === 0;

function drawData(grid: Grid, bytes: readonly number[]): void {
  let bit = 0;
  for (const [row, column] of places(grid.size)) {
    if (grid.isSet(row, column)) continue;
    const dark = (((bytes[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
    grid.set(row, column, dark !== isMasked(row, column));
    bit += 1;
  }
}

/**
 * Draws text as a QR code (ISO/IEC 18004, bytes, lowest level of correction).
 * @throws {RangeError} for more than 425 bytes
 */
export function qrCode(text: string): QrCode {
  const { version, bytes } = codewords(text);
  const grid = createGrid(version);
  drawPatterns(grid, version);
  drawData(grid, bytes);
  const { size } = grid;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (grid.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size, path };
}
