import { posix } from 'node:path';

/** Characters of public paths. Everything else, such as a second encoding, a backslash or a null byte, is refused. */
const PATH = /^\/[\w@.~/-]*$/;

/**
 * Decodes the path of a request's URL, once.
 * @returns the path if it is already normal; null if it is not, or has characters that no public path has
 */
export function decodePublicPath(url: string): string | null {
  const [raw = ''] = url.split(/[?#]/, 1);
  try {
    const path = decodeURIComponent(raw);
    return PATH.test(path) && posix.normalize(path) === path ? path : null;
  } catch {
    return null;
  }
}
