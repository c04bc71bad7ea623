import type { TestUser } from './test-client';

const TOO_MANY = 'Too many attempts. Please try again in a few minutes.';
const MAX_TURNS = 100;

/** A request to repeat. */
export interface Attempt {
  path: string;
  body: object;
  as?: TestUser;
}

interface Answer {
  errors?: { message: string; extensions: { code: string; retry_after?: number } }[];
}

let lastAddress = 0;
/** Returns an address that has not been used before. */
function newAddress(): string {
  lastAddress += 1;
  return `203.0.${Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`;
}

/** Repeats requests until one is rate limited, alternating between the given processes. */
export class Attempts {
  constructor(private readonly urls: readonly string[]) {}

  /** Counts the attempts allowed when each comes from a new address. */
  byAccount(request: Attempt | (() => Attempt)): Promise<number> {
    return this.allowed(request, newAddress);
  }

  /** Counts the attempts allowed from a single address. */
  byAddress(request: () => Attempt): Promise<number> {
    const address = newAddress();
    return this.allowed(request, () => address);
  }

  /** Sends `count` attempts concurrently, each from a new address, and counts those allowed. */
  async atOnce(count: number, request: Attempt): Promise<number> {
    const turns = Array.from({ length: count }, (_, turn) => turn);
    const refused = await Promise.all(turns.map((turn) => this.isRefused(request, newAddress(), turn)));
    return refused.filter((isRefused) => !isRefused).length;
  }

  private async allowed(request: Attempt | (() => Attempt), from: () => string): Promise<number> {
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const attempt = typeof request === 'function' ? request() : request;
      if (await this.isRefused(attempt, from(), turn)) return turn;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** Returns true for a refusal. Throws unless it is the documented one: 429 or RATE_LIMITED, with the time to wait. */
  private async isRefused({ path, body, as }: Attempt, from: string, turn: number): Promise<boolean> {
    // The storefront's web server reports the client's address in the same way.
    const headers: Record<string, string> = { 'content-type': 'application/json', 'x-forwarded-for': from };
    if (as) headers.authorization = `Bearer ${as.token}`;
    const url = `${this.urls[turn % this.urls.length]}${path}`;
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const [error] = ((await response.json()) as Answer).errors ?? [];
    if (error?.extensions.code !== 'RATE_LIMITED') return false;
    const seconds = error.extensions.retry_after ?? 0;
    const isTold = path === '/graphql' || response.headers.get('retry-after') === String(seconds);
    const isStatus = path === '/graphql' || response.status === 429;
    if (error.message !== TOO_MANY || seconds <= 0 || !isTold || !isStatus)
      throw new Error(`Undocumented refusal: ${response.status} ${JSON.stringify(error)}`);
    return true;
  }
}
