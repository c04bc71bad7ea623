import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** A part of a built script. */
export interface Piece {
  /** The module it was built from, as the source map names it; empty for the bundler's own code. */
  source: string;
  text: string;
}

/** Cuts a built script by its source map; the pieces' texts make the whole script. */
export function cutScript(script: string, map: string): Piece[] {
  const pieces: Piece[] = [];
  const starts: number[] = [0];
  for (let at = script.indexOf('\n'); at >= 0; at = script.indexOf('\n', at + 1)) starts.push(at + 1);
  let from = 0;
  let source = '';
  const take = (to: number) => {
    if (to > from) pieces.push({ source, text: script.slice(from, to) });
    from = to;
  };
  const traced = new TraceMap(map);
  const names = new Map(traced.resolvedSources.map((resolved, index) => [resolved, traced.sources[index]]));
  eachMapping(traced, (mapping) => {
    take((starts[mapping.generatedLine - 1] ?? script.length) + mapping.generatedColumn);
    source = names.get(mapping.source ?? '') ?? '';
  });
  take(script.length);
  return pieces;
}
