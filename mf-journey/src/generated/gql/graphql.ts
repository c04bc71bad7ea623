/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Statuses of a subscription; draft, reviewing and cancelled count as inactive. */
export type JourneyStatus =
  /** The prescription has no repeats left. */
  | 'NoRepeats'
  /** The last charge was declined. */
  | 'PaymentDeclinedForRenewal'
  /** Running. */
  | 'active'
  /** Ended. */
  | 'cancelled'
  /** Begun, not submitted and paid yet. */
  | 'draft'
  /** A practitioner decides. */
  | 'reviewing';

/** Statuses of a lesson. */
export type LessonStatus =
  /** Can be read. */
  | 'Available'
  /** Read. */
  | 'Completed'
  /** Begun. */
  | 'InProgress'
  /** Its week has not begun. */
  | 'Locked';

export type ProgramQueryVariables = Exact<{
  slug: string;
}>;


export type ProgramQuery = { journey: { id: string, name: string, tagline: string, description: string, price: number, lessons: Array<{ id: string, name: string, description: string, read_minutes: number, week: number }>, faqs: Array<{ question: string, answer: string }> } | null };

export type JourneySubscriptionsQueryVariables = Exact<{
  journey_id: string;
}>;


export type JourneySubscriptionsQuery = { journey_subscriptions: Array<{ id: string, status: JourneyStatus, is_active: boolean, next_billing_at: string | null, num_free_consults: number, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { name: string }, patient: { first_name: string, last_name: string } | null, upcoming_booking: { appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, order_total: number, items: Array<{ name: string, quantity: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, product: { name: string, slug: string, primary_image: { url: string } | null } | null }> }> };

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

export const ProgramDocument = new TypedDocumentString(`
    query Program($slug: String!) {
  journey(slug: $slug) {
    id
    name
    tagline
    description
    price
    lessons {
      id
      name
      description
      read_minutes
      week
    }
    faqs {
      question
      answer
    }
  }
}
    `) as unknown as TypedDocumentString<ProgramQuery, ProgramQueryVariables>;
export const JourneySubscriptionsDocument = new TypedDocumentString(`
    query JourneySubscriptions($journey_id: ID!) {
  journey_subscriptions(journey_id: $journey_id) {
    id
    status
    is_active
    journey {
      name
    }
    patient {
      first_name
      last_name
    }
    next_billing_at
    num_free_consults
    voucher_discount
    upcoming_booking {
      appointment_at
      status
    }
    last_order {
      reference
      created_at
      order_total
      gst_total
    }
    orders {
      reference
      created_at
      order_total
      items {
        name
        quantity
      }
    }
    lessons {
      status
      percent
      body
      lesson {
        id
        name
        read_minutes
        week
      }
    }
    current_lesson {
      lesson {
        id
      }
    }
    items {
      id
      is_prescribed
      quantity
      price
      product {
        name
        slug
        primary_image {
          url
        }
      }
    }
    items_total
    discount_total
    program_fee
    total
    prescribed_items_total
    nonprescribed_items_total
  }
}
    `) as unknown as TypedDocumentString<JourneySubscriptionsQuery, JourneySubscriptionsQueryVariables>;