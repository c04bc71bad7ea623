import { randomUUID } from 'node:crypto';
import { between, pick, type Random } from '../../../api/seed/lib/random';
import { placeOrder } from '../../support/buyer/place-order';
import { prepareOrder } from '../../support/buyer/prepare-order';
import { RefusedRequest } from '../../support/buyer/send';
import type { Journal, Member } from './journal';

const PASSWORD = 'Wattle-Grove8!';
/** A bearer token is used for this long before the next sign-in. */
const TOKEN_MS = 5 * 60_000;

async function post(origin: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(4000),
  });
  const answer = (await response.json()) as { message?: string };
  if (!response.ok) throw new RefusedRequest(answer.message ?? path, response.status, null);
  return answer;
}

/** Signs up a customer. */
export async function createMember(origin: string): Promise<Member> {
  const email = `${randomUUID()}@example.com`;
  await post(origin, '/api/auth/signup', { firstName: 'Una', lastName: 'User', email, password: PASSWORD });
  let token: { value: string; until: number } | null = null;
  return {
    email,
    async signIn() {
      if (token && token.until > Date.now()) return token.value;
      const { data } = (await post(origin, '/api/auth/login', { email, password: PASSWORD })) as {
        data: { token: string };
      };
      token = { value: data.token, until: Date.now() + TOKEN_MS };
      return token.value;
    },
  };
}

interface BuyerOptions {
  origin: string;
  productIds: readonly string[];
  journal: Journal;
  random: Random;
  /** Null buys as a guest. */
  member: Member | null;
}

/** One purchase: every request, the order with its idempotency key included, is sent until it is acknowledged. */
export async function buy({ origin, productIds, journal, random, member }: BuyerOptions): Promise<void> {
  const deliver = <Value>(request: () => Promise<Value>) => journal.deliver(request);
  const token = member ? await deliver(member.signIn) : undefined;
  const email = member?.email ?? `${randomUUID()}@example.com`;
  const quantity = between(random, 1, 3);
  const sent = await prepareOrder(origin, pick(random, productIds), quantity, { deliver, email, token });
  journal.abandoned.add(sent.cart_uuid);
  const placed = await deliver(() => placeOrder(origin, sent, { token }));
  journal.abandoned.delete(sent.cart_uuid);
  journal.orders.push({ ...placed, sent, member });
}
