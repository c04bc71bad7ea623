import type { RequestHandler } from 'msw';
import { AddressSuggestionsDocument, type AddressSuggestionsQuery } from '../generated/gql/graphql';
import { respondWith } from './responses';

/** Mocks the lookup of addresses with the given ones, matched by the beginning of their label. */
export const mockAddresses = (
  addresses: Readonly<AddressSuggestionsQuery['address_suggestions']>,
): RequestHandler =>
  respondWith(AddressSuggestionsDocument, ({ query }) => ({
    address_suggestions: addresses.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())),
  }));
