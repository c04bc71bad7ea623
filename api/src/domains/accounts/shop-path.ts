/** A path of this shop to go to; / for anything that might lead elsewhere. */
export function shopPath(target: unknown): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(target)) return '/';
  return target;
}
