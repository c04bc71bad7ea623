import { createHash } from 'node:crypto';

/** Returns a UUID in version 4 format that is always the same for a key. */
export function demoUuid(key: string): string {
  const hex = createHash('sha256').update(`saltbush demo/${key}`).digest('hex');
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) % 4)).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
