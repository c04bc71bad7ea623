import { SHOP } from '@saltbush/contract';
import { plainPage } from '../../../lib/http/plain-page';
import type { ConfirmOutcome } from './claim-email';

/** What the page says for each outcome. */
const TEXTS: Readonly<Record<ConfirmOutcome, string>> = {
  confirmed: 'Thank you. Your email address is confirmed.',
  sign_in_first:
    'Please sign in to your account in this browser first. Then open the link in the mail once more.',
  expired:
    'This link has expired. To confirm your email address, sign in to your account and then reset your password.',
};

/** Sends the token of the fragment, which reaches no log and no proxy, and says what came of it. */
const SCRIPT = `
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
const say = (text) => { document.querySelector('[role=status]').textContent = text; };
const texts = ${JSON.stringify(TEXTS)};
fetch('/api/auth/confirm-email', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ token }),
})
  .then(async (answer) => say(texts[(await answer.json()).data.outcome]))
  .catch(() => say('Something went wrong. Please open the link in the mail once more.'));
`;

/** The page to which the link in the welcome mail leads. */
export const confirmPage = (nonce: string): string =>
  plainPage(
    nonce,
    SHOP.name,
    `<p role="status">We are confirming your email address…</p>
<p><a class="button" href="/?login=true">Continue to the shop</a></p>
<script nonce="${nonce}">${SCRIPT}</script>`,
  );
