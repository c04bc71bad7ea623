import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** 16-bit groups of an IPv6 address that one customer of a provider is given: a /64. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** Returns the groups of an IPv6 address, without its zone. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
}

/**
 * Returns what limits count an address as: IPv4 as it is, also where it is mapped into IPv6, and of IPv6 the /64, since
 * a single connection has 2^64 addresses.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const network = groupsOf(address.toLowerCase()).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** The client's network as reported by the proxies in `TRUSTED_PROXIES`, for rate limits. */
export const addressOf = ({ ip }: Pick<Request, 'ip'>): string => networkOf(ip ?? 'unknown');
