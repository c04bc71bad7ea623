/** The squares of a QR code while it is drawn: dark, light, or not decided yet. */
export interface Grid {
  size: number;
  isSet(row: number, column: number): boolean;
  isDark(row: number, column: number): boolean;
  set(row: number, column: number, dark: boolean): void;
}

export function createGrid(version: number): Grid {
  const size = version * 4 + 17;
  const squares = new Map<number, boolean>();
  return {
    size,
    isSet: (row, column) => squares.has(row * size + column),
    isDark: (row, column) => squares.get(row * size + column) === true,
    set(row, column, dark) {
      if (row >= 0 && column >= 0 && row < size && column < size) squares.set(row * size + column, dark);
    },
  };
}

/** Draws concentric squares around a centre; `light` are the distances that stay light. */
function drawSquares(grid: Grid, row: number, column: number, radius: number, light: number[]): void {
  for (let down = -radius; down <= radius; down += 1) {
    for (let right = -radius; right <= radius; right += 1) {
      const distance = Math.max(Math.abs(down), Math.abs(right));
      grid.set(row + down, column + right, !light.includes(distance));
    }
  }
}

/** Centres of the small squares by which readers straighten a picture. */
function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const later = Array.from({ length: count - 1 }, (_value, index) => size - 7 - index * step);
  return [6, ...later.reverse()];
}

function drawAlignments(grid: Grid, version: number): void {
  const centres = alignments(version, grid.size);
  const last = centres.at(-1);
  for (const row of centres) {
    for (const column of centres) {
      const isCorner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isCorner) drawSquares(grid, row, column, 2, [1]);
    }
  }
}

/** Bits with their checksum by polynomial division. */
function withChecksum(value: number, polynomial: number, length: number): number {
  let remainder = value;
  for (let step = 0; step < length; step += 1) {
    remainder = (remainder << 1) ^ ((remainder >>> (length - 1)) * polynomial);
  }
  return (value << length) | remainder;
}

const bitOf = (value: number, index: number): boolean => ((value >>> index) & 1) === 1;

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const bits = withChecksum(version, 0x1f25, 12);
  for (let index = 0; index < 18; index += 1) {
    const [near, far] = [Math.floor(index / 3), grid.size - 11 + (index % 3)];
    grid.set(near, far, bitOf(bits, index));
    grid.set(far, near, bitOf(bits, index));
  }
}

/** Says which level of correction (the lowest) and which mask (the first) the code has. */
function drawFormat(grid: Grid): void {
  const { size } = grid;
  const bits = withChecksum(0b01_000, 0x537, 10) ^ 0x5412;
  for (let index = 0; index < 15; index += 1) {
    const dark = bitOf(bits, index);
    const along = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index;
    grid.set(along, 8, dark);
    const across = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index;
    grid.set(8, across, dark);
  }
  grid.set(size - 8, 8, true);
}

/** Draws everything that is not data. */
export function drawPatterns(grid: Grid, version: number): void {
  const { size } = grid;
  for (let index = 0; index < size; index += 1) {
    grid.set(6, index, index % 2 === 0);
    grid.set(index, 6, index % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    drawSquares(grid, row, column, 4, [2, 4]);
  }
  drawAlignments(grid, version);
  drawVersion(grid, version);
  drawFormat(grid);
}
