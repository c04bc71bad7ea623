import { vi } from 'vitest';

/** Everything that was sent anywhere but to the sample api: url and parsed body. */
export interface Sent {
  url: string;
  body: unknown;
}

/** Stands in for the gateway's tokenising endpoint: card numbers that end in 0 are refused, others get a token. */
export function stubGateway(): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const body = JSON.parse(String(init?.body ?? 'null'));
    sent.push({ url: String(url), body });
    const isRefused = String(body?.number).endsWith('0');
    const answer = isRefused
      ? { message: 'Your card has expired.', field: 'expiry' }
      : { id: `src_${sent.length}`, brand: 'visa', last4: String(body?.number).slice(-4) };
    return new Response(JSON.stringify(answer), { status: isRefused ? 402 : 201 });
  });
  return sent;
}
