import { createHmac, timingSafeEqual } from 'node:crypto';
import { BusinessError } from '../errors';

/** What a link opens. A token of one purpose is invalid for every other. */
export type LinkPurpose = 'order' | 'appointment';

/** How long a link opens what it is for, in days (rule consent-09). */
export const LINK_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Tokens for links in mails, each of which opens one thing without signing in. A token holds an id and its expiry, which
 * anybody can read, and a signature, which only the shop can make. Put it into the fragment of an address: fragments
 * reach no server, no log and no other site.
 */
export interface SignedLinks {
  /** Signs an id for a purpose. The id must not be personal: it can be read from the token. */
  sign(purpose: LinkPurpose, id: string): string;
  /** Returns the id of a token. @throws {BusinessError} LINK_EXPIRED, LINK_INVALID */
  open(purpose: LinkPurpose, token: string): string;
}

const TOKEN = /^([\w-]{1,200})\.([\w-]{43})$/;
const CONTENT = /^(\d{1,10}):(.+)$/s;

/** Creates the signer of a shop, with a key derived from its auth secret. */
export function createSignedLinks({
  secret,
  clock,
}: {
  secret: string;
  clock: { now(): Date };
}): SignedLinks {
  const key = createHmac('sha256', secret).update('signed links').digest();
  const signature = (purpose: LinkPurpose, content: string) =>
    createHmac('sha256', key).update(`${purpose}:${content}`).digest();

  return {
    sign(purpose, id) {
      const expires = Math.floor((clock.now().getTime() + LINK_DAYS * DAY_MS) / 1000);
      const content = Buffer.from(`${expires}:${id}`).toString('base64url');
      return `${content}.${signature(purpose, content).toString('base64url')}`;
    },
    open(purpose, token) {
      const [, content = '', signed = ''] = TOKEN.exec(token) ?? [];
      const given = Buffer.from(signed, 'base64url');
      const expected = signature(purpose, content);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new BusinessError('LINK_INVALID');
      }
      const [, expires, id] = CONTENT.exec(Buffer.from(content, 'base64url').toString()) ?? [];
      if (!id) throw new BusinessError('LINK_INVALID');
      if (Number(expires) * 1000 <= clock.now().getTime()) throw new BusinessError('LINK_EXPIRED');
      return id;
    },
  };
}
