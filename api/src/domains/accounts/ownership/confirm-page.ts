import { SHOP } from '@saltbush/contract';
import { plainPage } from '../../../lib/http/plain-page';

const CONFIRMED = 'Thank you. Your email address is confirmed.';
const ELSEWHERE =
  'Please sign in to your account in this browser first. Then open the link in the mail once more.';

/** Sends the token of the fragment, which reaches no log and no proxy, and says what came of it. */
const SCRIPT = `
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
const say = (text) => { document.querySelector('[role=status]').textContent = text; };
fetch('/api/auth/confirm-email', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ token }),
}).then(async (answer) => {
  const { data } = answer.ok ? await answer.json() : { data: null };
  if (data?.is_confirmed) say('${CONFIRMED}');
  else say('${ELSEWHERE}');
}, () => say('Something went wrong. Please open the link once more.'));
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
