import { randomBytes } from 'node:crypto';

/** Names one answer in click and conversion events: 32 hexadecimal digits, like the hosted service's. */
export const newQueryID = () => randomBytes(16).toString('hex');
