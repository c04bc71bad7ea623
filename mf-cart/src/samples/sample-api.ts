import type { ErrorCode } from '@saltbush/contract';
import { graphql, HttpResponse, type RequestHandler } from '@saltbush/shared-ui/testing';
import type { Cart } from '../shared/cart/cart';
import { withTotals } from './cart';
import { cartAnswers } from './sample-cart-answers';
import { otherAnswers } from './sample-other-answers';
import type { SampleAutoDelivery, SampleMe, SamplePatient, SampleState } from './sample-state';

/** An error that the sample api answers, by operation. */
export interface SampleFailure {
  message: string;
  code: ErrorCode;
  extensions?: Record<string, unknown>;
  /** Fails one call only. */
  once?: boolean;
}

export interface SampleCall {
  operation: string;
  input: Record<string, unknown>;
  variables: Record<string, unknown>;
}

const NOBODY_SPECIAL: SampleMe = {
  addresses: [],
  edr_linked: false,
  edr_card_first2: null,
  edr_card_last4: null,
};

/** `CartEditItem` → `cart_edit_item`. */
const fieldOf = (operation: string) => operation.replace(/\B[A-Z]/g, '_$&').toLowerCase();

/** The first one asked: keeps the account and answers what is to fail; leaves the rest to the others. */
const first = (calls: SampleCall[], failures: Map<string, SampleFailure>, empty: Set<string>) =>
  graphql.operation(({ operationName: operation = '', variables }) => {
    calls.push({ operation, input: variables.input ?? {}, variables });
    if (empty.has(operation)) return HttpResponse.json({ data: { [fieldOf(operation)]: null } });
    const failure = failures.get(operation);
    if (!failure) return undefined;
    const { message, code, extensions, once } = failure;
    if (once) failures.delete(operation);
    return HttpResponse.json({ data: null, errors: [{ message, extensions: { ...extensions, code } }] });
  });

/**
 * The api of stories and tests: one cart in memory, every call recorded, and failures to order.
 * `startSampleShop` serves its `handlers`.
 */
export function createSampleApi(start: Cart) {
  const state: SampleState = { cart: start, me: null, autodeliveries: [], patients: [], challenge: null };
  const calls: SampleCall[] = [];
  const failures = new Map<string, SampleFailure>();
  const empty = new Set<string>();

  const handlers: RequestHandler[] = [
    first(calls, failures, empty),
    ...cartAnswers(state),
    ...otherAnswers(state),
  ];

  return {
    handlers,
    calls,
    /** Calls of one operation so far. */
    callsOf: (operation: string) => calls.filter((call) => call.operation === operation),
    variablesOf: (operation: string) =>
      calls.filter((call) => call.operation === operation).map(({ variables }) => variables),
    /** The next order asks for the bank's step first. */
    challengeOnce: (step: { intent_id: string; challenge_url: string }) => {
      state.challenge = step;
    },
    setAutoDeliveries: (list: SampleAutoDelivery[]) => {
      state.autodeliveries = list;
    },
    setPatients: (list: SamplePatient[]) => {
      state.patients = list;
    },
    setMe: (user: Partial<SampleMe>) => {
      state.me = { ...NOBODY_SPECIAL, ...user };
    },
    fail: (operation: string, failure: SampleFailure) => failures.set(operation, failure),
    heal: (operation: string) => failures.delete(operation),
    /** The operation succeeds and answers nothing. */
    answerNothing: (operation: string) => empty.add(operation),
    cart: () => state.cart,
    setCart: (next: Cart) => {
      state.cart = withTotals(next);
    },
  };
}
export type SampleApi = ReturnType<typeof createSampleApi>;
