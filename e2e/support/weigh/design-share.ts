import { readFileSync } from 'node:fs';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

const DESIGN = /shared-ui\/src\/design\//;
/** The parts of a built script that belong to the design system, by its source map. */
export function designPieces(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const pieces: string[] = [];
  let last: { line: number; column: number; isDesign: boolean } | null = null;
  const take = (line: number, column: number) => {
    if (!last?.isDesign) return;
    const text = lines[last.line - 1] ?? '';
    pieces.push(text.slice(last.column, last.line === line ? column : undefined));
  };
  eachMapping(new TraceMap(readFileSync(`${file}.map`, 'utf8')), (mapping) => {
    const { generatedLine, generatedColumn, source } = mapping;
    take(generatedLine, generatedColumn);
    last = { line: generatedLine, column: generatedColumn, isDesign: DESIGN.test(source ?? '') };
  });
  take(0, 0);
  return pieces.join('');
}
