/** Returns the target if it is a path of this shop, or / if it could lead to another site. */
export function shopPath(target: unknown): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(target)) return '/';
  return target;
}

/** Returns the path named by an address's `redirect_url`, with or without its leading slash (section 2.1). */
export const redirectPath = (redirectUrl: string): string => shopPath(`/${redirectUrl.replace(/^\/+/, '')}`);
