import type { ErrorCode } from '@saltbush/contract';
import { graphql, HttpResponse, type RequestHandler } from '@saltbush/shared-ui/testing';
import type { Cart } from '../shared/cart/cart';
import { withTotals } from './cart';
import { accountHandlers } from './sample-account-handlers';
import { cartHandlers } from './sample-cart-handlers';
import type { SampleAutoDelivery, SampleMe, SamplePatient, SampleState } from './sample-state';

/** An error that the sample API returns for an operation. */
export interface SampleFailure {
  message: string;
  code: ErrorCode;
  extensions?: Record<string, unknown>;
  /** Fails a single call only. */
  once?: boolean;
}

export interface SampleCall {
  operation: string;
  input: Record<string, unknown>;
  variables: Record<string, unknown>;
}

const DEFAULT_ME: SampleMe = {
  addresses: [],
  edr_linked: false,
  edr_card_first2: null,
  edr_card_last4: null,
};

/** `CartEditItem` → `cart_edit_item`. */
const fieldOf = (operation: string) => operation.replace(/\B[A-Z]/g, '_$&').toLowerCase();

/** Runs first: records the call and returns configured failures; leaves the rest to the other handlers. */
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
 * The API of stories and tests: an in-memory cart, recorded calls and configurable failures.
 * `startSampleShop` serves its `handlers`.
 */
export function createSampleApi(start: Cart) {
  const state: SampleState = { cart: start, me: null, autodeliveries: [], patients: [], challenge: null };
  const calls: SampleCall[] = [];
  const failures = new Map<string, SampleFailure>();
  const empty = new Set<string>();

  const handlers: RequestHandler[] = [
    first(calls, failures, empty),
    ...cartHandlers(state),
    ...accountHandlers(state),
  ];

  return {
    handlers,
    calls,
    /** Returns the calls of an operation so far. */
    callsOf: (operation: string) => calls.filter((call) => call.operation === operation),
    variablesOf: (operation: string) =>
      calls.filter((call) => call.operation === operation).map(({ variables }) => variables),
    /** Makes the next order require 3-D Secure authentication. */
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
      state.me = { ...DEFAULT_ME, ...user };
    },
    fail: (operation: string, failure: SampleFailure) => failures.set(operation, failure),
    clearFailure: (operation: string) => failures.delete(operation),
    /** Makes the operation succeed with a null result. */
    returnNull: (operation: string) => empty.add(operation),
    cart: () => state.cart,
    setCart: (next: Cart) => {
      state.cart = withTotals(next);
    },
  };
}
export type SampleApi = ReturnType<typeof createSampleApi>;
