/** Methods that change nothing. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A request from the shop's own page, or one that no page made. */
const OWN_SITES = new Set(['same-origin', 'none']);

/** The parts of a request by which browsers report where it comes from. */
export interface RequestSource {
  method: string;
  origin: string | undefined;
  /** The header `Sec-Fetch-Site`. */
  site: string | undefined;
}

/**
 * @param publicOrigin The shop's origin, without a trailing slash
 * @returns whether another site's page made a request that could change something. Browsers send at least one of the two
 * headers; a client that sends neither has no cookies of a visitor.
 */
export function isForeignChange({ method, origin, site }: RequestSource, publicOrigin: string): boolean {
  if (SAFE.has(method)) return false;
  if (origin !== undefined) return origin !== publicOrigin;
  return site !== undefined && !OWN_SITES.has(site);
}
