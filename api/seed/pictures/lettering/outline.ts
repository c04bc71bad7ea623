import type { PathCommand } from 'opentype.js';

/** Outlines are written in whole units, this many per em: a tenth of a pixel on a product's card. */
export const UNITS_PER_EM = 128;

type Point = readonly [x: number, y: number];

const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
const subtract = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
const isNear = ([ax, ay]: Point, [bx, by]: Point) => Math.abs(ax - bx) <= 1 && Math.abs(ay - by) <= 1;

/** Numbers with no more between them than SVG needs. */
function join(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : value)).join('');
}

/** Collects relative path commands; a repeated command's letter is left out. */
class OutlineWriter {
  #text = '';
  #letter = '';
  #at: Point = [0, 0];
  #start: Point = [0, 0];
  /** Control point of the quadratic curve just written. */
  #control: Point | null = null;

  get text(): string {
    return this.#text;
  }

  #write(letter: string, numbers: readonly number[]): void {
    const text = join(numbers);
    if (letter !== this.#letter) this.#text += letter + text;
    else this.#text += text.startsWith('-') ? text : ` ${text}`;
    this.#letter = letter;
  }

  moveTo(to: Point): void {
    this.#write('m', subtract(to, this.#at));
    this.#at = to;
    this.#start = to;
    this.#control = null;
  }

  lineTo(to: Point): void {
    const [x, y] = subtract(to, this.#at);
    this.#at = to;
    this.#control = null;
    if (x === 0 && y === 0) return;
    if (y === 0) this.#write('h', [x]);
    else if (x === 0) this.#write('v', [y]);
    else this.#write('l', [x, y]);
  }

  /** Most points of TrueType curves lie half way between two controls: the second control need not be written. */
  curveTo(control: Point, to: Point): void {
    const mirrored = this.#control && add(this.#at, subtract(this.#at, this.#control));
    if (mirrored && isNear(mirrored, control)) {
      this.#write('t', subtract(to, this.#at));
      this.#control = mirrored;
    } else {
      this.#write('q', [...subtract(control, this.#at), ...subtract(to, this.#at)]);
      this.#control = control;
    }
    this.#at = to;
  }

  cubicTo(first: Point, second: Point, to: Point): void {
    this.#write(
      'c',
      [first, second, to].flatMap((point) => subtract(point, this.#at)),
    );
    this.#at = to;
    this.#control = null;
  }

  close(): void {
    this.#write('z', []);
    this.#at = this.#start;
    this.#control = null;
  }
}

/**
 * Writes a glyph's outline as compact path data on the grid of `UNITS_PER_EM`, its origin on the base line.
 * @param commands in font units, y upwards.
 */
export function outlineOf(commands: readonly PathCommand[], unitsPerEm: number): string {
  const scale = UNITS_PER_EM / unitsPerEm;
  const point = (x: number, y: number): Point => [Math.round(x * scale), -Math.round(y * scale)];
  const writer = new OutlineWriter();
  for (const command of commands) {
    if (command.type === 'M') writer.moveTo(point(command.x, command.y));
    else if (command.type === 'L') writer.lineTo(point(command.x, command.y));
    else if (command.type === 'Q') writer.curveTo(point(command.x1, command.y1), point(command.x, command.y));
    else if (command.type === 'C')
      writer.cubicTo(
        point(command.x1, command.y1),
        point(command.x2, command.y2),
        point(command.x, command.y),
      );
    else writer.close();
  }
  return writer.text;
}
