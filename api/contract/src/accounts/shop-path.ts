/** A path of this shop to go to; / for anything that might lead elsewhere. */
export function shopPath(target: unknown): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(target)) return '/';
  return target;
}

/** The path that `redirect_url` of an address names, with or without its first slash (section 2.1). */
export const redirectPath = (redirectUrl: string): string => shopPath(`/${redirectUrl.replace(/^\/+/, '')}`);
