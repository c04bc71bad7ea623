import { http, type RequestHandler } from 'msw';
import { forgetSent, noteSent, read } from './sent';
import { isOfTheShop } from './shop-requests';

/** What stands between the shop and the network: msw's worker in a browser, msw's server under Node. */
interface Network {
  resetHandlers(...handlers: RequestHandler[]): void;
}

let network: Network | null = null;
let answers: RequestHandler[] = [];
let unanswered: string[] = [];

const ofTheShop = ({ request }: { request: Request }) => isOfTheShop(request);

/** The first one asked: keeps the account of what is sent, and leaves the answer to the others. */
const note = http.all(ofTheShop, ({ request }) => noteSent(request));

/** The last one asked: what nobody answers fails. Pictures, scripts and styles do not come here. */
const refuseTheRest = http.all(ofTheShop, async ({ request }) => {
  const { method, path, operation } = await read(request);
  const what = operation || `${method} ${path}`;
  unanswered.push(what);
  throw new Error(`Nobody answers ${what} here`);
});

function arrange(next: RequestHandler[]): void {
  answers = next;
  network?.resetHandlers(note, ...answers, refuseTheRest);
}

/** Says through what the answers go out. Done once, before the first test or story. */
export function connectNetwork(next: Network): void {
  network = next;
  arrange(answers);
}

/** From now on, and until the end of this test or story, requests are answered by these; later ones go first. */
export function serve(...handlers: RequestHandler[]): void {
  arrange([...handlers, ...answers]);
}

/** Before each test or story: nothing is answered, nothing was sent. */
export function resetNetwork(): void {
  arrange([]);
  unanswered = [];
  forgetSent();
}

/** Raises when something was sent that nobody answered. */
export function expectAllAnswered(): void {
  const missing = [...new Set(unanswered)];
  unanswered = [];
  if (missing.length > 0) throw new Error(`Nobody answered ${missing.join(', ')}`);
}
