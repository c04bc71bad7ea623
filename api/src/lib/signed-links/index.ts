/** Links in mails that open one thing without signing in. */
export { createSignedLinks, LINK_DAYS, type LinkPurpose, type SignedLinks } from './signed-links';
