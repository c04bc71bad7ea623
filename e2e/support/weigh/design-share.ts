import { readFileSync } from 'node:fs';
import { cutScript } from './pieces';

const DESIGN = /shared-ui\/src\/design\//;

/** The parts of a built script that belong to the design system, by its source map. */
export function designPieces(file: string): string {
  const pieces = cutScript(readFileSync(file, 'utf8'), readFileSync(`${file}.map`, 'utf8'));
  return pieces.flatMap(({ source, text }) => (DESIGN.test(source) ? text : [])).join('');
}
