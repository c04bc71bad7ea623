/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Australian states and territories. */
export type State =
  /** Australian Capital Territory. */
  | 'ACT'
  /** New South Wales. */
  | 'NSW'
  /** Northern Territory. */
  | 'NT'
  /** Queensland. */
  | 'QLD'
  /** South Australia. */
  | 'SA'
  /** Tasmania. */
  | 'TAS'
  /** Victoria. */
  | 'VIC'
  /** Western Australia. */
  | 'WA';

export type PostcodesQueryVariables = Exact<{
  query: string;
}>;


export type PostcodesQuery = { postcodes: Array<{ id: string, suburb: string, postcode: string, state: State }> };

export type PaymentGatewayQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentGatewayQuery = { payment_gateway: { name: string, tokens_url: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const PostcodesDocument = new TypedDocumentString(`
    query Postcodes($query: String!) {
  postcodes(query: $query) {
    id
    suburb
    postcode
    state
  }
}
    `) as unknown as TypedDocumentString<PostcodesQuery, PostcodesQueryVariables>;
export const PaymentGatewayDocument = new TypedDocumentString(`
    query PaymentGateway {
  payment_gateway {
    name
    tokens_url
  }
}
    `) as unknown as TypedDocumentString<PaymentGatewayQuery, PaymentGatewayQueryVariables>;