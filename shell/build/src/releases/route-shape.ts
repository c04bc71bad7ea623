import { parse } from 'path-to-regexp';

/** A route pattern in the form that the registry compares. */
export interface RouteShape {
  /** The pattern without parameter names: `/brands/:slug` and `/brands/:brand` are equal. */
  shape: string;
  /** Why the browser's matcher cannot parse the pattern; undefined if it can. */
  error?: string;
}

/** A segment is fixed text, `:name` or, at the end, `*name`. */
const SEGMENT = /^(?:[^:*{}()[\]+?!\\]+|:\w+|\*\w+)$/;

function findError(path: string): string | undefined {
  if (!path.startsWith('/')) return 'must begin with a slash';
  const segments = path.split('/').filter(Boolean);
  const invalid = segments.find((segment) => !SEGMENT.test(segment));
  if (invalid) return `has the segment "${invalid}"; a segment is fixed text, ":name" or "*name"`;
  if (segments.slice(0, -1).some((segment) => segment.startsWith('*')))
    return 'has segments after a wildcard; a wildcard must be the last segment';
  return undefined;
}

/** Parses a remote's route pattern, in the notation of path-to-regexp. */
export function readRoute(path: string): RouteShape {
  const error = findError(path);
  if (error) return { shape: path, error };
  const parts = parse(path).tokens.map((token) =>
    token.type === 'text' ? token.value : { param: ':', wildcard: '*', group: '' }[token.type],
  );
  return { shape: parts.join('').replace(/(?<=.)\/$/, '') };
}
