/** Frames around a page: the whole shop, one task alone (rule places-05), or the counter (rule places-04). */
export type Layout = 'shop' | 'focus' | 'counter';

/** What the frame of a task shows instead of the shop. */
export interface Focus {
  /** What the visitor does here: "Secure checkout". */
  title: string;
  /** The way out. Its path may name parameters of the route. */
  exit: { label: string; path: string };
}

export interface RouteDefinition {
  /** `/products/:slug` or `/browse/*path`; `*name` matches the rest of the path. */
  path: string;
  page: string;
  /** The frame around the page: the shop's unless given. Pages of the counter exist for staff only. */
  layout?: Layout;
  /** With the layout `focus`, and only with it. */
  focus?: Focus;
}

export interface RouteMatch {
  page: string;
  params: Record<string, string>;
}

interface Segment {
  kind: 'static' | 'param' | 'rest';
  value: string;
}

const parse = (path: string): Segment[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith(':')) return { kind: 'param', value: part.slice(1) };
      if (part.startsWith('*')) return { kind: 'rest', value: part.slice(1) };
      return { kind: 'static', value: part };
    });

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function matchSegments(segments: Segment[], parts: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === 'rest') {
      const rest = parts.slice(index);
      if (rest.length === 0) return null;
      params[segment.value] = rest.join('/');
      return params;
    }
    const part = parts[index];
    if (part === undefined) return null;
    if (segment.kind === 'static' && segment.value !== part) return null;
    if (segment.kind === 'param') params[segment.value] = part;
  }
  return parts.length === segments.length ? params : null;
}

/** Ranks static segments above parameters, and parameters above wildcards: `/brands` beats `/:slug`. */
const weight = (path: string): string =>
  parse(path)
    .map((segment) => ({ static: '0', param: '1', rest: '2' })[segment.kind])
    .join('');

/** Returns the most specific route that matches a path, with URL-decoded parameters, or null. */
export function matchRoute<Route extends RouteDefinition>(
  routes: readonly Route[],
  pathname: string,
): { route: Route; params: Record<string, string> } | null {
  const parts: string[] = [];
  for (const raw of pathname.split('/').filter(Boolean)) {
    const part = decode(raw);
    if (part === null) return null;
    parts.push(part);
  }
  const ordered = [...routes].sort((a, b) => (weight(a.path) < weight(b.path) ? -1 : 1));
  for (const route of ordered) {
    const params = matchSegments(parse(route.path), parts);
    if (params) return { route, params };
  }
  return null;
}
