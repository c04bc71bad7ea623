import {
  configureGraphQL,
  createQueryClient,
  type Environment,
  EnvironmentProvider,
  type SlotRuntime,
} from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';
import { useState } from 'react';

/** What a JSON endpoint answers: a body with status 200, or with the status of `status`. */
export type JsonAnswer = { status?: number; body: unknown };
type Answer = JsonAnswer | ((body: Record<string, unknown>) => JsonAnswer);

/** A request that was sent to a JSON endpoint. */
export interface SentJson {
  path: string;
  body: Record<string, unknown>;
}

/**
 * Lets the api's JSON endpoints be answered here; other requests are passed on. Answers what was sent, and what puts
 * everything back.
 */
export function answerJson(answers: Record<string, Answer>): { sent: SentJson[]; restore: () => void } {
  const sent: SentJson[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    const answer = answers[path];
    if (!answer)
      return path.startsWith('/api/') ? new Response('{}', { status: 404 }) : realFetch(input, init);
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    sent.push({ path, body });
    const { status = 200, body: answered } = typeof answer === 'function' ? answer(body) : answer;
    return new Response(JSON.stringify(answered), { status });
  };
  return {
    sent,
    restore: () => {
      globalThis.fetch = realFetch;
    },
  };
}

/** Lets operations be answered here, by their names: data, or what makes data of the variables. */
export function answerOperations(
  answers: Record<string, object | ((variables: Record<string, unknown>) => object)>,
): void {
  configureGraphQL({
    endpoint: 'http://shop.test/graphql',
    fetch: async (_url, init) => {
      const { query, variables = {} } = JSON.parse(String(init?.body));
      const name = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
      const answer = answers[name];
      const data = typeof answer === 'function' ? answer(variables) : answer;
      const body = data ? { data } : { errors: [{ message: `No answer to ${name}` }] };
      return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
    },
  });
}

const NO_SLOTS: SlotRuntime = {
  fillsOf: () => [],
  load: () => Promise.reject(new Error('No slots here')),
  report: () => undefined,
};

/** The surroundings that the shell gives the account pages. */
export function TestShop({ children }: { children: ReactNode }) {
  const [environment] = useState<Environment>(() => ({
    queryClient: createQueryClient(),
    initialLocation: { pathname: '/', search: '', hash: '' },
    slots: NO_SLOTS,
  }));
  return <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>;
}
