import { parse } from 'path-to-regexp';

/** A route pattern as the registry compares it. */
export interface RouteShape {
  /** The pattern without the names of its parameters: `/brands/:slug` and `/brands/:brand` are the same. */
  shape: string;
  /** What the browser's matcher cannot read in the pattern; undefined where it reads all of it. */
  fault?: string;
}

/** A segment is fixed text, `:name` or, at the end, `*name`. */
const SEGMENT = /^(?:[^:*{}()[\]+?!\\]+|:\w+|\*\w+)$/;

function faultOf(path: string): string | undefined {
  if (!path.startsWith('/')) return 'must begin with a slash';
  const segments = path.split('/').filter(Boolean);
  const odd = segments.find((segment) => !SEGMENT.test(segment));
  if (odd) return `has the segment "${odd}"; a segment is fixed text, ":name" or "*name"`;
  if (segments.slice(0, -1).some((segment) => segment.startsWith('*')))
    return 'has more segments behind the one that takes the rest of the path';
  return undefined;
}

/** Reads a route pattern of a remote, in the notation of path-to-regexp. */
export function readRoute(path: string): RouteShape {
  const fault = faultOf(path);
  if (fault) return { shape: path, fault };
  const parts = parse(path).tokens.map((token) =>
    token.type === 'text' ? token.value : { param: ':', wildcard: '*', group: '' }[token.type],
  );
  return { shape: parts.join('').replace(/(?<=.)\/$/, '') };
}
