import { SHOP } from '@saltbush/contract';
import { plainPage } from '../../../lib/http/plain-page';

interface LinkPage {
  /** What the page says at first. */
  pending: string;
  /** Receives the token of the fragment, and answers with an outcome. */
  endpoint: string;
  /** What the page says for each outcome. */
  texts: Readonly<Record<string, string>>;
}

/** Sends the token of the fragment, which reaches no log and no proxy, and says what came of it. */
const script = ({ endpoint, texts }: LinkPage) => `
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
const say = (text) => { document.querySelector('[role=status]').textContent = text; };
const texts = ${JSON.stringify(texts)};
fetch(${JSON.stringify(endpoint)}, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ token }),
})
  .then(async (answer) => say(texts[(await answer.json()).data.outcome]))
  .catch(() => say('Something went wrong. Please open the link in the mail once more.'));
`;

/** @returns the page to which a link in a mail leads */
export const linkPage =
  (page: LinkPage) =>
  (nonce: string): string =>
    plainPage(
      nonce,
      SHOP.name,
      `<p role="status">${page.pending}</p>
<p><a class="button" href="/?login=true">Continue to the shop</a></p>
<script nonce="${nonce}">${script(page)}</script>`,
    );
