/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What a telehealth product books. */
export type BookingType =
  /** COVID-19 antiviral request. */
  | 'CovidAntiviral'
  /** Long consult with a doctor. */
  | 'LongConsult'
  /** Medical certificate for a carer. */
  | 'MedcertsCarer'
  /** Medical certificate for university. */
  | 'MedcertsUniv'
  /** Medical certificate for work. */
  | 'MedcertsWork'
  /** Medical certificate for several days. */
  | 'MultidayMedcerts'
  /** Prescription. */
  | 'OnlineScripts'
  /** Short consult with a doctor. */
  | 'ShortConsult'
  /** Help to stop smoking. */
  | 'SmokingCessation';

export type TelehealthServiceQueryVariables = Exact<{
  slug: string;
}>;


export type TelehealthServiceQuery = { telehealth_service: { booking_type: BookingType, group: string, button_label: string, price: number, title: string, slug: string, summary: string, description: string, who_for: Array<string>, not_for: Array<string>, duration_minutes: number, steps: Array<{ title: string, text: string }> } | null };

export type TelehealthServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TelehealthServicesQuery = { telehealth_services: Array<{ booking_type: BookingType, group: string, button_label: string, price: number, title: string, slug: string, summary: string, duration_minutes: number }> };

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

export const TelehealthServiceDocument = new TypedDocumentString(`
    query TelehealthService($slug: String!) {
  telehealth_service(slug: $slug) {
    booking_type
    group
    button_label
    price
    title
    slug
    summary
    description
    who_for
    not_for
    steps {
      title
      text
    }
    duration_minutes
  }
}
    `) as unknown as TypedDocumentString<TelehealthServiceQuery, TelehealthServiceQueryVariables>;
export const TelehealthServicesDocument = new TypedDocumentString(`
    query TelehealthServices {
  telehealth_services {
    booking_type
    group
    button_label
    price
    title
    slug
    summary
    duration_minutes
  }
}
    `) as unknown as TypedDocumentString<TelehealthServicesQuery, TelehealthServicesQueryVariables>;