import {
  configureGraphQL,
  createQueryClient,
  type Environment,
  EnvironmentProvider,
  type SlotRuntime,
} from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** For an answer that never comes. */
export const neverAnswers = () => new Promise(() => undefined);

/** What the api answers to each operation, by its name: data, or what makes data of the variables. */
export type Answers = Record<string, object | ((variables: Record<string, unknown>) => unknown)>;

/** An operation that was sent. */
export interface Sent {
  name: string;
  variables: Record<string, unknown>;
}

/** Lets operations be answered here instead of by an api; answers the list of what is sent. */
export function answerWith(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  configureGraphQL({
    endpoint: 'http://shop.test/graphql',
    fetch: async (_url, init) => {
      const { query, variables = {} } = JSON.parse(String(init?.body));
      const name = /query\s+(\w+)/.exec(query)?.[1] ?? '';
      sent.push({ name, variables });
      const answer = answers[name];
      const data = typeof answer === 'function' ? await answer(variables) : answer;
      const body = answer ? { data } : { errors: [{ message: `No answer to ${name}` }] };
      return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
    },
  });
  return sent;
}

const NO_SLOTS: SlotRuntime = {
  fillsOf: () => [],
  load: () => Promise.reject(new Error('No slots here')),
  report: () => undefined,
};

export interface TestShopProps {
  children: ReactNode;
  queryClient?: QueryClient;
  /** What fills the slots of other squads; nothing when left out. */
  slots?: SlotRuntime;
}

/** The surroundings that the shell gives the header. */
export function TestShop({ children, queryClient, slots = NO_SLOTS }: TestShopProps) {
  const [environment] = useState<Environment>(() => ({
    queryClient: queryClient ?? createQueryClient(),
    initialLocation: { pathname: '/', search: '', hash: '' },
    slots,
  }));
  return <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>;
}
