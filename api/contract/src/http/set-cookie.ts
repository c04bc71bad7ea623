export interface Cookie {
  name: string;
  /** Only characters that a cookie may contain: encode anything else. */
  value: string;
  /** The origin that the cookie belongs to. On https it is sent over https only. */
  origin: string;
  path?: string;
  /** Seconds; 0 removes the cookie. Without it the cookie lasts until the browser closes. */
  maxAge?: number;
  /** Hidden from scripts unless the page itself has to read it. */
  isReadable?: boolean;
  sameSite?: 'Lax' | 'Strict';
}

/** Name and value cannot add attributes or headers. */
const SAFE = /^[\w.!#$%&'()*+/:<=>?@^`{|}~-]*$/;

/**
 * Creates the text that stores a cookie: the value of a `Set-Cookie` header, or of `document.cookie`.
 * @throws {Error} The name or value has a character that would end it.
 */
export function cookieText({ name, value, origin, path = '/', ...options }: Cookie): string {
  if (!SAFE.test(name + value)) throw new Error(`The cookie ${name} must be encoded`);
  const { maxAge, isReadable = false, sameSite = 'Lax' } = options;
  return [
    `${name}=${value}`,
    `Path=${path}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isReadable ? [] : ['HttpOnly']),
    `SameSite=${sameSite}`,
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}
