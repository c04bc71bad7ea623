import { randomBytes } from 'node:crypto';

/** Returns an id that click and conversion events refer to: 32 hexadecimal digits, as in the hosted service. */
export const newQueryID = () => randomBytes(16).toString('hex');
