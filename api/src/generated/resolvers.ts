import type { BookingType } from '@saltbush/contract';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductDocument, CategoryDocument, BrandDocument } from '../domains/catalogue/documents';
import type { VariantDocument } from '../domains/catalogue/store';
import type { PromotionDocument, OfferDocument } from '../domains/promotions/documents';
import type { ProductsSectionContent, CategoriesSectionContent, BrandsSectionContent, HomeSection as HomeSectionContent } from '../domains/content/home';
import type { CustomerDocument } from '../domains/accounts/documents';
import type { CartView, CartLineView } from '../domains/cart/view/cart-view';
import type { PostcodeDocument, PharmacyDocument } from '../domains/fulfilment/documents';
import type { ShippingMethod as ShippingMethodView } from '../domains/fulfilment/shipping-methods';
import type { CollectLocation as CollectLocationView, ChosenLocation } from '../domains/fulfilment/collect/collect-location';
import type { OrderDocument, OrderItemDocument } from '../domains/orders/documents';
import type { PatientNameDocument } from '../domains/patients/store';
import type { PatientDocument } from '../domains/patients/documents';
import type { AutoDeliveryDocument, AutoDeliveryItemDocument } from '../domains/autodelivery/documents';
import type { ListedEvent } from '../domains/audit/listing/list-lines';
import type { RequestImpersonation, BaseContext } from '../lib/context';
import type { HealthRecord } from '../domains/staff/health-record';
import type { Food as FoodView } from '../domains/food-diary/food-store';
import type { DiaryFoodView, OwnFood } from '../domains/food-diary/pantry/pantry';
import type { DiaryView, DiaryMealView, DiaryEntry } from '../domains/food-diary/diary';
import type { FavouriteDocument } from '../domains/favourites/documents';
import type { JourneyDocument, LessonDocument } from '../domains/journeys/documents';
import type { SubscriptionView, JourneyItemView, LessonView } from '../domains/journeys/subscription-view';
import type { ConsultView } from '../domains/journeys/consults/consult-view';
import type { BookingDocument } from '../domains/telehealth/bookings/documents';
import type { TelehealthServiceDocument } from '../domains/telehealth/documents';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  BookingType: { input: BookingType; output: BookingType; }
  /** A date and time in UTC: ISO 8601 with milliseconds and Z. */
  DateTime: { input: Date; output: Date | string; }
};

/** A delivery address of an account. */
export type Address = {
  __typename?: 'Address';
  /** Street address. */
  address_1: Scalars['String']['output'];
  /** Unit, building or company. */
  address_2: Scalars['String']['output'];
  /** Recipient's first name. */
  first_name: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether this is the default. */
  is_default: Scalars['Boolean']['output'];
  /** Recipient's last name. */
  last_name: Scalars['String']['output'];
  /** Phone number. */
  phone: Scalars['String']['output'];
  /** Postcode, 4 digits. */
  postcode: Scalars['String']['output'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['output'];
};

/** A street address to choose, spelled as on a parcel. */
export type AddressSuggestion = {
  __typename?: 'AddressSuggestion';
  /** House number and street. */
  address_1: Scalars['String']['output'];
  /** Unit, level or building; empty if there is none. */
  address_2: Scalars['String']['output'];
  /** Distinguishes it from the others of the same answer. */
  id: Scalars['ID']['output'];
  /** The whole address in one line. */
  label: Scalars['String']['output'];
  /** Postcode, 4 digits. */
  postcode: Scalars['String']['output'];
  /** State or territory. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['output'];
};

/** One thing that a read of the log asked for. */
export type AuditChoice = {
  __typename?: 'AuditChoice';
  /** Name of the argument. */
  name: Scalars['String']['output'];
  /** Its value: a kind, an operation, an outcome or a day. */
  value: Scalars['String']['output'];
};

/** A recorded action by a member of staff. Contains no health data and no patient identifiers. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** What a read of the log asked for, in fixed words and days; empty for anything else. */
  choice: Array<AuditChoice>;
  /** The customer's account, as it is now; null once it is gone, and in lists that name nobody. */
  customer?: Maybe<AuditPerson>;
  /** The impersonated customer, or the one whose data was read; null if no single customer was involved. */
  customer_id?: Maybe<Scalars['ID']['output']>;
  /** How many lines were saved as a file; null for anything else. */
  exported?: Maybe<Scalars['Int']['output']>;
  /** Code of the error if it failed. */
  failure_code?: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** The impersonated session; null when staff acted as themselves. */
  impersonation_id?: Maybe<Scalars['ID']['output']>;
  /** Query or Mutation field, or method and path of a JSON endpoint. */
  operation: Scalars['String']['output'];
  /** Whether it was permitted. */
  outcome: AuditOutcome;
  /** Whether it requested health data. */
  reads_health: Scalars['Boolean']['output'];
  /** The reason staff gave. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Request id, as in the logs. */
  request_id: Scalars['String']['output'];
  /** What became of it; null if it was refused. */
  result?: Maybe<AuditResult>;
  /** The account that acted, as it is now; null once it is gone, and in lists that name nobody. */
  staff?: Maybe<AuditPerson>;
  /** Account id of the member of staff. */
  staff_id: Scalars['ID']['output'];
  /** Name of the member of staff at the time. */
  staff_name: Scalars['String']['output'];
  /** Ids passed as arguments. */
  touched: Array<AuditTouch>;
};

/** A page of the audit log. */
export type AuditEventPage = {
  __typename?: 'AuditEventPage';
  /** The events on this page. */
  data: Array<AuditEvent>;
  /** Pagination of the list. */
  paginatorInfo: PaginatorInfo;
};

/** Whether an attempted operation was permitted. */
export type AuditOutcome =
  /** Permitted. */
  | 'allowed'
  /** Refused: staff may not perform it in a customer's account. */
  | 'refused';

/** An account that acted or was acted upon. */
export type AuditPerson = {
  __typename?: 'AuditPerson';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The role: customer, or one of staff. */
  role: Scalars['String']['output'];
};

/** What became of a permitted operation. */
export type AuditResult =
  /** It was done. */
  | 'done'
  /** It failed, and did nothing or not all of it. */
  | 'failed'
  /** Nobody knows: it was cut off, is still running, or is older than results. */
  | 'unknown';

/** An id passed to an operation. */
export type AuditTouch = {
  __typename?: 'AuditTouch';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Name of the argument. */
  name: Scalars['String']['output'];
};

/** A recurring order. Money in cents. */
export type AutoDelivery = {
  __typename?: 'AutoDelivery';
  /** What its owner has agreed to; null without an agreement in force: nothing is charged then. */
  agreement?: Maybe<AutoDeliveryAgreement>;
  /** Whether the parcel may be left without a signature. */
  authority_to_leave: Scalars['Boolean']['output'];
  /** When the order is placed and the card is charged. */
  charge_date: Scalars['DateTime']['output'];
  /** The date that the cycle counts from, 2 days after the charge; no promise of an arrival, which is `expected_arrival`. */
  delivery_date: Scalars['DateTime']['output'];
  /** Delivery instructions for the driver. */
  delivery_instructions?: Maybe<Scalars['String']['output']>;
  /** When the order of this cycle is expected at its address; null where it cannot be sent as things are. */
  expected_arrival?: Maybe<ExpectedArrival>;
  /** Interval between deliveries in weeks, for example `4W`. */
  frequency: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Items it delivers. */
  items: Array<AutoDeliveryItem>;
  /** Outcome of the last charge. */
  last_payment_status: AutoDeliveryPaymentStatus;
  /** Last moment for changes. */
  lockin_date: Scalars['DateTime']['output'];
  /** The next step of the cycle. */
  milestone: AutoDeliveryMilestone;
  /** Name given by the user. */
  name: Scalars['String']['output'];
  /** When the user is notified of the next delivery. */
  notify_date: Scalars['DateTime']['output'];
  /** Street address. */
  shipping_address_1: Scalars['String']['output'];
  /** Unit, building or company. */
  shipping_address_2: Scalars['String']['output'];
  /** Country. */
  shipping_country: Scalars['String']['output'];
  /** E-mail address for notifications. */
  shipping_email: Scalars['String']['output'];
  /** Recipient's first name. */
  shipping_first_name: Scalars['String']['output'];
  /** Recipient's last name. */
  shipping_last_name: Scalars['String']['output'];
  /** Recipient's phone number. */
  shipping_phone: Scalars['String']['output'];
  /** Postcode, 4 digits. */
  shipping_postcode: Scalars['String']['output'];
  /** State. */
  shipping_state: State;
  /** Suburb. */
  shipping_suburb: Scalars['String']['output'];
  /** Current status. */
  status: AutoDeliveryStatus;
  /** The gateway's id of the card it is charged to. */
  stripe_source_id: Scalars['ID']['output'];
};

/** An agreement to the charges of an AutoDelivery: it is made with the first order, and by each change of what is sent or how often. */
export type AutoDeliveryAgreement = {
  __typename?: 'AutoDeliveryAgreement';
  /** When it was made. */
  given_at: Scalars['DateTime']['output'];
  /** Whether staff made the change or the order for the owner. */
  is_by_staff: Scalars['Boolean']['output'];
  /** What was agreed to, in words. */
  wording: Scalars['String']['output'];
};

/** An item of an AutoDelivery. Money in cents. */
export type AutoDeliveryItem = {
  __typename?: 'AutoDeliveryItem';
  /** Id of the item. */
  id: Scalars['ID']['output'];
  /** Whether it is included in the next delivery only. */
  one_off: Scalars['Boolean']['output'];
  /** The patient a prescription item is for. */
  patient?: Maybe<PatientName>;
  /** Unit price, including the AutoDelivery discount. */
  price: Scalars['Int']['output'];
  /** The product; null if it no longer exists. */
  product?: Maybe<Product>;
  /** Quantity. */
  quantity: Scalars['Int']['output'];
};

/** Steps of an AutoDelivery cycle, in chronological order. */
export type AutoDeliveryMilestone =
  /** Charge the card. */
  | 'charge'
  /** Deliver. */
  | 'delivery'
  /** Lock in: no further changes. */
  | 'lockin'
  /** Notify the user. */
  | 'notify';

/** Outcome of an AutoDelivery's last charge. */
export type AutoDeliveryPaymentStatus =
  /** Declined. */
  | 'failed'
  /** Not charged yet. */
  | 'none'
  /** In progress. */
  | 'pending'
  /** Paid. */
  | 'succeeded';

/** Status of an AutoDelivery. */
export type AutoDeliveryStatus =
  /** Active. */
  | 'active'
  /** Ended. */
  | 'cancelled'
  /** Paused until it is resumed. */
  | 'paused';

/** Input of `autodeliveries_add_item`. */
export type AutodeliveriesAddItemInput = {
  /** The AutoDelivery to add to; AUTODELIVERY_NOT_CHOSEN if missing. */
  autodelivery_id?: InputMaybe<Scalars['ID']['input']>;
  /** E-prescription token, for the escript script type. */
  eprescription_token?: InputMaybe<Scalars['String']['input']>;
  /** Whether to include it in the next delivery only. */
  one_off?: InputMaybe<Scalars['Boolean']['input']>;
  /** Uuid of the patient, for prescription products. */
  patient_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Requested price type: default, promo, afterhours or multi_{N}. */
  price_type?: InputMaybe<Scalars['String']['input']>;
  /** The product. */
  product_id: Scalars['ID']['input'];
  /** Quantity, 1 to 999; 0 is treated as 1. */
  quantity: Scalars['Int']['input'];
  /**
   * Whether the shopper passed the questions about practitioner products. A product that asks them is otherwise talked
   * about before its first delivery.
   */
  questionnaire_passed?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the prescription is provided. */
  script_type?: InputMaybe<ScriptType>;
};

/** Result of `autodeliveries_add_item`. */
export type AutodeliveriesAddItemPayload = {
  __typename?: 'AutodeliveriesAddItemPayload';
  /** The updated AutoDelivery. */
  autodelivery: AutoDelivery;
  /** The updated item. */
  item: AutoDeliveryItem;
};

/** Input of `autodeliveries_charge`. */
export type AutodeliveriesChargeInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_charge`. */
export type AutodeliveriesChargePayload = {
  __typename?: 'AutodeliveriesChargePayload';
  /** The updated AutoDelivery. */
  autodelivery: AutoDelivery;
  /** The order placed; null if the card was declined or no item could be sent. */
  order?: Maybe<Order>;
};

/** Input of `autodeliveries_delete`. */
export type AutodeliveriesDeleteInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_delete`. */
export type AutodeliveriesDeletePayload = {
  __typename?: 'AutodeliveriesDeletePayload';
  /** The updated AutoDelivery. */
  autodelivery: AutoDelivery;
};

/** Input of `autodeliveries_edit`; omitted fields keep their values. */
export type AutodeliveriesEditInput = {
  /** Whether the parcel may be left without a signature. */
  authority_to_leave?: InputMaybe<Scalars['Boolean']['input']>;
  /** Delivery instructions for the driver: at most 200 characters, without e-mail or web addresses. */
  delivery_instructions?: InputMaybe<Scalars['String']['input']>;
  /** One of the offered intervals, for example `4W`. The next delivery is rescheduled relative to the last one. */
  frequency?: InputMaybe<Scalars['String']['input']>;
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
  /** Name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  shipping_address_1?: InputMaybe<Scalars['String']['input']>;
  /** Unit, building or company. */
  shipping_address_2?: InputMaybe<Scalars['String']['input']>;
  /** Country; only Australia is accepted. */
  shipping_country?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for notifications. */
  shipping_email?: InputMaybe<Scalars['String']['input']>;
  /** Recipient's first name. */
  shipping_first_name?: InputMaybe<Scalars['String']['input']>;
  /** Recipient's last name. */
  shipping_last_name?: InputMaybe<Scalars['String']['input']>;
  /** Recipient's phone number. */
  shipping_phone?: InputMaybe<Scalars['String']['input']>;
  /** Postcode, 4 digits. */
  shipping_postcode?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  shipping_state?: InputMaybe<State>;
  /** Suburb. */
  shipping_suburb?: InputMaybe<Scalars['String']['input']>;
  /** Card to charge from now on, one of `payment_methods`. */
  stripe_source_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `autodeliveries_edit_item`; omitted fields keep their values. */
export type AutodeliveriesEditItemInput = {
  /** E-prescription token, for the escript script type. */
  eprescription_token?: InputMaybe<Scalars['String']['input']>;
  /** The item. */
  id: Scalars['ID']['input'];
  /** Whether to include it in the next delivery only. */
  one_off?: InputMaybe<Scalars['Boolean']['input']>;
  /** Uuid of the patient, for prescription products. */
  patient_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Quantity, 1 to 999; 0 is treated as 1. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** How the prescription is provided. */
  script_type?: InputMaybe<ScriptType>;
};

/** Result of `autodeliveries_edit_item`. */
export type AutodeliveriesEditItemPayload = {
  __typename?: 'AutodeliveriesEditItemPayload';
  /** The updated AutoDelivery. */
  autodelivery: AutoDelivery;
  /** The updated item. */
  item: AutoDeliveryItem;
};

/** Result of `autodeliveries_edit`. */
export type AutodeliveriesEditPayload = {
  __typename?: 'AutodeliveriesEditPayload';
  /** The updated AutoDelivery. */
  autodelivery: AutoDelivery;
};

/** Input of `autodeliveries_lock_in`. */
export type AutodeliveriesLockInInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_lock_in`. */
export type AutodeliveriesLockInPayload = {
  __typename?: 'AutodeliveriesLockInPayload';
  /** The updated AutoDelivery. */
  autodelivery: AutoDelivery;
};

/** Input of `autodeliveries_notify`. */
export type AutodeliveriesNotifyInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_notify`. */
export type AutodeliveriesNotifyPayload = {
  __typename?: 'AutodeliveriesNotifyPayload';
  /** The updated AutoDelivery. */
  autodelivery: AutoDelivery;
};

/** Input of `autodeliveries_pause`. */
export type AutodeliveriesPauseInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_pause`. */
export type AutodeliveriesPausePayload = {
  __typename?: 'AutodeliveriesPausePayload';
  /** The updated AutoDelivery. */
  autodelivery: AutoDelivery;
};

/** Input of `autodeliveries_remove_item`. */
export type AutodeliveriesRemoveItemInput = {
  /** The item. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_remove_item`. */
export type AutodeliveriesRemoveItemPayload = {
  __typename?: 'AutodeliveriesRemoveItemPayload';
  /** The updated AutoDelivery. */
  autodelivery: AutoDelivery;
};

/** Input of `autodeliveries_resume`. */
export type AutodeliveriesResumeInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_resume`. */
export type AutodeliveriesResumePayload = {
  __typename?: 'AutodeliveriesResumePayload';
  /** The updated AutoDelivery. */
  autodelivery: AutoDelivery;
};

/** Input of `autodeliveries_skip`. */
export type AutodeliveriesSkipInput = {
  /** The delivery to skip. Has no effect unless it is still the next one, so a repeated call does not skip another. */
  delivery_date?: InputMaybe<Scalars['DateTime']['input']>;
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_skip`. */
export type AutodeliveriesSkipPayload = {
  __typename?: 'AutodeliveriesSkipPayload';
  /** The updated AutoDelivery. */
  autodelivery: AutoDelivery;
};

/** A brand. */
export type Brand = {
  __typename?: 'Brand';
  /** Wide picture for the brand page. */
  banner_image: Scalars['String']['output'];
  /** Description of the brand. */
  description: Scalars['String']['output'];
  /** Page title. */
  display_title: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it is one of the popular brands. */
  is_popular: Scalars['Boolean']['output'];
  /** Logo. */
  logo_image: Scalars['String']['output'];
  /** Description for search engines. */
  meta_description: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Products on sale. */
  product_count: Scalars['Int']['output'];
  /** Title for search engines. */
  seo_title: Scalars['String']['output'];
  /** Slug. */
  slug: Scalars['String']['output'];
  /** Path of the page. */
  url: Scalars['String']['output'];
};

/** Brands with logos. */
export type BrandsSection = HomeSection & {
  __typename?: 'BrandsSection';
  /** The brands. */
  brands: Array<Brand>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A category of a product's breadcrumb trail. */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  /** Description of the category. */
  description: Scalars['String']['output'];
  /** Name. */
  display_title: Scalars['String']['output'];
  /** Breadcrumb trail from the root to this category. */
  lineage: Array<BreadcrumbLineage>;
  /** Name, as `display_title`. */
  name: Scalars['String']['output'];
  /** Slug of the category. */
  slug: Scalars['String']['output'];
  /** Path of the listing. */
  url: Scalars['String']['output'];
};

/** An ancestor of a breadcrumb category. */
export type BreadcrumbLineage = {
  __typename?: 'BreadcrumbLineage';
  /** Name. */
  display_title: Scalars['String']['output'];
  /** Slug. */
  slug: Scalars['String']['output'];
};

/** Forms in which a member of a program writes to the care team. */
export type CareForm =
  /** A check-in of side effects. */
  | 'check_in'
  /** A message. */
  | 'message';

/** A cart, identified by its uuid. All money in cents. */
export type Cart = {
  __typename?: 'Cart';
  /** Whether the parcel may be left without a signature. */
  authority_to_leave: Scalars['Boolean']['output'];
  /** Public offers that are currently running and not used up. */
  available_offers: Array<Offer>;
  /** Shipping methods available for this cart. */
  available_shipping_methods: Array<ShippingMethod>;
  /** Savings compared with recommended and everyday prices, including discounts. */
  cart_savings: Scalars['Int']['output'];
  /** `item_total` less `discount_total`. */
  cart_subtotal: Scalars['Int']['output'];
  /** Amount the shopper pays: subtotal plus shipping. */
  cart_total: Scalars['Int']['output'];
  /** The chosen click-and-collect pharmacy. */
  cnc_location?: Maybe<CncLocation>;
  /** Delivery instructions for the driver. */
  delivery_instructions?: Maybe<Scalars['String']['output']>;
  /** All discounts: promotions, offer and staff. */
  discount_total: Scalars['Int']['output'];
  /** What of `discount_total` each kind takes off, in the order in which they apply. */
  discounts: Array<OrderDiscount>;
  /** Base rewards points the order would earn. */
  edr_base_points: Scalars['Int']['output'];
  /** Bonus rewards points the order would earn. */
  edr_bonus_points: Scalars['Int']['output'];
  /** How much more to spend for free delivery, or that it applies; null if nothing is shipped. */
  free_shipping_message?: Maybe<Scalars['String']['output']>;
  /** Item total from which express delivery is free. */
  free_shipping_threshold_express: Scalars['Int']['output'];
  /** Item total from which standard delivery is free. */
  free_shipping_threshold_standard: Scalars['Int']['output'];
  /** GST contained in `cart_total`. */
  gst_total: Scalars['Int']['output'];
  /** Sum of the lines at current prices, before discounts. */
  item_total: Scalars['Int']['output'];
  /** Lines, oldest first. */
  items: Array<CartItem>;
  /** `discount_total` without the staff discount. */
  non_staff_discount_total: Scalars['Int']['output'];
  /** Total quantity of all lines. */
  num_items: Scalars['Int']['output'];
  /** The offer applied to the cart. */
  offer?: Maybe<Offer>;
  /** Code of the offer applied to the cart. */
  offer_code?: Maybe<Scalars['String']['output']>;
  /** Id of the offer applied to the cart. */
  offer_id?: Maybe<Scalars['Int']['output']>;
  /** The AutoDeliveries that ordering the cart now would start, by frequency. */
  planned_autodeliveries: Array<PlannedAutoDelivery>;
  /** Postcode that its delivery method was last chosen for; null before. */
  postcode?: Maybe<Scalars['String']['output']>;
  /** Result of the practitioner questionnaire; null until it is completed. */
  questionnaire_passed?: Maybe<Scalars['Boolean']['output']>;
  /** The entered code that takes nothing off at the moment, and why; null if it does, or if none is entered. */
  refused_offer?: Maybe<RefusedOffer>;
  /** True if only a signed-in shopper can order the cart. */
  requires_login: Scalars['Boolean']['output'];
  /** True if a practitioner product requires the questionnaire. */
  requires_questionnaire: Scalars['Boolean']['output'];
  /** False if every line is a telehealth service. */
  requires_shipping: Scalars['Boolean']['output'];
  /** Cutoff for the next same-day run; null if there is none. */
  same_day_cutoff?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the cart can be delivered the same business day. */
  same_day_eligibility: Scalars['Boolean']['output'];
  /** Name of the same-day method for this postcode; null if there is none. */
  same_day_name?: Maybe<Scalars['String']['output']>;
  /** Street address. */
  shipping_address_1?: Maybe<Scalars['String']['output']>;
  /** Unit, building or company. */
  shipping_address_2?: Maybe<Scalars['String']['output']>;
  /** Recipient's first name. */
  shipping_first_name?: Maybe<Scalars['String']['output']>;
  /** Recipient's last name. */
  shipping_last_name?: Maybe<Scalars['String']['output']>;
  /** The chosen method at its current price for this cart; null if none is chosen or it is no longer available. */
  shipping_method?: Maybe<ShippingMethod>;
  /** Recipient's phone number. */
  shipping_phone?: Maybe<Scalars['String']['output']>;
  /** Postcode of the delivery address. */
  shipping_postcode?: Maybe<Scalars['String']['output']>;
  /** State of the delivery address. */
  shipping_state?: Maybe<State>;
  /** Suburb of the delivery address. */
  shipping_suburb?: Maybe<Scalars['String']['output']>;
  /** Price of the chosen shipping method; 0 if none is chosen. */
  shipping_total: Scalars['Int']['output'];
  /** True if the signed-in user is staff and a line is eligible for the staff discount. */
  staff_discount_eligible: Scalars['Boolean']['output'];
  /** The staff discount included in `discount_total`. */
  staff_discount_value: Scalars['Int']['output'];
  /** Items of the browser's cart that were not merged at sign-in, until the shopper has settled them. */
  unmerged_items: Array<UnmergedItem>;
  /** E-mail address for the order. */
  user_email?: Maybe<Scalars['String']['output']>;
  /** Shopper's first name. */
  user_first_name?: Maybe<Scalars['String']['output']>;
  /** Shopper's last name. */
  user_last_name?: Maybe<Scalars['String']['output']>;
  /** Unguessable: anyone who has it can use a guest's cart. */
  uuid: Scalars['ID']['output'];
  /** Incremented by every write, so that clients can discard stale responses. */
  version: Scalars['Int']['output'];
};


/** A cart, identified by its uuid. All money in cents. */
export type CartAvailable_Shipping_MethodsArgs = {
  input?: InputMaybe<ShippingMethodInput>;
};


/** A cart, identified by its uuid. All money in cents. */
export type CartSame_Day_CutoffArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};


/** A cart, identified by its uuid. All money in cents. */
export type CartSame_Day_EligibilityArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};


/** A cart, identified by its uuid. All money in cents. */
export type CartSame_Day_NameArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `cart_add_item`. */
export type CartAddItemInput = {
  /** Uuid of the cart; CART_TOKEN_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** E-prescription token, for the escript script type. */
  eprescription_token?: InputMaybe<Scalars['String']['input']>;
  /** AutoDelivery frequency; null for a one-time line. */
  frequency?: InputMaybe<Scalars['String']['input']>;
  /** Absolute UTC offset of the shopper's time zone in minutes, for after-hours prices. */
  gmt_offset?: InputMaybe<Scalars['Int']['input']>;
  /** Uuid of the signed-in user's patient, for prescription products. */
  patient_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Requested price type: default, promo, afterhours or multi_{N}. */
  price_type?: InputMaybe<Scalars['String']['input']>;
  /** The product. */
  product_id: Scalars['ID']['input'];
  /** Quantity, 1 to 999; 0 is treated as 1. */
  quantity: Scalars['Int']['input'];
  /** Id of the search query that led here, for conversion events. */
  query_id?: InputMaybe<Scalars['String']['input']>;
  /** How the prescription is provided. */
  script_type?: InputMaybe<ScriptType>;
  /** Where it was added, as page-componentType-componentName. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `cart_add_item`. */
export type CartAddItemPayload = {
  __typename?: 'CartAddItemPayload';
  /** The updated cart. */
  cart: Cart;
  /** The added line, or the existing one with its new quantity. */
  item: CartItem;
};

/** Result of `cart_create`. */
export type CartCreatePayload = {
  __typename?: 'CartCreatePayload';
  /** The cart. */
  cart: Cart;
};

/** Input of `cart_edit_item`. */
export type CartEditItemInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The line. */
  item_id: Scalars['ID']['input'];
  /** Quantity, 1 to 999; 0 is treated as 1. */
  quantity: Scalars['Int']['input'];
};

/** Result of `cart_edit_item`. */
export type CartEditItemPayload = {
  __typename?: 'CartEditItemPayload';
  /** The updated cart. */
  cart: Cart;
  /** The updated line. */
  item: CartItem;
};

/** Rewards points of a cart. */
export type CartEdr = {
  __typename?: 'CartEdr';
  /** Base points. */
  edr_base_points: Scalars['Int']['output'];
  /** Bonus points. */
  edr_bonus_points: Scalars['Int']['output'];
};

/** Totals shown on the mini-cart trigger. Money in cents. */
export type CartHeader = {
  __typename?: 'CartHeader';
  /** Item total less discounts. */
  cart_subtotal: Scalars['Int']['output'];
  /** Subtotal plus shipping. */
  cart_total: Scalars['Int']['output'];
  /** Total quantity. */
  num_items: Scalars['Int']['output'];
};

/** A line of a cart. Money in cents. */
export type CartItem = {
  __typename?: 'CartItem';
  /** Base rewards points of the line. */
  edr_base_points: Scalars['Int']['output'];
  /** Masked e-prescription token with its last 4 characters; the full token is never returned. */
  eprescription_token?: Maybe<Scalars['String']['output']>;
  /** Why this line cannot be ordered; empty if it can. */
  errors: Array<CartItemError>;
  /** AutoDelivery frequency, for example `4W`; null for a one-time line. */
  frequency?: Maybe<Scalars['String']['output']>;
  /** Id of the item. */
  id: Scalars['ID']['output'];
  /** True if the product may not be sent to the cart's state. */
  is_restricted: Scalars['Boolean']['output'];
  /** Whether the line can be delivered the same business day. */
  is_same_day_eligible: Scalars['Boolean']['output'];
  /** `quantity` times `unit_price`, before discounts. */
  line_total: Scalars['Int']['output'];
  /** Price type that currently applies. */
  live_price_type: Scalars['String']['output'];
  /** The promotion this line qualifies for. */
  matched_promotion?: Maybe<MatchedPromotion>;
  /** Promotions of the product whose conditions are not met yet. */
  missed_promotions: Array<MissedPromotion>;
  /** The patient a prescription item is for. */
  patient?: Maybe<PatientName>;
  /** First name of `patient`. */
  patient_first_name?: Maybe<Scalars['String']['output']>;
  /** Uuid of `patient`. */
  patient_id?: Maybe<Scalars['ID']['output']>;
  /** Last name of `patient`. */
  patient_last_name?: Maybe<Scalars['String']['output']>;
  /** Requested price type: default, promo, afterhours or multi_{N}. */
  price_type: Scalars['String']['output'];
  /** The product; null if it no longer exists. */
  product?: Maybe<Product>;
  /** Quantity, 1 to 999. */
  quantity: Scalars['Int']['output'];
  /** Whether the patient's answers passed; null until there are any. */
  questionnaire_passed?: Maybe<Scalars['Boolean']['output']>;
  /** How the prescription is provided. */
  script_type?: Maybe<ScriptType>;
  /** Current unit price. */
  unit_price: Scalars['Int']['output'];
};


/** A line of a cart. Money in cents. */
export type CartItemIs_Same_Day_EligibleArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};

/** A reason why a line cannot be ordered, and what to do about it. */
export type CartItemError = {
  __typename?: 'CartItemError';
  /**
   * out_of_stock, insufficient_stock, order_limit, excluded_state, prescription_required, supply_too_early,
   * patient_required, login_required or product_unavailable.
   */
  code: Scalars['String']['output'];
  /** Message for the shopper. */
  message: Scalars['String']['output'];
};

/** Input of `cart_remove_item`. */
export type CartRemoveItemInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The line. */
  item_id: Scalars['ID']['input'];
};

/** Result of `cart_remove_item`. */
export type CartRemoveItemPayload = {
  __typename?: 'CartRemoveItemPayload';
  /** The updated cart. */
  cart: Cart;
};

/** Input of `cart_remove_offer`. */
export type CartRemoveOfferInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `cart_remove_offer`. */
export type CartRemoveOfferPayload = {
  __typename?: 'CartRemoveOfferPayload';
  /** The updated cart. */
  cart: Cart;
};

/** Input of `cart_set_item_patient`. */
export type CartSetItemPatientInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** E-prescription token, for the escript script type. */
  eprescription_token?: InputMaybe<Scalars['String']['input']>;
  /** The line. */
  item_id: Scalars['ID']['input'];
  /** Uuid of the patient. */
  patient_uuid: Scalars['ID']['input'];
  /** How the prescription is provided. */
  script_type: ScriptType;
};

/** Result of `cart_set_item_patient`. */
export type CartSetItemPatientPayload = {
  __typename?: 'CartSetItemPatientPayload';
  /** The updated cart. */
  cart: Cart;
  /** The updated line. */
  item: CartItem;
};

/** Input of `cart_set_item_patient_questionnaire`. */
export type CartSetItemPatientQuestionnaireInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The line. */
  item_id: Scalars['ID']['input'];
  /** Uuid of the patient who answered. */
  patient_uuid: Scalars['ID']['input'];
  /** JSON object of the answers by question, all strings; `terms` is yes if the terms are accepted. */
  questionnaire: Scalars['String']['input'];
};

/** Result of `cart_set_item_patient_questionnaire`. */
export type CartSetItemPatientQuestionnairePayload = {
  __typename?: 'CartSetItemPatientQuestionnairePayload';
  /** The updated cart. */
  cart: Cart;
  /** The updated line. */
  item: CartItem;
};

/** Input of `cart_set_offer_by_code`. */
export type CartSetOfferByCodeInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The code as entered. */
  code: Scalars['String']['input'];
};

/** Result of `cart_set_offer_by_code`. */
export type CartSetOfferByCodePayload = {
  __typename?: 'CartSetOfferByCodePayload';
  /** The updated cart. */
  cart: Cart;
  /** The offer that now applies to the cart. */
  offer: Offer;
};

/** Input of `cart_set_questionnaire_passed`. */
export type CartSetQuestionnairePassedInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the answers passed. */
  questionnaire_passed: Scalars['Boolean']['input'];
};

/** Result of `cart_set_questionnaire_passed`. */
export type CartSetQuestionnairePassedPayload = {
  __typename?: 'CartSetQuestionnairePassedPayload';
  /** The updated cart. */
  cart: Cart;
};

/** Input of `cart_set_shipping_address`. */
export type CartSetShippingAddressInput = {
  /** Street address. */
  address_1: Scalars['String']['input'];
  /** Unit, building or company. */
  address_2?: InputMaybe<Scalars['String']['input']>;
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Recipient's first name. */
  first_name: Scalars['String']['input'];
  /** Recipient's last name. */
  last_name: Scalars['String']['input'];
  /** Australian phone number. */
  phone: Scalars['String']['input'];
  /** Postcode, 4 digits. */
  postcode: Scalars['String']['input'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['input'];
};

/** Result of `cart_set_shipping_address`. */
export type CartSetShippingAddressPayload = {
  __typename?: 'CartSetShippingAddressPayload';
  /** The updated cart. */
  cart: Cart;
};

/** Input of `cart_set_shipping_method`. */
export type CartSetShippingMethodInput = {
  /** Whether the parcel may be left without a signature. Unchanged if omitted. */
  authority_to_leave?: InputMaybe<Scalars['Boolean']['input']>;
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Pharmacy to collect from, for click-and-collect. */
  cnc_location_id?: InputMaybe<Scalars['ID']['input']>;
  /** Delivery instructions for the driver: at most 200 characters, without e-mail or web addresses. Unchanged if omitted. */
  delivery_instructions?: InputMaybe<Scalars['String']['input']>;
  /** Postcode the method was chosen for; defaults to the cart's postcode. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** Id of one of `available_shipping_methods`. */
  shipping_method_id: Scalars['ID']['input'];
};

/** Result of `cart_set_shipping_method`. */
export type CartSetShippingMethodPayload = {
  __typename?: 'CartSetShippingMethodPayload';
  /** The updated cart. */
  cart: Cart;
};

/** Input of `cart_set_user_details`. */
export type CartSetUserDetailsInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address for the order. */
  email: Scalars['String']['input'];
  /** First name. */
  first_name: Scalars['String']['input'];
  /** Last name. */
  last_name: Scalars['String']['input'];
};

/** Result of `cart_set_user_details`. */
export type CartSetUserDetailsPayload = {
  __typename?: 'CartSetUserDetailsPayload';
  /** The updated cart. */
  cart: Cart;
};

/** Input of `cart_settle_unmerged`. */
export type CartSettleUnmergedInput = {
  /** Uuid of the cart. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** True to add the items, false to leave them out. */
  is_added: Scalars['Boolean']['input'];
};

/** Result of `cart_settle_unmerged`. */
export type CartSettleUnmergedPayload = {
  __typename?: 'CartSettleUnmergedPayload';
  /** The cart after the change. */
  cart: Cart;
};

/** Categories with pictures. */
export type CategoriesSection = HomeSection & {
  __typename?: 'CategoriesSection';
  /** The categories. */
  categories: Array<Category>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A category of the catalogue. */
export type Category = {
  __typename?: 'Category';
  /** Direct subcategories, in menu order. */
  children: Array<Category>;
  /** Description of the category. */
  description: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Picture. */
  image_url: Scalars['String']['output'];
  /** Breadcrumb trail from the root to this category. */
  lineage: Array<CategoryLineage>;
  /** Slugs from the root, joined by /. */
  path: Scalars['String']['output'];
  /** Products on sale in this category and its subcategories. */
  product_count: Scalars['Int']['output'];
  /** Slug. */
  slug: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Path of the listing. */
  url: Scalars['String']['output'];
};

/** A group of categories in the mega-menu. */
export type CategoryGroup = {
  __typename?: 'CategoryGroup';
  /** Categories of the group. */
  categories: Array<MenuCategory>;
  /** Small heading; empty if there is none. */
  groupEyebrow: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** primary or secondary. */
  variant: Scalars['String']['output'];
};

/** An ancestor of a category. */
export type CategoryLineage = {
  __typename?: 'CategoryLineage';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Slug. */
  slug: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Path of the listing. */
  url: Scalars['String']['output'];
};

/** Input of `checkout_place_order`. */
export type CheckoutPlaceOrderInput = {
  /**
   * The terms of every AutoDelivery that the order starts, as shown and agreed to: the `terms` of each, joined by spaces.
   * Without them, or with other words, it fails with CONSENT_REQUIRED.
   */
  agreed_terms?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The day by which the order to collect was shown to be ready, as an ISO date; a later actual day, or none, fails with
   * COLLECT_LATER.
   */
  expected_ready_by?: InputMaybe<Scalars['String']['input']>;
  /** The total shown to the shopper, in cents; a different actual total fails with TOTAL_CHANGED. */
  expected_total?: InputMaybe<Scalars['Int']['input']>;
  /** Generated by the client once per order review: 16 to 100 letters, digits and dashes. */
  idempotency_key: Scalars['String']['input'];
  /** Whether to keep the card in the account for later; ignored for guests and for methods that cannot be reused. */
  save_payment_method?: InputMaybe<Scalars['Boolean']['input']>;
  /** Payment token from the gateway; not required if the total is 0. */
  stripe_source_id?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `checkout_place_order`: exactly one field is set. */
export type CheckoutPlaceOrderPayload = {
  __typename?: 'CheckoutPlaceOrderPayload';
  /** The placed order. */
  order?: Maybe<Order>;
  /** The bank requires authentication: show this step, then repeat the call with the same key. */
  three_d_secure?: Maybe<ThreeDSecureStep>;
};

/** What happened with a program. */
export type ClinicalEntryKind =
  /** A practitioner acknowledged what the record says. */
  | 'acknowledged'
  /** Answers that the record denies were handed in, and not taken. */
  | 'contradicted'
  /** Answers that excluded came before the ones that were handed in. */
  | 'earlier_answers'
  /** Answers that allow the program were handed in. */
  | 'eligible'
  /** The program went on without a medicine. */
  | 'no_medicine'
  /** Answers that exclude were handed in. */
  | 'not_eligible'
  /** Medicines were prescribed. */
  | 'prescribed'
  /** Answers that the record denies were handed in for a practitioner to look at. */
  | 'put_to_practitioner'
  /** The record was corrected. */
  | 'record_changed'
  /** The program was refused. */
  | 'refused';

/** The pharmacy chosen for click-and-collect. */
export type CncLocation = {
  __typename?: 'CncLocation';
  /** Id of the pharmacy. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Where it is and when it is open; null once it no longer exists. */
  place?: Maybe<CollectPlace>;
  /** The day by which it is ready, as an ISO date of the pharmacy; null where none was promised. */
  ready_by?: Maybe<Scalars['String']['output']>;
};

/** Address of a pharmacy. */
export type CollectAddress = {
  __typename?: 'CollectAddress';
  /** Street address. */
  line_1: Scalars['String']['output'];
  /** Shopping centre or level. */
  line_2: Scalars['String']['output'];
  /** Postcode, 4 digits. */
  postcode: Scalars['String']['output'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['output'];
};

/** A pharmacy that offers click-and-collect. */
export type CollectLocation = {
  __typename?: 'CollectLocation';
  /** Address of the pharmacy. */
  address: CollectAddress;
  /** Distance from the postcode in kilometres, to one decimal. */
  distance: Scalars['Float']['output'];
  /** Id of the pharmacy. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Its hours from Monday on, days alike in one row; empty if they are not known. */
  opening_hours: Array<OpeningHours>;
  /** Whether it is open now by its own clocks, in words; null if its hours are not known. */
  opening_status?: Maybe<Scalars['String']['output']>;
  /** When the cart could be collected here, and what of it is on the shelf; null outside of a cart. */
  readiness?: Maybe<CollectReadiness>;
};

/** Where to collect an order, and when. */
export type CollectPlace = {
  __typename?: 'CollectPlace';
  /** Address of the pharmacy. */
  address: CollectAddress;
  /** Its hours from Monday on, days alike in one row; empty if they are not known. */
  opening_hours: Array<OpeningHours>;
  /** Whether it is open now by its own clocks, in words; null if its hours are not known. */
  opening_status?: Maybe<Scalars['String']['output']>;
  /** Its phone number, as it is read; null if it has none. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** When a cart could be collected from a pharmacy, if it were ordered now. */
export type CollectReadiness = {
  __typename?: 'CollectReadiness';
  /** Items to collect. */
  items: Scalars['Int']['output'];
  /** Items of which every unit is on the shelf of this pharmacy. */
  items_here: Scalars['Int']['output'];
  /** The day by which it is ready, as an ISO date of the pharmacy; null where none can be promised. */
  ready_by?: Maybe<Scalars['String']['output']>;
  /** The day in words, such as 'Ready today' or 'Ready by Thu 3 Dec'; null where none can be promised. */
  text?: Maybe<Scalars['String']['output']>;
  /** Names of the items of which units come from the central stock, in the order of the cart. */
  to_come: Array<Scalars['String']['output']>;
};

/** How the practitioner reaches the patient. */
export type ContactMethod =
  /** By phone. */
  | 'phone'
  /** By video. */
  | 'video';

/** A content page. */
export type ContentPage = {
  __typename?: 'ContentPage';
  /** Description for search engines. */
  description: Scalars['String']['output'];
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Path without the leading slash. */
  path: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updated_at: Scalars['DateTime']['output'];
};

/** A manufacturer's banner. */
export type CoopAdvert = {
  __typename?: 'CoopAdvert';
  /** Code to pass to `promo_banner`. */
  kontent_code: Scalars['String']['output'];
};

/** What one dose of a product holds. */
export type Dose = {
  __typename?: 'Dose';
  /** What the label says besides, such as excipients. */
  rest?: Maybe<Scalars['String']['output']>;
  /** Its ingredients, as on the label. */
  rows: Array<DoseRow>;
  /** What is measured, such as 'Each capsule contains'. */
  title: Scalars['String']['output'];
};

/** An ingredient of a dose, or several whose amounts the label does not tell. */
export type DoseRow = {
  __typename?: 'DoseRow';
  /** Its amount, such as '400 micrograms'; null if the label does not say. */
  amount?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A promotional card of the menu. */
export type DynamicContent = {
  __typename?: 'DynamicContent';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Picture. */
  image: Scalars['String']['output'];
  /** Link URL. */
  targetLink: Scalars['String']['output'];
  /** Text. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Result of checking a token with the prescription exchange. */
export type EscriptValidation = {
  __typename?: 'EscriptValidation';
  /** Whether the script can be dispensed. */
  is_valid: Scalars['Boolean']['output'];
  /** Why it cannot be dispensed; null if it can. */
  message?: Maybe<Scalars['String']['output']>;
};

/** The business days between which an order is expected. */
export type ExpectedArrival = {
  __typename?: 'ExpectedArrival';
  /** First day, as an ISO date. */
  delivery_from: Scalars['String']['output'];
  /** Last day, as an ISO date. */
  delivery_to: Scalars['String']['output'];
};

/** A user's favourite product (section 3.k). */
export type Favourite = {
  __typename?: 'Favourite';
  /** When it was added. */
  created_at: Scalars['DateTime']['output'];
  /** Price type shown to the user when it was added. */
  price_type: Scalars['String']['output'];
  /** The product; null if it no longer exists. */
  product?: Maybe<Product>;
  /** Id of the product. */
  product_id: Scalars['ID']['output'];
};

/** Whether an account gets mails about favourites. */
export type FavouriteAlerts = {
  __typename?: 'FavouriteAlerts';
  /** When the user agreed to it; null if it does not. */
  consented_at?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it does. */
  wanted: Scalars['Boolean']['output'];
};

/** Input of `favourite_alerts_set`. */
export type FavouriteAlertsSetInput = {
  /** Whether the user wants mails. */
  wanted: Scalars['Boolean']['input'];
  /** Name of the wording that the user was asked with; stored with the consent. */
  wording: Scalars['String']['input'];
};

/** Input of `favourite_alerts_stop`. */
export type FavouriteAlertsStopInput = {
  /** The token in the fragment of the link. */
  token: Scalars['String']['input'];
};

/** Input of `favourites_add`. */
export type FavouritesAddInput = {
  /** Price type shown: default, promo, afterhours or multi_{N}. */
  price_type?: InputMaybe<Scalars['String']['input']>;
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
};

/** Result of `favourites_add`. */
export type FavouritesAddPayload = {
  __typename?: 'FavouritesAddPayload';
  /** The favourite. */
  favourite: Favourite;
};

/** Input of `favourites_remove`. */
export type FavouritesRemoveInput = {
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
};

/** Result of `favourites_remove`. */
export type FavouritesRemovePayload = {
  __typename?: 'FavouritesRemovePayload';
  /** The product; null if it does not exist. */
  product?: Maybe<Product>;
  /** Product id, as passed. */
  product_id: Scalars['ID']['output'];
};

/** A food of the food list. */
export type Food = {
  __typename?: 'Food';
  /** Group: Fruit, Drinks … */
  group: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Typical nutrition per 100 g. */
  per_100g: Nutrition;
  /** Standard servings, at least one. */
  portions: Array<FoodPortion>;
  /** What it is measured in: grams, and what else makes sense for it. */
  units: Array<FoodUnit>;
};

/** How much somebody moves in a usual week. */
export type FoodActivity =
  /** On one's feet, or exercise on most days. */
  | 'active'
  /** Mostly sitting. */
  | 'sitting'
  /** Some walking on most days. */
  | 'walking';

/** Input of `food_diary_add_entry`: either `grams`, or one of the food's servings or units and a count. */
export type FoodDiaryAddEntryInput = {
  /** The user's local date, YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** UUID generated by the client; repeating it has no effect. */
  entry_id: Scalars['ID']['input'];
  /** Id of the food. */
  food_id: Scalars['ID']['input'];
  /** Whole grams, 1 to 5,000. */
  grams?: InputMaybe<Scalars['Int']['input']>;
  /** Meal. */
  meal: Meal;
  /** Description of one of the food's servings. */
  portion?: InputMaybe<Scalars['String']['input']>;
  /** Number of servings, cups or pieces, from 0.25, with at most two decimals; whole millilitres or grams; up to 5,000 g. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** One of the food's units, instead of a serving. */
  unit?: InputMaybe<FoodUnitName>;
};

/** An entry to copy. */
export type FoodDiaryCopiedEntryInput = {
  /** UUID of the copy, generated by the client; repeating it has no effect. */
  copy_id: Scalars['ID']['input'];
  /** Id of the portion to copy. */
  entry_id: Scalars['ID']['input'];
};

/** Input of `food_diary_copy_entries`. */
export type FoodDiaryCopyEntriesInput = {
  /** The day to copy to, YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** The portions, at most 100. */
  entries: Array<FoodDiaryCopiedEntryInput>;
  /** The day to copy from, YYYY-MM-DD. */
  from_day: Scalars['String']['input'];
  /** Meal of the copies; without it each keeps its own. */
  meal?: InputMaybe<Meal>;
};

/** A day in the food diary. */
export type FoodDiaryDay = {
  __typename?: 'FoodDiaryDay';
  /** YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** All four meals, in chronological order. */
  meals: Array<FoodDiaryMeal>;
  /** The current target, also for past days. */
  target: FoodDiaryTarget;
  /** Total nutrition of the meals. */
  total: Nutrition;
  /** Water in millilitres. */
  water_ml: Scalars['Int']['output'];
};

/** Input of `food_diary_edit_entry`. */
export type FoodDiaryEditEntryInput = {
  /** Day of the entry, YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** Id of the portion. */
  entry_id: Scalars['ID']['input'];
  /** Whole grams, 1 to 5,000; not together with `quantity`. */
  grams?: InputMaybe<Scalars['Int']['input']>;
  /** Meal to move it to. */
  meal?: InputMaybe<Meal>;
  /** Number of the entry's servings, or of `unit`, from 0.25, with at most two decimals, up to 5,000 g. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** One of the entry's units, for `quantity`. */
  unit?: InputMaybe<FoodUnitName>;
};

/** A portion eaten or drunk, recorded as it was entered; later changes to the food list do not affect it. */
export type FoodDiaryEntry = {
  __typename?: 'FoodDiaryEntry';
  /** Id of the food. */
  food_id: Scalars['ID']['output'];
  /** Weight in grams; for drinks, approximately millilitres. */
  grams: Scalars['Int']['output'];
  /** Id generated by the client. */
  id: Scalars['ID']['output'];
  /** Meal. */
  meal: Meal;
  /** Name of the food. */
  name: Scalars['String']['output'];
  /** Nutrition of the portion. */
  nutrition: Nutrition;
  /** Description of the portion, such as "1.5 × 1 cup"; null if only grams were given. */
  portion?: Maybe<Scalars['String']['output']>;
  /** Number of servings, or of the unit; null if only grams were given. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** The serving it was entered in; null if only grams were ever given. */
  serving?: Maybe<FoodPortion>;
  /** The unit of `quantity`; null if it counts servings, and for grams. */
  unit?: Maybe<FoodUnitName>;
  /** What it can be measured in, as its food was when it was entered. */
  units: Array<FoodUnit>;
};

/** A food that the user may record: one of the food list, or an own one. */
export type FoodDiaryFood = {
  __typename?: 'FoodDiaryFood';
  /** Group: Fruit, Drinks … */
  group: Scalars['String']['output'];
  /** Id of the food list, or UUID of an own food. */
  id: Scalars['ID']['output'];
  /** Whether the user keeps it as a favourite. */
  is_favourite: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** How the user entered it; null for foods of the food list. */
  own?: Maybe<FoodDiaryOwnFood>;
  /** Nutrition per 100 g. */
  per_100g: Nutrition;
  /** Standard servings, at least one. */
  portions: Array<FoodPortion>;
  /** What it is measured in: grams, and what else makes sense for it. */
  units: Array<FoodUnit>;
};

/** A meal of a day. */
export type FoodDiaryMeal = {
  __typename?: 'FoodDiaryMeal';
  /** Its portions, in the order they were entered. */
  entries: Array<FoodDiaryEntry>;
  /** Which meal. */
  meal: Meal;
  /** Total nutrition of the portions. */
  total: Nutrition;
};

/** An own food as it was entered. */
export type FoodDiaryOwnFood = {
  __typename?: 'FoodDiaryOwnFood';
  /** The figures. */
  figures: Nutrition;
  /** Grams that the figures are for. */
  per_grams: Scalars['Int']['output'];
  /** Its serving, if it has one. */
  serving?: Maybe<FoodPortion>;
};

/** Result of a diary mutation. */
export type FoodDiaryPayload = {
  __typename?: 'FoodDiaryPayload';
  /** The updated day. */
  day: FoodDiaryDay;
  /** After a removal: what was removed, sealed, for `food_diary_restore_entries`; null if nothing was. */
  removed?: Maybe<Scalars['String']['output']>;
};

/** What a user chooses a food from before typing. */
export type FoodDiaryPicks = {
  __typename?: 'FoodDiaryPicks';
  /** By name, at most 100. */
  favourites: Array<FoodDiaryFood>;
  /** By name, at most 200. */
  own: Array<FoodDiaryFood>;
  /** The latest first, at most 12. */
  recent: Array<FoodDiaryRecentFood>;
};

/** Result of a change to favourites or own foods. */
export type FoodDiaryPicksPayload = {
  __typename?: 'FoodDiaryPicksPayload';
  /** What the user now chooses from. */
  picks: FoodDiaryPicks;
};

/** A food that was recorded lately, with its latest amount. */
export type FoodDiaryRecentFood = {
  __typename?: 'FoodDiaryRecentFood';
  /** The food. */
  food: FoodDiaryFood;
  /** Grams. */
  grams: Scalars['Int']['output'];
  /** Description of the serving; null if it was weighed. */
  portion?: Maybe<Scalars['String']['output']>;
  /** Number of servings, or of the unit; null if it was weighed. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** The unit of `quantity`; null if it counts servings, and for grams. */
  unit?: Maybe<FoodUnitName>;
};

/** Input of `food_diary_remove_entries`. */
export type FoodDiaryRemoveEntriesInput = {
  /** Day of the entries, YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** Ids of the portions, at most 100. */
  entry_ids: Array<Scalars['ID']['input']>;
};

/** Input of `food_diary_remove_entry`. */
export type FoodDiaryRemoveEntryInput = {
  /** Day of the entry, YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** Id of the portion. */
  entry_id: Scalars['ID']['input'];
};

/** Input of `food_diary_remove_food`. */
export type FoodDiaryRemoveFoodInput = {
  /** Id of the own food. */
  food_id: Scalars['ID']['input'];
};

/** Input of `food_diary_restore_entries`. */
export type FoodDiaryRestoreEntriesInput = {
  /** Day of the entries, YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** `removed` of the operation that removed them. */
  removed: Scalars['String']['input'];
};

/** Input of `food_diary_save_food`. */
export type FoodDiarySaveFoodInput = {
  /** Carbohydrate in grams. */
  carbohydrate: Scalars['Float']['input'];
  /** Fat in grams. */
  fat: Scalars['Float']['input'];
  /** Fibre in grams; omitted if it is not known. */
  fibre?: InputMaybe<Scalars['Float']['input']>;
  /** UUID generated by the client for a new food. */
  food_id: Scalars['ID']['input'];
  /** Kilojoules; they must go with the grams below. */
  kilojoules: Scalars['Float']['input'];
  /** Name, up to 80 characters. */
  name: Scalars['String']['input'];
  /** Grams that the figures are for, 1 to 5,000. */
  per_grams: Scalars['Int']['input'];
  /** Protein in grams; with carbohydrate and fat not more than `per_grams`. */
  protein: Scalars['Float']['input'];
  /** Whole grams of a serving, 1 to 5,000. */
  serving_grams?: InputMaybe<Scalars['Int']['input']>;
  /** Description of a serving, such as "1 slice", up to 40 characters; together with `serving_grams`. */
  serving_name?: InputMaybe<Scalars['String']['input']>;
  /** Sodium in milligrams; omitted if it is not known. */
  sodium?: InputMaybe<Scalars['Float']['input']>;
};

/** Input of `food_diary_set_favourite`. */
export type FoodDiarySetFavouriteInput = {
  /** Id of the food. */
  food_id: Scalars['ID']['input'];
  /** Whether to keep it as a favourite. */
  is_favourite: Scalars['Boolean']['input'];
};

/** Input of `food_diary_set_target`. */
export type FoodDiarySetTargetInput = {
  /** Carbohydrate in grams. */
  carbohydrate?: InputMaybe<Scalars['Int']['input']>;
  /** Fat in grams. */
  fat?: InputMaybe<Scalars['Int']['input']>;
  /** Fibre in grams. */
  fibre?: InputMaybe<Scalars['Int']['input']>;
  /** Kilojoules, 1,000 to 30,000. */
  kilojoules?: InputMaybe<Scalars['Int']['input']>;
  /** Protein in grams. */
  protein?: InputMaybe<Scalars['Int']['input']>;
  /** Sodium in milligrams, up to 10,000. */
  sodium?: InputMaybe<Scalars['Int']['input']>;
  /** Water in millilitres. */
  water_ml?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of `food_diary_set_water`. */
export type FoodDiarySetWaterInput = {
  /** The user's local date, YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** Total water for the day in millilitres, up to 10,000. */
  water_ml: Scalars['Int']['input'];
};

/** A user's daily food and water target. */
export type FoodDiaryTarget = {
  __typename?: 'FoodDiaryTarget';
  /** Carbohydrate in grams. */
  carbohydrate: Scalars['Int']['output'];
  /** Fat in grams. */
  fat: Scalars['Int']['output'];
  /** Fibre in grams. */
  fibre: Scalars['Int']['output'];
  /** Kilojoules. */
  kilojoules: Scalars['Int']['output'];
  /** Protein in grams. */
  protein: Scalars['Int']['output'];
  /** Sodium in milligrams. */
  sodium: Scalars['Int']['output'];
  /** Water in millilitres. */
  water_ml: Scalars['Int']['output'];
};

/** Result of `food_diary_set_target`. */
export type FoodDiaryTargetPayload = {
  __typename?: 'FoodDiaryTargetPayload';
  /** The updated target. */
  target: FoodDiaryTarget;
};

/** A day of the chart. */
export type FoodDiaryTotal = {
  __typename?: 'FoodDiaryTotal';
  /** YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Total nutrition of the meals. */
  total: Nutrition;
  /** Water in millilitres. */
  water_ml: Scalars['Int']['output'];
};

/** A page of foods. */
export type FoodPage = {
  __typename?: 'FoodPage';
  /** The foods. */
  data: Array<Food>;
  /** Pagination of the list. */
  paginatorInfo: PaginatorInfo;
};

/** A standard serving of a food. */
export type FoodPortion = {
  __typename?: 'FoodPortion';
  /** Weight in grams; for drinks, approximately millilitres. */
  grams: Scalars['Int']['output'];
  /** Description, such as "1 medium". */
  name: Scalars['String']['output'];
};

/** A daily target for a level of activity. */
export type FoodTargetSuggestion = {
  __typename?: 'FoodTargetSuggestion';
  /** How much they move. */
  activity: FoodActivity;
  /** The target. */
  target: FoodDiaryTarget;
};

/** A unit that a food is measured in. */
export type FoodUnit = {
  __typename?: 'FoodUnit';
  /** Grams of one of it. */
  grams: Scalars['Float']['output'];
  /** Which unit. */
  unit: FoodUnitName;
};

/** Units of food. A cup has 250 mL. */
export type FoodUnitName =
  /** Cups. */
  | 'cup'
  /** Grams. */
  | 'g'
  /** Millilitres. */
  | 'ml'
  /** Pieces. */
  | 'piece';

/** Gender of a patient. */
export type Gender =
  /** Female. */
  | 'female'
  /** Male. */
  | 'male';

/** What has been entered so far. */
export type HealthDraft = {
  __typename?: 'HealthDraft';
  /** The entries, as a JSON object. */
  entries: Scalars['String']['output'];
  /** Id of the draft: at most one booking is confirmed for it. */
  id: Scalars['ID']['output'];
  /** A guest's draft for the next call; null for signed-in users. */
  sealed?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updated_at: Scalars['DateTime']['output'];
  /** Incremented by each change. */
  version: Scalars['Int']['output'];
};

/** Result of `health_draft_delete`. */
export type HealthDraftDeletePayload = {
  __typename?: 'HealthDraftDeletePayload';
  /** Always true. */
  deleted: Scalars['Boolean']['output'];
};

/** Input of `health_draft_save`. */
export type HealthDraftSaveInput = {
  /** The service; left out for joining the program. */
  booking_type?: InputMaybe<Scalars['BookingType']['input']>;
  /** A form of the program's care, in place of a service. */
  care?: InputMaybe<CareForm>;
  /** The changed entries, as a JSON object; null removes an entry. */
  changes: Scalars['String']['input'];
  /** Id of the draft that is changed; left out to begin one, or to change whichever there is. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /**
   * A guest's draft so far. A signed-in user passes one that was begun before signing in: it becomes the account's and
   * replaces the account's own.
   */
  sealed?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `health_draft_save`. */
export type HealthDraftSavePayload = {
  __typename?: 'HealthDraftSavePayload';
  /** The draft with all its entries. */
  draft: HealthDraft;
};

/** A hero: one message with a picture. */
export type HeroSection = HomeSection & {
  __typename?: 'HeroSection';
  /** Audience: guest, existing (signed in, with orders) or all (section 6). */
  audience: Scalars['String']['output'];
  /** Small heading. */
  eyebrow: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Picture. */
  image: Scalars['String']['output'];
  /** Button text. */
  linkText: Scalars['String']['output'];
  /** Link URL. */
  targetLink: Scalars['String']['output'];
  /** Text. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** The home page. */
export type Home = {
  __typename?: 'Home';
  /** Its sections, in order. */
  sections: Array<HomeSection>;
};

/** A card of a promotion. */
export type HomePromotionCard = {
  __typename?: 'HomePromotionCard';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Picture. */
  image: Scalars['String']['output'];
  /** Link text. */
  linkText: Scalars['String']['output'];
  /** Link URL. */
  targetLink: Scalars['String']['output'];
  /** Text. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A section of the home page. */
export type HomeSection = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A picture. */
export type Image = {
  __typename?: 'Image';
  /** Alternative text. */
  alt: Scalars['String']['output'];
  /** Id, unique within the product. */
  id: Scalars['ID']['output'];
  /** URL. */
  url: Scalars['String']['output'];
};

/** A session in which a member of staff acts as a customer. */
export type Impersonation = {
  __typename?: 'Impersonation';
  /** When it expires. */
  expires_at: Scalars['DateTime']['output'];
  /** The reason staff gave. */
  reason: Scalars['String']['output'];
  /** Name of the member of staff. */
  staff_name: Scalars['String']['output'];
};

/** A monthly program. Money in cents. */
export type Journey = {
  __typename?: 'Journey';
  /** Who looks after its members. */
  care_team: Array<JourneyCarer>;
  /** Description. */
  description: Scalars['String']['output'];
  /** Frequently asked questions. */
  faqs: Array<JourneyFaq>;
  /** Id of the program. */
  id: Scalars['ID']['output'];
  /** Its lessons by week; the text is available to subscribers only. */
  lessons: Array<Lesson>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Monthly fee. */
  price: Scalars['Int']['output'];
  /** Slug of the product page. */
  slug: Scalars['String']['output'];
  /** One-line summary. */
  tagline: Scalars['String']['output'];
};

/** An offer that was answered. */
export type JourneyAnsweredOffer = {
  __typename?: 'JourneyAnsweredOffer';
  /** Id of the offer. */
  id: Scalars['ID']['output'];
  /** What the member answered. */
  outcome: JourneyOfferOutcome;
};

/** A consult of a subscription. */
export type JourneyBooking = {
  __typename?: 'JourneyBooking';
  /** Date and time. */
  appointment_at: Scalars['DateTime']['output'];
  /** Until when it can be moved, and a follow-up cancelled with its fee returned. */
  free_until: Scalars['DateTime']['output'];
  /** Id of the booking. */
  id: Scalars['ID']['output'];
  /** Whether the program begins with it: to cancel it is to leave the program. */
  is_first: Scalars['Boolean']['output'];
  /** When the patient was rung without an answer; empty unless `status` is `missed`. */
  missed_calls: Array<Scalars['DateTime']['output']>;
  /** What was paid for it, in cents; 0 for a free one, and for the first, which is part of the program's fee. */
  paid: Scalars['Int']['output'];
  /** What went back because it was not held, in cents. */
  refunded: Scalars['Int']['output'];
  /** `booked`, `completed` (it took place), `missed` (the patient was not reached) or `not_held` (nobody rang). */
  status: Scalars['String']['output'];
};

/** Somebody who looks after the members of a program. */
export type JourneyCarer = {
  __typename?: 'JourneyCarer';
  /** What they do in the program, in a sentence or two. */
  about: Scalars['String']['output'];
  /** Whether nobody of this name works here: the profile is an example. */
  is_sample: Scalars['Boolean']['output'];
  /** Name, as members meet it. */
  name: Scalars['String']['output'];
  /** Profession, such as `General practitioner`. */
  profession: Scalars['String']['output'];
};

/** How a member was. */
export type JourneyCheckIn = {
  __typename?: 'JourneyCheckIn';
  /** Whether they were hard to live with. */
  is_hard: Scalars['Boolean']['output'];
  /** What the check-in led to. */
  outcome: JourneyCheckInOutcome;
  /** Side effects, the gravest first; none if all was well. */
  symptoms: Array<JourneySymptom>;
};

/** What a check-in led to. */
export type JourneyCheckInOutcome =
  /** The member was told to call 000; a practitioner sees it first. */
  | 'emergency'
  /** It is in the record. */
  | 'noted'
  /** A practitioner sees it first. */
  | 'practitioner';

/** Input of `journey_check_ins_record`. */
export type JourneyCheckInsRecordInput = {
  /** A new UUID in lower case. */
  id: Scalars['ID']['input'];
  /** Whether they are hard to live with. */
  is_hard: Scalars['Boolean']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
  /** Side effects; none if all is well. */
  symptoms: Array<JourneySymptom>;
  /** A note to the care team, at most 2,000 characters; may be empty. */
  text: Scalars['String']['input'];
};

/** A day of the times of consults. */
export type JourneyConsultDay = {
  __typename?: 'JourneyConsultDay';
  /** The patient's local date, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** Label of the day, such as "Tomorrow Nov 25". */
  label: Scalars['String']['output'];
  /** Its times, earliest first. */
  slots: Array<JourneyConsultTime>;
};

/** A time at which a consult can start. */
export type JourneyConsultTime = {
  __typename?: 'JourneyConsultTime';
  /** Whether a consult that was paid for costs something else at this time: it cannot be moved there. */
  has_other_fee: Scalars['Boolean']['output'];
  /** Whether the consult can be moved to it. */
  is_available: Scalars['Boolean']['output'];
  /** Whether it is the time of the consult as it is booked. */
  is_current: Scalars['Boolean']['output'];
  /** Label in the patient's local time, such as "7AM - 9AM". */
  label: Scalars['String']['output'];
  /** Why it cannot, in the wording of section 8; null if it can, and for the time that the consult has. */
  message?: Maybe<Scalars['String']['output']>;
  /** Start time. */
  starts_at: Scalars['DateTime']['output'];
};

/** Input of `journey_consults_complete`. */
export type JourneyConsultsCompleteInput = {
  /** Id of the consult. */
  booking_id: Scalars['ID']['input'];
  /** Findings, advice, follow-up, at most 4,000 characters; kept sealed for practitioners. */
  note: Scalars['String']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_consults_miss`. */
export type JourneyConsultsMissInput = {
  /** Id of the consult. */
  booking_id: Scalars['ID']['input'];
  /** When the patient was rung: three times within the consult, at least 5 minutes apart. */
  calls: Array<Scalars['DateTime']['input']>;
  /** At most 4,000 characters; kept sealed for practitioners. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_consults_not_held`. */
export type JourneyConsultsNotHeldInput = {
  /** Id of the consult. */
  booking_id: Scalars['ID']['input'];
  /** Why, at most 4,000 characters; kept sealed for practitioners. */
  note: Scalars['String']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of putting down a consult. */
export type JourneyConsultsPayload = {
  __typename?: 'JourneyConsultsPayload';
  /** The updated subscription. */
  subscription: JourneySubscription;
};

/** What a member and the care team have written. */
export type JourneyConversation = {
  __typename?: 'JourneyConversation';
  /** Whether the member can write: not in a draft or a cancelled program. */
  can_write: Scalars['Boolean']['output'];
  /** How many messages there are. */
  count: Scalars['Int']['output'];
  /** Whether a check-in that may be grave waits. */
  is_urgent: Scalars['Boolean']['output'];
  /** The latest 200 messages, the earliest of them first. */
  messages: Array<JourneyMessage>;
  /** How many messages of the care team the member has not seen. */
  unread: Scalars['Int']['output'];
  /** Since when the member waits for the care team; null if nothing waits. */
  waits_since?: Maybe<Scalars['DateTime']['output']>;
};

/** Result of a change to a conversation. */
export type JourneyConversationPayload = {
  __typename?: 'JourneyConversationPayload';
  /** The conversation as it is now. */
  conversation: JourneyConversation;
};

/** A frequently asked question about a program. */
export type JourneyFaq = {
  __typename?: 'JourneyFaq';
  /** Answer. */
  answer: Scalars['String']['output'];
  /** Question. */
  question: Scalars['String']['output'];
};

/** Daily targets that are suggested, and what they rest on. */
export type JourneyFoodTarget = {
  __typename?: 'JourneyFoodTarget';
  /** The patient's age in years. */
  age: Scalars['Int']['output'];
  /** First name of the program's patient, whose body it is. */
  first_name: Scalars['String']['output'];
  /** Height in centimetres, from the questionnaire. */
  height_cm: Scalars['Float']['output'];
  /** A target for each level of activity, the lowest first. */
  suggestions: Array<FoodTargetSuggestion>;
  /** The day that it was noted, YYYY-MM-DD; null for that of the questionnaire. */
  weighed_on?: Maybe<Scalars['String']['output']>;
  /** Weight in kilograms: the latest of the log, or that of the questionnaire. */
  weight_kg: Scalars['Float']['output'];
};

/** A line of a subscription's next order. Money in cents. */
export type JourneyItem = {
  __typename?: 'JourneyItem';
  /** Id of the item. */
  id: Scalars['ID']['output'];
  /** True if prescribed by a practitioner; such lines cannot be edited. */
  is_prescribed: Scalars['Boolean']['output'];
  /** Unit price. */
  price: Scalars['Int']['output'];
  /** Price type that currently applies. */
  price_type: Scalars['String']['output'];
  /** The product; null if it no longer exists. */
  product?: Maybe<Product>;
  /** Quantity. */
  quantity: Scalars['Int']['output'];
};

/** What was measured on a day. */
export type JourneyMeasurement = {
  __typename?: 'JourneyMeasurement';
  /** YYYY-MM-DD in the patient's state. */
  day: Scalars['String']['output'];
  /** Waist in centimetres, with one decimal; null if it was not measured. */
  waist_cm?: Maybe<Scalars['Float']['output']>;
  /** Weight in kilograms, with one decimal. */
  weight_kg: Scalars['Float']['output'];
};

/** A weight and waist log. */
export type JourneyMeasurementLog = {
  __typename?: 'JourneyMeasurementLog';
  /** The latest 2,000 entries, the earliest first: one per day. */
  entries: Array<JourneyMeasurement>;
  /** The first day that can be recorded, a year before the first program: YYYY-MM-DD. */
  first_day: Scalars['String']['output'];
  /** Today in the patient's state, the last day that can be recorded: YYYY-MM-DD. */
  today: Scalars['String']['output'];
};

/** Result of a change to a log. */
export type JourneyMeasurementsPayload = {
  __typename?: 'JourneyMeasurementsPayload';
  /** The updated log. */
  log: JourneyMeasurementLog;
};

/** Input of `journey_measurements_record`. */
export type JourneyMeasurementsRecordInput = {
  /** YYYY-MM-DD in the patient's state. */
  day: Scalars['String']['input'];
  /** Whether a weight that leaps by more than 5 kg or 5 % within a week is meant. Releases before this field do not ask. */
  leap_confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Day of the entry that this one corrects: removed if it is another day. */
  replaces_day?: InputMaybe<Scalars['String']['input']>;
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
  /** Waist in centimetres, 40 to 250, with at most one decimal. */
  waist_cm?: InputMaybe<Scalars['Float']['input']>;
  /** Weight in kilograms, 30 to 400, with at most one decimal. */
  weight_kg: Scalars['Float']['input'];
};

/** Input of `journey_measurements_remove`. */
export type JourneyMeasurementsRemoveInput = {
  /** YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** A message. */
export type JourneyMessage = {
  __typename?: 'JourneyMessage';
  /** When it was sent. */
  at: Scalars['DateTime']['output'];
  /** Name of the practitioner; null for the member. */
  author?: Maybe<Scalars['String']['output']>;
  /** The check-in that the message is. */
  check_in?: Maybe<JourneyCheckIn>;
  /** Id of the message. */
  id: Scalars['ID']['output'];
  /** The text; empty for a check-in without a note. */
  text: Scalars['String']['output'];
};

/** Input of `journey_messages_answer`. */
export type JourneyMessagesAnswerInput = {
  /** A new UUID in lower case. */
  id: Scalars['ID']['input'];
  /** How many messages the practitioner has seen. */
  seen_count: Scalars['Int']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Input of `journey_messages_close`. */
export type JourneyMessagesCloseInput = {
  /** How many messages the practitioner has seen. */
  seen_count: Scalars['Int']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_messages_read`. */
export type JourneyMessagesReadInput = {
  /** How many messages there were when the member looked. */
  seen_count: Scalars['Int']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_messages_send`. */
export type JourneyMessagesSendInput = {
  /** A new UUID in lower case. */
  id: Scalars['ID']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 2,000 characters. */
  text: Scalars['String']['input'];
};

/** An offer of medicines: nothing is ordered or charged unless the member accepts it. Money in cents. */
export type JourneyOffer = {
  __typename?: 'JourneyOffer';
  /** What accepting charges at once; null if the first supply comes with the next monthly order. */
  charged_now?: Maybe<Scalars['Int']['output']>;
  /** The sentences that accepting agrees to: what, how much, when, until when it can be changed, and what then happens. */
  consent: Array<Scalars['String']['output']>;
  /** Until when it can be accepted. */
  expires_at: Scalars['DateTime']['output'];
  /** Id of the offer. */
  id: Scalars['ID']['output'];
  /** The medicines. */
  items: Array<JourneyOfferItem>;
  /** Price of one supply of all medicines. */
  price: Scalars['Int']['output'];
};

/** A medicine of an offer. Money in cents. */
export type JourneyOfferItem = {
  __typename?: 'JourneyOfferItem';
  /** Name of the medicine. */
  name: Scalars['String']['output'];
  /** Price of one. */
  price: Scalars['Int']['output'];
  /** Quantity per supply. */
  quantity: Scalars['Int']['output'];
  /** Number of supplies. */
  repeats: Scalars['Int']['output'];
};

/** Answer to an offer. */
export type JourneyOfferOutcome =
  /** Its medicines are ordered. */
  | 'accepted'
  /** Nothing is ordered. */
  | 'declined';

/** The charges of a program that are put off. */
export type JourneyPause = {
  __typename?: 'JourneyPause';
  /** End of the month that is paid. */
  from: Scalars['DateTime']['output'];
  /** When the next charge is made. */
  until: Scalars['DateTime']['output'];
};

/** For how long a program can be paused. */
export type JourneyPauseOption = {
  __typename?: 'JourneyPauseOption';
  /** Months that are put off. */
  months: Scalars['Int']['output'];
  /** When the next charge would be made. */
  until: Scalars['DateTime']['output'];
};

/** A prescribed medicine. */
export type JourneyPrescribedItemInput = {
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
  /** Quantity per month. */
  quantity: Scalars['Int']['input'];
  /** Number of supplies, 1 to 12. */
  repeats: Scalars['Int']['input'];
};

/** Status of a subscription; draft, reviewing and cancelled count as inactive. */
export type JourneyStatus =
  /** The prescription has no repeats left. */
  | 'NoRepeats'
  /** The last renewal charge was declined. */
  | 'PaymentDeclinedForRenewal'
  /** Active. */
  | 'active'
  /** Ended. */
  | 'cancelled'
  /** Started, but not yet submitted and paid. */
  | 'draft'
  /** Awaiting a practitioner's decision. */
  | 'reviewing';

/** A user's subscription to a program. Money in cents. */
export type JourneySubscription = {
  __typename?: 'JourneySubscription';
  /** The last offer that the member answered, in this tab or elsewhere; null before the first. */
  answered_offer?: Maybe<JourneyAnsweredOffer>;
  /** Whether the consult that the program begins with can be booked again: nobody rang, or the patient was not reached for the first time. */
  can_book_first: Scalars['Boolean']['output'];
  /** The sentences that paying for a draft agrees to; later those that its charges wait for, and empty if they wait for none. */
  consent: Array<Scalars['String']['output']>;
  /** State whose local time its consults are offered and shown in: the patient's. */
  consult_state: State;
  /** When it started. */
  created_at: Scalars['DateTime']['output'];
  /** The first lesson with status Available or InProgress. */
  current_lesson?: Maybe<LessonProgress>;
  /** Program discount plus voucher. */
  discount_total: Scalars['Int']['output'];
  /** Id of the subscription. */
  id: Scalars['ID']['output'];
  /** True unless draft, reviewing or cancelled. */
  is_active: Scalars['Boolean']['output'];
  /** Whether it ended because a practitioner could not approve it; false for staff who act as its member. */
  is_refused: Scalars['Boolean']['output'];
  /** What the next order contains. */
  items: Array<JourneyItem>;
  /** Sum of the items. */
  items_total: Scalars['Int']['output'];
  /** The program. */
  journey: Journey;
  /** The latest order it placed. */
  last_order?: Maybe<Order>;
  /** Lessons by week. */
  lessons: Array<LessonProgress>;
  /** Three days before `next_period_at`: the last day for changes, shown as the next billing date. */
  next_billing_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the next period starts. */
  next_period_at?: Maybe<Scalars['DateTime']['output']>;
  /** Sum of other items. */
  nonprescribed_items_total: Scalars['Int']['output'];
  /** Remaining free follow-up consults. */
  num_free_consults: Scalars['Int']['output'];
  /** What a practitioner has prescribed, waiting for the member's answer; null if nothing is. */
  offer?: Maybe<JourneyOffer>;
  /** Orders it placed, newest first. */
  orders: Array<Order>;
  /** Consults that were put down, or whose time is over, the latest first. */
  past_consults: Array<JourneyBooking>;
  /** The patient it treats. */
  patient?: Maybe<PatientName>;
  /** The pause that puts off the next charge; null if none does. */
  pause?: Maybe<JourneyPause>;
  /** How the next charge can be put off; empty while it cannot be. */
  pause_options: Array<JourneyPauseOption>;
  /** When the last charge failed. */
  payment_failed_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the charge is retried. */
  payment_retry_at?: Maybe<Scalars['DateTime']['output']>;
  /** Sum of prescribed items. */
  prescribed_items_total: Scalars['Int']['output'];
  /** Program fee in the next order; 0 if already paid. */
  program_fee: Scalars['Int']['output'];
  /** Until when the lessons of a cancelled program can be read; null if its paid month is over. */
  readable_until?: Maybe<Scalars['DateTime']['output']>;
  /** What the patient's record says against the program: nothing is charged or sent while it says anything. */
  record_check: RecordCheck;
  /** Whether ending the program now refunds its fee, or its end has refunded it. */
  refunds_fee: Scalars['Boolean']['output'];
  /** Current status. */
  status: JourneyStatus;
  /** Total of the next order: items and program fee less discounts. */
  total: Scalars['Int']['output'];
  /** The next consult. */
  upcoming_booking?: Maybe<JourneyBooking>;
  /** Voucher applied to the subscription. */
  voucher_code?: Maybe<Scalars['String']['output']>;
  /** Discount from the voucher. */
  voucher_discount: Scalars['Int']['output'];
};

/** Result of a mutation: the updated subscription. */
export type JourneySubscriptionPayload = {
  __typename?: 'JourneySubscriptionPayload';
  /** The subscription. */
  subscription: JourneySubscription;
};

/** Input of `journey_subscriptions_accept_offer`. */
export type JourneySubscriptionsAcceptOfferInput = {
  /** The sentences of the offer's `consent`, joined by blanks, as they were shown and agreed to. */
  consent: Scalars['String']['input'];
  /** Id of the offer. */
  offer_id: Scalars['ID']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_acknowledge_record`. */
export type JourneySubscriptionsAcknowledgeRecordInput = {
  /** The facts that are acknowledged. */
  facts: Array<RecordFact>;
  /** Why it goes on, at most 4,000 characters. Kept sealed for practitioners. */
  note: Scalars['String']['input'];
  /** `record_version` of the program as it was read. */
  record_version: Scalars['Int']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_add_item`. */
export type JourneySubscriptionsAddItemInput = {
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
  /** Quantity. */
  quantity: Scalars['Int']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_agree`. */
export type JourneySubscriptionsAgreeInput = {
  /** The sentences of the subscription's `consent`, joined by blanks, as they were shown and agreed to. */
  consent: Scalars['String']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_cancel_consult`. */
export type JourneySubscriptionsCancelConsultInput = {
  /** Id of the consult. */
  booking_id: Scalars['ID']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_cancel`. */
export type JourneySubscriptionsCancelInput = {
  /** too-expensive, not-useful, found-alternative or this-is-temporary. */
  reason: Scalars['String']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_charge`. */
export type JourneySubscriptionsChargeInput = {
  /** The sentences of the subscription's `consent`, joined by blanks, as they were shown and agreed to. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** Start of the slot. */
  datetime: Scalars['DateTime']['input'];
  /** Absolute UTC offset of `consult_state` at that time in minutes; 600 in Sydney in winter. */
  gmt_offset: Scalars['Int']['input'];
  /** The gateway's id of a card to charge instead of the default one: the account keeps it as its default once it has paid. */
  stripe_source_id?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of a charge. */
export type JourneySubscriptionsChargePayload = {
  __typename?: 'JourneySubscriptionsChargePayload';
  /** The updated subscription. */
  subscription: JourneySubscription;
  /** Authentication the bank requires: show this step, then repeat the call. Null once the charge is complete. */
  three_d_secure?: Maybe<ThreeDSecureStep>;
};

/** Input of `journey_subscriptions_create_consult`. */
export type JourneySubscriptionsCreateConsultInput = {
  /** Start of the slot. */
  datetime: Scalars['DateTime']['input'];
  /** True if the user was shown a free consult, in which case nothing is charged. */
  expect_free: Scalars['Boolean']['input'];
  /**
   * The fee in cents that the user was shown for this time. The consult is not booked for another one, but refused with the
   * fee: NO_FREE_CONSULT.
   */
  expected_fee?: InputMaybe<Scalars['Int']['input']>;
  /** Absolute UTC offset of `consult_state` at that time in minutes; 600 in Sydney in winter. */
  gmt_offset: Scalars['Int']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `journey_subscriptions_create_consult`. */
export type JourneySubscriptionsCreateConsultPayload = {
  __typename?: 'JourneySubscriptionsCreateConsultPayload';
  /** Remaining free consults. */
  num_free_consults: Scalars['Int']['output'];
  /** The updated subscription. */
  subscription: JourneySubscription;
  /** As in `journey_subscriptions_charge`; if set, the consult is not booked yet. */
  three_d_secure?: Maybe<ThreeDSecureStep>;
  /** The consult. */
  upcoming_booking?: Maybe<JourneyBooking>;
};

/** Input of `journey_subscriptions_create`. */
export type JourneySubscriptionsCreateInput = {
  /** Id of the program. */
  journey_id: Scalars['ID']['input'];
};

/** Input of `journey_subscriptions_decline_offer`. */
export type JourneySubscriptionsDeclineOfferInput = {
  /** Id of the offer. */
  offer_id: Scalars['ID']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_edit_item`. */
export type JourneySubscriptionsEditItemInput = {
  /** Id of the item. */
  item_id: Scalars['ID']['input'];
  /** Quantity. */
  quantity: Scalars['Int']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_move_consult`. */
export type JourneySubscriptionsMoveConsultInput = {
  /** Id of the consult. */
  booking_id: Scalars['ID']['input'];
  /** Start of the new time. */
  datetime: Scalars['DateTime']['input'];
  /** Absolute UTC offset of `consult_state` at the new time in minutes; 600 in Sydney in winter. */
  gmt_offset: Scalars['Int']['input'];
  /** When it starts as it was shown: one that was moved since is not moved again. */
  shown_at: Scalars['DateTime']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_pause`. */
export type JourneySubscriptionsPauseInput = {
  /** How many monthly charges are put off: 1 to 3. */
  months: Scalars['Int']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_refuse`. */
export type JourneySubscriptionsRefuseInput = {
  /** Why, at most 4,000 characters. Kept sealed for practitioners. */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * When the last decision was made that the practitioner was shown; null if none. A colleague's later decision is not
   * decided over: DECIDED_MEANWHILE.
   */
  seen_decision_at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_remove_item`. */
export type JourneySubscriptionsRemoveItemInput = {
  /** Id of the item. */
  item_id: Scalars['ID']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_resume`. */
export type JourneySubscriptionsResumeInput = {
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_retry`. */
export type JourneySubscriptionsRetryInput = {
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_review`. */
export type JourneySubscriptionsReviewInput = {
  /**
   * Whether the practitioner has spoken with the patient ahead of the first consult, which is then over, or after one at
   * which the patient was not reached, or which was not held. Without it, nothing is decided before that consult took place: CONSULT_AHEAD,
   * CONSULT_MISSED. One that has begun is put down first: CONSULT_NOT_PUT_DOWN.
   */
  has_spoken?: InputMaybe<Scalars['Boolean']['input']>;
  /** All medicines of the program from now on. */
  items: Array<JourneyPrescribedItemInput>;
  /** Note about the decision, at most 4,000 characters. Kept sealed for practitioners. */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * When the last decision was made that the practitioner was shown; null if none. A colleague's later decision is not
   * decided over: DECIDED_MEANWHILE.
   */
  seen_decision_at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_set_lesson_status`. */
export type JourneySubscriptionsSetLessonStatusInput = {
  /** Id of the lesson. */
  lesson_id: Scalars['ID']['input'];
  /** 0 to 100. */
  percent: Scalars['Int']['input'];
  /** New status; Locked cannot be set. */
  status: LessonStatus;
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_set_patient`. */
export type JourneySubscriptionsSetPatientInput = {
  /** Uuid of the patient, who must be 18 or older. */
  patient_uuid: Scalars['ID']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `journey_subscriptions_set_voucher`. */
export type JourneySubscriptionsSetVoucherInput = {
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
  /** Voucher code, case-insensitive; empty to remove the voucher. */
  voucher_code: Scalars['String']['input'];
};

/** Result of `journey_subscriptions_set_voucher`. */
export type JourneySubscriptionsSetVoucherPayload = {
  __typename?: 'JourneySubscriptionsSetVoucherPayload';
  /** The updated subscription. */
  subscription: JourneySubscription;
  /** Discount from the voucher, in cents. */
  voucher_discount: Scalars['Int']['output'];
};

/** Input of `journey_subscriptions_submit`. */
export type JourneySubscriptionsSubmitInput = {
  /** Start of the slot; omitted before one is chosen. */
  datetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Answers that excluded before these ones, oldest first, in the same form: kept sealed for practitioners. */
  earlier_answers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Absolute UTC offset of `consult_state` at that time in minutes; 600 in Sydney in winter. */
  gmt_offset?: InputMaybe<Scalars['Int']['input']>;
  /** Hands the answers in though the patient's record denies them: a practitioner looks at both before anything can be paid. */
  insists?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Every option of the question about pregnancy that was ticked: pregnant, breastfeeding, planning-pregnancy, none-apply.
   * INVALID_INPUT without them: the payload alone does not tell a single one from none.
   */
  pregnancy_options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The answers as a JSON string, with the payload keys of section 5. */
  questionnaire: Scalars['String']['input'];
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** A side effect that a check-in asks for. */
export type JourneySymptom =
  /** Trouble breathing, or swelling. */
  | 'breathing'
  /** Chest pain, or fainting. */
  | 'chest_pain'
  /** Constipation. */
  | 'constipation'
  /** Signs of dehydration. */
  | 'dehydration'
  /** Diarrhoea. */
  | 'diarrhoea'
  /** Headache. */
  | 'headache'
  /** A racing or uneven heartbeat. */
  | 'heartbeat'
  /** A sore place after an injection. */
  | 'injection_site'
  /** Yellow skin or eyes. */
  | 'jaundice'
  /** Low mood. */
  | 'low_mood'
  /** Signs of low blood sugar. */
  | 'low_sugar'
  /** Nausea. */
  | 'nausea'
  /** A rash. */
  | 'rash'
  /** Heartburn. */
  | 'reflux'
  /** Thoughts of self-harm. */
  | 'self_harm'
  /** Severe pain in the belly. */
  | 'severe_belly_pain'
  /** Tiredness. */
  | 'tiredness'
  /** A change of sight. */
  | 'vision'
  /** Vomiting. */
  | 'vomiting';

/** A weekly lesson. */
export type Lesson = {
  __typename?: 'Lesson';
  /** Summary. */
  description: Scalars['String']['output'];
  /** Id of the lesson. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Reading time in minutes. */
  read_minutes: Scalars['Int']['output'];
  /** Slug. */
  slug: Scalars['String']['output'];
  /** Week of the program, from 1. */
  week: Scalars['Int']['output'];
};

/** A subscriber's progress with a lesson. */
export type LessonProgress = {
  __typename?: 'LessonProgress';
  /** Text of the lesson; null while locked. */
  body?: Maybe<Scalars['String']['output']>;
  /** The lesson. */
  lesson: Lesson;
  /** 0 to 100. */
  percent: Scalars['Int']['output'];
  /** Current status. */
  status: LessonStatus;
};

/** Status of a lesson. */
export type LessonStatus =
  /** Available to read. */
  | 'Available'
  /** Completed. */
  | 'Completed'
  /** Started. */
  | 'InProgress'
  /** Its week has not started yet. */
  | 'Locked';

/** A listing page. */
export type Listing = {
  __typename?: 'Listing';
  /** Banners matching this search. */
  banners: Array<SearchBanner>;
  /** The brand of a brand listing. */
  brand?: Maybe<Brand>;
  /** Subcategories, with the number of matching products in each. */
  children: Array<ListingCategory>;
  /** The cards on this page. */
  data: Array<ProductCard>;
  /** Introduction; empty if there is none. */
  description: Scalars['String']['output'];
  /** The query with words that no product has written as the nearest ones; null if all are known. */
  did_you_mean?: Maybe<Scalars['String']['output']>;
  /** Filters, with the number of products matching each value. */
  facets: Array<ListingFacet>;
  /** Breadcrumb trail from the root to the category; empty for other listings. */
  lineage: Array<CategoryLineage>;
  /** Description for search engines. */
  meta_description: Scalars['String']['output'];
  /** Pagination of the list. */
  paginatorInfo: PaginatorInfo;
  /** The promotion of a promotion listing. */
  promotion?: Maybe<Promotion>;
  /** Id of this search, for click and conversion events. */
  queryID: Scalars['ID']['output'];
  /** Page title. */
  title: Scalars['String']['output'];
  /** Path of the page, without a query string. */
  url: Scalars['String']['output'];
};

/** A subcategory of a listing. */
export type ListingCategory = {
  __typename?: 'ListingCategory';
  /** Number of matching products. */
  count: Scalars['Int']['output'];
  /** Picture. */
  image_url: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Path of the listing. */
  url: Scalars['String']['output'];
};

/** A filter of a listing. */
export type ListingFacet = {
  __typename?: 'ListingFacet';
  /** Name, as passed in filters: category, brand, price, diet, form, strength, size, schedule, flags or available. */
  name: Scalars['ID']['output'];
  /** Smallest and largest value in cents; for price only. */
  stats?: Maybe<ListingFacetStats>;
  /** Title for shoppers. */
  title: Scalars['String']['output'];
  /** Its values, most relevant first. */
  values: Array<ListingFacetValue>;
};

/** Smallest and largest value of a facet. */
export type ListingFacetStats = {
  __typename?: 'ListingFacetStats';
  /** Largest. */
  max: Scalars['Int']['output'];
  /** Smallest. */
  min: Scalars['Int']['output'];
};

/** A value of a filter. */
export type ListingFacetValue = {
  __typename?: 'ListingFacetValue';
  /** Number of products matching it. */
  count: Scalars['Int']['output'];
  /** Label for shoppers. */
  label: Scalars['String']['output'];
  /** Whether it is selected. */
  selected: Scalars['Boolean']['output'];
  /** Value, as passed in filters. */
  value: Scalars['String']['output'];
};

/** Selected values of a facet; products match any of them. */
export type ListingFilterInput = {
  /** Name of the facet. */
  name: Scalars['ID']['input'];
  /** Values as returned by the facet; for price also "1000-2500", "1000-" or "-2500" in cents. */
  values: Array<Scalars['String']['input']>;
};

/** A listing with its filters and sort order. */
export type ListingInput = {
  /** Selected filters; products match all of them. Of their values together, the first 100 count. */
  filters?: InputMaybe<Array<ListingFilterInput>>;
  /** Kind of listing. */
  kind: ListingKind;
  /** Page, from 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Cards per page, at most 96. */
  per_page?: InputMaybe<Scalars['Int']['input']>;
  /** Search query. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Path, slug or id of its subject; omitted for searches. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Sort order. */
  sort?: InputMaybe<ListingSort>;
};

/** Kinds of listing. */
export type ListingKind =
  /** A brand, by its slug. */
  | 'brand'
  /** A category, by its path. */
  | 'category'
  /** A collection: new, clearance, specials, bestsellers, free-shipping or pre-order. */
  | 'collection'
  /** A promotion, by id or slug. */
  | 'promotion'
  /** Search results. */
  | 'search';

/** Sort orders of a listing. */
export type ListingSort =
  /** Largest saving first. */
  | 'discount'
  /** Newest first. */
  | 'newest'
  /** Most popular first. */
  | 'popularity'
  /** Cheapest first. */
  | 'price_asc'
  /** Most expensive first. */
  | 'price_desc'
  /** Best match for searches, popularity elsewhere. */
  | 'relevance';

/** A suburb and its postcode. */
export type Location = {
  __typename?: 'Location';
  /** Delivery Area or Post Office Boxes. */
  category: Scalars['String']['output'];
  /** Id of the row. */
  id: Scalars['ID']['output'];
  /** Latitude in degrees. */
  lat: Scalars['Float']['output'];
  /** Longitude in degrees. */
  lng: Scalars['Float']['output'];
  /** Postcode, 4 digits. */
  postcode: Scalars['String']['output'];
  /** State or territory. */
  state: State;
  /** Suburb, in capitals. */
  suburb: Scalars['String']['output'];
};

/** Mails that a customer can do without. */
export type MailReminder =
  /** Before an AutoDelivery is charged. */
  | 'autodelivery'
  /** Before a consultation. */
  | 'consultation'
  /** Before the next order of a program. */
  | 'program';

/** A promotion whose conditions a line meets. */
export type MatchedPromotion = {
  __typename?: 'MatchedPromotion';
  /** Small print. */
  display_info: Scalars['String']['output'];
  /** Title for shoppers. */
  display_title: Scalars['String']['output'];
  /** Id of the promotion. */
  id: Scalars['ID']['output'];
  /** Message shown once it is met. */
  met_message: Scalars['String']['output'];
};

/** The signed-in user. */
export type Me = {
  __typename?: 'Me';
  /** Delivery addresses, the default first. */
  addresses: Array<Address>;
  /** The user's open cart; null until the first item is added. */
  cart?: Maybe<Cart>;
  /**
   * Identifies the user to the rewards popup for 15 minutes: the `token` parameter of `edrLinkUrl`. Null if a card is
   * already linked, and in impersonated sessions.
   */
  edr_auth_token?: Maybe<Scalars['String']['output']>;
  /** First 2 digits of the linked rewards card. */
  edr_card_first2?: Maybe<Scalars['String']['output']>;
  /** Last 4 digits of the linked rewards card. */
  edr_card_last4?: Maybe<Scalars['String']['output']>;
  /** Whether a rewards card is linked. */
  edr_linked: Scalars['Boolean']['output'];
  /** Rewards points balance. */
  edr_points: Scalars['Int']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  first_name: Scalars['String']['output'];
  /** Whether the account has a password; accounts of an identity provider can have none. */
  has_password: Scalars['Boolean']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** The member of staff acting as this user; null in the user's own session (section 2.22). */
  impersonation?: Maybe<Impersonation>;
  /** Whether the sign-in is recent enough to change what is sensitive without the password. */
  is_recent_sign_in: Scalars['Boolean']['output'];
  /** Last name. */
  last_name: Scalars['String']['output'];
  /** Reminders that the user gets by mail. */
  mail_reminders: Array<MailReminder>;
  /** Cards on file. */
  payment_methods: Array<PaymentMethod>;
  /** Phone number; null if none is given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Role. */
  role: Role;
  /** Browsers that are signed in, the latest first, at most 50. Empty while staff act as the user. */
  sign_ins: Array<SignIn>;
};

/** Meals of a day. */
export type Meal =
  /** Breakfast. */
  | 'breakfast'
  /** Dinner. */
  | 'dinner'
  /** Lunch. */
  | 'lunch'
  /** Snacks. */
  | 'snacks';

/** A brand in the brands panel. */
export type MenuBrand = {
  __typename?: 'MenuBrand';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Logo. */
  image: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Link URL. */
  url: Scalars['String']['output'];
};

/** A category of the menu. */
export type MenuCategory = {
  __typename?: 'MenuCategory';
  /** Promotional cards. */
  dynamicContents: Array<DynamicContent>;
  /** Whether to show an arrow. */
  hasRightArrow: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Note below the title; empty if there is none. */
  infoText: Scalars['String']['output'];
  /** trending, pharmacy, education, dining, chips or empty. */
  leftIcon: Scalars['String']['output'];
  /** Badge text; empty if there is none. */
  promoFlag: Scalars['String']['output'];
  /** Whether to show all levels in three columns. */
  showAllHierarchies: Scalars['Boolean']['output'];
  /** Subcategories. */
  subCats: Array<MenuSubCategory>;
  /** Title. */
  title: Scalars['String']['output'];
  /** Link URL. */
  url: Scalars['String']['output'];
};

/** A top-level entry of the menu. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** Groups of categories. */
  catGroups: Array<CategoryGroup>;
  /** Promotional cards. */
  dynamicContents: Array<DynamicContent>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Link URL. */
  url: Scalars['String']['output'];
};

/** A subcategory of the menu. */
export type MenuSubCategory = {
  __typename?: 'MenuSubCategory';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Subcategories. */
  subCats: Array<MenuSubCategory>;
  /** Title. */
  title: Scalars['String']['output'];
  /** Link URL. */
  url: Scalars['String']['output'];
};

/** A promotion whose conditions a line does not meet yet. */
export type MissedPromotion = {
  __typename?: 'MissedPromotion';
  /** Small print. */
  display_info: Scalars['String']['output'];
  /** Title for shoppers. */
  display_title: Scalars['String']['output'];
  /** Id of the promotion. */
  id: Scalars['ID']['output'];
  /** Message shown until it is met. */
  unmet_message: Scalars['String']['output'];
};

/** Promotion in the Browse drawer. */
export type MobilePromo = {
  __typename?: 'MobilePromo';
  /** Small print. */
  mobilePromoDisclaim: Scalars['String']['output'];
  /** Link URL of the small print. */
  mobilePromoDisclaimTargetLink: Scalars['String']['output'];
  /** Picture. */
  mobilePromoImage: Scalars['String']['output'];
  /** Alternative text of the picture. */
  mobilePromoImageAlt: Scalars['String']['output'];
  /** Link URL. */
  mobilePromoTargetLink: Scalars['String']['output'];
};

/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds a product, or increases the quantity of an equal item (same product, patient, script and `one_off`). Errors:
   * UNAUTHENTICATED, NOT_FOUND (also for the patient), AUTODELIVERY_ENDED, LOCKED_IN, INVALID_INPUT, INVALID_QUANTITY, and
   * those of the product rules: PRODUCT_UNAVAILABLE, OUT_OF_STOCK, INSUFFICIENT_STOCK, ORDER_LIMIT, EXCLUDED_STATE,
   * PATIENT_REQUIRED, PRESCRIPTION_REQUIRED, RATE_LIMITED, ESCRIPT_UNAVAILABLE, AUTODELIVERY_FULL.
   */
  autodeliveries_add_item: AutodeliveriesAddItemPayload;
  /** Test operation: runs the charge step now. Access and errors as in `autodeliveries_notify`; also PAYMENT_UNAVAILABLE. */
  autodeliveries_charge: AutodeliveriesChargePayload;
  /**
   * Ends an AutoDelivery permanently; outstanding charges are not made. Has no effect if already ended. Errors:
   * UNAUTHENTICATED, NOT_FOUND.
   */
  autodeliveries_delete: AutodeliveriesDeletePayload;
  /**
   * Updates name, frequency, card or delivery details; omitted fields keep their values. Name, card and delivery
   * instructions can be changed at any time. Errors: UNAUTHENTICATED, NOT_FOUND (also if the card is not the user's),
   * AUTODELIVERY_ENDED, LOCKED_IN, INVALID_INPUT with `fields`.
   */
  autodeliveries_edit: AutodeliveriesEditPayload;
  /** Updates an item; omitted fields keep their values. Errors as in `autodeliveries_add_item`. */
  autodeliveries_edit_item: AutodeliveriesEditItemPayload;
  /** Test operation: runs the lock-in step now. Access and errors as in `autodeliveries_notify`. */
  autodeliveries_lock_in: AutodeliveriesLockInPayload;
  /**
   * Test operation: runs the notify step now. For staff, and only if the setting ALLOW_TEST_OPERATIONS is true. Errors:
   * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, AUTODELIVERY_ENDED, AUTODELIVERY_PAUSED, WRONG_MILESTONE (a different step is
   * due).
   */
  autodeliveries_notify: AutodeliveriesNotifyPayload;
  /**
   * Pauses an AutoDelivery until it is resumed; outstanding charges are not made. Has no effect if already paused. Errors:
   * UNAUTHENTICATED, NOT_FOUND, AUTODELIVERY_ENDED.
   */
  autodeliveries_pause: AutodeliveriesPausePayload;
  /** Removes an item. Errors: UNAUTHENTICATED, NOT_FOUND, AUTODELIVERY_ENDED, LOCKED_IN. */
  autodeliveries_remove_item: AutodeliveriesRemoveItemPayload;
  /**
   * Resumes a paused AutoDelivery with its previous dates, or with the next ones of its frequency if those have passed.
   * Errors: UNAUTHENTICATED, NOT_FOUND, AUTODELIVERY_ENDED.
   */
  autodeliveries_resume: AutodeliveriesResumePayload;
  /** Skips the next delivery. Errors: UNAUTHENTICATED, NOT_FOUND, AUTODELIVERY_ENDED, AUTODELIVERY_PAUSED, LOCKED_IN. */
  autodeliveries_skip: AutodeliveriesSkipPayload;
  /**
   * Adds a product, or increases the quantity of an equal line (same product, frequency, patient and script). Errors:
   * CART_TOKEN_MISSING, CART_NOT_FOUND, CART_CLOSED, NOT_FOUND (patient), and those of the product rules
   * (PRODUCT_UNAVAILABLE, OUT_OF_STOCK, SIGN_IN_REQUIRED, PATIENT_REQUIRED, PRESCRIPTION_REQUIRED, INVALID_QUANTITY).
   */
  cart_add_item: CartAddItemPayload;
  /** Returns the signed-in user's open cart if there is one, otherwise creates an empty guest cart. */
  cart_create: CartCreatePayload;
  /**
   * Sets the quantity of a line. Errors: CART_UUID_MISSING, CART_NOT_FOUND, CART_CLOSED, NOT_FOUND (line),
   * INVALID_QUANTITY.
   */
  cart_edit_item: CartEditItemPayload;
  /** Removes a line; succeeds if the line was already removed. Errors: CART_UUID_MISSING, CART_NOT_FOUND, CART_CLOSED. */
  cart_remove_item: CartRemoveItemPayload;
  /** Removes the offer from the cart. */
  cart_remove_offer: CartRemoveOfferPayload;
  /** Sets the patient and script of a prescription line. Errors as in `cart_edit_item`. */
  cart_set_item_patient: CartSetItemPatientPayload;
  /**
   * Stores a patient's answers to a line's questionnaire: the three practitioner questions (section 2.11) or, for
   * prescription products, the four online prescription questions (section 5). Errors as in `cart_edit_item`, and
   * UNAUTHENTICATED, INVALID_INPUT with a message per question in `fields`, PATIENT_REQUIRED if the prescription line is
   * for another patient.
   */
  cart_set_item_patient_questionnaire: CartSetItemPatientQuestionnairePayload;
  /**
   * Applies an offer code. Errors: INVALID_OFFER (an unknown code, or a condition that the cart does not meet),
   * RATE_LIMITED with `retry_after` in seconds.
   */
  cart_set_offer_by_code: CartSetOfferByCodePayload;
  /** Stores the result of the practitioner questionnaire (section 4). */
  cart_set_questionnaire_passed: CartSetQuestionnairePassedPayload;
  /** Sets the delivery address; state, postcode and suburb must match. Errors as in `cart_set_user_details`. */
  cart_set_shipping_address: CartSetShippingAddressPayload;
  /** Sets the shipping method and how the parcel is handed over. Errors: INVALID_SHIPPING_METHOD. */
  cart_set_shipping_method: CartSetShippingMethodPayload;
  /**
   * Sets the shopper's contact details. Errors: CART_UUID_MISSING, CART_NOT_FOUND, CART_CLOSED, INVALID_INPUT with
   * `fields`.
   */
  cart_set_user_details: CartSetUserDetailsPayload;
  /**
   * Adds the items that were not merged at sign-in, or leaves them out for good; does nothing if there are none. Errors:
   * UNAUTHENTICATED, CART_UUID_MISSING, CART_NOT_FOUND, CART_CLOSED, CART_FULL if they still do not fit.
   */
  cart_settle_unmerged: CartSettleUnmergedPayload;
  /**
   * Places a cart's order, once per `idempotency_key`: repeated calls with the same key return the same order. The
   * operation is atomic. Errors: CART_UUID_MISSING, CART_NOT_FOUND, CART_CLOSED, CART_EMPTY, SIGN_IN_REQUIRED,
   * INCOMPLETE (a section of the checkout is incomplete), CART_ITEM_ERRORS (a line cannot be ordered; `extensions.items`
   * has {item_id, code, message}), TOTAL_CHANGED, COLLECT_LATER, CONSENT_REQUIRED (to the later charges that it starts),
   * PAYMENT_DECLINED (with the gateway's message), PAYMENT_UNAVAILABLE, PAYMENT_METHOD_NOT_SAVED (staff act as the customer).
   */
  checkout_place_order: CheckoutPlaceOrderPayload;
  /**
   * Stores the signed-in user's consent to mails about favourites that are back in stock or cost less, or its withdrawal.
   * Staff cannot consent for a customer. Errors: UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT for an unknown wording.
   */
  favourite_alerts_set: FavouriteAlerts;
  /**
   * Stops an account's mails about favourites, by the token of a link in one of them; repeating it has no effect. Errors:
   * STOP_LINK_INVALID.
   */
  favourite_alerts_stop: FavouriteAlerts;
  /**
   * Adds a product to the favourites; has no effect if already added. Errors: UNAUTHENTICATED, NOT_FOUND,
   * INVALID_INPUT for an unknown price type.
   */
  favourites_add: FavouritesAddPayload;
  /** Removes a product from the favourites; succeeds if it is not a favourite. Errors: UNAUTHENTICATED. */
  favourites_remove: FavouritesRemovePayload;
  /**
   * Adds a portion to the signed-in user's diary, once per `entry_id`. Errors: UNAUTHENTICATED, NOT_FOUND (food),
   * INVALID_INPUT with `fields`, TOO_MANY_ENTRIES (100 a day).
   */
  food_diary_add_entry: FoodDiaryPayload;
  /**
   * Copies entries of a day into another, or into another meal, with their amounts and figures as recorded: all of them or
   * none, each once per `copy_id`. Errors: UNAUTHENTICATED, NOT_FOUND (entry), INVALID_INPUT with `fields`,
   * TOO_MANY_ENTRIES (100 a day).
   */
  food_diary_copy_entries: FoodDiaryPayload;
  /**
   * Changes a portion or moves it to another meal; omitted fields keep their values. Errors: UNAUTHENTICATED, NOT_FOUND
   * (entry), INVALID_INPUT with `fields`.
   */
  food_diary_edit_entry: FoodDiaryPayload;
  /** Removes several portions of a day; succeeds if they do not exist. Errors: UNAUTHENTICATED, INVALID_INPUT with `fields`. */
  food_diary_remove_entries: FoodDiaryPayload;
  /** Removes a portion; succeeds if it does not exist. Errors: UNAUTHENTICATED, INVALID_INPUT for `day`. */
  food_diary_remove_entry: FoodDiaryPayload;
  /** Removes an own food; recorded entries do not change. Succeeds if it does not exist. Errors: UNAUTHENTICATED. */
  food_diary_remove_food: FoodDiaryPicksPayload;
  /**
   * Puts removed portions back as they were, in their places, each once. Errors: UNAUTHENTICATED, INVALID_INPUT with
   * `fields`, TOO_MANY_ENTRIES (100 a day).
   */
  food_diary_restore_entries: FoodDiaryPayload;
  /**
   * Saves an own food, or replaces the one with this id; recorded entries do not change. Errors: UNAUTHENTICATED,
   * INVALID_INPUT with `fields`, TOO_MANY_OWN_FOODS (200).
   */
  food_diary_save_food: FoodDiaryPicksPayload;
  /** Keeps a food as a favourite, or no longer. Errors: UNAUTHENTICATED, NOT_FOUND (food), TOO_MANY_FAVOURITE_FOODS (100). */
  food_diary_set_favourite: FoodDiaryPicksPayload;
  /** Sets the daily target; omitted fields keep their values. Errors: UNAUTHENTICATED, INVALID_INPUT with `fields`. */
  food_diary_set_target: FoodDiaryTargetPayload;
  /** Sets the total water of a day, so repeated calls have no effect. Errors: UNAUTHENTICATED, INVALID_INPUT with `fields`. */
  food_diary_set_water: FoodDiaryPayload;
  /** Deletes the signed-in user's draft; succeeds if there is none. Errors: UNAUTHENTICATED. */
  health_draft_delete: HealthDraftDeletePayload;
  /**
   * Keeps what was entered, sealed, for 10 days from the last change: for signed-in users in the shop, for guests in
   * `sealed`, which the shop does not store. Each change replaces its entry and leaves the others alone, so that several
   * tabs lose nothing. Errors: INVALID_INPUT with `fields`, NOT_FOUND if the user's draft of this `id` has been finished or
   * deleted, CONFLICT.
   */
  health_draft_save: HealthDraftSavePayload;
  /**
   * Records how the member is; what may be grave is put before a practitioner first. The same id again has no further
   * effect. Errors: as `journey_messages_send`.
   */
  journey_check_ins_record: JourneyConversationPayload;
  /**
   * Puts down that a program's consult took place, once; the member is told by mail. For practitioners. Errors: FORBIDDEN,
   * SUBSCRIPTION_ID_MISSING, NOT_FOUND, CONSULT_NOT_BOOKED, CONSULT_AHEAD (it has not begun), CONSULT_ENDED (somebody has put
   * it down before, or otherwise), CONFLICT (a charge runs), INVALID_INPUT with `fields` (note).
   */
  journey_consults_complete: JourneyConsultsPayload;
  /**
   * Puts down that a program's patient was not reached by three calls, once; the fee stays, and the member is told by mail
   * when the calls were made. For practitioners. Errors: as `journey_consults_complete`; INVALID_INPUT with `fields` (calls).
   */
  journey_consults_miss: JourneyConsultsPayload;
  /**
   * Puts down that the shop did not hold a program's consult: nobody rang. Once; a fee goes back, a free consult can be booked
   * again, and so can the first. The member is told by mail. For practitioners. Errors: as `journey_consults_complete`.
   */
  journey_consults_not_held: JourneyConsultsPayload;
  /**
   * Records weight and waist for a day; replaces an earlier entry of that day. Errors: UNAUTHENTICATED,
   * SUBSCRIPTION_ID_MISSING, NOT_FOUND, SUBSCRIPTION_STATUS (a draft), INVALID_INPUT with `fields`, WEIGHT_LEAP without a
   * confirmation of it.
   */
  journey_measurements_record: JourneyMeasurementsPayload;
  /**
   * Removes the entry of a day; succeeds if it has none. Errors: UNAUTHENTICATED, SUBSCRIPTION_ID_MISSING, NOT_FOUND,
   * INVALID_INPUT for `day`.
   */
  journey_measurements_remove: JourneyMeasurementsPayload;
  /**
   * Answers a member, who is told by mail; the same id again has no further effect. For practitioners. Errors: FORBIDDEN,
   * SUBSCRIPTION_ID_MISSING, NOT_FOUND, SUBSCRIPTION_STATUS (it has ended, and nothing waits), CONVERSATION_MOVED (something
   * was written meanwhile), INVALID_INPUT with `fields`.
   */
  journey_messages_answer: JourneyConversationPayload;
  /**
   * Says that what a member wrote needs no answer. For practitioners. Errors: FORBIDDEN, SUBSCRIPTION_ID_MISSING, NOT_FOUND,
   * CONVERSATION_MOVED, ANSWER_NEEDED (a check-in that may be grave, while the program runs).
   */
  journey_messages_close: JourneyConversationPayload;
  /** Marks what the member has seen as read. Errors: UNAUTHENTICATED, SUBSCRIPTION_ID_MISSING, NOT_FOUND. */
  journey_messages_read: JourneyConversationPayload;
  /**
   * Sends a message to the care team; the same id again has no further effect. Errors: UNAUTHENTICATED,
   * SUBSCRIPTION_ID_MISSING, NOT_FOUND, SUBSCRIPTION_STATUS (a draft, or cancelled), RATE_LIMITED, CONFLICT (another
   * message has the id), INVALID_INPUT with `fields`.
   */
  journey_messages_send: JourneyConversationPayload;
  /**
   * Accepts a practitioner's offer: orders and charges the first supply, or puts the changed prescription into the monthly
   * order. Errors: SUBSCRIPTION_STATUS (the offer is over), CONSENT_REQUIRED, OUT_OF_STOCK, PAYMENT_METHOD_REQUIRED,
   * PAYMENT_DECLINED, PAYMENT_UNAVAILABLE.
   */
  journey_subscriptions_accept_offer: JourneySubscriptionsChargePayload;
  /**
   * Records that a practitioner has seen what the patient's record says against a program, and lets it go on: until the
   * record says something else, these facts hold nothing up. Errors: FORBIDDEN (for staff only), INVALID_INPUT (note),
   * CONFLICT (the record has changed since it was read).
   */
  journey_subscriptions_acknowledge_record: JourneySubscriptionPayload;
  /**
   * Adds a program product to the next order, or increases the quantity of an equal line. Errors: PRODUCT_UNAVAILABLE,
   * OUT_OF_STOCK, PRESCRIPTION_REQUIRED, INVALID_QUANTITY, ORDER_LIMIT, ORDER_FULL, ORDER_LOCKED (the last 3 days before
   * the next period).
   */
  journey_subscriptions_add_item: JourneySubscriptionPayload;
  /** Agrees to renewals that wait for consent, and announces the next one. Errors: CONSENT_REQUIRED. */
  journey_subscriptions_agree: JourneySubscriptionPayload;
  /**
   * Cancels a program immediately and permanently; repeated calls have no effect. Before the first consult the fee is
   * refunded; an order that is not packed is cancelled. Errors: INVALID_INPUT (the reason).
   */
  journey_subscriptions_cancel: JourneySubscriptionPayload;
  /**
   * Cancels a booked follow-up consult. Until 2 hours before it starts its fee is refunded, or a free one can be booked again;
   * later the fee stays, and a free one counts as used. Repeated calls have no effect. Errors: UNAUTHENTICATED,
   * SUBSCRIPTION_ID_MISSING, NOT_FOUND, CONSULT_IS_FIRST (the program begins with it), BOOKING_BEGUN, CONFLICT.
   */
  journey_subscriptions_cancel_consult: JourneySubscriptionPayload;
  /**
   * Charges the first month to the user's default card, or to a new one, and books the first consult, once; a practitioner
   * then reviews the subscription. Errors: PATIENT_REQUIRED, QUESTIONNAIRE_REQUIRED, PATIENT_TOO_YOUNG, SLOT_UNAVAILABLE, INVALID_INPUT,
   * PAYMENT_METHOD_REQUIRED, PAYMENT_DECLINED (with the gateway's message), PAYMENT_UNAVAILABLE, CONSENT_REQUIRED.
   */
  journey_subscriptions_charge: JourneySubscriptionsChargePayload;
  /** Starts a subscription to a program, or returns the user's existing one. Errors: UNAUTHENTICATED, NOT_FOUND. */
  journey_subscriptions_create: JourneySubscriptionPayload;
  /**
   * Books a follow-up consult: free while free ones remain, otherwise for the fee of the short consult; or the first again,
   * which costs nothing more, while `can_book_first`. Repeated calls for the same slot have no effect. Errors:
   * FIRST_CONSULTS_MISSED, SLOT_UNAVAILABLE, INVALID_INPUT, CONSULT_BOOKED, NO_FREE_CONSULT (with `price`),
   * and the payment errors of `journey_subscriptions_charge`.
   */
  journey_subscriptions_create_consult: JourneySubscriptionsCreateConsultPayload;
  /**
   * Declines a practitioner's offer: nothing is ordered. Has no effect on an offer that is over. Errors: SUBSCRIPTION_STATUS
   * (it was accepted).
   */
  journey_subscriptions_decline_offer: JourneySubscriptionPayload;
  /** Sets the quantity of a line. Errors: ITEM_PRESCRIBED, INVALID_QUANTITY, ORDER_LIMIT, ORDER_LOCKED. */
  journey_subscriptions_edit_item: JourneySubscriptionPayload;
  /**
   * Moves the booked consult of a program to another time, until 2 hours before it starts; nothing is charged. A consult
   * that already starts then is returned unchanged. Errors: UNAUTHENTICATED, SUBSCRIPTION_ID_MISSING, NOT_FOUND,
   * CONSULT_NOT_BOOKED, CONSULT_MOVED (another page has moved it), MOVE_TOO_LATE, MOVE_FEE_DIFFERS, SLOT_UNAVAILABLE with the
   * wording of section 8, INVALID_INPUT, CONFLICT.
   */
  journey_subscriptions_move_consult: JourneySubscriptionPayload;
  /**
   * Puts off the next monthly charges of a running program: nothing is charged or sent until the pause ends, and its lessons
   * stand still from the end of the paid month. Errors: UNAUTHENTICATED, SUBSCRIPTION_ID_MISSING, NOT_FOUND,
   * SUBSCRIPTION_STATUS (it does not run, or is paused already), INVALID_INPUT (months), ORDER_LOCKED (the last 3 days
   * before the next charge), CONFLICT.
   */
  journey_subscriptions_pause: JourneySubscriptionPayload;
  /**
   * Refuses a program under review: it ends, and its fee is refunded in full. Repeated calls have no effect. Errors:
   * FORBIDDEN (for staff only), INVALID_INPUT (note).
   */
  journey_subscriptions_refuse: JourneySubscriptionPayload;
  /** Removes a line; succeeds if it was already removed. Errors: ITEM_PRESCRIBED, ORDER_LOCKED. */
  journey_subscriptions_remove_item: JourneySubscriptionPayload;
  /**
   * Ends a pause ahead of its time: the next charge is made when it was due at first if there is time to announce it, else
   * after it was announced anew. Errors: UNAUTHENTICATED, SUBSCRIPTION_ID_MISSING, NOT_FOUND, SUBSCRIPTION_STATUS (it is not
   * paused), CONFLICT.
   */
  journey_subscriptions_resume: JourneySubscriptionPayload;
  /**
   * Retries a declined renewal with the user's default card; an active subscription is returned unchanged. Errors:
   * PAYMENT_METHOD_REQUIRED, PAYMENT_DECLINED, PAYMENT_UNAVAILABLE.
   */
  journey_subscriptions_retry: JourneySubscriptionsChargePayload;
  /**
   * Records a practitioner's decision after a consult. Starts a program under review; medicines become an offer, which its
   * member accepts or declines within 14 days. Errors: FORBIDDEN (for staff only), INVALID_INPUT,
   * RECORD_CONTRADICTS (the patient's record excludes what would be started or prescribed, and nobody has acknowledged it),
   * CONFLICT (the program or the record was changed meanwhile).
   */
  journey_subscriptions_review: JourneySubscriptionPayload;
  /**
   * Records the subscriber's progress with a lesson; progress never decreases, and Completed means 100. Errors:
   * INVALID_INPUT, LESSON_LOCKED.
   */
  journey_subscriptions_set_lesson_status: JourneySubscriptionPayload;
  /**
   * Sets the patient of a draft. Errors of every mutation below: UNAUTHENTICATED, SUBSCRIPTION_ID_MISSING, NOT_FOUND,
   * SUBSCRIPTION_STATUS (not possible in this status), CONFLICT (concurrent write). Here also PATIENT_TOO_YOUNG.
   */
  journey_subscriptions_set_patient: JourneySubscriptionPayload;
  /** Applies a voucher to the next order; an empty code removes it. Errors: INVALID_VOUCHER, ORDER_LOCKED. */
  journey_subscriptions_set_voucher: JourneySubscriptionsSetVoucherPayload;
  /**
   * Submits a draft's questionnaire, before any payment. Every try is kept sealed for practitioners. Errors: INVALID_INPUT,
   * NOT_ELIGIBLE, PATIENT_REQUIRED, PATIENT_TOO_YOUNG, RECORD_CONTRADICTS (the patient's record denies the answers: correct
   * one of them, or insist), SLOT_UNAVAILABLE (with one of the slot messages; pick another slot), RATE_LIMITED.
   */
  journey_subscriptions_submit: JourneySubscriptionPayload;
  /**
   * Cancels the customer's own order and refunds it to the card that paid, until it is packed; cancelling it again has no
   * effect. Errors: NOT_FOUND, INVALID_INPUT (reason), WRONG_STATE, LINK_EXPIRED, LINK_INVALID, UNAUTHENTICATED (medicines
   * are cancelled by their signed-in owner only).
   */
  orders_cancel: OrdersChangePayload;
  /**
   * Asks to return lines of the customer's own order within 30 days of delivery, once per `key`. Errors: as
   * `orders_cancel`, and NOT_RETURNABLE.
   */
  orders_request_return: OrdersChangePayload;
  /**
   * Changes where the customer's own order is delivered, until it is packed, within the same state and, for same-day
   * delivery, the same postcode. Errors: as `orders_cancel`, and ADDRESS_FIXED.
   */
  orders_set_address: OrdersChangePayload;
  /**
   * Withdraws a return that the customer has not sent after all. Has no effect the second time. Errors: as
   * `orders_cancel`, and RETURN_SETTLED once it has arrived or ended.
   */
  orders_withdraw_return: OrdersChangePayload;
  /**
   * Adds a patient. Adding the same person again (same name and date of birth) updates the existing patient, so a repeated
   * call creates no duplicate. Errors: UNAUTHENTICATED, INVALID_INPUT with `fields`, TOO_MANY_PATIENTS.
   */
  patients_create: Patient;
  /**
   * Deletes a patient and all data stored about them, and clears patient and script from lines of the open cart. Refused
   * (PATIENT_IN_USE) while a program, an AutoDelivery or an upcoming appointment depends on the patient. Errors:
   * UNAUTHENTICATED, NOT_FOUND.
   */
  patients_delete: PatientsDeletePayload;
  /**
   * Updates a patient; omitted fields keep their values. Errors: UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT with `fields`,
   * PATIENT_EXISTS (another patient has this name and date of birth).
   */
  patients_edit: Patient;
  /**
   * Stores a card that the browser tokenised with the gateway, once its bank has verified it; adding it again has no
   * effect. Errors: UNAUTHENTICATED, NOT_FOUND (the gateway does not know the token), PAYMENT_DECLINED (with the gateway's
   * message), PAYMENT_UNAVAILABLE, TOO_MANY_PAYMENT_METHODS.
   */
  payment_methods_add: PaymentMethodsAddPayload;
  /**
   * Removes a card. Refused (PAYMENT_METHOD_IN_USE) while AutoDeliveries are charged to it; the message and
   * `extensions.autodeliveries` name them. Errors: UNAUTHENTICATED, NOT_FOUND.
   */
  payment_methods_remove: PaymentMethodsRemovePayload;
  /** Makes a card the default. Errors: UNAUTHENTICATED, NOT_FOUND. */
  payment_methods_set_default: PaymentMethodsSetDefaultPayload;
  /**
   * Notifies an e-mail address once when a product is available again (section 7.d). Repeating the request is not an
   * error. Errors: INVALID_INPUT with `fields` (email), NOT_FOUND, PRODUCT_UNAVAILABLE for a product that is not on sale,
   * IN_STOCK, RATE_LIMITED.
   */
  product_stock_notification: ProductStockNotificationPayload;
  /** Records that the signed-in user viewed a product. Errors: UNAUTHENTICATED, NOT_FOUND. */
  product_views_create: ProductViewsCreatePayload;
  /**
   * Removes a product from the signed-in user's views. Failures are only logged (section 8), and return `deleted: false`.
   * Errors: UNAUTHENTICATED.
   */
  product_views_delete: ProductViewsDeletePayload;
  /**
   * Merges the products viewed on a device into the signed-in user's, at sign-in: the device's come first, in their order,
   * without duplicates, and the latest 50 are retained. Unknown products are ignored. Repeating the call immediately has
   * no effect. Errors: UNAUTHENTICATED.
   */
  product_views_merge: ProductViewsMergePayload;
  /**
   * Makes a new secret for an authenticator app, which counts once a code of it confirms it; an earlier one counts until then.
   * For members of staff who have just signed in. Errors: UNAUTHENTICATED, FORBIDDEN, SIGN_IN_AGAIN.
   */
  second_factor_begin: SecondFactorSecret;
  /**
   * Confirms the new secret by a code of the app, and ends all other sign-ins of the account. Errors: UNAUTHENTICATED,
   * FORBIDDEN, INVALID_INPUT with `fields` (code), RATE_LIMITED.
   */
  second_factor_confirm: SecondFactorRecovery;
  /**
   * Confirms this sign-in, in which the role is in force from then on. Errors: UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT with
   * `fields` (code), RATE_LIMITED.
   */
  second_factor_verify: SecondFactorVerified;
  /**
   * Cancels a consultation for the practitioner, even after its start: the whole fee is refunded, and the patient mailed.
   * Repeated calls have no effect. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (note), BOOKING_NOT_OPEN,
   * CONSULT_ENDED if somebody has ended it before, or otherwise.
   */
  staff_appointments_cancel: StaffAppointmentsPayload;
  /**
   * Puts down that a consultation took place, with the practitioner's note; the patient is mailed. From its start on.
   * Repeated calls have no effect. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (note), BOOKING_NOT_OPEN,
   * CONSULT_ENDED if somebody has ended it before, or otherwise.
   */
  staff_appointments_complete: StaffAppointmentsPayload;
  /**
   * Puts down that the patient was not reached by three calls: the fee stays, and the patient is mailed when they were made.
   * From its start on. Repeated calls have no effect. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (note, calls),
   * BOOKING_NOT_OPEN,
   * CONSULT_ENDED if somebody has ended it before, or otherwise.
   */
  staff_appointments_miss: StaffAppointmentsPayload;
  /**
   * Gives the whole fee of a consultation back that was put down as held or not reached, because the shop has failed; the
   * patient is mailed, and the outcome stays. Repeated calls have no effect. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT
   * (reason), FEE_NOT_RETURNABLE.
   */
  staff_appointments_return_fee: StaffAppointmentsPayload;
  /**
   * Mails the owner once more that the charge of an AutoDelivery was declined, with the link to its page; once for each
   * decline, afterwards it has no effect. For support and managers. Errors: FORBIDDEN, NOT_FOUND, CHARGE_NOT_DECLINED.
   */
  staff_autodelivery_charges_mail: StaffAutoDeliveryChargePayload;
  /**
   * Issues a certificate for a consultation that the caller has held, or one that replaces it; the patient is mailed.
   * Repeated calls have no effect. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (patient_name, from, to, reason),
   * CONSULT_NOT_HELD, CERTIFICATE_NOT_YOURS, CERTIFICATE_CHANGED, CERTIFICATE_LIMIT,
   * CERTIFICATE_AUTHOR_UNPRINTABLE.
   */
  staff_certificates_issue: StaffAppointmentsPayload;
  /**
   * Withdraws the certificate of a consultation; it stays in the record, and the patient is mailed. Repeated calls have no
   * effect. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (reason), CERTIFICATE_CHANGED.
   */
  staff_certificates_withdraw: StaffAppointmentsPayload;
  /** Ends one's own claim; a colleague's stays. For pharmacists. Errors: FORBIDDEN, NOT_FOUND. */
  staff_claims_leave: StaffClaimsPayload;
  /**
   * Claims what nobody works on, or goes on with one's own claim: colleagues see it for ten minutes from now. What a colleague
   * has claimed, or what waits no longer, stays as it is. For pharmacists. Errors: FORBIDDEN, NOT_FOUND.
   */
  staff_claims_take: StaffClaimsPayload;
  /**
   * Takes over what a colleague has claimed, who sees it. If it is not the claim that was seen, it stays as it is. For
   * pharmacists. Errors: FORBIDDEN, NOT_FOUND.
   */
  staff_claims_take_over: StaffClaimsPayload;
  /**
   * Issues a script of a consultation that the caller has held, and puts it on file for its patient, who is mailed. Repeated
   * calls have no effect. Errors: FORBIDDEN, NOT_FOUND, SCRIPT_NOT_ISSUABLE, INVALID_INPUT (product_id, quantity, supplies,
   * directions, why), SCRIPT_AGAINST_RECORD, SCRIPTS_CHANGED, SCRIPT_LIMIT, PATIENT_BUSY.
   */
  staff_consult_scripts_issue: StaffAppointmentsPayload;
  /**
   * Withdraws what is left of a script of a consultation, and what was ordered on it and is not checked yet; it stays in the
   * record, and the patient is mailed. Repeated calls have no effect. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (reason), SCRIPT_USED, SCRIPTS_CHANGED,
   * FILED_OFF, FILED_MOVED, FILED_IN_USE.
   */
  staff_consult_scripts_withdraw: StaffAppointmentsPayload;
  /**
   * Sets how many consultations may run at some times to come, all of them or none. What is booked stays booked, even if
   * there are fewer places: it is cancelled by `staff_appointments_cancel`. A time that has the wanted places already is left
   * as it is. Errors: FORBIDDEN, INVALID_INPUT (times, places), PLACES_MOVED.
   */
  staff_consult_times_set_places: StaffConsultTimesSetPlacesPayload;
  /** Cancels the plan of a draft, which stays. Once per key. Errors: FORBIDDEN, NOT_FOUND, CONTENT_MOVED, CONTENT_NOT_PLANNED. */
  staff_content_cancel_plan: StaffContentPayload;
  /** Throws the draft of an entry away, once per key. Errors: FORBIDDEN, NOT_FOUND, CONTENT_MOVED, CONTENT_PLANNED. */
  staff_content_discard_draft: StaffContentPayload;
  /**
   * Publishes the draft of an entry now, or plans it for a moment, once per key. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT
   * (key, from, by field), CONTENT_MOVED, CONTENT_PLANNED, CONTENT_WITHOUT_DRAFT.
   */
  staff_content_publish: StaffContentPayload;
  /**
   * Makes a published version the draft of its entry, in place of any other draft. Once per key. Errors: FORBIDDEN, NOT_FOUND,
   * CONTENT_MOVED, CONTENT_PLANNED.
   */
  staff_content_restore: StaffContentPayload;
  /**
   * Keeps what an entry shall say as its draft; shoppers see nothing of it. Once per key. Errors: FORBIDDEN, NOT_FOUND,
   * INVALID_INPUT (by field), CONTENT_MOVED, CONTENT_PLANNED.
   */
  staff_content_save_draft: StaffContentPayload;
  /**
   * Signs a customer out everywhere, on every device, as after a theft. The audit log records who did it and why. For staff.
   * Errors: FORBIDDEN, INVALID_INPUT with `fields` (reason), NOT_FOUND.
   */
  staff_customer_end_sign_ins: StaffEndedSignIns;
  /**
   * Takes the role from a member of staff, whose sign-ins end at once, or takes an invitation back. For managers. Errors:
   * FORBIDDEN, NOT_FOUND, LAST_MANAGER, CONFLICT.
   */
  staff_members_remove: StaffMembers;
  /**
   * Removes the second factor of a colleague who has lost it, and ends their sign-ins. For managers. Errors: FORBIDDEN,
   * NOT_FOUND.
   */
  staff_members_reset_second_factor: StaffMembers;
  /**
   * Gives a role to whoever has an e-mail address, in place of any other role, whose sign-ins end at once. Without an account
   * that has confirmed the address it is an invitation. For managers. Errors: FORBIDDEN, INVALID_INPUT with `fields` (email),
   * LAST_MANAGER, CONFLICT.
   */
  staff_members_set_role: StaffMembers;
  /**
   * For pharmacists: approves an order under review whose scripts are checked; it can then be packed. Once: errors say who
   * came first. Errors: FORBIDDEN, NOT_FOUND, WRONG_STATE, ALREADY_REVIEWED, SCRIPT_UNCHECKED, SCRIPT_STOPPED,
   * CALL_DUE.
   */
  staff_orders_approve: StaffOrdersPayload;
  /**
   * Cancels an order that has not left the pharmacy and refunds it; its units return to stock unless the reason is
   * `out_of_stock`. Has no effect the second time. For staff. Errors:
   * FORBIDDEN, NOT_FOUND, INVALID_INPUT (reason), WRONG_STATE, PROGRAM_FEE, ORDER_MOVED, REFUND_CHANGED.
   */
  staff_orders_cancel: StaffOrdersPayload;
  /**
   * For pharmacists: notes a try to reach the customer whom a call was promised before the order is packed; the first that
   * nobody answers is mailed. Errors: FORBIDDEN, NOT_FOUND, CALL_SETTLED, WRONG_STATE.
   */
  staff_orders_note_call: StaffOrdersPayload;
  /**
   * Refunds lines of an order to the card that paid, once per key. Units that a pharmacy still has return to stock unless the
   * reason is `out_of_stock`. For staff. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT
   * (reason, key), WRONG_STATE, NOTHING_TO_REFUND, REFUND_LIMIT, PROGRAM_FEE, REFUND_CHANGED.
   */
  staff_orders_refund: StaffOrdersPayload;
  /**
   * For pharmacists: refuses what is left of a line and refunds it to the card that paid. The order goes on with its other
   * lines, or is cancelled. Units refused as `out_of_stock` do not return to stock. Has no effect the second time. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (reason),
   * WRONG_STATE, NOTHING_TO_REFUND, PROGRAM_FEE, REFUND_CHANGED.
   */
  staff_orders_refuse_line: StaffOrdersPayload;
  /**
   * For staff: advances an order to its next state: packed, dispatched or delivered. The customer is e-mailed when it is
   * dispatched. Has no effect if the order is already in that state. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (parcels
   * need a carrier and a tracking number), REVIEW_MISSING, NOTHING_TO_SEND, WRONG_STATE.
   */
  staff_orders_set_state: StaffOrdersSetStatePayload;
  /**
   * Forgets what was checked of an order, so that every pack is scanned anew; what was checked before stays in its history. Has
   * no effect the second time. For those who dispatch. Errors: FORBIDDEN, NOT_FOUND, REVIEW_MISSING, NOTHING_TO_SEND,
   * WRONG_STATE.
   */
  staff_packing_restart: StaffOrdersPayload;
  /**
   * Checks one unit of an order by the barcode of its pack, once per key. Two members of staff can check the same order: no
   * unit is counted twice. For those who dispatch. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (key), REVIEW_MISSING,
   * NOTHING_TO_SEND, WRONG_STATE, PACKING_RESTARTED, SCAN_UNREADABLE, SCAN_UNKNOWN, SCAN_NOT_ORDERED, SCAN_REFUNDED,
   * SCAN_TOO_MANY, SCAN_EXPIRED, PACK_WITHDRAWN.
   */
  staff_packing_scan: StaffPackingPayload;
  /**
   * Checks one unit of a line by hand with a reason, once per key. For those who dispatch. Errors: FORBIDDEN, NOT_FOUND (order
   * or line), INVALID_INPUT (key, reason), REVIEW_MISSING, NOTHING_TO_SEND, WRONG_STATE, PACKING_RESTARTED, SCAN_REFUNDED,
   * SCAN_TOO_MANY, PACK_WITHDRAWN.
   */
  staff_packing_tick: StaffPackingPayload;
  /**
   * Shows a product's drawn pictures again in place of its photo. Repeated calls have no effect. Errors: FORBIDDEN,
   * NOT_FOUND, PHOTO_MOVED.
   */
  staff_photos_remove: StaffProductPayload;
  /**
   * Shows an uploaded photo in place of a product's drawn pictures, or says anew what the present one shows. Repeated calls
   * have no effect. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (alt), PHOTO_GONE, PHOTO_MOVED.
   */
  staff_photos_set: StaffProductPayload;
  /** Cancels a planned price. Has no effect the second time. Errors: FORBIDDEN, NOT_FOUND, PRICE_SETTLED. */
  staff_prices_cancel: StaffProductPayload;
  /**
   * Sets a price of a product now, or plans it from a day on, once per key. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT
   * (key, value, from), PRICE_MOVED, PRICE_LEAP without a confirmation of it.
   */
  staff_prices_set: StaffProductPayload;
  /** Offers a product for sale, or withdraws it. Repeated calls have no effect. Errors: FORBIDDEN, NOT_FOUND. */
  staff_products_publish: StaffProductPayload;
  /**
   * Mails the member once more that the charge of a program was declined, with the link to pay it; once for each decline,
   * afterwards it has no effect. For support and managers. Errors: FORBIDDEN, NOT_FOUND, CHARGE_NOT_DECLINED.
   */
  staff_program_charges_mail: StaffProgramChargePayload;
  /**
   * Changes the words and the end of a published promotion. Errors: FORBIDDEN, NOT_FOUND, PROMOTION_MOVED, PROMOTION_STATE,
   * INVALID_INPUT (display_title, display_info, met_message, unmet_message, until).
   */
  staff_promotions_change: StaffPromotionPayload;
  /** Discards a draft. Has no effect the second time. Errors: FORBIDDEN, PROMOTION_MOVED, PROMOTION_STATE. */
  staff_promotions_discard: StaffPromotionsDiscardPayload;
  /** Ends a published promotion now. Has no effect the second time. Errors: FORBIDDEN, NOT_FOUND, PROMOTION_MOVED, PROMOTION_STATE. */
  staff_promotions_end: StaffPromotionPayload;
  /**
   * Publishes a draft: shoppers get it from its beginning on, or from now. Its products and numbers stay from then on. Has no
   * effect the second time. Errors: FORBIDDEN, NOT_FOUND, PROMOTION_MOVED, PROMOTION_STATE, INVALID_INPUT (until,
   * product_ids).
   */
  staff_promotions_publish: StaffPromotionPayload;
  /**
   * Saves a new draft, once per key, or the version of a draft that was shown. Errors: FORBIDDEN, NOT_FOUND, PROMOTION_MOVED,
   * PROMOTION_STATE, INVALID_INPUT (key, display_title, display_info, met_message, unmet_message, from, until, n, percent,
   * price, spend, save, points, product_ids).
   */
  staff_promotions_save: StaffPromotionPayload;
  /**
   * Accepts a return, wholly or in part, and refunds it to the card that paid; its customer is mailed. Units that were
   * refunded before are not refunded again: a return of nothing else is received without a refund. Once: the second time it
   * has no effect. For staff. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (lines), RETURN_SETTLED, REFUND_LIMIT,
   * REFUND_CHANGED.
   */
  staff_returns_accept: StaffOrdersPayload;
  /**
   * Records that a returned parcel has arrived, to be checked. Has no effect the second time. For staff. Errors:
   * FORBIDDEN, NOT_FOUND, RETURN_SETTLED.
   */
  staff_returns_arrive: StaffOrdersPayload;
  /**
   * Declines a return with a reason, which its customer sees and is mailed. Has no effect the second time. For staff.
   * Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (reason), RETURN_SETTLED.
   */
  staff_returns_decline: StaffOrdersPayload;
  /**
   * Records that a script was checked and is valid; the exchange is asked once more about a token. Has no effect the second
   * time. For pharmacists. Errors: FORBIDDEN, NOT_FOUND, WRONG_STATE, SCRIPT_MOVED, SCRIPT_NOT_VALID,
   * SCRIPT_STOPPED, ESCRIPT_UNAVAILABLE.
   */
  staff_scripts_accept: StaffScriptsPayload;
  /**
   * Records that a paper script has arrived, to be checked; its customer sees it on the order. Has no effect the second
   * time. For pharmacists. Errors: FORBIDDEN, NOT_FOUND, WRONG_STATE, SCRIPT_MOVED.
   */
  staff_scripts_arrive: StaffScriptsPayload;
  /**
   * Corrects what a script on file says, with a reason that is kept. Has no effect the second time. For pharmacists. Errors:
   * FORBIDDEN, NOT_FOUND, INVALID_INPUT (written_on, repeats_left, reason), FILED_OFF, FILED_MOVED (since `seen`),
   * FILED_IN_USE (an order or an AutoDelivery uses a repeat just now).
   */
  staff_scripts_correct: StaffScriptsPayload;
  /**
   * Keeps a valid script on file, so that its patient's next orders are supplied on its repeats. Has no effect the second
   * time. For pharmacists. Errors: FORBIDDEN, NOT_FOUND (the patient too), INVALID_INPUT (written_on, repeats),
   * SCRIPT_MOVED (it is not valid), SCRIPT_FILED (with another day or other repeats).
   */
  staff_scripts_file: StaffScriptsPayload;
  /**
   * Refuses a script with a reason, which its customer sees and is mailed. Has no effect the second time. For pharmacists.
   * Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (reason), WRONG_STATE, SCRIPT_MOVED.
   */
  staff_scripts_refuse: StaffScriptsPayload;
  /**
   * Takes a script off file for good: nothing more is supplied on it, and its customer is mailed why. Has no effect the second
   * time. For pharmacists. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (reason), FILED_OFF, FILED_MOVED (since `seen`),
   * FILED_IN_USE (an order or an AutoDelivery uses a repeat just now).
   */
  staff_scripts_take_off: StaffScriptsPayload;
  /** Removes a line that was shown. Repeated calls have no effect. Errors: FORBIDDEN, INVALID_INPUT (id), SYNONYM_MOVED. */
  staff_search_synonyms_remove: StaffSearchSynonymsPayload;
  /**
   * Adds a line of words, or changes the one that was shown. Every search uses it within seconds. Repeated calls have no
   * effect. Errors: FORBIDDEN, INVALID_INPUT (id, typed, found), SYNONYM_MOVED.
   */
  staff_search_synonyms_save: StaffSearchSynonymsPayload;
  /**
   * Sets a product's stock to what was counted, once per key and unless it has moved meanwhile. Errors: FORBIDDEN,
   * NOT_FOUND, INVALID_INPUT (key, counted, reason, product_id, pharmacy_id), STOCK_MOVED.
   */
  staff_stock_count: StaffProductPayload;
  /**
   * Adds received units to a product's central stock, once per key, and mails whoever waits for it; or to the shelf of a
   * pharmacy, which mails nobody. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (key, quantity, reason, product_id, pharmacy_id).
   */
  staff_stock_receive: StaffProductPayload;
  /**
   * Changes the words, the end and the limits of a published voucher: no fewer uses than were taken, and no fewer for each
   * customer. Errors: FORBIDDEN, NOT_FOUND, VOUCHER_MOVED, VOUCHER_STATE, INVALID_INPUT (name, description, until, max_uses,
   * max_uses_per_customer).
   */
  staff_vouchers_change: StaffVoucherPayload;
  /** Discards a draft. Has no effect the second time. Errors: FORBIDDEN, VOUCHER_MOVED, VOUCHER_STATE. */
  staff_vouchers_discard: StaffVouchersDiscardPayload;
  /** Ends a published voucher now. Has no effect the second time. Errors: FORBIDDEN, NOT_FOUND, VOUCHER_MOVED, VOUCHER_STATE. */
  staff_vouchers_end: StaffVoucherPayload;
  /**
   * Publishes a draft: shoppers can enter its code from its beginning on, or from now. Its code and what it gives stay from then
   * on. Has no effect the second time. Errors: FORBIDDEN, NOT_FOUND, VOUCHER_MOVED, VOUCHER_STATE, INVALID_INPUT (until).
   */
  staff_vouchers_publish: StaffVoucherPayload;
  /**
   * Saves a new draft, once per key, or the version of a draft that was shown. Errors: FORBIDDEN, NOT_FOUND, VOUCHER_MOVED,
   * VOUCHER_STATE, INVALID_INPUT (key, code, name, description, percent, min_spend, category_id, from, until, max_uses,
   * max_uses_per_customer).
   */
  staff_vouchers_save: StaffVoucherPayload;
  /**
   * Cancels a booking before it starts and releases the slot. The fee is refunded until 2 hours before the start; later it
   * stays. A cancelled booking is returned unchanged. Errors: NOT_FOUND, BOOKING_BEGUN.
   */
  telehealth_bookings_cancel: TelehealthBookingsCancelPayload;
  /**
   * Pays for a held booking and confirms it. A booking that is already confirmed is returned unchanged. Errors: NOT_FOUND,
   * SLOT_UNAVAILABLE if the slot is no longer held (what was authorised is released at once), BOOKING_CANCELLED, INVALID_INPUT, PAYMENT_DECLINED (with the gateway's
   * message), PAYMENT_UNAVAILABLE, ANSWERS_CONTRADICT if the patient's record has come to contradict the answers since.
   */
  telehealth_bookings_confirm: TelehealthBookingsConfirmPayload;
  /**
   * Requests a telehealth service: checks patient and questionnaire, and holds the slot for 10 minutes pending payment.
   * Repeated calls with the same `idempotency_key` return the same booking. Errors: INVALID_INPUT with `fields`, NOT_FOUND
   * (patient), ANSWERS_REJECTED (section 2.21), ANSWERS_CONTRADICT with `contradictions` (id, key, question, answer, fact and
   * what it `says`) until each is cleared up or has a note (rule health-52), NOT_IN_SERVICE, SERVICE_UNAVAILABLE, SLOT_UNAVAILABLE with the wording of
   * section 8, RATE_LIMITED with `retry_after` in seconds.
   */
  telehealth_bookings_create: TelehealthBookingsCreatePayload;
  /**
   * Moves a booked appointment to another slot of its state, until 2 hours before it starts. A lower fee is refunded by the
   * difference. A booking that already starts then is returned unchanged. Errors: NOT_FOUND, BOOKING_NOT_OPEN,
   * MOVE_TOO_LATE, MOVE_COSTS_MORE, SLOT_UNAVAILABLE with the wording of section 8, SERVICE_UNAVAILABLE.
   */
  telehealth_bookings_move: TelehealthBookingsMovePayload;
  /**
   * Adds a delivery address to the signed-in user's account; the first becomes the default. Adding an identical address
   * again has no effect. Errors: UNAUTHENTICATED, INVALID_INPUT with `fields`, TOO_MANY_ADDRESSES.
   */
  users_add_address: UsersAddAddressPayload;
  /**
   * Mails a link to the new address; the e-mail changes when it is opened. Asks for the password, or for a recent sign-in.
   * Errors: UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT, EMAIL_TAKEN, RATE_LIMITED, SIGN_IN_AGAIN.
   */
  users_change_email: UsersChangeEmailPayload;
  /**
   * Changes the password and ends all other sign-ins. Asks for the present password; an account without one needs a
   * recent sign-in. Errors: UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT, RATE_LIMITED, SIGN_IN_AGAIN.
   */
  users_change_password: UsersAccountPayload;
  /**
   * Closes the account: ends AutoDeliveries and programs, and deletes what the shop need not keep. Asks for the password;
   * an account without one needs a recent sign-in. Errors: UNAUTHENTICATED, FORBIDDEN (also for staff), INVALID_INPUT, ACCOUNT_IN_USE,
   * RATE_LIMITED, SIGN_IN_AGAIN.
   */
  users_close_account: UsersCloseAccountPayload;
  /** Replaces a delivery address. Errors: UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT with `fields`. */
  users_edit_address: UsersEditAddressPayload;
  /**
   * Changes the signed-in user's name and phone number. Refused while staff act as the user, as are the mutations below.
   * Errors: UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT.
   */
  users_edit_profile: UsersAccountPayload;
  /**
   * Ends one sign-in, or all but the one that asks. Ending one that has already ended is not an error.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  users_end_sign_ins: UsersAccountPayload;
  /**
   * Ends the session of the bearer token sent (section 4.q). For clients without cookies; browsers use POST
   * /api/auth/logout, which also clears the cookies.
   */
  users_log_out: UsersLogOutPayload;
  /**
   * Removes a delivery address; succeeds if it was already removed. If it was the default, the first remaining address
   * becomes the default. Errors: UNAUTHENTICATED.
   */
  users_remove_address: UsersRemoveAddressPayload;
  /**
   * Merges the device's guest cart into the signed-in user's cart. All lines are retained; quantities of equal lines are
   * added. Errors: CART_FULL; `unmerged_items` of the user's cart then lists what was not merged.
   */
  users_set_cart: UsersSetCartPayload;
  /** Makes an address the default. Errors: UNAUTHENTICATED, NOT_FOUND. */
  users_set_default_address: UsersSetDefaultAddressPayload;
  /** Turns a kind of reminder on or off. Errors: UNAUTHENTICATED, FORBIDDEN. */
  users_set_mail_reminder: UsersAccountPayload;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationAutodeliveries_Add_ItemArgs = {
  input: AutodeliveriesAddItemInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationAutodeliveries_ChargeArgs = {
  input: AutodeliveriesChargeInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationAutodeliveries_DeleteArgs = {
  input: AutodeliveriesDeleteInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationAutodeliveries_EditArgs = {
  input: AutodeliveriesEditInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationAutodeliveries_Edit_ItemArgs = {
  input: AutodeliveriesEditItemInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationAutodeliveries_Lock_InArgs = {
  input: AutodeliveriesLockInInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationAutodeliveries_NotifyArgs = {
  input: AutodeliveriesNotifyInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationAutodeliveries_PauseArgs = {
  input: AutodeliveriesPauseInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationAutodeliveries_Remove_ItemArgs = {
  input: AutodeliveriesRemoveItemInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationAutodeliveries_ResumeArgs = {
  input: AutodeliveriesResumeInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationAutodeliveries_SkipArgs = {
  input: AutodeliveriesSkipInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Add_ItemArgs = {
  input: CartAddItemInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Edit_ItemArgs = {
  input: CartEditItemInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Remove_ItemArgs = {
  input: CartRemoveItemInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Remove_OfferArgs = {
  input: CartRemoveOfferInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Set_Item_PatientArgs = {
  input: CartSetItemPatientInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Set_Item_Patient_QuestionnaireArgs = {
  input: CartSetItemPatientQuestionnaireInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Set_Offer_By_CodeArgs = {
  input: CartSetOfferByCodeInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Set_Questionnaire_PassedArgs = {
  input: CartSetQuestionnairePassedInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Set_Shipping_AddressArgs = {
  input: CartSetShippingAddressInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Set_Shipping_MethodArgs = {
  input: CartSetShippingMethodInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Set_User_DetailsArgs = {
  input: CartSetUserDetailsInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCart_Settle_UnmergedArgs = {
  input: CartSettleUnmergedInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationCheckout_Place_OrderArgs = {
  input: CheckoutPlaceOrderInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFavourite_Alerts_SetArgs = {
  input: FavouriteAlertsSetInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFavourite_Alerts_StopArgs = {
  input: FavouriteAlertsStopInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFavourites_AddArgs = {
  input: FavouritesAddInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFavourites_RemoveArgs = {
  input: FavouritesRemoveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFood_Diary_Add_EntryArgs = {
  input: FoodDiaryAddEntryInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFood_Diary_Copy_EntriesArgs = {
  input: FoodDiaryCopyEntriesInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFood_Diary_Edit_EntryArgs = {
  input: FoodDiaryEditEntryInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFood_Diary_Remove_EntriesArgs = {
  input: FoodDiaryRemoveEntriesInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFood_Diary_Remove_EntryArgs = {
  input: FoodDiaryRemoveEntryInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFood_Diary_Remove_FoodArgs = {
  input: FoodDiaryRemoveFoodInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFood_Diary_Restore_EntriesArgs = {
  input: FoodDiaryRestoreEntriesInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFood_Diary_Save_FoodArgs = {
  input: FoodDiarySaveFoodInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFood_Diary_Set_FavouriteArgs = {
  input: FoodDiarySetFavouriteInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFood_Diary_Set_TargetArgs = {
  input: FoodDiarySetTargetInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationFood_Diary_Set_WaterArgs = {
  input: FoodDiarySetWaterInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationHealth_Draft_DeleteArgs = {
  booking_type?: InputMaybe<Scalars['BookingType']['input']>;
  care?: InputMaybe<CareForm>;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationHealth_Draft_SaveArgs = {
  input: HealthDraftSaveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Check_Ins_RecordArgs = {
  input: JourneyCheckInsRecordInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Consults_CompleteArgs = {
  input: JourneyConsultsCompleteInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Consults_MissArgs = {
  input: JourneyConsultsMissInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Consults_Not_HeldArgs = {
  input: JourneyConsultsNotHeldInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Measurements_RecordArgs = {
  input: JourneyMeasurementsRecordInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Measurements_RemoveArgs = {
  input: JourneyMeasurementsRemoveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Messages_AnswerArgs = {
  input: JourneyMessagesAnswerInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Messages_CloseArgs = {
  input: JourneyMessagesCloseInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Messages_ReadArgs = {
  input: JourneyMessagesReadInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Messages_SendArgs = {
  input: JourneyMessagesSendInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Accept_OfferArgs = {
  input: JourneySubscriptionsAcceptOfferInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Acknowledge_RecordArgs = {
  input: JourneySubscriptionsAcknowledgeRecordInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Add_ItemArgs = {
  input: JourneySubscriptionsAddItemInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_AgreeArgs = {
  input: JourneySubscriptionsAgreeInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_CancelArgs = {
  input: JourneySubscriptionsCancelInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Cancel_ConsultArgs = {
  input: JourneySubscriptionsCancelConsultInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_ChargeArgs = {
  input: JourneySubscriptionsChargeInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_CreateArgs = {
  input: JourneySubscriptionsCreateInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Create_ConsultArgs = {
  input: JourneySubscriptionsCreateConsultInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Decline_OfferArgs = {
  input: JourneySubscriptionsDeclineOfferInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Edit_ItemArgs = {
  input: JourneySubscriptionsEditItemInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Move_ConsultArgs = {
  input: JourneySubscriptionsMoveConsultInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_PauseArgs = {
  input: JourneySubscriptionsPauseInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_RefuseArgs = {
  input: JourneySubscriptionsRefuseInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Remove_ItemArgs = {
  input: JourneySubscriptionsRemoveItemInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_ResumeArgs = {
  input: JourneySubscriptionsResumeInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_RetryArgs = {
  input: JourneySubscriptionsRetryInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_ReviewArgs = {
  input: JourneySubscriptionsReviewInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Set_Lesson_StatusArgs = {
  input: JourneySubscriptionsSetLessonStatusInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Set_PatientArgs = {
  input: JourneySubscriptionsSetPatientInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_Set_VoucherArgs = {
  input: JourneySubscriptionsSetVoucherInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationJourney_Subscriptions_SubmitArgs = {
  input: JourneySubscriptionsSubmitInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationOrders_CancelArgs = {
  input: OrdersCancelInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationOrders_Request_ReturnArgs = {
  input: OrdersRequestReturnInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationOrders_Set_AddressArgs = {
  input: OrdersSetAddressInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationOrders_Withdraw_ReturnArgs = {
  input: OrdersWithdrawReturnInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationPatients_CreateArgs = {
  input: PatientsCreateInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationPatients_DeleteArgs = {
  input: PatientsDeleteInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationPatients_EditArgs = {
  input: PatientsEditInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationPayment_Methods_AddArgs = {
  input: PaymentMethodsAddInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationPayment_Methods_RemoveArgs = {
  input: PaymentMethodsRemoveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationPayment_Methods_Set_DefaultArgs = {
  input: PaymentMethodsSetDefaultInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationProduct_Stock_NotificationArgs = {
  email: Scalars['String']['input'];
  product_id: Scalars['ID']['input'];
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationProduct_Views_CreateArgs = {
  product_id: Scalars['ID']['input'];
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationProduct_Views_DeleteArgs = {
  product_id: Scalars['ID']['input'];
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationProduct_Views_MergeArgs = {
  product_ids: Array<Scalars['ID']['input']>;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationSecond_Factor_ConfirmArgs = {
  code: Scalars['String']['input'];
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationSecond_Factor_VerifyArgs = {
  code: Scalars['String']['input'];
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Appointments_CancelArgs = {
  input: StaffAppointmentsCancelInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Appointments_CompleteArgs = {
  input: StaffAppointmentsCompleteInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Appointments_MissArgs = {
  input: StaffAppointmentsMissInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Appointments_Return_FeeArgs = {
  input: StaffAppointmentsReturnFeeInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Autodelivery_Charges_MailArgs = {
  input: StaffAutodeliveryChargesMailInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Certificates_IssueArgs = {
  input: StaffCertificatesIssueInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Certificates_WithdrawArgs = {
  input: StaffCertificatesWithdrawInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Claims_LeaveArgs = {
  input: StaffClaimsLeaveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Claims_TakeArgs = {
  input: StaffClaimsTakeInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Claims_Take_OverArgs = {
  input: StaffClaimsTakeOverInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Consult_Scripts_IssueArgs = {
  input: StaffConsultScriptsIssueInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Consult_Scripts_WithdrawArgs = {
  input: StaffConsultScriptsWithdrawInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Consult_Times_Set_PlacesArgs = {
  input: StaffConsultTimesSetPlacesInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Content_Cancel_PlanArgs = {
  input: StaffContentCancelPlanInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Content_Discard_DraftArgs = {
  input: StaffContentDiscardDraftInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Content_PublishArgs = {
  input: StaffContentPublishInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Content_RestoreArgs = {
  input: StaffContentRestoreInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Content_Save_DraftArgs = {
  input: StaffContentSaveDraftInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Customer_End_Sign_InsArgs = {
  customer_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Members_RemoveArgs = {
  email: Scalars['String']['input'];
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Members_Reset_Second_FactorArgs = {
  customer_id: Scalars['ID']['input'];
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Members_Set_RoleArgs = {
  email: Scalars['String']['input'];
  role: StaffRole;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Orders_ApproveArgs = {
  input: StaffOrdersApproveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Orders_CancelArgs = {
  input: StaffOrdersCancelInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Orders_Note_CallArgs = {
  input: StaffOrdersNoteCallInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Orders_RefundArgs = {
  input: StaffOrdersRefundInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Orders_Refuse_LineArgs = {
  input: StaffOrdersRefuseLineInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Orders_Set_StateArgs = {
  input: StaffOrdersSetStateInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Packing_RestartArgs = {
  input: StaffPackingRestartInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Packing_ScanArgs = {
  input: StaffPackingScanInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Packing_TickArgs = {
  input: StaffPackingTickInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Photos_RemoveArgs = {
  input: StaffPhotosRemoveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Photos_SetArgs = {
  input: StaffPhotosSetInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Prices_CancelArgs = {
  input: StaffPricesCancelInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Prices_SetArgs = {
  input: StaffPricesSetInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Products_PublishArgs = {
  input: StaffProductsPublishInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Program_Charges_MailArgs = {
  input: StaffProgramChargesMailInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Promotions_ChangeArgs = {
  input: StaffPromotionsChangeInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Promotions_DiscardArgs = {
  input: StaffPromotionsDiscardInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Promotions_EndArgs = {
  input: StaffPromotionsEndInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Promotions_PublishArgs = {
  input: StaffPromotionsPublishInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Promotions_SaveArgs = {
  input: StaffPromotionsSaveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Returns_AcceptArgs = {
  input: StaffReturnsAcceptInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Returns_ArriveArgs = {
  input: StaffReturnsArriveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Returns_DeclineArgs = {
  input: StaffReturnsDeclineInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Scripts_AcceptArgs = {
  input: StaffScriptsAcceptInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Scripts_ArriveArgs = {
  input: StaffScriptsArriveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Scripts_CorrectArgs = {
  input: StaffScriptsCorrectInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Scripts_FileArgs = {
  input: StaffScriptsFileInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Scripts_RefuseArgs = {
  input: StaffScriptsRefuseInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Scripts_Take_OffArgs = {
  input: StaffScriptsTakeOffInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Search_Synonyms_RemoveArgs = {
  input: StaffSearchSynonymsRemoveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Search_Synonyms_SaveArgs = {
  input: StaffSearchSynonymsSaveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Stock_CountArgs = {
  input: StaffStockCountInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Stock_ReceiveArgs = {
  input: StaffStockReceiveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Vouchers_ChangeArgs = {
  input: StaffVouchersChangeInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Vouchers_DiscardArgs = {
  input: StaffVouchersStepInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Vouchers_EndArgs = {
  input: StaffVouchersStepInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Vouchers_PublishArgs = {
  input: StaffVouchersStepInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationStaff_Vouchers_SaveArgs = {
  input: StaffVouchersSaveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationTelehealth_Bookings_CancelArgs = {
  input: TelehealthBookingsCancelInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationTelehealth_Bookings_ConfirmArgs = {
  input: TelehealthBookingsConfirmInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationTelehealth_Bookings_CreateArgs = {
  input: TelehealthBookingsCreateInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationTelehealth_Bookings_MoveArgs = {
  input: TelehealthBookingsMoveInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_Add_AddressArgs = {
  input: UsersAddAddressInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_Change_EmailArgs = {
  input: UsersChangeEmailInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_Change_PasswordArgs = {
  input: UsersChangePasswordInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_Close_AccountArgs = {
  input: UsersCloseAccountInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_Edit_AddressArgs = {
  input: UsersEditAddressInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_Edit_ProfileArgs = {
  input: UsersEditProfileInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_End_Sign_InsArgs = {
  input: UsersEndSignInsInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_Log_OutArgs = {
  input: UsersLogOutInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_Remove_AddressArgs = {
  input: UsersRemoveAddressInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_Set_CartArgs = {
  input: UsersSetCartInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_Set_Default_AddressArgs = {
  input: UsersSetDefaultAddressInput;
};


/** Writes. Business failures are errors with a stable `extensions.code` and a `message` to show the shopper. */
export type MutationUsers_Set_Mail_ReminderArgs = {
  input: UsersSetMailReminderInput;
};

/** The menu. */
export type Navigation = {
  __typename?: 'Navigation';
  /** All brands of the brands panel, sorted by name. */
  brands: Array<MenuBrand>;
  /** Regular expressions: categories with a matching URL are shown as plain links. */
  external_patterns: Array<Scalars['String']['output']>;
  /** Top-level entries. */
  menuItems: Array<MenuItem>;
  /** Brands shown with logos in the brands panel. */
  popular_brands: Array<MenuBrand>;
};

/** Energy and nutrients. */
export type Nutrition = {
  __typename?: 'Nutrition';
  /** Carbohydrate in grams. */
  carbohydrate: Scalars['Float']['output'];
  /** Fat in grams. */
  fat: Scalars['Float']['output'];
  /** Fibre in grams; in a total, of the portions that tell it. Null where none does, such as entries from before the food list told it. */
  fibre?: Maybe<Scalars['Float']['output']>;
  /** Kilojoules. */
  kilojoules: Scalars['Int']['output'];
  /** Protein in grams. */
  protein: Scalars['Float']['output'];
  /** Sodium in milligrams; in a total, of the portions that tell it. Null where none does. */
  sodium?: Maybe<Scalars['Int']['output']>;
};

/** An offer applied to the cart by code. */
export type Offer = {
  __typename?: 'Offer';
  /** Code to enter. */
  code: Scalars['String']['output'];
  /** What it does and under which conditions. */
  description: Scalars['String']['output'];
  /** Id of the offer. */
  id: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Opening hours of some days. */
export type OpeningHours = {
  __typename?: 'OpeningHours';
  /** Day or days, such as 'Monday to Friday'. */
  day: Scalars['String']['output'];
  /** Hours, such as '8 am to 8 pm', or 'Closed'. */
  hours: Scalars['String']['output'];
};

/** A placed order. Money in cents. */
export type Order = {
  __typename?: 'Order';
  /** Whether the parcel may be left without a signature. */
  authority_to_leave: Scalars['Boolean']['output'];
  /** Whether its customer can cancel it now. */
  can_cancel: Scalars['Boolean']['output'];
  /** Whether its customer can change the delivery address now. */
  can_set_address: Scalars['Boolean']['output'];
  /** Pharmacy to collect it from. */
  cnc_location?: Maybe<CncLocation>;
  /** When it was placed. */
  created_at: Scalars['DateTime']['output'];
  /** Delivery instructions for the driver. */
  delivery_instructions?: Maybe<Scalars['String']['output']>;
  /** All discounts. */
  discount_total: Scalars['Int']['output'];
  /** What of `discount_total` each kind took off; empty where that was not kept, as in orders of earlier releases. */
  discounts: Array<OrderDiscount>;
  /** Base rewards points earned, less those of refunded lines; 0 where no rewards card was linked. */
  edr_base_points: Scalars['Int']['output'];
  /** Bonus rewards points earned, less those of refunded lines; 0 where no rewards card was linked. */
  edr_bonus_points: Scalars['Int']['output'];
  /** E-mail address for the order. */
  email: Scalars['String']['output'];
  /** Shopper's first name. */
  first_name: Scalars['String']['output'];
  /** GST contained in `order_total`. */
  gst_total: Scalars['Int']['output'];
  /** Whether a pharmacist has approved it while it is under review: then it is packed next. */
  is_approved: Scalars['Boolean']['output'];
  /** Sum of the lines before discounts. */
  item_total: Scalars['Int']['output'];
  /** Lines of the order. */
  items: Array<OrderItem>;
  /** Shopper's last name. */
  last_name: Scalars['String']['output'];
  /** Token that opens and changes this guest's order for 30 days; null for orders of accounts and for staff. */
  link_token?: Maybe<Scalars['String']['output']>;
  /** Total quantity. */
  num_items: Scalars['Int']['output'];
  /** Offer code applied. */
  offer_code?: Maybe<Scalars['String']['output']>;
  /** Amount charged. */
  order_total: Scalars['Int']['output'];
  /** Payment details; null if nothing was charged. */
  payment?: Maybe<OrderPayment>;
  /** The AutoDeliveries that the order started, as planned on the day of the order. */
  planned_autodeliveries: Array<PlannedAutoDelivery>;
  /** Order reference, as shown to shoppers and staff. */
  reference: Scalars['ID']['output'];
  /** Sum of its refunds. */
  refund_total: Scalars['Int']['output'];
  /** Its refunds, oldest first; a cancellation is one too. */
  refunds: Array<OrderRefund>;
  /** End of the time for returns; null until it is delivered. */
  return_until?: Maybe<Scalars['DateTime']['output']>;
  /** Its returns, oldest first. */
  returns: Array<OrderReturn>;
  /** Where the scripts of its lines stand, by line. */
  scripts: Array<OrderScript>;
  /** Delivery address; null for click-and-collect and services. */
  shipping_address?: Maybe<OrderAddress>;
  /** Shipping method; null if nothing is shipped. */
  shipping_method?: Maybe<OrderShippingMethod>;
  /** Shipping price. */
  shipping_total: Scalars['Int']['output'];
  /** Current status. */
  state: OrderState;
  /** Every state it has reached, oldest first. */
  timeline: Array<OrderEvent>;
  /** Tracking details, once dispatched. */
  tracking?: Maybe<OrderTracking>;
};

/** Delivery address of an order. */
export type OrderAddress = {
  __typename?: 'OrderAddress';
  /** Street address. */
  address_1: Scalars['String']['output'];
  /** Unit, building or company. */
  address_2: Scalars['String']['output'];
  /** First name. */
  first_name: Scalars['String']['output'];
  /** Last name. */
  last_name: Scalars['String']['output'];
  /** Phone number. */
  phone: Scalars['String']['output'];
  /** Postcode, 4 digits. */
  postcode: Scalars['String']['output'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['output'];
};

/** What one kind of discount takes off a cart or took off an order. Money in cents. */
export type OrderDiscount = {
  __typename?: 'OrderDiscount';
  /** What it took off. */
  amount: Scalars['Int']['output'];
  /** promotions, offer or staff. */
  kind: Scalars['String']['output'];
};

/** A state transition of an order. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** When the state was reached. */
  at: Scalars['DateTime']['output'];
  /** State reached. */
  state: OrderState;
};

/** A line of an order, as it was when the order was placed. Money in cents. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** Stock code. */
  code: Scalars['String']['output'];
  /** AutoDelivery frequency; null for a one-time line. */
  frequency?: Maybe<Scalars['String']['output']>;
  /** Units that were not refunded, from the shelf of the pharmacy where the order is collected; the others come from the central stock. */
  from_shelf: Scalars['Int']['output'];
  /** GST contained in `line_total`. */
  gst: Scalars['Int']['output'];
  /** Picture. */
  image_url: Scalars['String']['output'];
  /** Whether it must be kept cold. */
  is_cold: Scalars['Boolean']['output'];
  /** Number of the line in its order, from 1: refunds and returns name it. */
  line: Scalars['Int']['output'];
  /** `quantity` times `unit_price`, less the line's discounts. */
  line_total: Scalars['Int']['output'];
  /** Product name at the time of purchase. */
  name: Scalars['String']['output'];
  /** Price type that applied. */
  price_type: Scalars['String']['output'];
  /** The product in its current state; null if it no longer exists. */
  product?: Maybe<Product>;
  /** Id of the product. */
  product_id: Scalars['ID']['output'];
  /** Quantity. */
  quantity: Scalars['Int']['output'];
  /** Units that were refunded. */
  refunded_quantity: Scalars['Int']['output'];
  /** Units that its customer can return now. */
  returnable_quantity: Scalars['Int']['output'];
  /** Schedule: 2, 3, 4, 4N or empty. */
  schedule: Scalars['String']['output'];
  /** Size of the pack, such as 120 Capsules; null where the name states none. */
  size?: Maybe<Scalars['String']['output']>;
  /** Product slug at the time of purchase. */
  slug: Scalars['String']['output'];
  /** Unit price. */
  unit_price: Scalars['Int']['output'];
};

/** A page of orders. */
export type OrderList = {
  __typename?: 'OrderList';
  /** The orders on this page. */
  data: Array<Order>;
  /** Pagination of the list. */
  paginatorInfo: PaginatorInfo;
};

/** Payment of an order. */
export type OrderPayment = {
  __typename?: 'OrderPayment';
  /** Card brand. */
  brand: Scalars['String']['output'];
  /** Last 4 digits of the card. */
  last4: Scalars['String']['output'];
  /** authorised, captured, released or refunded. */
  status: Scalars['String']['output'];
};

/** A refund of an order, in part or wholly. Money in cents. */
export type OrderRefund = {
  __typename?: 'OrderRefund';
  /** What goes back to the card that paid. */
  amount: Scalars['Int']['output'];
  /** When it was decided. */
  at: Scalars['DateTime']['output'];
  /** GST contained in `amount`. */
  gst: Scalars['Int']['output'];
  /** Id of the refund within its order. */
  id: Scalars['ID']['output'];
  /** Whether the gateway has confirmed it. Until then it is asked again. */
  is_paid: Scalars['Boolean']['output'];
  /** What was refunded. */
  lines: Array<OrderRefundLine>;
  /** Rewards points taken back. */
  points: Scalars['Int']['output'];
  /** Why: a code of the contract's `REFUND_REASONS`. */
  reason: Scalars['String']['output'];
  /** The delivery fee in it; 0 if none. */
  shipping: Scalars['Int']['output'];
};

/** Units of a line that were refunded. Money in cents. */
export type OrderRefundLine = {
  __typename?: 'OrderRefundLine';
  /** What was paid for them. */
  amount: Scalars['Int']['output'];
  /** Number of the line in its order, from 1. */
  line: Scalars['Int']['output'];
  /** Name of the product at the time of purchase. */
  name: Scalars['String']['output'];
  /** Units refunded. */
  quantity: Scalars['Int']['output'];
};

/** Lines of an order that its customer sends back. */
export type OrderReturn = {
  __typename?: 'OrderReturn';
  /** When it was asked for. */
  at: Scalars['DateTime']['output'];
  /** Whether its customer can withdraw it now. */
  can_withdraw: Scalars['Boolean']['output'];
  /** Code on the label of the parcel. */
  code: Scalars['ID']['output'];
  /** Why it was declined: a code of the contract's `RETURN_DECLINE_REASONS`. */
  decline_reason?: Maybe<Scalars['String']['output']>;
  /** Whether it was received without a refund, because its lines were refunded before. */
  is_refunded_before: Scalars['Boolean']['output'];
  /** What is sent back. */
  lines: Array<OrderReturnLine>;
  /** When the pharmacy received it. */
  received_at?: Maybe<Scalars['DateTime']['output']>;
  /** When it was declined or withdrawn. */
  settled_at?: Maybe<Scalars['DateTime']['output']>;
  /** Where it is. */
  state: OrderReturnState;
};

/** A line that is sent back. */
export type OrderReturnLine = {
  __typename?: 'OrderReturnLine';
  /** Number of the line in its order, from 1. */
  line: Scalars['Int']['output'];
  /** Name of the product at the time of purchase. */
  name: Scalars['String']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Why: a code of the contract's `RETURN_REASONS`. */
  reason: Scalars['String']['output'];
};

/** States of a return. */
export type OrderReturnState =
  /** Arrived at the pharmacy, which checks it. */
  | 'arrived'
  /** Declined by the pharmacy, with a reason. */
  | 'declined'
  /** Received by the pharmacy, and refunded unless its lines were refunded before. */
  | 'received'
  /** Asked for by the customer, who sends it. */
  | 'requested'
  /** Withdrawn by the customer, who has not sent it. */
  | 'withdrawn';

/** Where the script of a line stands. */
export type OrderScript = {
  __typename?: 'OrderScript';
  /** How its customer gives it. */
  kind: ScriptType;
  /** Number of the line in its order, from 1. */
  line: Scalars['Int']['output'];
  /** Name of the product at the time of purchase. */
  name: Scalars['String']['output'];
  /** Where it is. */
  state: OrderScriptState;
  /** Every state it was in, oldest first. */
  steps: Array<OrderScriptStep>;
};

/** States of the script of a line. */
export type OrderScriptState =
  /** A paper one that has arrived and is to be checked. */
  | 'arrived'
  /** A paper one, in the post. */
  | 'awaited'
  /** No longer needed: its line was given back. */
  | 'closed'
  /** On file at the pharmacy, to be checked. */
  | 'on_file'
  /** Refused by a pharmacist, with a reason. */
  | 'refused'
  /** The token of an electronic one, to be checked. */
  | 'to_check'
  /** Checked by a pharmacist. */
  | 'valid';

/** A state that a script was in. */
export type OrderScriptStep = {
  __typename?: 'OrderScriptStep';
  /** Since when. */
  at: Scalars['DateTime']['output'];
  /** Why it was refused: a code of the contract's `SCRIPT_REFUSE_REASONS`. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The state. */
  state: OrderScriptState;
};

/** Shipping method of an order. Money in cents. */
export type OrderShippingMethod = {
  __typename?: 'OrderShippingMethod';
  /** First day on which the order is expected, as an ISO date; null for click-and-collect. */
  delivery_from?: Maybe<Scalars['String']['output']>;
  /** Last day on which the order is expected, as an ISO date; null for click-and-collect. */
  delivery_to?: Maybe<Scalars['String']['output']>;
  /** Id of the method. */
  id: Scalars['ID']['output'];
  /** Name at the time of purchase. */
  name: Scalars['String']['output'];
  /** Amount charged. */
  price: Scalars['Int']['output'];
  /** Kind of method, for example `click-and-collect`. */
  type: Scalars['String']['output'];
};

/** States of an order (rule selling-06). */
export type OrderState =
  /** Cancelled. */
  | 'cancelled'
  /** Delivered or collected; a fee, which has nothing to send, once it is paid. */
  | 'delivered'
  /** Handed to the carrier, or ready to collect. */
  | 'dispatched'
  /** Ready for dispatch. */
  | 'packed'
  /** Under review by a pharmacist. */
  | 'pharmacist_review'
  /** Paid and awaiting processing. */
  | 'placed'
  /** Refunded. */
  | 'refunded';

/** Tracking details of a parcel. */
export type OrderTracking = {
  __typename?: 'OrderTracking';
  /** Carrier. */
  carrier: Scalars['String']['output'];
  /** Tracking number. */
  number: Scalars['String']['output'];
};

/** Input of `orders_cancel`: the reference of one's own order, or the token of its link. */
export type OrdersCancelInput = {
  /** Code of the contract's `CANCEL_REASONS`. */
  reason: Scalars['String']['input'];
  /** Reference of an order of the signed-in user. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Token of the order's link. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a change of a customer's own order. */
export type OrdersChangePayload = {
  __typename?: 'OrdersChangePayload';
  /** The order. */
  order: Order;
};

/** Input of `orders_request_return`: the reference of one's own order, or the token of its link. */
export type OrdersRequestReturnInput = {
  /** Generated by the client once per return: 16 to 100 letters, digits and dashes. */
  key: Scalars['String']['input'];
  /** What is sent back. */
  lines: Array<ReturnLineInput>;
  /** Reference of an order of the signed-in user. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Token of the order's link. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `orders_set_address`: the reference of one's own order, or the token of its link. */
export type OrdersSetAddressInput = {
  /** Street address. */
  address_1: Scalars['String']['input'];
  /** Unit, building or company. */
  address_2?: InputMaybe<Scalars['String']['input']>;
  /** Recipient's first name. */
  first_name: Scalars['String']['input'];
  /** Recipient's last name. */
  last_name: Scalars['String']['input'];
  /** Australian phone number. */
  phone: Scalars['String']['input'];
  /** Postcode, 4 digits. */
  postcode: Scalars['String']['input'];
  /** Reference of an order of the signed-in user. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['input'];
  /** Token of the order's link. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `orders_withdraw_return`: the reference of one's own order, or the token of its link. */
export type OrdersWithdrawReturnInput = {
  /** Code of the return. */
  code: Scalars['ID']['input'];
  /** Reference of an order of the signed-in user. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Token of the order's link. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Position of a page within a list. */
export type PaginatorInfo = {
  __typename?: 'PaginatorInfo';
  /** Current page, from 1. */
  current_page: Scalars['Int']['output'];
  /** Number of the last page, at least 1. */
  last_page: Scalars['Int']['output'];
  /** Entries per page. */
  per_page: Scalars['Int']['output'];
  /** Total number of entries. */
  total: Scalars['Int']['output'];
};

/** A patient of an account. Only the last 4 digits of identifiers are exposed. */
export type Patient = {
  __typename?: 'Patient';
  /** Street address. */
  address: Scalars['String']['output'];
  /** Allergies. */
  allergies: Scalars['String']['output'];
  /** When the account last saved these details, and with them said that they hold. */
  checked_at: Scalars['DateTime']['output'];
  /** Medical conditions. */
  conditions: Scalars['String']['output'];
  /** Date of birth, YYYY-MM-DD. */
  dob: Scalars['String']['output'];
  /** First name. */
  first_name: Scalars['String']['output'];
  /** Gender. */
  gender: Gender;
  /** Whether the address is complete. */
  has_address: Scalars['Boolean']['output'];
  /** Whether Medicare details are on file. */
  has_medicare: Scalars['Boolean']['output'];
  /** Last 4 digits of the Individual Healthcare Identifier. */
  hola_ihi_last4?: Maybe<Scalars['String']['output']>;
  /** Expiry of the Medicare card, YYYY-MM. */
  hola_medicare_expiry?: Maybe<Scalars['String']['output']>;
  /** Last 4 digits of the Medicare number. */
  hola_medicare_last4?: Maybe<Scalars['String']['output']>;
  /** Whether the patient is pregnant or breastfeeding; null while nobody has asked. */
  is_pregnant_breastfeeding?: Maybe<Scalars['Boolean']['output']>;
  /** Last name. */
  last_name: Scalars['String']['output'];
  /** Current medication. */
  medication: Scalars['String']['output'];
  /** Phone number, digits only. */
  phone: Scalars['String']['output'];
  /** Postcode, 4 digits. */
  postcode: Scalars['String']['output'];
  /** State. */
  state?: Maybe<State>;
  /** Suburb. */
  suburb: Scalars['String']['output'];
  /** Uuid of the patient. */
  uuid: Scalars['ID']['output'];
};

/** Summary of a patient for lists. */
export type PatientName = {
  __typename?: 'PatientName';
  /** First name. */
  first_name: Scalars['String']['output'];
  /** Last name. */
  last_name: Scalars['String']['output'];
  /** Uuid of the patient. */
  uuid: Scalars['ID']['output'];
};

/** A page of patients. */
export type PatientPage = {
  __typename?: 'PatientPage';
  /** The patients on this page. */
  data: Array<Patient>;
  /** Pagination of the list. */
  paginatorInfo: PaginatorInfo;
};

/** Input of `patients_create`. Patients with Medicare have Medicare details, others an IHI. */
export type PatientsCreateInput = {
  /** Street address. */
  address: Scalars['String']['input'];
  /** Allergies. */
  allergies?: InputMaybe<Scalars['String']['input']>;
  /** Medical conditions. */
  conditions?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, YYYY-MM-DD. */
  dob: Scalars['String']['input'];
  /** First name. */
  first_name: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Whether the patient has a Medicare card. */
  has_medicare: Scalars['Boolean']['input'];
  /** Individual Healthcare Identifier, 16 digits. */
  ihi_number?: InputMaybe<Scalars['String']['input']>;
  /** Whether the patient is pregnant or breastfeeding; left out if nobody has asked. */
  is_pregnant_breastfeeding?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name. */
  last_name: Scalars['String']['input'];
  /** Expiry of the card, YYYY-MM or MM/YYYY. */
  medicare_expiry?: InputMaybe<Scalars['String']['input']>;
  /** Medicare number, 10 digits. */
  medicare_number?: InputMaybe<Scalars['String']['input']>;
  /** Individual reference number beside the name, 1 to 9. */
  medicare_reference?: InputMaybe<Scalars['String']['input']>;
  /** Current medication. */
  medication?: InputMaybe<Scalars['String']['input']>;
  /** Australian phone number. */
  phone: Scalars['String']['input'];
  /** Postcode, 4 digits. */
  postcode: Scalars['String']['input'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['input'];
};

/** Input of `patients_delete`. */
export type PatientsDeleteInput = {
  /** Uuid of the patient. */
  uuid: Scalars['ID']['input'];
};

/** Result of `patients_delete`. */
export type PatientsDeletePayload = {
  __typename?: 'PatientsDeletePayload';
  /** Uuid of the deleted patient. */
  uuid: Scalars['ID']['output'];
};

/** Input of `patients_edit`; omitted fields keep their values. */
export type PatientsEditInput = {
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Allergies. */
  allergies?: InputMaybe<Scalars['String']['input']>;
  /** Medical conditions. */
  conditions?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, YYYY-MM-DD. */
  dob?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Gender. */
  gender?: InputMaybe<Gender>;
  /**
   * Whether the patient has a Medicare card. If given, the identifiers below replace the stored ones; if omitted, those
   * are unchanged.
   */
  has_medicare?: InputMaybe<Scalars['Boolean']['input']>;
  /** Individual Healthcare Identifier, 16 digits. */
  ihi_number?: InputMaybe<Scalars['String']['input']>;
  /** Whether the patient is pregnant or breastfeeding. */
  is_pregnant_breastfeeding?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Expiry of the card, YYYY-MM or MM/YYYY. */
  medicare_expiry?: InputMaybe<Scalars['String']['input']>;
  /** Medicare number, 10 digits. */
  medicare_number?: InputMaybe<Scalars['String']['input']>;
  /** Individual reference number beside the name, 1 to 9. */
  medicare_reference?: InputMaybe<Scalars['String']['input']>;
  /** Current medication. */
  medication?: InputMaybe<Scalars['String']['input']>;
  /** Australian phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postcode, 4 digits. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state?: InputMaybe<State>;
  /** Suburb. */
  suburb?: InputMaybe<Scalars['String']['input']>;
  /** Uuid of the patient. */
  uuid: Scalars['ID']['input'];
};

/** Settings a browser needs to tokenise a card. */
export type PaymentGatewayConfig = {
  __typename?: 'PaymentGatewayConfig';
  /** embedded or stripe. */
  name: Scalars['String']['output'];
  /** Public key for the gateway's script; null for the embedded gateway. */
  publishable_key?: Maybe<Scalars['String']['output']>;
  /** URL to which the browser posts card data for a token; null if the gateway's script does so itself. */
  tokens_url?: Maybe<Scalars['String']['output']>;
  /** Wallets that it offers for single payments, in order. */
  wallets: Array<PaymentWallet>;
};

/** A payment method on file. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** Scheme of a card, or the mark of another payment method. */
  brand: Scalars['String']['output'];
  /** Month of expiry, 1 to 12; null for methods that do not expire. */
  exp_month?: Maybe<Scalars['Int']['output']>;
  /** Year of expiry; null for methods that do not expire. */
  exp_year?: Maybe<Scalars['Int']['output']>;
  /** Whether this is the default. */
  is_default: Scalars['Boolean']['output'];
  /** Last 4 digits. */
  last4: Scalars['String']['output'];
  /** The gateway's id of the payment method. */
  stripe_source_id: Scalars['ID']['output'];
};

/** Input of `payment_methods_add`. */
export type PaymentMethodsAddInput = {
  /** The gateway's id of the card. */
  stripe_source_id: Scalars['ID']['input'];
};

/** Result of `payment_methods_add`. */
export type PaymentMethodsAddPayload = {
  __typename?: 'PaymentMethodsAddPayload';
  /** The user's cards, the default first. */
  payment_methods: Array<PaymentMethod>;
};

/** Input of `payment_methods_remove`. */
export type PaymentMethodsRemoveInput = {
  /** The gateway's id of the card. */
  stripe_source_id: Scalars['ID']['input'];
};

/** Result of `payment_methods_remove`. */
export type PaymentMethodsRemovePayload = {
  __typename?: 'PaymentMethodsRemovePayload';
  /** The user's cards, the default first. */
  payment_methods: Array<PaymentMethod>;
};

/** Input of `payment_methods_set_default`. */
export type PaymentMethodsSetDefaultInput = {
  /** The gateway's id of the card. */
  stripe_source_id: Scalars['ID']['input'];
};

/** Result of `payment_methods_set_default`. */
export type PaymentMethodsSetDefaultPayload = {
  __typename?: 'PaymentMethodsSetDefaultPayload';
  /** The user's cards, the default first. */
  payment_methods: Array<PaymentMethod>;
};

/** A wallet of the gateway: its sheet approves one payment with what the shopper keeps in it. */
export type PaymentWallet = {
  __typename?: 'PaymentWallet';
  /** Such as test_wallet; the brand of payments from it. */
  id: Scalars['ID']['output'];
  /** Name shown to shoppers. */
  name: Scalars['String']['output'];
  /**
   * Page to show in a frame, with `amount` (cents) as its parameter. It posts {type: 'wallet', wallet, token} to its parent:
   * the payment's {id, brand, last4}, or null when the shopper closed the sheet.
   */
  sheet_url: Scalars['String']['output'];
};

/** An AutoDelivery that an order starts. Days are words for the customer, in the time of the delivery address. */
export type PlannedAutoDelivery = {
  __typename?: 'PlannedAutoDelivery';
  /** Until when that delivery can be changed, skipped or cancelled. */
  changes_until: Scalars['String']['output'];
  /** Day on which the first automatic order is placed and charged. */
  charged_on: Scalars['String']['output'];
  /** Business days between which that order is expected, such as `Tue 8 Dec to Mon 14 Dec`. */
  delivered_on: Scalars['String']['output'];
  /** Frequency, such as `4W`. */
  frequency: Scalars['String']['output'];
  /** Name that it begins with. */
  name: Scalars['String']['output'];
  /** What its customer agrees to, sentence by sentence; joined by spaces they are one of `agreed_terms` of `checkout_place_order`. */
  terms: Array<Scalars['String']['output']>;
};

/** One price. Money in cents. */
export type Price = {
  __typename?: 'Price';
  /** Quantity from which a multi_{N} price applies; 1 for other types. */
  min_qty: Scalars['Int']['output'];
  /** default, promo, afterhours or multi_{N}. */
  type: Scalars['String']['output'];
  /** Unit price. */
  value: Scalars['Int']['output'];
};

/** A product (section 3). Money in cents. */
export type Product = {
  __typename?: 'Product';
  /** Further attributes. */
  attributes: Array<ProductAttribute>;
  /** Badges: the first 4 values of the 'Product Badges' attribute that the label does not contradict. */
  badges: Array<Scalars['String']['output']>;
  /** The telehealth service it books; null for goods. */
  booking_type?: Maybe<Scalars['BookingType']['output']>;
  /** Its brand. */
  brand?: Maybe<Brand>;
  /** One product per brand, including this one; empty if there is no choice. */
  brand_variants: Array<ProductVariant>;
  /** Breadcrumb trail of categories, from the root; excludes the product itself. */
  breadcrumbs: Array<Breadcrumb>;
  /** Whether it is available on AutoDelivery. */
  can_autodeliver: Scalars['Boolean']['output'];
  /** The product's card for lists. */
  card: ProductCard;
  /** Its most specific category. */
  category?: Maybe<Category>;
  /** Stock code (SKU). */
  code: Scalars['String']['output'];
  /** One product per colour, including this one; empty if there is no choice. */
  colour_variants: Array<ProductVariant>;
  /** Manufacturer's banner. */
  coop_advert?: Maybe<CoopAdvert>;
  /** Description in plain text, with blank lines between paragraphs. */
  description: Scalars['String']['output'];
  /** What one dose holds, read from `txt_ingredients`; null if that tells no amounts. */
  dose?: Maybe<Dose>;
  /** Base rewards points per unit at the current price, excluding the after-hours surcharge. */
  edr_base_points: Scalars['Int']['output'];
  /** Bonus rewards points per unit. */
  edr_bonus_points: Scalars['Int']['output'];
  /** States it may not be sent to. */
  excluded_states: Array<State>;
  /** Advice from a pharmacist or naturopath. */
  expert_advice_description?: Maybe<Scalars['String']['output']>;
  /** Products recommended in the advice. */
  expert_advice_products: Array<Product>;
  /** What the label tells in numbers and names, in the order of reading: pack, servings, allergens, schedule, register number. */
  facts: Array<ProductFact>;
  /** One product per flavour, including this one; empty if there is no choice. */
  flavour_variants: Array<ProductVariant>;
  /** One product per format, including this one; empty if there is no choice. */
  format_variants: Array<ProductVariant>;
  /** One product per fragrance, including this one; empty if there is no choice. */
  fragrance_variants: Array<ProductVariant>;
  /** Brand among its variants. */
  group_brand?: Maybe<Scalars['String']['output']>;
  /** Colour among its variants. */
  group_colour?: Maybe<Scalars['String']['output']>;
  /** Flavour among its variants. */
  group_flavour?: Maybe<Scalars['String']['output']>;
  /** Format among its variants. */
  group_format?: Maybe<Scalars['String']['output']>;
  /** Fragrance among its variants. */
  group_fragrance?: Maybe<Scalars['String']['output']>;
  /** Size among its variants. */
  group_size?: Maybe<Scalars['String']['output']>;
  /** Whether it is exempt from GST. */
  gst_free: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Pictures, the main one first. */
  images: Array<Image>;
  /** False for medicines that may not be promoted to the public, which have no badges, strike-through prices or sale tags. */
  is_advertisable: Scalars['Boolean']['output'];
  /** True if it can be bought: Active and in stock. */
  is_available: Scalars['Boolean']['output'];
  /** Whether it is on clearance. */
  is_clearance: Scalars['Boolean']['output'];
  /** Whether the product is a favourite of the signed-in user; false for guests. */
  is_favourite: Scalars['Boolean']['output'];
  /** Whether it ships free. */
  is_free_shipping: Scalars['Boolean']['output'];
  /** Whether it is shipped refrigerated. */
  is_fridge: Scalars['Boolean']['output'];
  /** Whether only registered users can buy it. */
  is_gated: Scalars['Boolean']['output'];
  /** Whether stock is low with no replenishment expected soon. */
  is_limited_supply: Scalars['Boolean']['output'];
  /** True if out of stock. */
  is_out_of_stock: Scalars['Boolean']['output'];
  /** Whether it is sold by the pharmacy. */
  is_pharmacy: Scalars['Boolean']['output'];
  /** Whether it is sold on the advice of a practitioner. */
  is_practitioner: Scalars['Boolean']['output'];
  /** Whether it is available for pre-order. */
  is_preorder: Scalars['Boolean']['output'];
  /** Practitioner-only, schedule 3 outside Appendix H, and schedule 4 (section 6). */
  is_restricted: Scalars['Boolean']['output'];
  /** Whether a practitioner product skips the questionnaire. */
  is_skip_questionnaire: Scalars['Boolean']['output'];
  /** Whether it is a general medicine under the regulator's labelling rules. */
  is_tga: Scalars['Boolean']['output'];
  /** Journeys it belongs to. */
  journey_ids: Array<Scalars['Int']['output']>;
  /** Names from the 'Key Ingredients' attribute. */
  key_ingredients: Array<Scalars['String']['output']>;
  /** Current unit price. After-hours prices apply on weekends, public holidays and from 18:00 to 08:00. */
  live_price?: Maybe<Price>;
  /** Price type of `live_price`. */
  live_price_type?: Maybe<Scalars['String']['output']>;
  /** The most packs of one supply on prescription; null where the general limit holds. */
  max_per_supply?: Maybe<Scalars['Int']['output']>;
  /** The most supplies of one prescription; null where the general limit holds. */
  max_repeats?: Maybe<Scalars['Int']['output']>;
  /** Description for search engines. */
  metadescription: Scalars['String']['output'];
  /** Days from one supply on a repeat to the next one for the same patient; null for none. */
  min_days_between_supplies?: Maybe<Scalars['Int']['output']>;
  /** Full name, with brand, strength and size. */
  name: Scalars['String']['output'];
  /** Maximum quantity per order; 0 for no limit. */
  order_limit: Scalars['Int']['output'];
  /** All prices. */
  prices: Array<Price>;
  /** The main picture. */
  primary_image?: Maybe<Image>;
  /** Current promotions; empty for medicines that may not be promoted. */
  promotions: Array<Promotion>;
  /** Whether it requires a prescription. */
  requires_prescription: Scalars['Boolean']['output'];
  /** Recommended retail price; null if there is none or it must not be shown. */
  rrp?: Maybe<Scalars['Int']['output']>;
  /** 2, 3, 4, 4N or empty. */
  schedule: Scalars['String']['output'];
  /** Title for search engines. */
  seo_title: Scalars['String']['output'];
  /**
   * How one unit can reach a postcode, fastest first, including same-day; empty for services and unknown postcodes.
   * Pharmacies to collect from depend on the cart.
   */
  shipping_methods: Array<ShippingMethod>;
  /** One product per size, including this one; empty if there is no choice. */
  size_variants: Array<ProductVariant>;
  /** Slug of the product page. */
  slug: Scalars['String']['output'];
  /** Who sells and supplies it, for pharmacy products. */
  sold_by?: Maybe<Scalars['String']['output']>;
  /** Sales status. */
  status: ProductStatus;
  /** Units available for sale. */
  stock: Scalars['Int']['output'];
  /** Tag names. */
  tags: Array<ProductTag>;
  /** Directions for use. */
  txt_directions?: Maybe<Scalars['String']['output']>;
  /** Ingredients. */
  txt_ingredients?: Maybe<Scalars['String']['output']>;
  /** Storage instructions. */
  txt_storage?: Maybe<Scalars['String']['output']>;
  /** Label warnings. */
  txt_warnings?: Maybe<Scalars['String']['output']>;
  /** Path of the page. */
  url: Scalars['String']['output'];
  /** Mandatory warnings. */
  warnings: Array<ProductWarning>;
};


/** A product (section 3). Money in cents. */
export type ProductLive_PriceArgs = {
  gmt_offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<State>;
};


/** A product (section 3). Money in cents. */
export type ProductLive_Price_TypeArgs = {
  gmt_offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<State>;
};


/** A product (section 3). Money in cents. */
export type ProductShipping_MethodsArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};

/** An attribute of a product. */
export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  /** Name. */
  name: Scalars['String']['output'];
  /** text, or list for comma lists. */
  type: Scalars['String']['output'];
  /** Value. */
  value: Scalars['String']['output'];
};

/** A product as lists show it: the card view of a search record (section 3). Money in cents. */
export type ProductCard = {
  __typename?: 'ProductCard';
  /** The telehealth service it books. */
  bookingType?: Maybe<Scalars['BookingType']['output']>;
  /** Name of the brand. */
  brand: Scalars['String']['output'];
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** Picture, 360 by 360 pixels. */
  image: Scalars['String']['output'];
  /** Whether it is schedule 3 in Appendix H, which is advertised and sold like other goods. */
  isAppendixH: Scalars['Boolean']['output'];
  /** Whether it is on clearance. */
  isClearance: Scalars['Boolean']['output'];
  /** Whether the product is a favourite of the signed-in user; null for guests. */
  isFavourite?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it ships free. */
  isFreeShipping: Scalars['Boolean']['output'];
  /** Whether it is shipped refrigerated. */
  isFridge: Scalars['Boolean']['output'];
  /** Whether only registered users can buy it. */
  isGated: Scalars['Boolean']['output'];
  /** Whether it is sold and supplied by the pharmacy. */
  isHlp: Scalars['Boolean']['output'];
  /** Whether stock is low. */
  isLimitedSupply: Scalars['Boolean']['output'];
  /** True if it cannot currently be bought. */
  isOutOfStock: Scalars['Boolean']['output'];
  /** Whether it is sold on the advice of a practitioner. */
  isPractitioner: Scalars['Boolean']['output'];
  /** Whether it is available for pre-order. */
  isPreorder: Scalars['Boolean']['output'];
  /** Whether it requires a prescription. */
  isPrescription: Scalars['Boolean']['output'];
  /** Whether it is on promotion. */
  isPromoted: Scalars['Boolean']['output'];
  /** Whether a practitioner product skips the questionnaire. */
  isSkipQuestionnaire: Scalars['Boolean']['output'];
  /** Whether it is a telehealth service. */
  isTelehealth: Scalars['Boolean']['output'];
  /** Whether it is a general medicine under the regulator's labelling rules. */
  isTgaGeneral: Scalars['Boolean']['output'];
  /** Everyday price, if `price` is lower. */
  originalPrice?: Maybe<Scalars['Int']['output']>;
  /** Unit price. */
  price: Scalars['Int']['output'];
  /** Price type of `price`. */
  priceType: Scalars['String']['output'];
  /** Current promotions. */
  promotions: Array<ProductCardPromotion>;
  /** Id of the search that found it, for click and conversion events; null outside search results. */
  queryID?: Maybe<Scalars['ID']['output']>;
  /** Recommended retail price, if it may be shown. */
  rrp?: Maybe<Scalars['Int']['output']>;
  /** 2, 3, 4 or null; 4N is reported as 4. */
  schedule?: Maybe<Scalars['String']['output']>;
  /** Stock code. */
  sku: Scalars['String']['output'];
  /** Slug of the product page. */
  slug: Scalars['String']['output'];
  /** Name of the pharmacy that sells it. */
  soldBy?: Maybe<Scalars['String']['output']>;
  /** Names of further tags. */
  tags: Array<Scalars['String']['output']>;
  /** Full name. */
  title: Scalars['String']['output'];
  /** Path of the page. */
  url: Scalars['String']['output'];
};

/** A page of cards. */
export type ProductCardList = {
  __typename?: 'ProductCardList';
  /** The cards on this page. */
  data: Array<ProductCard>;
  /** Pagination of the list. */
  paginatorInfo: PaginatorInfo;
};

/** A promotion on a card. */
export type ProductCardPromotion = {
  __typename?: 'ProductCardPromotion';
  /** Title for shoppers. */
  displayTitle: Scalars['String']['output'];
  /** Id. */
  promotionId: Scalars['ID']['output'];
};

/** A fact of a product's label, in words for shoppers. */
export type ProductFact = {
  __typename?: 'ProductFact';
  /** Its name, such as 'Contains'. */
  name: Scalars['String']['output'];
  /** What the value means. */
  note?: Maybe<Scalars['String']['output']>;
  /** Address that it leads to. */
  url?: Maybe<Scalars['String']['output']>;
  /** Its value in words. */
  value: Scalars['String']['output'];
};

/** Sales status of a product. */
export type ProductStatus =
  /** On sale. */
  | 'Active'
  /** No longer on sale. */
  | 'Deleted'
  /** Temporarily not on sale. */
  | 'Disabled';

/** Result of `product_stock_notification`. */
export type ProductStockNotificationPayload = {
  __typename?: 'ProductStockNotificationPayload';
  /** E-mail address that will be notified. */
  email: Scalars['String']['output'];
  /** Id of the product. */
  product_id: Scalars['ID']['output'];
};

/** A tag. */
export type ProductTag = {
  __typename?: 'ProductTag';
  /** Name. */
  name: Scalars['String']['output'];
};

/** A variant of a product that differs in one attribute. Money in cents. */
export type ProductVariant = {
  __typename?: 'ProductVariant';
  /** Stock code. */
  code: Scalars['String']['output'];
  /** Description. */
  description: Scalars['String']['output'];
  /** Brand. */
  group_brand?: Maybe<Scalars['String']['output']>;
  /** Colour. */
  group_colour?: Maybe<Scalars['String']['output']>;
  /** Flavour. */
  group_flavour?: Maybe<Scalars['String']['output']>;
  /** Format. */
  group_format?: Maybe<Scalars['String']['output']>;
  /** Fragrance. */
  group_fragrance?: Maybe<Scalars['String']['output']>;
  /** Size. */
  group_size?: Maybe<Scalars['String']['output']>;
  /** Pictures. */
  images: Array<Image>;
  /** True if out of stock. */
  is_out_of_stock: Scalars['Boolean']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** All prices. */
  prices: Array<Price>;
  /** Slug of the product page. */
  slug: Scalars['String']['output'];
};

/** Result of `product_views_create`. */
export type ProductViewsCreatePayload = {
  __typename?: 'ProductViewsCreatePayload';
  /** Id of the product. */
  product_id: Scalars['ID']['output'];
  /** When it was viewed. */
  viewed_at: Scalars['DateTime']['output'];
};

/** Result of `product_views_delete`. */
export type ProductViewsDeletePayload = {
  __typename?: 'ProductViewsDeletePayload';
  /** True if the product is no longer among the views. */
  deleted: Scalars['Boolean']['output'];
  /** Product id, as passed. */
  product_id: Scalars['ID']['output'];
};

/** Result of `product_views_merge`. */
export type ProductViewsMergePayload = {
  __typename?: 'ProductViewsMergePayload';
  /** Ids of the retained products, most recent first. */
  product_ids: Array<Scalars['ID']['output']>;
};

/** A mandatory warning. */
export type ProductWarning = {
  __typename?: 'ProductWarning';
  /** Text. */
  message: Scalars['String']['output'];
  /** Position on the page: top or bottom. */
  position: Scalars['String']['output'];
};

/** A product carousel. */
export type ProductsSection = HomeSection & {
  __typename?: 'ProductsSection';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Text of the link to the full list. */
  linkText: Scalars['String']['output'];
  /** Its available products. */
  products: Array<ProductCard>;
  /** URL of the full list. */
  targetLink: Scalars['String']['output'];
  /** Text; empty if there is none. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A manufacturer's banner on product pages. */
export type PromoBanner = {
  __typename?: 'PromoBanner';
  /** Code. */
  code: Scalars['String']['output'];
  /** Picture. */
  image: Scalars['String']['output'];
  /** Link URL. */
  targetLink: Scalars['String']['output'];
  /** Text. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A promotion (section 3). */
export type Promotion = {
  __typename?: 'Promotion';
  /** Small print. */
  display_info: Scalars['String']['output'];
  /** Title for shoppers. */
  display_title: Scalars['String']['output'];
  /** End time. */
  end_date: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Its available products, most popular first. */
  products: Array<Product>;
  /** Slug. */
  slug: Scalars['String']['output'];
  /** Path of the page. */
  url: Scalars['String']['output'];
};


/** A promotion (section 3). */
export type PromotionProductsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** Cards of promotions. */
export type PromotionsSection = HomeSection & {
  __typename?: 'PromotionsSection';
  /** The cards on this page. */
  cards: Array<HomePromotionCard>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A QR code, to be drawn. */
export type QrCode = {
  __typename?: 'QrCode';
  /** Dark squares as the path of an SVG picture, one unit each. */
  path: Scalars['String']['output'];
  /** Squares in a row, without the margin. */
  size: Scalars['Int']['output'];
};

/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type Query = {
  __typename?: 'Query';
  /**
   * Street addresses for text with a house number and a word, of 4 to 100 characters; at most 6. Empty for other text, for
   * post office boxes, and while no service that knows addresses is connected and well: addresses can always be typed.
   */
  address_suggestions: Array<AddressSuggestion>;
  /** The signed-in user's AutoDeliveries except deleted ones, newest first; empty for guests. */
  autodeliveries: Array<AutoDelivery>;
  /** A brand by its slug; null if not found. */
  brand?: Maybe<Brand>;
  /** All brands with products, sorted by name. */
  brands: Array<Brand>;
  /** The full cart. Errors: CART_UUID_MISSING, CART_NOT_FOUND, CART_CLOSED. */
  cart?: Maybe<Cart>;
  /** Rewards points the cart would earn. Errors as in `cart`. */
  cart_edr?: Maybe<CartEdr>;
  /** Totals for the mini-cart trigger. Errors as in `cart`. */
  cart_header?: Maybe<CartHeader>;
  /** The cart as the mini-cart shows it. Errors as in `cart`. */
  cart_mini?: Maybe<Cart>;
  /** The cart as the cart page shows it. Errors as in `cart`. */
  cart_page?: Maybe<Cart>;
  /** Top-level categories, in menu order. */
  categories: Array<Category>;
  /** A category by its slug path, such as "vitamins/magnesium"; null if not found. */
  category?: Maybe<Category>;
  /** A content page; null if not found. */
  content_page?: Maybe<ContentPage>;
  /** Whether the signed-in user gets mails about favourites. Errors: UNAUTHENTICATED for guests. */
  favourite_alerts: FavouriteAlerts;
  /**
   * Ids of the signed-in user's favourite products, newest first, at most 10,000: what a page needs to fill its hearts
   * and count. Errors: UNAUTHENTICATED for guests.
   */
  favourite_ids: Array<Scalars['ID']['output']>;
  /**
   * Cards of the signed-in user's favourites, newest first, with those that cannot be bought at the moment. Errors:
   * UNAUTHENTICATED for guests.
   */
  favourite_products: ProductCardList;
  /**
   * The signed-in user's favourites, newest first, at most 500 (section 7.e). With `product_id`, only that
   * product; empty if it is not a favourite. Errors: UNAUTHENTICATED for guests.
   */
  favourites: Array<Favourite>;
  /** The signed-in user's diary for a day. Errors: UNAUTHENTICATED, INVALID_INPUT for `day`. */
  food_diary: FoodDiaryDay;
  /**
   * The days of a span on which the signed-in user noted something, in order. Errors: UNAUTHENTICATED, INVALID_INPUT with
   * `fields`.
   */
  food_diary_days: Array<FoodDiaryDay>;
  /**
   * Up to 12 foods for the signed-in user with a word starting with each word of the query: own foods first, then those of
   * the food list, best match first. Errors: UNAUTHENTICATED.
   */
  food_diary_foods: Array<FoodDiaryFood>;
  /**
   * What the signed-in user chooses a food from before typing: foods that they recorded in the last 30 days, favourites and
   * own foods. Errors: UNAUTHENTICATED.
   */
  food_diary_picks: FoodDiaryPicks;
  /**
   * The signed-in user's totals for the seven days up to and including the given one, or for more, for a chart; includes
   * days without entries. Errors: UNAUTHENTICATED, INVALID_INPUT with `fields`.
   */
  food_diary_week: Array<FoodDiaryTotal>;
  /**
   * The food list: foods whose name or group contains a word starting with each word of the query, best match first; all
   * foods sorted by name if there is no query.
   */
  foods: FoodPage;
  /**
   * What has been entered so far in an unfinished booking or in joining the program: the signed-in user's own, or a
   * guest's, who passes what saving returned. Null if nothing is kept: not begun, finished, or not changed for 10 days.
   */
  health_draft?: Maybe<HealthDraft>;
  /** The home page. */
  home?: Maybe<Home>;
  /** A program by its slug; null if not found. */
  journey?: Maybe<Journey>;
  /**
   * The times to which the booked consult of a program can be moved, by the clocks of the patient's state, each with the
   * reason if it cannot. Errors: UNAUTHENTICATED, SUBSCRIPTION_ID_MISSING, NOT_FOUND, CONSULT_NOT_BOOKED.
   */
  journey_consult_times: Array<JourneyConsultDay>;
  /**
   * What the signed-in member and the care team of a program have written. Errors: UNAUTHENTICATED,
   * SUBSCRIPTION_ID_MISSING, NOT_FOUND.
   */
  journey_conversation: JourneyConversation;
  /**
   * What daily targets are suggested to the signed-in member by what their program knows of its patient. Null without a program
   * that has not ended and whose questionnaire was answered, and where targets are for a doctor: under 18, below the healthy range, pregnant or
   * breastfeeding. Errors: UNAUTHENTICATED.
   */
  journey_food_target?: Maybe<JourneyFoodTarget>;
  /**
   * The weight and waist log of the patient of the signed-in user's program. Errors: UNAUTHENTICATED,
   * SUBSCRIPTION_ID_MISSING, NOT_FOUND.
   */
  journey_measurements: JourneyMeasurementLog;
  /** The signed-in user's subscriptions, newest first; empty for guests. */
  journey_subscriptions: Array<JourneySubscription>;
  /** Programs currently offered. */
  journeys: Array<Journey>;
  /** A listing page: cards, facets and pagination. Null if its category, brand, promotion or collection does not exist. */
  listing?: Maybe<Listing>;
  /** The signed-in user; null for guests. */
  me?: Maybe<Me>;
  /** Promotion in the Browse drawer. */
  mobile_promo?: Maybe<MobilePromo>;
  /** The menu of the header and of the Browse drawer. */
  navigation?: Maybe<Navigation>;
  /**
   * An order: one of the signed-in user's own, or a guest's with the uuid of the cart it was placed from. Any other
   * reference fails with NOT_FOUND.
   */
  order?: Maybe<Order>;
  /**
   * The order of a link in a mail, for 30 days, without signing in. Medicines that mails do not name are not named either,
   * except for their signed-in owner. Errors: LINK_EXPIRED, LINK_INVALID, NOT_FOUND.
   */
  order_by_link?: Maybe<Order>;
  /**
   * A guest's order by its reference and e-mail address. Anything else fails with NOT_FOUND. Errors:
   * RATE_LIMITED with `retry_after` in seconds.
   */
  order_lookup?: Maybe<Order>;
  /** A page of the signed-in user's patients, sorted by first name. Errors: UNAUTHENTICATED. */
  patients: PatientPage;
  /** The signed-in user's patients, sorted by first name; empty for guests. */
  patients_names: Array<PatientName>;
  /** The payment gateway in use and where browsers send card data, which never reaches this api. */
  payment_gateway: PaymentGatewayConfig;
  /** The signed-in user's cards on file, the default first; empty for guests. */
  payment_methods: Array<PaymentMethod>;
  /** Shipping methods available for a postcode, fastest first; empty for unknown postcodes. */
  postcode_shipping_methods: Array<ShippingMethod>;
  /**
   * Suburbs and postcodes starting with the query of at least 2 letters, digits or spaces; at most 40. Shorter queries
   * return an empty list.
   */
  postcodes: Array<Location>;
  /** The signed-in user's orders, newest first. Errors: UNAUTHENTICATED. */
  previous_orders: OrderList;
  /**
   * A product by its slug; null if not found. Disabled and deleted products are returned with their `status`, so that the
   * product page can say so.
   */
  product?: Maybe<Product>;
  /** Products the signed-in user viewed, most recent first: those of the latest 50 that can be bought (section 7.d). Errors: UNAUTHENTICATED for guests. */
  product_views: ProductCardList;
  /**
   * Product cards by id, in the order of the ids. Unknown ids are omitted, and so are unavailable products unless
   * requested. Only the first 50 ids are used.
   */
  products: Array<ProductCard>;
  /** A manufacturer's banner by its code; null if not found. */
  promo_banner?: Maybe<PromoBanner>;
  /** A running promotion by id or slug; null if not found or ended. */
  promotions?: Maybe<Promotion>;
  /** The quick links bar. */
  quick_links: Array<QuickLink>;
  /** Recommended products, best match first. */
  recommended_products: ProductCardList;
  /** How the signed-in user can link a rewards card (rule 7.j-09). Errors: UNAUTHENTICATED. */
  rewards: Rewards;
  /** The scripts of a product on file for the signed-in user's patients that can still be dispensed; empty for guests. */
  scripts_on_file: Array<ScriptOnFile>;
  /** Banners shown in the search panel before a search. */
  search_banners?: Maybe<SearchBanners>;
  /**
   * Statistics on what shoppers searched for in a period: the searches for each text, and the clicks and conversions from
   * their results. Searches are retained for 90 days. For staff. Errors: FORBIDDEN, INVALID_INPUT with `fields` (from,
   * to).
   */
  search_report: SearchReport;
  /** The caller's second factor, for members of staff (rule roles-10). Errors: UNAUTHENTICATED, FORBIDDEN. */
  second_factor: SecondFactor;
  /** A paid consultation with everything that its practitioner needs. Errors: FORBIDDEN, NOT_FOUND. */
  staff_appointment: StaffAppointment;
  /**
   * Consultations that start on a day, earliest first; those never paid are left out. For practitioners. Errors: FORBIDDEN,
   * INVALID_INPUT (date).
   */
  staff_appointments: StaffAppointmentPage;
  /**
   * What staff did in customers' accounts and which health data they read, newest first. Entries cannot be changed or
   * removed. For staff. Errors: FORBIDDEN.
   * @deprecated Counts all that it lists. Use staff_audit_log.
   */
  staff_audit_events: AuditEventPage;
  /**
   * The latest 5,000 lines of a choice, to be saved as a file. Each time is a line of the log, with the choice and how many
   * lines it was. For managers. Errors: FORBIDDEN, INVALID_INPUT (what, from, to).
   */
  staff_audit_export: StaffAuditExport;
  /**
   * The audit log, newest first, narrowed down by any of its arguments. A page may hold fewer lines than asked for, even
   * none, while `next` goes on. One line of the log for each choice and hour says that it was read. For managers. Errors:
   * FORBIDDEN, INVALID_INPUT (what, from, to, after).
   */
  staff_audit_log: StaffAuditPage;
  /**
   * How many lines are newer than a page of the log, at most 100. Names no one, and is no line of the log. For managers.
   * Errors: FORBIDDEN, INVALID_INPUT (what, from, to, after).
   */
  staff_audit_news: Scalars['Int']['output'];
  /**
   * Up to 10 accounts whose name or e-mail begins with words, to narrow the log down to one of them. For managers. Errors:
   * FORBIDDEN, INVALID_INPUT (words).
   */
  staff_audit_people: Array<AuditPerson>;
  /** How many charges of AutoDeliveries have failed, and how many are coming. For support and managers. Errors: FORBIDDEN. */
  staff_autodelivery_charge_counts: StaffChargeCounts;
  /**
   * Charges of AutoDeliveries by the day on which they are due, the earliest first unless `newest`. For support and
   * managers. Errors: FORBIDDEN, INVALID_INPUT (after).
   */
  staff_autodelivery_charges: StaffAutoDeliveryChargePage;
  /**
   * Who works on the review of an order, or on a script of it; null if nobody does. For pharmacists. Errors: FORBIDDEN,
   * NOT_FOUND.
   */
  staff_claim?: Maybe<StaffClaim>;
  /**
   * Times at which telehealth consultations start on a day, earliest first, with their places. They are two hours long, by
   * the clocks of the patients' states. Names no patient. Errors: FORBIDDEN, INVALID_INPUT (date).
   */
  staff_consult_times: Array<StaffConsultTime>;
  /** The content that staff edit, by kind. For staff. Errors: FORBIDDEN. */
  staff_content: Array<StaffListedContent>;
  /** An entry of the content as staff edit it. For staff. Errors: FORBIDDEN, NOT_FOUND. */
  staff_content_entry: StaffContent;
  /** A customer as shown to support, without health data. For staff. Errors: FORBIDDEN, NOT_FOUND. */
  staff_customer: StaffCustomer;
  /**
   * Customers found by e-mail address, name, order reference or phone number (exactly one of them). Names match by the start of the
   * first name, the last name or both. For staff. Errors: FORBIDDEN, INVALID_INPUT with `fields`.
   */
  staff_customers: StaffCustomerPage;
  /**
   * A customer's health data, for support cases that need it. The audit log records who read it and why. For staff.
   * Errors: FORBIDDEN, INVALID_INPUT with `fields` (reason), NOT_FOUND.
   */
  staff_health_record: StaffHealthRecord;
  /** Everybody who has a role, and the invitations that wait. For managers. Errors: FORBIDDEN. */
  staff_members: StaffMembers;
  /** An order as the pharmacy works on it. For staff. Errors: FORBIDDEN, NOT_FOUND. */
  staff_order: StaffOrder;
  /** The queues that wait for work, with their lengths. For staff. Errors: FORBIDDEN. */
  staff_order_queues: Array<StaffOrderQueueLength>;
  /**
   * Orders of one queue, the oldest first unless `newest`; without a queue the latest of all queues that a search finds. For
   * staff. Errors: FORBIDDEN, INVALID_INPUT (after, search, name, phone).
   */
  staff_orders: StaffOrderPage;
  /**
   * The next 5,000 orders of a queue or search, to be saved as a file: what tells what was sold, to whom and how it is sent,
   * without products, patients and health answers. Each time is a line of the audit log, with what was chosen and how many
   * orders it were. For staff. Errors: FORBIDDEN, INVALID_INPUT (after, search, name, phone).
   */
  staff_orders_export: StaffOrderExport;
  /** A product as staff work on it. Errors: FORBIDDEN, NOT_FOUND. */
  staff_product: StaffProduct;
  /** How many products are low or sold out. For staff. Errors: FORBIDDEN. */
  staff_product_counts: StaffProductCounts;
  /**
   * Products by name, or by what is left of them. `search` finds them by words and codes instead. For staff. Errors:
   * FORBIDDEN, INVALID_INPUT (after).
   */
  staff_products: StaffProductPage;
  /** A program with everything that its practitioner needs. Errors: FORBIDDEN, NOT_FOUND. */
  staff_program: StaffProgram;
  /** How many charges of programs have failed, and how many are coming. For support and managers. Errors: FORBIDDEN. */
  staff_program_charge_counts: StaffChargeCounts;
  /**
   * Monthly charges of programs by the day on which they are due, the earliest first unless `newest`. For support and
   * managers. Errors: FORBIDDEN, INVALID_INPUT (after).
   */
  staff_program_charges: StaffProgramChargePage;
  /** Programs that wait for a practitioner, or run; those submitted first come first. For practitioners. Errors: FORBIDDEN. */
  staff_programs: StaffProgramPage;
  /** A promotion as staff work on it. Errors: FORBIDDEN, NOT_FOUND. */
  staff_promotion: StaffPromotion;
  /**
   * What a cart costs without a promotion and with it, beside all others that run then, by the pricing of carts. A draft
   * counts as published. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (lines).
   */
  staff_promotion_preview: StaffPromotionPreview;
  /** Promotions of one state. For staff. Errors: FORBIDDEN, INVALID_INPUT (after). */
  staff_promotions: StaffPromotionPage;
  /** How many orders have returns that wait. For staff. Errors: FORBIDDEN. */
  staff_return_counts: StaffReturnCounts;
  /**
   * Orders with returns of one queue, the oldest orders first, or the latest of those that have ended. For staff. Errors:
   * FORBIDDEN, INVALID_INPUT (after).
   */
  staff_returns: StaffOrderPage;
  /** A script. For pharmacists. Errors: FORBIDDEN, NOT_FOUND. */
  staff_script: StaffScript;
  /** The queues of scripts that wait, with the numbers of their orders. For pharmacists. Errors: FORBIDDEN. */
  staff_script_counts: StaffScriptCounts;
  /**
   * Scripts of one queue, those of the oldest orders first unless `newest`. For pharmacists. Errors: FORBIDDEN,
   * INVALID_INPUT (after).
   */
  staff_scripts: StaffScriptPage;
  /**
   * What a search finds now, and with a line of words that is not saved yet. For staff. Errors: FORBIDDEN, INVALID_INPUT
   * (query, typed, found).
   */
  staff_search_preview: StaffSearchPreview;
  /** The lines of words that staff keep, newest change first, at most 500. For staff. Errors: FORBIDDEN. */
  staff_search_synonyms: Array<StaffSearchSynonym>;
  /** A voucher as staff work on it. Errors: FORBIDDEN, NOT_FOUND. */
  staff_voucher: StaffVoucher;
  /**
   * What a cart costs without a voucher and with it, by the pricing of carts. A draft counts as published, and limits as not
   * reached. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (lines).
   */
  staff_voucher_preview: StaffVoucherPreview;
  /** Vouchers of one state: codes that shoppers enter in the cart. For staff. Errors: FORBIDDEN, INVALID_INPUT (after). */
  staff_vouchers: StaffVoucherPage;
  /** A booking: one of the user's own, or a guest's by its uuid. Errors: NOT_FOUND. */
  telehealth_booking: TelehealthBooking;
  /** A guest's booking by the token of its link, until 30 days after the appointment. Errors: NOT_FOUND. */
  telehealth_booking_by_link: TelehealthBooking;
  /** The signed-in user's bookings, newest appointment first. Errors: UNAUTHENTICATED. */
  telehealth_bookings: TelehealthBookingPage;
  /**
   * The certificates of a consultation, latest first; a withdrawn or replaced one stays in the list. Guests read them until
   * the link to their appointment ends. Errors: NOT_FOUND.
   */
  telehealth_certificates: Array<TelehealthCertificate>;
  /** The scripts that were issued of a consultation, latest first; a withdrawn one stays in the list. Errors: NOT_FOUND. */
  telehealth_scripts: Array<TelehealthScript>;
  /** A service by booking type or slug; null if not found. */
  telehealth_service?: Maybe<TelehealthService>;
  /** Telehealth services offered, in the order of the services page. */
  telehealth_services: Array<TelehealthService>;
  /** Time slots for the coming days in the patient's state, today first; empty if the service is not offered. */
  telehealth_slots: Array<TelehealthDay>;
  /** The announcement strip. */
  top_strip?: Maybe<TopStrip>;
  /**
   * Checks an e-prescription token with the prescription exchange. Errors: UNAUTHENTICATED, NOT_FOUND (patient),
   * RATE_LIMITED, ESCRIPT_UNAVAILABLE.
   */
  validate_escript: EscriptValidation;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryAddress_SuggestionsArgs = {
  near?: InputMaybe<Scalars['String']['input']>;
  query: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryAutodeliveriesArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  stripe_source_id?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryBrandArgs = {
  slug: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryBrandsArgs = {
  popular?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryCartArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
  shippingMethodInput?: InputMaybe<ShippingMethodInput>;
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryCart_EdrArgs = {
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryCart_HeaderArgs = {
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryCart_MiniArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryCart_PageArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryCategoryArgs = {
  path: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryContent_PageArgs = {
  path: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryFavourite_ProductsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryFavouritesArgs = {
  product_id?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryFood_DiaryArgs = {
  day: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryFood_Diary_DaysArgs = {
  from_day: Scalars['String']['input'];
  last_day: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryFood_Diary_FoodsArgs = {
  query: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryFood_Diary_WeekArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  last_day: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryFoodsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryHealth_DraftArgs = {
  booking_type?: InputMaybe<Scalars['BookingType']['input']>;
  care?: InputMaybe<CareForm>;
  sealed?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryJourneyArgs = {
  slug: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryJourney_Consult_TimesArgs = {
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryJourney_ConversationArgs = {
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryJourney_MeasurementsArgs = {
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryJourney_SubscriptionsArgs = {
  journey_id?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryListingArgs = {
  input: ListingInput;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryOrderArgs = {
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  reference: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryOrder_By_LinkArgs = {
  token: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryOrder_LookupArgs = {
  email: Scalars['String']['input'];
  reference: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryPatientsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryPostcode_Shipping_MethodsArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryPostcodesArgs = {
  include_po_boxes?: InputMaybe<Scalars['Boolean']['input']>;
  query: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryPrevious_OrdersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryProductArgs = {
  slug: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryProduct_ViewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryProductsArgs = {
  ids: Array<Scalars['ID']['input']>;
  include_unavailable?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryPromo_BannerArgs = {
  code: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryPromotionsArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryRecommended_ProductsArgs = {
  input: RecommendedProductsInput;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryScripts_On_FileArgs = {
  product_id: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QuerySearch_ReportArgs = {
  input: SearchReportInput;
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_AppointmentArgs = {
  uuid: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_AppointmentsArgs = {
  date: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
  show?: InputMaybe<StaffAppointmentChoice>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Audit_EventsArgs = {
  customer_id?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
  staff_id?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Audit_ExportArgs = {
  customer_id?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  outcome?: InputMaybe<StaffAuditOutcome>;
  staff_id?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  what?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Audit_LogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  customer_id?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  outcome?: InputMaybe<StaffAuditOutcome>;
  staff_id?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  what?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Audit_NewsArgs = {
  customer_id?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  outcome?: InputMaybe<StaffAuditOutcome>;
  since: Scalars['String']['input'];
  staff_id?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  what?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Audit_PeopleArgs = {
  acted?: InputMaybe<Scalars['Boolean']['input']>;
  words: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Autodelivery_ChargesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  newest?: InputMaybe<Scalars['Boolean']['input']>;
  state: StaffChargeState;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_ClaimArgs = {
  line?: InputMaybe<Scalars['Int']['input']>;
  reference: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Consult_TimesArgs = {
  date: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Content_EntryArgs = {
  content_id: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_CustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_CustomersArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Health_RecordArgs = {
  customer_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_OrderArgs = {
  reference: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_OrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  newest?: InputMaybe<Scalars['Boolean']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  product?: InputMaybe<Scalars['String']['input']>;
  queue?: InputMaybe<StaffOrderQueue>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Orders_ExportArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  newest?: InputMaybe<Scalars['Boolean']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  product?: InputMaybe<Scalars['String']['input']>;
  queue?: InputMaybe<StaffOrderQueue>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_ProductArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_ProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  show?: InputMaybe<StaffProductChoice>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_ProgramArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Program_ChargesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  newest?: InputMaybe<Scalars['Boolean']['input']>;
  state: StaffChargeState;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_ProgramsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
  queue: StaffProgramQueue;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_PromotionArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Promotion_PreviewArgs = {
  input: StaffPromotionPreviewInput;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_PromotionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  show?: InputMaybe<StaffPromotionState>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_ReturnsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  queue: StaffReturnQueue;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_ScriptArgs = {
  line: Scalars['Int']['input'];
  reference: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_ScriptsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  newest?: InputMaybe<Scalars['Boolean']['input']>;
  queue: StaffScriptQueue;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Search_PreviewArgs = {
  line?: InputMaybe<StaffSearchLineInput>;
  query: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_VoucherArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_Voucher_PreviewArgs = {
  input: StaffVoucherPreviewInput;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryStaff_VouchersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  show?: InputMaybe<StaffPromotionState>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryTelehealth_BookingArgs = {
  uuid: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryTelehealth_Booking_By_LinkArgs = {
  token: Scalars['String']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryTelehealth_BookingsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryTelehealth_CertificatesArgs = {
  uuid: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryTelehealth_ScriptsArgs = {
  uuid: Scalars['ID']['input'];
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryTelehealth_ServiceArgs = {
  booking_type?: InputMaybe<Scalars['BookingType']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryTelehealth_SlotsArgs = {
  booking_type: Scalars['BookingType']['input'];
  state?: InputMaybe<State>;
};


/** Reads. Missing entities are null and missing lists empty. Business failures are errors, as in mutations. */
export type QueryValidate_EscriptArgs = {
  patient_uuid: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};

/** What a questionnaire belongs to. */
export type QuestionnaireSource =
  /** A line of the open cart. */
  | 'cart'
  /** A line of an order. */
  | 'order'
  /** A subscription to a program. */
  | 'program'
  /** A telehealth request. */
  | 'telehealth';

/** A quick link. */
export type QuickLink = {
  __typename?: 'QuickLink';
  /** Icon URL. */
  icon: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Text. */
  linkText: Scalars['String']['output'];
  /** Link URL; null for a plain label. */
  targetLink?: Maybe<Scalars['String']['output']>;
};

/** Recommendation models. */
export type RecommendationModel =
  /** Complements the given products. */
  | 'bought_together'
  /** Most popular, within a category or brand if given. */
  | 'popular'
  /** Similar to the given products: same leaf category first, then same brand. */
  | 'related_products';

/** Options for recommendations. */
export type RecommendedProductsInput = {
  /** Restricts the popular model to this brand. */
  brand_id?: InputMaybe<Scalars['ID']['input']>;
  /** Restricts the popular model to this category. */
  category_id?: InputMaybe<Scalars['ID']['input']>;
  /** Maximum number of results, up to 12. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Models whose results are merged, in this order. */
  models?: InputMaybe<Array<RecommendationModel>>;
  /** Ids of the products to base recommendations on. */
  product_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What a patient's record says against a program. */
export type RecordCheck = {
  __typename?: 'RecordCheck';
  /** The facts that nobody has acknowledged. */
  facts: Array<RecordFact>;
  /** Whether a practitioner was asked to look at them, and has not yet. */
  is_waiting: Scalars['Boolean']['output'];
};

/** What a patient's record can say against a program. */
export type RecordFact =
  /** An allergy to something in what is prescribed. */
  | 'allergy'
  /** A condition that the program is not for. */
  | 'condition'
  /** A medicine for weight loss that the program has not prescribed. */
  | 'medicine'
  /** Pregnant or breastfeeding. */
  | 'pregnancy';

/** An offer code that takes nothing off a cart. */
export type RefusedOffer = {
  __typename?: 'RefusedOffer';
  /** The code. */
  code: Scalars['String']['output'];
  /** Why, for the shopper. */
  message: Scalars['String']['output'];
};

/** A line to return. */
export type ReturnLineInput = {
  /** Number of the line in its order, from 1. */
  line: Scalars['Int']['input'];
  /** Units. */
  quantity: Scalars['Int']['input'];
  /** Code of the contract's `RETURN_REASONS`. */
  reason: Scalars['String']['input'];
};

/** The rewards programme (section 3.k). */
export type Rewards = {
  __typename?: 'Rewards';
  /**
   * Address of the popup that links a card, opened with `token`, `url` (the page that opens it) and `redirectUrl` (where
   * to go if no page is waiting for it). Null if the shop has no rewards provider.
   */
  edrLinkUrl?: Maybe<Scalars['String']['output']>;
};

/** Role of the account. */
export type Role =
  /** Writes the shop's content. */
  | 'content'
  /** A customer. */
  | 'customer'
  /** Manages the shop and its staff. */
  | 'manager'
  /** Reviews, dispenses and dispatches orders. */
  | 'pharmacist'
  /** Treats patients. */
  | 'practitioner'
  /** Staff of the shop, from when there was a single staff role. */
  | 'staff'
  /** Finds customers and helps them with their orders. */
  | 'support';

/** A message of the announcement strip. */
export type RotatingRichText = {
  __typename?: 'RotatingRichText';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Id, shared with the matching dropdown entry. */
  id: Scalars['ID']['output'];
  /** Link URL; empty if it is not a link. */
  targetLink: Scalars['String']['output'];
};

/** A script that the pharmacy keeps for its repeats. */
export type ScriptOnFile = {
  __typename?: 'ScriptOnFile';
  /** ISO date of the last day on which it can be dispensed. */
  expires_on: Scalars['String']['output'];
  /** ISO date of the first day on which a repeat may be supplied again; null if it may be today. */
  next_supply_on?: Maybe<Scalars['String']['output']>;
  /** Uuid of the patient whom it was written for. */
  patient_uuid: Scalars['ID']['output'];
  /** Repeats that can still be ordered. */
  repeats_left: Scalars['Int']['output'];
};

/** How the patient's prescription is provided. */
export type ScriptType =
  /** An e-prescription token. */
  | 'escript'
  /** A script that the pharmacy already holds for the patient. */
  | 'onfile'
  /** A paper script sent by post; the order waits for it. */
  | 'paper';

/** A banner of the search panel. */
export type SearchBanner = {
  __typename?: 'SearchBanner';
  /** Picture. */
  image: Scalars['String']['output'];
  /** Link URL. */
  targetLink: Scalars['String']['output'];
  /** Text. */
  text: Scalars['String']['output'];
  /** primary or other. */
  theme: Scalars['String']['output'];
};

/** Banners of the search panel. */
export type SearchBanners = {
  __typename?: 'SearchBanners';
  /** Small print below them. */
  disclaimer: Scalars['String']['output'];
  /** The banners. */
  promoBanners: Array<SearchBanner>;
  /** Codes of banners that searches can return. */
  searchBannerCodeNames: Array<Scalars['String']['output']>;
};

/** Search statistics. */
export type SearchFigures = {
  __typename?: 'SearchFigures';
  /** Mean position of the clicked results, from 1; null if there were no clicks. */
  average_position?: Maybe<Scalars['Float']['output']>;
  /** Share of searches with a click on a result, from 0 to 1. */
  click_through_rate: Scalars['Float']['output'];
  /** Clicks on results. */
  clicks: Scalars['Int']['output'];
  /** Share of searches that led to a conversion, from 0 to 1. */
  conversion_rate: Scalars['Float']['output'];
  /** Products added to a cart or bought after a search. */
  conversions: Scalars['Int']['output'];
  /** Number of searches. */
  searches: Scalars['Int']['output'];
  /** Searches without results. */
  without_results: Scalars['Int']['output'];
};

/** A page of a search report, with totals over all pages. */
export type SearchReport = {
  __typename?: 'SearchReport';
  /** Statistics per search text, in the requested order. */
  data: Array<SearchReportRow>;
  /** Pagination of the list. */
  paginatorInfo: PaginatorInfo;
  /** Totals for all searches of the period. */
  totals: SearchFigures;
};

/** Period and sort order of a search report. */
export type SearchReportInput = {
  /** Start of the period, inclusive. */
  from: Scalars['DateTime']['input'];
  /** Sort order. */
  sort?: SearchReportSort;
  /** End of the period, exclusive; at most 93 days after the start. */
  to: Scalars['DateTime']['input'];
};

/** Statistics for one search text. */
export type SearchReportRow = {
  __typename?: 'SearchReportRow';
  /** Statistics for this text. */
  figures: SearchFigures;
  /** Search text in lower case; empty for results without a text. */
  query: Scalars['String']['output'];
};

/** Sort orders of a search report, all descending. */
export type SearchReportSort =
  /** By number of clicks. */
  | 'clicks'
  /** By number of conversions. */
  | 'conversions'
  /** By number of searches. */
  | 'searches'
  /** By number of searches without results. */
  | 'without_results';

/** The second factor of a member of staff. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether one is set up. */
  is_enrolled: Scalars['Boolean']['output'];
  /** Whether the shop requires one. */
  is_required: Scalars['Boolean']['output'];
  /** Whether a code has confirmed this sign-in. */
  is_verified: Scalars['Boolean']['output'];
  /** How many recovery codes are left. */
  recovery_codes_left: Scalars['Int']['output'];
  /** The role that waits for a code; null if none does. */
  waiting_role?: Maybe<StaffRole>;
};

/** Result of `second_factor_confirm`. */
export type SecondFactorRecovery = {
  __typename?: 'SecondFactorRecovery';
  /** Codes for whoever has lost the app; each counts once, and they are shown this once. */
  recovery_codes: Array<Scalars['String']['output']>;
};

/** A secret for an authenticator app. */
export type SecondFactorSecret = {
  __typename?: 'SecondFactorSecret';
  /** The address that apps read. */
  address: Scalars['String']['output'];
  /** The address as a QR code. */
  qr: QrCode;
  /** The secret, to be typed. */
  secret: Scalars['String']['output'];
};

/** Result of `second_factor_verify`. */
export type SecondFactorVerified = {
  __typename?: 'SecondFactorVerified';
  /** True: any other outcome is an error. */
  is_verified: Scalars['Boolean']['output'];
};

/** A service. */
export type ServiceTile = {
  __typename?: 'ServiceTile';
  /** Icon URL. */
  icon: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Link URL. */
  targetLink: Scalars['String']['output'];
  /** Text. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Tiles of services. */
export type ServicesSection = HomeSection & {
  __typename?: 'ServicesSection';
  /** Id. */
  id: Scalars['ID']['output'];
  /** The tiles. */
  tiles: Array<ServiceTile>;
  /** Title. */
  title: Scalars['String']['output'];
};

/** A shipping method. Money in cents. */
export type ShippingMethod = {
  __typename?: 'ShippingMethod';
  /** Cutoff for the next run; null if the method has none. */
  cutoff?: Maybe<Scalars['DateTime']['output']>;
  /** Arrival date of the run after `cutoff`, as an ISO date in the pharmacy's time zone; null without a cutoff. */
  delivery_date?: Maybe<Scalars['String']['output']>;
  /** First day on which an order placed now is expected, as an ISO date; null for click-and-collect. */
  delivery_from?: Maybe<Scalars['String']['output']>;
  /** Last day on which an order placed now is expected, as an ISO date; null for click-and-collect. */
  delivery_to?: Maybe<Scalars['String']['output']>;
  /** Arrival time and conditions, as HTML. */
  display_info: Scalars['String']['output'];
  /** Price for shoppers: "free" or "$7.95". */
  display_price: Scalars['String']['output'];
  /** Stable id, for example `express`. */
  id: Scalars['ID']['output'];
  /** Pharmacies to collect from, nearest first; empty for other methods. */
  locations: Array<CollectLocation>;
  /** Name for shoppers. */
  name: Scalars['String']['output'];
  /** One-line summary for product pages, as HTML. */
  pdp_display_info: Scalars['String']['output'];
  /** Price for this cart, or for a cart below the free-delivery threshold. */
  price: Scalars['Int']['output'];
  /** Seconds until `cutoff`. */
  remaining_seconds?: Maybe<Scalars['Int']['output']>;
  /** Kind of method, for example `click-and-collect`. */
  type: Scalars['String']['output'];
};

/** Destination to list shipping methods for. */
export type ShippingMethodInput = {
  /** Postcode, 4 digits. */
  postcode?: InputMaybe<Scalars['String']['input']>;
};

/** A browser that is signed in to the account. */
export type SignIn = {
  __typename?: 'SignIn';
  /** Network address it signed in from; null if it is unknown. */
  address?: Maybe<Scalars['String']['output']>;
  /** Browser and system, such as Chrome on Windows. */
  device: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  is_current: Scalars['Boolean']['output'];
  /** When it was last used, to the day. */
  last_used_at: Scalars['DateTime']['output'];
  /** When it signed in. */
  signed_in_at: Scalars['DateTime']['output'];
};

/** An answer to a questionnaire. */
export type StaffAnswer = {
  __typename?: 'StaffAnswer';
  /** The answer. */
  answer: Scalars['String']['output'];
  /** Key of the question (section 5). */
  question: Scalars['String']['output'];
};

/** A consultation as its practitioner sees it. */
export type StaffAppointment = {
  __typename?: 'StaffAppointment';
  /** Answers to the questionnaire, with those that were changed before. */
  answers: Array<StaffAnswer>;
  /** The booking. */
  booking: TelehealthBooking;
  /** Whether the caller can issue a certificate: they have held the consultation. */
  can_certify: Scalars['Boolean']['output'];
  /** Its certificates, latest first. */
  certificates: Array<StaffCertificate>;
  /** The day of the consultation in the patient's state, YYYY-MM-DD. */
  consulted_on: Scalars['String']['output'];
  /** Answers that contradict something else that is known, which the patient has let stand. */
  contradictions: Array<StaffContradiction>;
  /** The latest other consultations of the account for this patient. */
  earlier: Array<StaffEarlierAppointment>;
  /** When it was ended. */
  ended_at?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the practitioner who ended it; null for the patient, or while it is open. */
  ended_by?: Maybe<Scalars['String']['output']>;
  /** Whether its outcome can be put down: it is open and has begun. */
  has_begun: Scalars['Boolean']['output'];
  /** Name of the requested medicine. */
  medicine?: Maybe<Scalars['String']['output']>;
  /** Why the caller cannot issue a script; null if they can. */
  no_script?: Maybe<StaffNoScriptReason>;
  /** The practitioner's note about the consultation. */
  note?: Maybe<Scalars['String']['output']>;
  /** Note from the patient for the practitioner. */
  notes: Scalars['String']['output'];
  /** Whom it is for, as given with the request. */
  patient: StaffAppointmentPatient;
  /** The patient's record in the account; null for guests and deleted patients. */
  record?: Maybe<Patient>;
  /** The requested medicine; null if none was requested, or it cannot be prescribed. */
  requested?: Maybe<StaffRequestedMedicine>;
  /** How its fee was returned after it had ended; null if it was not. */
  returned_fee?: Maybe<StaffReturnedFee>;
  /** The scripts that were issued of it, latest first. */
  scripts: Array<StaffConsultScript>;
};

/** Which consultations of a day are listed. */
export type StaffAppointmentChoice =
  /** All of them. */
  | 'all'
  /** Those of the days before that have no outcome yet. */
  | 'earlier'
  /** Those that the caller has ended. */
  | 'mine'
  /** Those that have no outcome yet. */
  | 'open';

/** A page of consultations. */
export type StaffAppointmentPage = {
  __typename?: 'StaffAppointmentPage';
  /** The consultations on this page. */
  data: Array<StaffListedAppointment>;
  /** Pagination of the list. */
  paginatorInfo: PaginatorInfo;
};

/** Whom a consultation is for. */
export type StaffAppointmentPatient = {
  __typename?: 'StaffAppointmentPatient';
  /** Date of birth, YYYY-MM-DD. */
  dob: Scalars['String']['output'];
  /** E-mail address of the account, or of the guest; null once the account is closed. */
  email?: Maybe<Scalars['String']['output']>;
  /** Gender. */
  gender: Gender;
  /** Phone number for the consultation. */
  phone: Scalars['String']['output'];
};

/** Input of `staff_appointments_cancel`. */
export type StaffAppointmentsCancelInput = {
  /** Why, at most 4,000 characters. Kept sealed; the patient does not read it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
};

/** Input of `staff_appointments_complete`. */
export type StaffAppointmentsCompleteInput = {
  /** Note about the consultation, at most 4,000 characters. Kept sealed; the patient does not read it. */
  note: Scalars['String']['input'];
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
};

/** Input of `staff_appointments_miss`. */
export type StaffAppointmentsMissInput = {
  /**
   * When the patient was rung: three times within the consultation, earliest first, at least 5 minutes apart. Not read once it
   * has ended.
   */
  calls?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  /** What was tried, at most 4,000 characters. Kept sealed. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
};

/** Result of the operations on a consultation. */
export type StaffAppointmentsPayload = {
  __typename?: 'StaffAppointmentsPayload';
  /** The consultation afterwards. */
  appointment: StaffAppointment;
};

/** Input of `staff_appointments_return_fee`. */
export type StaffAppointmentsReturnFeeInput = {
  /** Why, at most 500 characters. Kept sealed; the patient does not read it. */
  reason: Scalars['String']['input'];
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
};

/** Lines of the audit log for a file. */
export type StaffAuditExport = {
  __typename?: 'StaffAuditExport';
  /** The latest lines. */
  data: Array<AuditEvent>;
  /** Whether there are older lines, which the file does not have. */
  is_cut: Scalars['Boolean']['output'];
};

/** How an operation ended. */
export type StaffAuditOutcome =
  /** It was done. */
  | 'done'
  /** It was permitted, and failed. */
  | 'failed'
  /** It was refused. */
  | 'refused';

/** A page of the audit log. */
export type StaffAuditPage = {
  __typename?: 'StaffAuditPage';
  /** The customer whom the list is narrowed down to; null for everybody and for unknown accounts. */
  customer?: Maybe<AuditPerson>;
  /** The lines on this page. */
  data: Array<AuditEvent>;
  /** Continues the list; null on its last page. */
  next?: Maybe<Scalars['String']['output']>;
  /** The person whom the list is narrowed down to; null for everybody and for unknown accounts. */
  staff?: Maybe<AuditPerson>;
  /** Its beginning, for `staff_audit_news`. */
  start: Scalars['String']['output'];
};

/** The next charge of an AutoDelivery, as support sees it: without its products. Money in cents. */
export type StaffAutoDeliveryCharge = {
  __typename?: 'StaffAutoDeliveryCharge';
  /** What was asked for, or what would be charged now; null if that is not known, also while something is left out. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** When it was announced; null if it is still to be. */
  announced_at?: Maybe<Scalars['DateTime']['output']>;
  /** What the bank answered, in the words that the customer gets; null without an answer. */
  bank_message?: Maybe<Scalars['String']['output']>;
  /** Whether staff can mail the customer once more about it. */
  can_mail: Scalars['Boolean']['output'];
  /** The customer who pays; null once the account is gone. */
  customer?: Maybe<StaffCustomerSummary>;
  /** When it was due at first, or is. */
  due_at: Scalars['DateTime']['output'];
  /** When it was last declined; null if that is no longer known. */
  failed_at?: Maybe<Scalars['DateTime']['output']>;
  /** Interval between deliveries in weeks, for example `4W`. */
  frequency: Scalars['String']['output'];
  /** Id of the AutoDelivery. */
  id: Scalars['ID']['output'];
  /** Whether another payment method was chosen since it was declined. */
  is_method_new: Scalars['Boolean']['output'];
  /** Whether it is paused: nothing is charged until its owner resumes it. */
  is_paused: Scalars['Boolean']['output'];
  /** Mails about it to the customer in the last 30 days, the earliest first. */
  mails: Array<StaffChargeMail>;
  /** Its name, as its owner has given it. */
  name: Scalars['String']['output'];
  /** When the shop tries it next; null if it waits for somebody. */
  next_try_at?: Maybe<Scalars['DateTime']['output']>;
  /** Units of products in it. */
  num_items: Scalars['Int']['output'];
  /** How many of its products are left out as things are; null for charges that have failed. */
  num_left_out?: Maybe<Scalars['Int']['output']>;
  /** The payment method it goes to, such as `Visa ending in 4242`; null if that is no longer saved. */
  paid_with?: Maybe<Scalars['String']['output']>;
  /** Why it is not made, or will not be; null if nothing stands against it. */
  reason?: Maybe<StaffChargeReason>;
  /** How often the shop has tried it. */
  tries: Scalars['Int']['output'];
};

/** A page of the charges of AutoDeliveries. */
export type StaffAutoDeliveryChargePage = {
  __typename?: 'StaffAutoDeliveryChargePage';
  /** The charges on this page. */
  data: Array<StaffAutoDeliveryCharge>;
  /** Continues the list; null on its last page. */
  next?: Maybe<Scalars['String']['output']>;
};

/** Result of `staff_autodelivery_charges_mail`. */
export type StaffAutoDeliveryChargePayload = {
  __typename?: 'StaffAutoDeliveryChargePayload';
  /** The charge afterwards. */
  charge: StaffAutoDeliveryCharge;
};

/** Input of `staff_autodelivery_charges_mail`. */
export type StaffAutodeliveryChargesMailInput = {
  /** Id of the AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** A card on file, without the gateway's id. */
export type StaffCard = {
  __typename?: 'StaffCard';
  /** Brand. */
  brand: Scalars['String']['output'];
  /** Month of expiry, 1 to 12. */
  exp_month: Scalars['Int']['output'];
  /** Year of expiry. */
  exp_year: Scalars['Int']['output'];
  /** Last 4 digits. */
  last4: Scalars['String']['output'];
};

/** A certificate at the practitioner's desk. */
export type StaffCertificate = {
  __typename?: 'StaffCertificate';
  /** The certificate. */
  certificate: TelehealthCertificate;
  /** When it was replaced or withdrawn. */
  ended_at?: Maybe<Scalars['DateTime']['output']>;
  /** Who replaced or withdrew it; null while it holds. */
  ended_by?: Maybe<Scalars['String']['output']>;
  /** Why it was replaced or withdrawn; null while it holds. The patient does not read it. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Input of `staff_certificates_issue`. */
export type StaffCertificatesIssueInput = {
  /** First day, YYYY-MM-DD: from 3 days before the consultation to the day after it. */
  from: Scalars['String']['input'];
  /** The patient's name in Latin letters, at most 121 characters. */
  patient_name: Scalars['String']['input'];
  /** What it excuses from. */
  purpose: TelehealthCertificatePurpose;
  /** Why it replaces the one that holds, at most 500 characters; not read if none does. Kept sealed. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Version of the latest certificate that the caller has seen; 0 if there was none. */
  seen: Scalars['Int']['input'];
  /** Last day, YYYY-MM-DD: not before the consultation; at most 5 days in all. */
  to: Scalars['String']['input'];
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
};

/** Input of `staff_certificates_withdraw`. */
export type StaffCertificatesWithdrawInput = {
  /** Why, at most 500 characters. Kept sealed; the patient does not read it. */
  reason: Scalars['String']['input'];
  /** Version of the certificate that the caller has seen. */
  seen: Scalars['Int']['input'];
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
};

/** How many charges there are. */
export type StaffChargeCounts = {
  __typename?: 'StaffChargeCounts';
  /** Due in the next 30 days. */
  coming: Scalars['Int']['output'];
  /** Due, and not made. */
  failed: Scalars['Int']['output'];
};

/** A mail about a charge. */
export type StaffChargeMail = {
  __typename?: 'StaffChargeMail';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Whether it was sent: false while it waits, and if it could not be sent. */
  is_sent: Scalars['Boolean']['output'];
  /** What it said. */
  kind: StaffChargeMailKind;
};

/** What a mail about a charge said. */
export type StaffChargeMailKind =
  /** The same once more, because staff have asked for it. */
  | 'again'
  /** The customer has to agree to it. */
  | 'agreement'
  /** When the charge is made, and how much it is. */
  | 'announced'
  /** It was declined, and what follows. */
  | 'declined'
  /** It is on hold until some details are checked. */
  | 'on_hold'
  /** It is paused, and why. */
  | 'paused';

/** Why a charge is not made. */
export type StaffChargeReason =
  /** Its address cannot be delivered to. */
  | 'address'
  /** The bank has declined it. */
  | 'declined'
  /** Something went wrong: it is tried again soon. */
  | 'delayed'
  /** The account, or what the charge is for, is gone. */
  | 'incomplete'
  /** The card expires before it is due. */
  | 'method_expired'
  /** The bank wants the customer to approve it. */
  | 'needs_approval'
  /** The customer has not agreed to it as it is now. */
  | 'no_consent'
  /** No payment method is saved. */
  | 'no_method'
  /** The prescription has no repeats left. */
  | 'no_repeats'
  /** It was not announced three days ahead: it is announced first, and due later. */
  | 'not_announced'
  /** Everything in it is out of stock, or needs something from its owner. */
  | 'nothing_to_send'
  /** It waits until the customer has checked some details. */
  | 'on_hold'
  /** Its owner has paused it. */
  | 'paused';

/** Which charges a list has. */
export type StaffChargeState =
  /** They are due in the next 30 days. */
  | 'coming'
  /** They were due and are not made. */
  | 'failed';

/** That somebody works on an order's review or on a script: a word to colleagues, who can decide all the same. */
export type StaffClaim = {
  __typename?: 'StaffClaim';
  /** Reference of the order, or code of the script such as `SB-7K3M-9QXT-S1`. */
  code: Scalars['ID']['output'];
  /** Whether it is the asker's own. */
  is_mine: Scalars['Boolean']['output'];
  /** Whether it was taken over from the asker. */
  is_taken_from_me: Scalars['Boolean']['output'];
  /** Names this claim, to take it over. */
  key: Scalars['ID']['output'];
  /** Since when. */
  since: Scalars['DateTime']['output'];
  /** Name of who works on it. */
  staff_name: Scalars['String']['output'];
};

/** Input of `staff_claims_leave`. */
export type StaffClaimsLeaveInput = {
  /** Number of the script's line, from 1; left out for the order's review. */
  line?: InputMaybe<Scalars['Int']['input']>;
  /** Reference of the order. */
  reference: Scalars['String']['input'];
};

/** Result of the operations on claims. */
export type StaffClaimsPayload = {
  __typename?: 'StaffClaimsPayload';
  /** Who works on it afterwards; null if nobody does, or if it waits no longer. */
  claim?: Maybe<StaffClaim>;
};

/** Input of `staff_claims_take`. */
export type StaffClaimsTakeInput = {
  /** Number of the script's line, from 1; left out for the order's review. */
  line?: InputMaybe<Scalars['Int']['input']>;
  /** Reference of the order. */
  reference: Scalars['String']['input'];
};

/** Input of `staff_claims_take_over`. */
export type StaffClaimsTakeOverInput = {
  /** Key of the claim that was seen. */
  key: Scalars['ID']['input'];
  /** Number of the script's line, from 1; left out for the order's review. */
  line?: InputMaybe<Scalars['Int']['input']>;
  /** Reference of the order. */
  reference: Scalars['String']['input'];
};

/** An entry of a program's clinical history. */
export type StaffClinicalEntry = {
  __typename?: 'StaffClinicalEntry';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Name of the practitioner or other staff; null for the member. */
  author?: Maybe<Scalars['String']['output']>;
  /** What it rested on or changed. */
  details: Array<StaffAnswer>;
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: ClinicalEntryKind;
  /** Note of the practitioner. */
  note?: Maybe<Scalars['String']['output']>;
  /** Version of the rules. */
  rules: Scalars['String']['output'];
};

/** A script at the practitioner's desk. */
export type StaffConsultScript = {
  __typename?: 'StaffConsultScript';
  /** What the record said against it when it was issued. */
  against: Array<Scalars['String']['output']>;
  /** Whether it can be withdrawn: some of it is left, or ordered and not checked yet. */
  can_withdraw: Scalars['Boolean']['output'];
  /** When it was withdrawn. */
  ended_at?: Maybe<Scalars['DateTime']['output']>;
  /** Who withdrew it; null if nobody did. */
  ended_by?: Maybe<Scalars['String']['output']>;
  /** Why it was withdrawn; null if it was not. The patient does not read it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The script. */
  script: TelehealthScript;
  /** How a pharmacist has ended it; null while it is kept, and if it was withdrawn. */
  taken_off?: Maybe<StaffScriptTakenOff>;
  /** Why it was right all the same; empty if nothing spoke against it. */
  why: Scalars['String']['output'];
};

/** Input of `staff_consult_scripts_issue`. */
export type StaffConsultScriptsIssueInput = {
  /** How it is taken, at most 300 characters. Kept sealed; the patient reads it. */
  directions: Scalars['String']['input'];
  /** What of the record speaks against it, as `SCRIPT_AGAINST_RECORD` said, and the caller overrules. */
  overruled?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of the medicine: a prescription medicine on sale. */
  product_id: Scalars['ID']['input'];
  /** Packs in one supply, within the medicine's limits. */
  quantity: Scalars['Int']['input'];
  /** How many scripts of the consultation the caller has seen, withdrawn ones included. */
  seen: Scalars['Int']['input'];
  /** All supplies, the first included, within the medicine's limits; at most 11. */
  supplies: Scalars['Int']['input'];
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
  /** Why it is right all the same, at most 500 characters; not read if nothing speaks against it. Kept sealed. */
  why?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `staff_consult_scripts_withdraw`. */
export type StaffConsultScriptsWithdrawInput = {
  /** Number of the script. */
  number: Scalars['Int']['input'];
  /** Why, at most 500 characters. Kept sealed; pharmacists read it, the patient does not. */
  reason: Scalars['String']['input'];
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
};

/** A time at which consultations start. */
export type StaffConsultTime = {
  __typename?: 'StaffConsultTime';
  /** When they were set. */
  changed_at?: Maybe<Scalars['DateTime']['output']>;
  /** Who set the places; null for the default. */
  changed_by?: Maybe<Scalars['String']['output']>;
  /** Whether its places can be changed: it has not begun. */
  is_ahead: Scalars['Boolean']['output'];
  /** How many consultations may run; 0 when it is closed. */
  places: Scalars['Int']['output'];
  /** Consults of programs that are booked at it; a closed time takes no new one. */
  program_taken: Scalars['Int']['output'];
  /** Start time. */
  starts_at: Scalars['DateTime']['output'];
  /** States whose patients can book it. */
  states: Array<State>;
  /** How many are taken: paid, or held during payment. */
  taken: Scalars['Int']['output'];
};

/** A time as it was seen. */
export type StaffConsultTimeInput = {
  /** The places that it had. */
  expected: Scalars['Int']['input'];
  /** Start time. */
  starts_at: Scalars['DateTime']['input'];
};

/** Input of `staff_consult_times_set_places`. */
export type StaffConsultTimesSetPlacesInput = {
  /** The places that each of them gets, from 0 to 50. */
  places: Scalars['Int']['input'];
  /** The times, at most 60. */
  times: Array<StaffConsultTimeInput>;
};

/** Result of `staff_consult_times_set_places`. */
export type StaffConsultTimesSetPlacesPayload = {
  __typename?: 'StaffConsultTimesSetPlacesPayload';
  /** The times afterwards, earliest first. */
  times: Array<StaffConsultTime>;
};

/** An entry of the content as staff edit it. */
export type StaffContent = {
  __typename?: 'StaffContent';
  /** What is not published yet. */
  draft?: Maybe<StaffContentDraft>;
  /** The entry in a list. */
  entry: StaffListedContent;
  /** Path of a page on which shoppers see it. */
  path: Scalars['String']['output'];
  /** What shoppers see. */
  published: StaffContentValue;
  /** Counts its changes. */
  version: Scalars['Int']['output'];
  /** Its published versions that are kept, the present one first. */
  versions: Array<StaffContentVersion>;
};

/** Input of `staff_content_cancel_plan`. */
export type StaffContentCancelPlanInput = {
  /** Id of the entry. */
  content_id: Scalars['ID']['input'];
  /** `version` that was shown. */
  expected_version: Scalars['Int']['input'];
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: Scalars['ID']['input'];
};

/** Input of `staff_content_discard_draft`. */
export type StaffContentDiscardDraftInput = {
  /** Id of the entry. */
  content_id: Scalars['ID']['input'];
  /** `version` that was shown. */
  expected_version: Scalars['Int']['input'];
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: Scalars['ID']['input'];
};

/** What of an entry is not published yet. */
export type StaffContentDraft = {
  __typename?: 'StaffContentDraft';
  /** When it was saved. */
  at: Scalars['DateTime']['output'];
  /** Who planned it. */
  planned_by?: Maybe<Scalars['String']['output']>;
  /** When it is published by itself; null without a plan. */
  planned_for?: Maybe<Scalars['DateTime']['output']>;
  /** Who saved it. */
  staff_name: Scalars['String']['output'];
  /** What it says. */
  value: StaffContentValue;
};

/** A part of an entry. */
export type StaffContentItem = {
  __typename?: 'StaffContentItem';
  /** Its texts. */
  fields: Array<StaffContentText>;
  /** Id, unique in the entry. */
  id: Scalars['ID']['output'];
};

/** A part of an entry. */
export type StaffContentItemInput = {
  /** Its texts, at most 20. */
  fields: Array<StaffContentTextInput>;
  /** Id, unique in the entry: 1 to 40 small letters, digits and dashes. */
  id: Scalars['ID']['input'];
};

/** Result of the operations on an entry of the content. */
export type StaffContentPayload = {
  __typename?: 'StaffContentPayload';
  /** The entry afterwards. */
  content: StaffContent;
  /** What was removed from its HTML, such as `<img>`; for the editor. */
  removed: Array<Scalars['String']['output']>;
};

/** Input of `staff_content_publish`. */
export type StaffContentPublishInput = {
  /** Id of the entry. */
  content_id: Scalars['ID']['input'];
  /** `version` that was shown. */
  expected_version: Scalars['Int']['input'];
  /** The moment in Sydney from which shoppers see it, YYYY-MM-DDTHH:MM; null for now. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: Scalars['ID']['input'];
};

/** Input of `staff_content_restore`. */
export type StaffContentRestoreInput = {
  /** Id of the entry. */
  content_id: Scalars['ID']['input'];
  /** `version` that was shown. */
  expected_version: Scalars['Int']['input'];
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: Scalars['ID']['input'];
  /** `number` of the version. */
  number: Scalars['Int']['input'];
};

/** Input of `staff_content_save_draft`. */
export type StaffContentSaveDraftInput = {
  /** Id of the entry. */
  content_id: Scalars['ID']['input'];
  /** `version` that was shown. */
  expected_version: Scalars['Int']['input'];
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: Scalars['ID']['input'];
  /** What the entry shall say. */
  value: StaffContentValueInput;
};

/** A text of an entry or of a part of it. */
export type StaffContentText = {
  __typename?: 'StaffContentText';
  /** Name of the field, of the contract's `CONTENT_KINDS`. */
  name: Scalars['String']['output'];
  /** The text, an address, or HTML. */
  value: Scalars['String']['output'];
};

/** A text of an entry or of a part of it. */
export type StaffContentTextInput = {
  /** Name of the field, of the contract's `CONTENT_KINDS`. */
  name: Scalars['String']['input'];
  /** The text, an address, or HTML. */
  value: Scalars['String']['input'];
};

/** What an entry says. */
export type StaffContentValue = {
  __typename?: 'StaffContentValue';
  /** Its texts. */
  fields: Array<StaffContentText>;
  /** Its parts, in the order in which they are shown. */
  items: Array<StaffContentItem>;
};

/** What an entry shall say. */
export type StaffContentValueInput = {
  /** Its texts, at most 20. */
  fields: Array<StaffContentTextInput>;
  /** Its parts, in the order in which they are shown: at most 20. */
  items: Array<StaffContentItemInput>;
};

/** A published version of an entry. */
export type StaffContentVersion = {
  __typename?: 'StaffContentVersion';
  /** When it was published; null for what the shop opened with. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Counts the versions. */
  number: Scalars['Int']['output'];
  /** Who published it; null for what the shop opened with. */
  staff_name?: Maybe<Scalars['String']['output']>;
  /** What it says. */
  value: StaffContentValue;
};

/** An answer and what contradicted it when the consultation was requested. */
export type StaffContradiction = {
  __typename?: 'StaffContradiction';
  /** The answer. */
  answer: Scalars['String']['output'];
  /** Why the patient says that both are right. */
  note: Scalars['String']['output'];
  /** The question. */
  question: Scalars['String']['output'];
  /** What stood against it. */
  says: Scalars['String']['output'];
};

/** A customer as shown to support. */
export type StaffCustomer = {
  __typename?: 'StaffCustomer';
  /** Delivery addresses. */
  addresses: Array<Address>;
  /** AutoDeliveries that have not ended, newest first. */
  autodeliveries: Array<AutoDelivery>;
  /** When the account was created. */
  created_at: Scalars['DateTime']['output'];
  /** Whether a rewards card is linked. */
  edr_linked: Scalars['Boolean']['output'];
  /** Rewards points balance. */
  edr_points: Scalars['Int']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  first_name: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Subscriptions to programs, newest first. */
  journey_subscriptions: Array<JourneySubscription>;
  /** Last name. */
  last_name: Scalars['String']['output'];
  /** Orders, newest first. */
  orders: OrderList;
  /** Patients, sorted by first name. */
  patients_names: Array<PatientName>;
  /** Cards on file, without the gateway's ids. */
  payment_methods: Array<StaffCard>;
};


/** A customer as shown to support. */
export type StaffCustomerOrdersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of customers. */
export type StaffCustomerPage = {
  __typename?: 'StaffCustomerPage';
  /** The customers on this page. */
  data: Array<StaffCustomerSummary>;
  /** Pagination of the list. */
  paginatorInfo: PaginatorInfo;
};

/** Summary of a customer for lists. */
export type StaffCustomerSummary = {
  __typename?: 'StaffCustomerSummary';
  /** When the account was created. */
  created_at: Scalars['DateTime']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  first_name: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Last name. */
  last_name: Scalars['String']['output'];
};

/** An earlier or later consultation of the same patient. */
export type StaffEarlierAppointment = {
  __typename?: 'StaffEarlierAppointment';
  /** The booking. */
  booking: TelehealthBooking;
  /** The practitioner's note about it. */
  note?: Maybe<Scalars['String']['output']>;
};

/** Result of `staff_customer_end_sign_ins`. */
export type StaffEndedSignIns = {
  __typename?: 'StaffEndedSignIns';
  /** How many sign-ins have ended. */
  ended: Scalars['Int']['output'];
};

/** An order as a file has it. Money in cents. */
export type StaffExportedOrder = {
  __typename?: 'StaffExportedOrder';
  /** The carrier, once it has been sent. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** When it was placed. */
  created_at: Scalars['DateTime']['output'];
  /** How it is delivered; null where nothing is sent. */
  delivery?: Maybe<Scalars['String']['output']>;
  /** State and postcode that it is sent to; null where it is collected. */
  destination?: Maybe<Scalars['String']['output']>;
  /** E-mail address of who ordered. */
  email: Scalars['String']['output'];
  /** First name of who ordered. */
  first_name: Scalars['String']['output'];
  /** Last name of who ordered. */
  last_name: Scalars['String']['output'];
  /** Units ordered. */
  num_items: Scalars['Int']['output'];
  /** What was charged. */
  order_total: Scalars['Int']['output'];
  /** The queue that it waits in. */
  queue: StaffOrderQueue;
  /** Reference of the order. */
  reference: Scalars['String']['output'];
  /** What of it was refunded. */
  refunded_total: Scalars['Int']['output'];
  /** Schedules of its medicines, each once. */
  schedules: Array<Scalars['String']['output']>;
  /** Its state. */
  state: OrderState;
  /** The carrier's number, once it has been sent. */
  tracking_number?: Maybe<Scalars['String']['output']>;
};

/** A script on file as its pharmacist sees it: if it has changed since, nothing happens. */
export type StaffFiledSeenInput = {
  /** What is left of it. */
  repeats_left: Scalars['Int']['input'];
  /** ISO date on it. */
  written_on: Scalars['String']['input'];
};

/** Health data of a customer. Only the last 4 digits of identifiers are exposed. */
export type StaffHealthRecord = {
  __typename?: 'StaffHealthRecord';
  /** Patients with their health details, sorted by first name. */
  patients: Array<Patient>;
  /** Answers to questionnaires from the cart, the latest 50 orders, programs and the latest 50 telehealth requests. */
  questionnaires: Array<StaffQuestionnaire>;
  /** The latest 50 telehealth requests, newest appointment first. */
  telehealth_requests: Array<StaffTelehealthRequest>;
};

/** An invitation, which becomes a role when an account has confirmed the address. */
export type StaffInvitation = {
  __typename?: 'StaffInvitation';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** When it ends by itself. */
  expires_at: Scalars['DateTime']['output'];
  /** Who invited. */
  invited_by: Scalars['String']['output'];
  /** The role. */
  role: StaffRole;
};

/** A consultation in a list. */
export type StaffListedAppointment = {
  __typename?: 'StaffListedAppointment';
  /** The booking. */
  booking: TelehealthBooking;
  /** Name of the practitioner who ended it; null for the patient, or while it is open. */
  ended_by?: Maybe<Scalars['String']['output']>;
};

/** An entry of the content in a list. */
export type StaffListedContent = {
  __typename?: 'StaffListedContent';
  /** When it was changed last; null if it is as the shop opened. */
  changed_at?: Maybe<Scalars['DateTime']['output']>;
  /** Whether there is a draft. */
  has_draft: Scalars['Boolean']['output'];
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** Name of its kind: a key of the contract's `CONTENT_KINDS`. */
  kind: Scalars['String']['output'];
  /** When its draft is published by itself. */
  planned_for?: Maybe<Scalars['DateTime']['output']>;
  /** Who changed it last. */
  staff_name?: Maybe<Scalars['String']['output']>;
  /** What shoppers read in it first. */
  title: Scalars['String']['output'];
};

/** A product in a list. Money in cents. */
export type StaffListedProduct = {
  __typename?: 'StaffListedProduct';
  /** Stock code. */
  code: Scalars['String']['output'];
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** Whether few are left. */
  is_low: Scalars['Boolean']['output'];
  /** Whether it is offered for sale. */
  is_on_sale: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The usual price. */
  price?: Maybe<Scalars['Int']['output']>;
  /** The sale price. */
  sale_price?: Maybe<Scalars['Int']['output']>;
  /** Schedule: 2, 3, 4, 4N or empty. */
  schedule: Scalars['String']['output'];
  /** Units in stock; null for services. */
  stock?: Maybe<Scalars['Int']['output']>;
};

/** A program in a list. */
export type StaffListedProgram = {
  __typename?: 'StaffListedProgram';
  /** When the next consult is, or the last one was. */
  consult_at?: Maybe<Scalars['DateTime']['output']>;
  /** Whether an offer waits for the member's answer. */
  has_offer: Scalars['Boolean']['output'];
  /** Id of the subscription. */
  id: Scalars['ID']['output'];
  /** Whether the patient's record says something against it that nobody has acknowledged. */
  is_contradicted: Scalars['Boolean']['output'];
  /** Whether a check-in that may be grave waits. */
  is_urgent: Scalars['Boolean']['output'];
  /** Name of the program. */
  journey_name: Scalars['String']['output'];
  /** The patient; null once deleted. */
  patient?: Maybe<PatientName>;
  /** When the answers were submitted. */
  submitted_at?: Maybe<Scalars['DateTime']['output']>;
  /** Since when the member waits for the care team; null if nothing waits. */
  waits_since?: Maybe<Scalars['DateTime']['output']>;
};

/** A promotion in a list. */
export type StaffListedPromotion = {
  __typename?: 'StaffListedPromotion';
  /** Who changed it last; null for promotions that the counter has not changed. */
  changed_by?: Maybe<Scalars['String']['output']>;
  /** What shoppers call it. */
  display_title: Scalars['String']['output'];
  /** When it begins. */
  from: Scalars['DateTime']['output'];
  /** Id of the promotion. */
  id: Scalars['ID']['output'];
  /** What it gives. */
  numbers: StaffPromotionNumbers;
  /** How many products it holds for. */
  product_count: Scalars['Int']['output'];
  /** Where it is. */
  state: StaffPromotionState;
  /** When it ends. */
  until: Scalars['DateTime']['output'];
};

/** A voucher in a list. Money in cents. */
export type StaffListedVoucher = {
  __typename?: 'StaffListedVoucher';
  /** Name of the category that it covers; null for everything that may be discounted. */
  category?: Maybe<Scalars['String']['output']>;
  /** Who changed it last; null for vouchers that the counter has not changed. */
  changed_by?: Maybe<Scalars['String']['output']>;
  /** What shoppers enter, in upper case. */
  code: Scalars['String']['output'];
  /** Whether it is for first orders only. */
  first_order_only: Scalars['Boolean']['output'];
  /** When it begins. */
  from: Scalars['DateTime']['output'];
  /** Id of the voucher. */
  id: Scalars['ID']['output'];
  /** What it gives. */
  kind: StaffVoucherKind;
  /** How many orders may use it; null for any number. */
  max_uses?: Maybe<Scalars['Int']['output']>;
  /** How many orders of each customer may use it; null for any number. */
  max_uses_per_customer?: Maybe<Scalars['Int']['output']>;
  /** What is to be spent on what it covers; null for nothing. */
  min_spend?: Maybe<Scalars['Int']['output']>;
  /** What shoppers call it. */
  name: Scalars['String']['output'];
  /** Per cent off; null for other kinds. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** Where it is. */
  state: StaffPromotionState;
  /** When it ends. */
  until: Scalars['DateTime']['output'];
  /** How many orders use it; cancelled ones do not. */
  uses: Scalars['Int']['output'];
};

/** An account with a role. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  first_name: Scalars['String']['output'];
  /** Whether sign-ins are confirmed by an authenticator app. */
  has_second_factor: Scalars['Boolean']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Last name. */
  last_name: Scalars['String']['output'];
  /** The role. */
  role: StaffRole;
};

/** Everybody who works at the counter, or is invited to. */
export type StaffMembers = {
  __typename?: 'StaffMembers';
  /** Invitations that wait for an account, the latest first. */
  invitations: Array<StaffInvitation>;
  /** Accounts with a role, by role and e-mail. */
  members: Array<StaffMember>;
};

/** Why no script of a consultation can be issued by the caller. */
export type StaffNoScriptReason =
  /** Its fee was returned. */
  | 'fee_returned'
  /** There is no record of the patient: a guest booked it, the account was closed, or the record is gone or somebody else's now. */
  | 'no_record'
  /** It was not put down as held. */
  | 'not_held'
  /** Somebody else has held it. */
  | 'not_yours'
  /** The service issues none. */
  | 'service'
  /** It was held before yesterday. */
  | 'too_late';

/** An order as the pharmacy works on it. Money in cents. */
export type StaffOrder = {
  __typename?: 'StaffOrder';
  /** The call that the customer was promised about practitioner products; null if there was none. */
  call?: Maybe<StaffOrderCall>;
  /** Account of the customer; null for guests. */
  customer_id?: Maybe<Scalars['ID']['output']>;
  /** The latest other orders of this customer. */
  earlier: Array<Order>;
  /** Lines, numbered from 1. */
  lines: Array<StaffOrderLine>;
  /** The order. */
  order: Order;
  /** How far it is packed. */
  packing: StaffPacking;
  /** The queue that it waits in. */
  queue: StaffOrderQueue;
  /** What was refunded so far. */
  refunded_total: Scalars['Int']['output'];
  /** The review by a pharmacist, once there was one. */
  review?: Maybe<StaffOrderReview>;
};

/** A call that was promised to whoever failed or skipped the questions about practitioner products. */
export type StaffOrderCall = {
  __typename?: 'StaffOrderCall';
  /** Tries to reach the customer, the oldest first. */
  attempts: Array<StaffOrderCallAttempt>;
  /** Whether the order waits for it. */
  is_due: Scalars['Boolean']['output'];
  /** Numbers of the lines that it is about, from 1. */
  lines: Array<Scalars['Int']['output']>;
  /** The number to call; null if none is known. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A try to reach a customer. */
export type StaffOrderCallAttempt = {
  __typename?: 'StaffOrderCallAttempt';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What came of it. */
  outcome: StaffOrderCallOutcome;
  /** Name of who called. */
  staff_name: Scalars['String']['output'];
};

/** What came of a try to reach a customer. */
export type StaffOrderCallOutcome =
  /** Nobody answered. */
  | 'no_answer'
  /** The customer was spoken with, and the order may go on. */
  | 'spoken';

/** Orders for a file. */
export type StaffOrderExport = {
  __typename?: 'StaffOrderExport';
  /** The orders. */
  data: Array<StaffExportedOrder>;
  /** As of the list. */
  limited_to?: Maybe<Scalars['Int']['output']>;
  /** Continues the file; null at its end. */
  next?: Maybe<Scalars['String']['output']>;
};

/** A line of an order for those who dispense and pack it. */
export type StaffOrderLine = {
  __typename?: 'StaffOrderLine';
  /** Number of the line, from 1. */
  line: Scalars['Int']['output'];
  /** The patient with allergies and medicines, for those who review; null for other roles and products. */
  patient?: Maybe<Patient>;
  /** Where its script stands; null for other products and orders that need no review. */
  script_state?: Maybe<OrderScriptState>;
  /** How the prescription arrives: escript, paper or onfile; null for other products. */
  script_type?: Maybe<Scalars['String']['output']>;
  /** Units that were not refunded. */
  units: Scalars['Int']['output'];
};

/** A page of orders. */
export type StaffOrderPage = {
  __typename?: 'StaffOrderPage';
  /** Which of them somebody reviews. */
  claims: Array<StaffClaim>;
  /** The orders on this page. */
  data: Array<Order>;
  /**
   * How many of the customers or products that match a search its orders are of, if more match: those by name, phone number or
   * words of products. Null if they are of all.
   */
  limited_to?: Maybe<Scalars['Int']['output']>;
  /** Continues the list; null on its last page. */
  next?: Maybe<Scalars['String']['output']>;
};

/** Queues of orders, by what has to happen next. */
export type StaffOrderQueue =
  /** They can be handed to the carrier, or made ready to collect. */
  | 'dispatch'
  /** They were delivered, cancelled or refunded, or have nothing to send. */
  | 'ended'
  /** They can be packed. */
  | 'pack'
  /** A pharmacist has to review them. */
  | 'review'
  /** They are on their way. */
  | 'underway';

/** The length of a queue. */
export type StaffOrderQueueLength = {
  __typename?: 'StaffOrderQueueLength';
  /** Number of orders. */
  count: Scalars['Int']['output'];
  /** When the oldest of them was placed; null for an empty queue. */
  oldest_at?: Maybe<Scalars['DateTime']['output']>;
  /** The queue. */
  queue: StaffOrderQueue;
};

/** A pharmacist's approval. */
export type StaffOrderReview = {
  __typename?: 'StaffOrderReview';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Name of the pharmacist. */
  staff_name: Scalars['String']['output'];
};

/** Input of `staff_orders_approve`. */
export type StaffOrdersApproveInput = {
  /** Reference of the order. */
  reference: Scalars['String']['input'];
};

/** Input of `staff_orders_cancel`. */
export type StaffOrdersCancelInput = {
  /** The sum that the member of staff was shown, in cents: if another one would be refunded, nothing is. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** Why, by code: a reason of the pharmacy. */
  reason: Scalars['String']['input'];
  /** Reference of the order. */
  reference: Scalars['String']['input'];
  /** The queue in which the member of staff saw it: if a colleague has moved it on, nothing changes. */
  seen_queue?: InputMaybe<StaffOrderQueue>;
};

/** Input of `staff_orders_note_call`. */
export type StaffOrdersNoteCallInput = {
  /** What came of the call. */
  outcome: StaffOrderCallOutcome;
  /** Reference of the order. */
  reference: Scalars['String']['input'];
};

/** Result of the operations on an order. */
export type StaffOrdersPayload = {
  __typename?: 'StaffOrdersPayload';
  /** The order afterwards. */
  order: StaffOrder;
};

/** Input of `staff_orders_refund`. */
export type StaffOrdersRefundInput = {
  /** The sum that the member of staff was shown, in cents: if another one would be refunded, nothing is. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client once per refund. */
  key: Scalars['ID']['input'];
  /** Lines with their units. */
  lines: Array<StaffRefundLineInput>;
  /** Why, by code. */
  reason: Scalars['String']['input'];
  /** Reference of the order. */
  reference: Scalars['String']['input'];
  /** Whether the delivery fee is refunded too. */
  shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Input of `staff_orders_refuse_line`. */
export type StaffOrdersRefuseLineInput = {
  /** The sum that the member of staff was shown, in cents: if another one would be refunded, nothing is. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the line, from 1. */
  line: Scalars['Int']['input'];
  /** Why, by code: a reason for refunds. */
  reason: Scalars['String']['input'];
  /** Reference of the order. */
  reference: Scalars['String']['input'];
};

/** Input of `staff_orders_set_state`. */
export type StaffOrdersSetStateInput = {
  /** Carrier of a dispatched parcel. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Reference of the order. */
  reference: Scalars['String']['input'];
  /** The new state. */
  state: OrderState;
  /** Tracking number of a dispatched parcel. */
  tracking_number?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `staff_orders_set_state`. */
export type StaffOrdersSetStatePayload = {
  __typename?: 'StaffOrdersSetStatePayload';
  /** The order. */
  order: Order;
};

/** How far an order is packed, unit by unit. */
export type StaffPacking = {
  __typename?: 'StaffPacking';
  /** What was checked in this round, oldest first. */
  checks: Array<StaffPackingCheck>;
  /** Lines with units to send, or in the parcel. */
  lines: Array<StaffPackingLine>;
  /** When packing was started again, oldest first. */
  restarts: Array<StaffPackingRestart>;
  /** How often packing was started again; what is checked names it. */
  round: Scalars['Int']['output'];
};

/** A unit that was checked. */
export type StaffPackingCheck = {
  __typename?: 'StaffPackingCheck';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** How. */
  how: StaffPackingHow;
  /** Number of its line, from 1. */
  line: Scalars['Int']['output'];
  /** Product name at the time of purchase. */
  name: Scalars['String']['output'];
  /** Why it was checked by hand: a code of the contract's `TICK_REASONS`; null for scans. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Who. */
  staff_name: Scalars['String']['output'];
};

/** How a unit was checked. */
export type StaffPackingHow =
  /** By hand, with a reason. */
  | 'hand'
  /** By the barcode of its pack. */
  | 'scan';

/** A line of an order, as it is packed. */
export type StaffPackingLine = {
  __typename?: 'StaffPackingLine';
  /** Units that were checked. */
  checked: Scalars['Int']['output'];
  /** Stock code. */
  code: Scalars['String']['output'];
  /** Units of them from the shelf of the pharmacy where the order is collected; the others come from the central stock. */
  from_shelf: Scalars['Int']['output'];
  /** Whether the shop knows its barcode. */
  has_barcode: Scalars['Boolean']['output'];
  /** Whether it must be kept cold. */
  is_cold: Scalars['Boolean']['output'];
  /** Whether only pharmacies sell it, or it is a scheduled medicine: out of reach of children. */
  is_medicine: Scalars['Boolean']['output'];
  /** Whether it was withdrawn from sale since it was ordered: it is not packed. */
  is_withdrawn: Scalars['Boolean']['output'];
  /** Number of the line, from 1. */
  line: Scalars['Int']['output'];
  /** Product name at the time of purchase. */
  name: Scalars['String']['output'];
  /** Schedule: 2, 3, 4, 4N or empty. */
  schedule: Scalars['String']['output'];
  /** Size of the pack, such as 120 Capsules; null where the name states none. */
  size?: Maybe<Scalars['String']['output']>;
  /** Units to send: those that were not refunded. */
  units: Scalars['Int']['output'];
};

/** Result of checking a unit. */
export type StaffPackingPayload = {
  __typename?: 'StaffPackingPayload';
  /** Number of the line to which the unit belongs, from 1. */
  line: Scalars['Int']['output'];
  /** The order afterwards. */
  order: StaffOrder;
};

/** Packing was started again. */
export type StaffPackingRestart = {
  __typename?: 'StaffPackingRestart';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What had been checked until then, oldest first. */
  checks: Array<StaffPackingCheck>;
  /** Who. */
  staff_name: Scalars['String']['output'];
};

/** Input of `staff_packing_restart`. */
export type StaffPackingRestartInput = {
  /** Reference of the order. */
  reference: Scalars['String']['input'];
  /** The round that ends. */
  round: Scalars['Int']['input'];
};

/** Input of `staff_packing_scan`. */
export type StaffPackingScanInput = {
  /** Made by the client once per pack. */
  key: Scalars['ID']['input'];
  /** Reference of the order. */
  reference: Scalars['String']['input'];
  /** The round in which the packer sees it: if a colleague has started again, nothing is checked. */
  round: Scalars['Int']['input'];
  /** What the scanner typed: a barcode, or the two-dimensional code of a medicine. */
  scanned: Scalars['String']['input'];
};

/** Input of `staff_packing_tick`. */
export type StaffPackingTickInput = {
  /** Made by the client once per pack. */
  key: Scalars['ID']['input'];
  /** Number of the line, from 1. */
  line: Scalars['Int']['input'];
  /** Why, by code: a reason of the contract's `TICK_REASONS`. */
  reason: Scalars['String']['input'];
  /** Reference of the order. */
  reference: Scalars['String']['input'];
  /** The round in which the packer sees it: if a colleague has started again, nothing is checked. */
  round: Scalars['Int']['input'];
};

/** The photo of a product. */
export type StaffPhoto = {
  __typename?: 'StaffPhoto';
  /** What it shows, for shoppers who cannot see it. */
  alt: Scalars['String']['output'];
  /** When it was set. */
  at: Scalars['DateTime']['output'];
  /** Pixels down of its largest copy. */
  height: Scalars['Int']['output'];
  /** Id of the photo. */
  id: Scalars['ID']['output'];
  /** Who set it. */
  staff_name: Scalars['String']['output'];
  /** Pixels across of its largest copy. */
  width: Scalars['Int']['output'];
};

/** Input of `staff_photos_remove`. */
export type StaffPhotosRemoveInput = {
  /** `photo_version` that was shown. */
  expected_version: Scalars['Int']['input'];
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
};

/** Input of `staff_photos_set`. */
export type StaffPhotosSetInput = {
  /** What it shows, in 1 to 200 letters. */
  alt: Scalars['String']['input'];
  /** `photo_version` that was shown. */
  expected_version: Scalars['Int']['input'];
  /** Id of the photo, as its upload returned it. */
  photo_id: Scalars['ID']['input'];
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
};

/** A prescribed medicine. */
export type StaffPrescribedItem = {
  __typename?: 'StaffPrescribedItem';
  /** Name of the medicine. */
  name: Scalars['String']['output'];
  /** Quantity per supply. */
  quantity: Scalars['Int']['output'];
  /** Number of supplies. */
  repeats: Scalars['Int']['output'];
};

/** A line of a tried cart. Money in cents. */
export type StaffPreviewLine = {
  __typename?: 'StaffPreviewLine';
  /** What the cart says of the line with the promotion. */
  messages: Array<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Id of the product. */
  product_id: Scalars['ID']['output'];
  /** The promotion that it takes part in with it; null for none. */
  promotion?: Maybe<Scalars['String']['output']>;
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Price of a unit before promotions. */
  unit_price: Scalars['Int']['output'];
  /** What it costs with it. */
  with: Scalars['Int']['output'];
  /** What the line costs without the promotion. */
  without: Scalars['Int']['output'];
};

/** A line to try. */
export type StaffPreviewLineInput = {
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
  /** 1 to 99 units. */
  quantity: Scalars['Int']['input'];
};

/** A change of a price. Money in cents. */
export type StaffPriceChange = {
  __typename?: 'StaffPriceChange';
  /** When it begins or began. */
  from: Scalars['DateTime']['output'];
  /** Id of the change. */
  id: Scalars['ID']['output'];
  /** Who decided it. */
  staff_name: Scalars['String']['output'];
  /** Where it is. */
  state: StaffPriceChangeState;
  /** Which price. */
  type: StaffPriceType;
  /** The new price; null takes it away. */
  value?: Maybe<Scalars['Int']['output']>;
};

/** States of a change of a price. */
export type StaffPriceChangeState =
  /** It was cancelled. */
  | 'cancelled'
  /** It has begun. */
  | 'done'
  /** It begins later. */
  | 'planned'
  /** It did not begin, because other prices had changed meanwhile so that it no longer fitted. */
  | 'refused';

/** Prices that staff set. */
export type StaffPriceType =
  /** The price on evenings, weekends and holidays. */
  | 'afterhours'
  /** The usual price. */
  | 'default'
  /** The sale price. */
  | 'promo';

/** Input of `staff_prices_cancel`. */
export type StaffPricesCancelInput = {
  /** Id of the change. */
  change_id: Scalars['ID']['input'];
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
};

/** Input of `staff_prices_set`. Money in cents. */
export type StaffPricesSetInput = {
  /** The price that was shown; null if there was none. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** The day in Sydney on which it begins, YYYY-MM-DD; null for now. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client once per change: 16 to 100 letters, digits and dashes. */
  key: Scalars['ID']['input'];
  /** Whether a change by more than half, or to the double and more, is meant. */
  leap_confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
  /** Which price. */
  type: StaffPriceType;
  /** The new price; null takes it away. */
  value?: InputMaybe<Scalars['Int']['input']>;
};

/** A product as staff work on it. Money in cents. */
export type StaffProduct = {
  __typename?: 'StaffProduct';
  /** Whether a lower price may be advertised. */
  may_be_promoted: Scalars['Boolean']['output'];
  /** The latest changes of its stock by staff, the latest first. */
  movements: Array<StaffStockMovement>;
  /** The photo among them; null while the picture is drawn. */
  photo?: Maybe<StaffPhoto>;
  /** Counts the changes of its photo. */
  photo_version: Scalars['Int']['output'];
  /** The picture that the shop shows. */
  picture?: Maybe<Image>;
  /** Planned and past changes of its prices, the latest first. */
  price_changes: Array<StaffPriceChange>;
  /** Every price. */
  prices: Array<Price>;
  /** The product in a list. */
  product: StaffListedProduct;
  /** The latest changes of those shelves by staff, the latest first. */
  shelf_movements: Array<StaffShelfMovement>;
  /** What each pharmacy that orders are collected from has on its shelf, by name; empty for services. */
  shelves: Array<StaffShelf>;
  /** Name in its address in the shop. */
  slug: Scalars['String']['output'];
  /** How many wait for it to be back in stock. */
  waiting: Scalars['Int']['output'];
};

/** Which products a list has. */
export type StaffProductChoice =
  /** On sale with few left, the fewest first. */
  | 'low'
  /** On sale, by name. */
  | 'on_sale'
  /** On sale and sold out. */
  | 'out'
  /** Withdrawn, by name. */
  | 'withdrawn';

/** How many products need attention. */
export type StaffProductCounts = {
  __typename?: 'StaffProductCounts';
  /** On sale with few left. */
  low: Scalars['Int']['output'];
  /** On sale and sold out. */
  out: Scalars['Int']['output'];
};

/** A page of products. */
export type StaffProductPage = {
  __typename?: 'StaffProductPage';
  /** The products on this page. */
  data: Array<StaffListedProduct>;
  /** Continues the list; null on its last page. */
  next?: Maybe<Scalars['String']['output']>;
};

/** Result of the operations on a product. */
export type StaffProductPayload = {
  __typename?: 'StaffProductPayload';
  /** The product afterwards. */
  product: StaffProduct;
};

/** Input of `staff_products_publish`. */
export type StaffProductsPublishInput = {
  /** Whether it is on sale afterwards. */
  is_on_sale: Scalars['Boolean']['input'];
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
};

/** A program as its practitioner sees it. */
export type StaffProgram = {
  __typename?: 'StaffProgram';
  /** Answers to the questionnaire. */
  answers: Array<StaffAnswer>;
  /** When the next consult is, or the last one was. */
  consult_at?: Maybe<Scalars['DateTime']['output']>;
  /** Consults that are booked or have begun, the latest first. */
  consults: Array<StaffProgramConsult>;
  /** What the record says against the program, acknowledged or not. */
  contradictions: Array<StaffRecordContradiction>;
  /** What the member and the care team have written. */
  conversation: JourneyConversation;
  /** Decisions so far, the latest first. */
  decisions: Array<StaffProgramDecision>;
  /** E-mail address of the member; null once the account is closed. */
  email?: Maybe<Scalars['String']['output']>;
  /** What was answered, corrected and decided, with what each decision rested on; the latest first. */
  history: Array<StaffClinicalEntry>;
  /** The patient's weight and waist log, the latest 2,000 entries: the earliest first. */
  measurements: Array<JourneyMeasurement>;
  /** The patient's record; null once deleted. */
  record?: Maybe<Patient>;
  /** Version of the record, to acknowledge what it says. */
  record_version: Scalars['Int']['output'];
  /** When the answers were submitted. */
  submitted_at?: Maybe<Scalars['DateTime']['output']>;
  /** The subscription. */
  subscription: JourneySubscription;
};

/** The next monthly charge of a program, as support sees it: without its patient and medicines. Money in cents. */
export type StaffProgramCharge = {
  __typename?: 'StaffProgramCharge';
  /** What would be charged now; null if that is not known. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** When it was announced; null if it is still to be. */
  announced_at?: Maybe<Scalars['DateTime']['output']>;
  /** What the bank answered, in the words that the customer gets; null without an answer. */
  bank_message?: Maybe<Scalars['String']['output']>;
  /** Whether staff can mail the customer once more about it. */
  can_mail: Scalars['Boolean']['output'];
  /** The member who pays; null once the account is gone. */
  customer?: Maybe<StaffCustomerSummary>;
  /** When it was due, or is. */
  due_at: Scalars['DateTime']['output'];
  /** When it was last declined. */
  failed_at?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the subscription. */
  id: Scalars['ID']['output'];
  /** Whether its member has put it off until it is due. */
  is_after_pause: Scalars['Boolean']['output'];
  /** Whether another payment method was chosen since it was declined. */
  is_method_new: Scalars['Boolean']['output'];
  /** Mails about it to the customer in the last 30 days, the earliest first. */
  mails: Array<StaffChargeMail>;
  /** Name of the program. */
  name: Scalars['String']['output'];
  /** When the shop tries it next; null if it waits for somebody. */
  next_try_at?: Maybe<Scalars['DateTime']['output']>;
  /** Units of products in it. */
  num_items: Scalars['Int']['output'];
  /** The payment method it goes to, such as `Visa ending in 4242`; null if none is saved. */
  paid_with?: Maybe<Scalars['String']['output']>;
  /** The program fee in it; 0 if that is paid already. */
  program_fee: Scalars['Int']['output'];
  /** Why it is not made, or will not be; null if nothing stands against it. */
  reason?: Maybe<StaffChargeReason>;
  /** How often the shop has tried it by itself. */
  tries: Scalars['Int']['output'];
};

/** A page of the charges of programs. */
export type StaffProgramChargePage = {
  __typename?: 'StaffProgramChargePage';
  /** The charges on this page. */
  data: Array<StaffProgramCharge>;
  /** Continues the list; null on its last page. */
  next?: Maybe<Scalars['String']['output']>;
};

/** Result of `staff_program_charges_mail`. */
export type StaffProgramChargePayload = {
  __typename?: 'StaffProgramChargePayload';
  /** The charge afterwards. */
  charge: StaffProgramCharge;
};

/** Input of `staff_program_charges_mail`. */
export type StaffProgramChargesMailInput = {
  /** Id of the subscription. */
  id: Scalars['ID']['input'];
};

/** A consult of a program as its practitioner sees it. */
export type StaffProgramConsult = {
  __typename?: 'StaffProgramConsult';
  /** When it was put down. */
  ended_at?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the practitioner who put it down; null before, and for consults of earlier releases. */
  ended_by?: Maybe<Scalars['String']['output']>;
  /** When its time ends. */
  ends_at: Scalars['DateTime']['output'];
  /** Id of the consult. */
  id: Scalars['ID']['output'];
  /** Whether it has begun, and nobody has put down how it ended. */
  is_open: Scalars['Boolean']['output'];
  /** When the patient was rung without an answer; empty unless missed. */
  missed_calls: Array<Scalars['DateTime']['output']>;
  /** Note of the practitioner. */
  note?: Maybe<Scalars['String']['output']>;
  /** When its time begins. */
  starts_at: Scalars['DateTime']['output'];
  /** `booked`, `completed`, `missed` or `not_held`. */
  status: Scalars['String']['output'];
};

/** A practitioner's decision about a program. */
export type StaffProgramDecision = {
  __typename?: 'StaffProgramDecision';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The prescribed medicines. */
  items: Array<StaffPrescribedItem>;
  /** Note for practitioners. */
  note?: Maybe<Scalars['String']['output']>;
  /** What was decided. */
  outcome: StaffProgramOutcome;
  /** Name of the practitioner. */
  staff_name: Scalars['String']['output'];
};

/** What a practitioner decided. */
export type StaffProgramOutcome =
  /** The program goes on without a medicine. */
  | 'no_medicine'
  /** Medicines were prescribed, and offered to the member. */
  | 'prescribed'
  /** The program was refused. */
  | 'refused';

/** A page of programs. */
export type StaffProgramPage = {
  __typename?: 'StaffProgramPage';
  /** The programs on this page. */
  data: Array<StaffListedProgram>;
  /** Pagination of the list. */
  paginatorInfo: PaginatorInfo;
};

/** Queues of programs, by what has to happen next. */
export type StaffProgramQueue =
  /** They run. */
  | 'active'
  /** Consults of now and to come, the next first. */
  | 'consults'
  /** Their members wait for an answer of the care team, the urgent ones first. */
  | 'messages'
  /** Consults whose time is over and that nobody has put down, the longest waiting first. */
  | 'open_consults'
  /** They are not paid yet: their patients say that the record, which excludes them, is out of date. */
  | 'record'
  /** Their prescription has no repeats left. */
  | 'repeats'
  /** They are new, paid, and wait for a decision. */
  | 'review';

/** A promotion as staff work on it. */
export type StaffPromotion = {
  __typename?: 'StaffPromotion';
  /** When it was changed last; null for promotions that the counter has not changed. */
  changed_at?: Maybe<Scalars['DateTime']['output']>;
  /** What it is about. */
  display_info: Scalars['String']['output'];
  /** What a cart says of a line that takes part. */
  met_message: Scalars['String']['output'];
  /** Whether different products count together. */
  mix_and_match: Scalars['Boolean']['output'];
  /** The first 200 of its products. */
  products: Array<StaffListedProduct>;
  /** The promotion in a list. */
  promotion: StaffListedPromotion;
  /** What a cart says of a line that could take part. */
  unmet_message: Scalars['String']['output'];
  /** Counts its changes. */
  version: Scalars['Int']['output'];
  /** What staff should look at before it is published: products in other promotions, withdrawn products, bundles in vain. */
  warnings: Array<Scalars['String']['output']>;
};

/** Kinds of promotions. */
export type StaffPromotionKind =
  /** Each unit gives points. */
  | 'bonus_points'
  /** A number of units or more save per cent. */
  | 'buy_n_save_percent'
  /** A number of units for a price. */
  | 'n_for_price'
  /** An amount spent on its products saves an amount. */
  | 'spend_save';

/** A kind with its numbers; those of other kinds are null. Money in cents. */
export type StaffPromotionNumbers = {
  __typename?: 'StaffPromotionNumbers';
  /** Which kind. */
  kind: StaffPromotionKind;
  /** Units. */
  n?: Maybe<Scalars['Int']['output']>;
  /** Per cent off. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** Points of each unit. */
  points?: Maybe<Scalars['Int']['output']>;
  /** What the units cost together. */
  price?: Maybe<Scalars['Int']['output']>;
  /** What that takes off. */
  save?: Maybe<Scalars['Int']['output']>;
  /** What is to be spent on its products. */
  spend?: Maybe<Scalars['Int']['output']>;
};

/** A page of promotions. */
export type StaffPromotionPage = {
  __typename?: 'StaffPromotionPage';
  /** The promotions on this page. */
  data: Array<StaffListedPromotion>;
  /** Continues the list; null on its last page. */
  next?: Maybe<Scalars['String']['output']>;
};

/** Result of the operations on a promotion. */
export type StaffPromotionPayload = {
  __typename?: 'StaffPromotionPayload';
  /** The promotion afterwards. */
  promotion: StaffPromotion;
};

/** A cart with one promotion and without it. Money in cents. */
export type StaffPromotionPreview = {
  __typename?: 'StaffPromotionPreview';
  /** For which moment: now, or the beginning of a promotion that begins later. */
  at: Scalars['DateTime']['output'];
  /** Its lines. */
  lines: Array<StaffPreviewLine>;
  /** Bonus points with it. */
  points_with: Scalars['Int']['output'];
  /** Bonus points without the promotion. */
  points_without: Scalars['Int']['output'];
  /** What all costs with it. */
  with: Scalars['Int']['output'];
  /** What all costs without the promotion, after everything else that runs. */
  without: Scalars['Int']['output'];
};

/** Input of `staff_promotion_preview`. */
export type StaffPromotionPreviewInput = {
  /** Whether the customer has the staff's discount. */
  is_staff?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 10 lines, each with a product of its own. */
  lines: Array<StaffPreviewLineInput>;
  /** Id of the promotion. */
  promotion_id: Scalars['ID']['input'];
};

/** States of a promotion. */
export type StaffPromotionState =
  /** Published; it begins later. */
  | 'coming'
  /** Not published. */
  | 'draft'
  /** Over. */
  | 'ended'
  /** Carts get it. */
  | 'running';

/** Input of `staff_promotions_change`. */
export type StaffPromotionsChangeInput = {
  /** What it is about, in 1 to 300 characters. */
  display_info: Scalars['String']['input'];
  /** What shoppers call it, in 1 to 60 characters. */
  display_title: Scalars['String']['input'];
  /** What a cart says of a line that takes part, in 1 to 120 characters. */
  met_message: Scalars['String']['input'];
  /** Id of the promotion. */
  promotion_id: Scalars['ID']['input'];
  /** What a cart says of a line that could take part, in 1 to 120 characters. */
  unmet_message: Scalars['String']['input'];
  /** When it ends, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  until: Scalars['String']['input'];
  /** The version that was shown. */
  version: Scalars['Int']['input'];
};

/** Input of `staff_promotions_discard`. */
export type StaffPromotionsDiscardInput = {
  /** Id of the draft. */
  promotion_id: Scalars['ID']['input'];
  /** The version that was shown. */
  version: Scalars['Int']['input'];
};

/** Result of `staff_promotions_discard`. */
export type StaffPromotionsDiscardPayload = {
  __typename?: 'StaffPromotionsDiscardPayload';
  /** Id of the draft that is gone. */
  promotion_id: Scalars['ID']['output'];
};

/** Input of `staff_promotions_end`. */
export type StaffPromotionsEndInput = {
  /** Id of the promotion. */
  promotion_id: Scalars['ID']['input'];
  /** The version that was shown. */
  version: Scalars['Int']['input'];
};

/** Input of `staff_promotions_publish`. */
export type StaffPromotionsPublishInput = {
  /** Id of the draft. */
  promotion_id: Scalars['ID']['input'];
  /** The version that was shown. */
  version: Scalars['Int']['input'];
};

/** Input of `staff_promotions_save`. Money in cents. */
export type StaffPromotionsSaveInput = {
  /** What it is about, in 1 to 300 characters. */
  display_info: Scalars['String']['input'];
  /** What shoppers call it, in 1 to 60 characters. */
  display_title: Scalars['String']['input'];
  /** When it begins, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  from: Scalars['String']['input'];
  /** Made by the client once per new draft: 16 to 100 letters, digits and dashes. */
  key: Scalars['ID']['input'];
  /** Which kind. */
  kind: StaffPromotionKind;
  /** What a cart says of a line that takes part, in 1 to 120 characters. */
  met_message: Scalars['String']['input'];
  /** Whether different products count together. */
  mix_and_match: Scalars['Boolean']['input'];
  /** Units, for kinds that count them. */
  n?: InputMaybe<Scalars['Int']['input']>;
  /** Per cent off. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Points of each unit. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** What the units cost together. */
  price?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of its products, at most 200. */
  product_ids: Array<Scalars['ID']['input']>;
  /** Id of the draft; null for a new one. */
  promotion_id?: InputMaybe<Scalars['ID']['input']>;
  /** What that takes off. */
  save?: InputMaybe<Scalars['Int']['input']>;
  /** What is to be spent. */
  spend?: InputMaybe<Scalars['Int']['input']>;
  /** What a cart says of a line that could take part, in 1 to 120 characters. */
  unmet_message: Scalars['String']['input'];
  /** When it ends, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  until: Scalars['String']['input'];
  /** The version that was shown; 0 for a new one. */
  version: Scalars['Int']['input'];
};

/** A completed questionnaire. */
export type StaffQuestionnaire = {
  __typename?: 'StaffQuestionnaire';
  /** The answers. */
  answers: Array<StaffAnswer>;
  /** Uuid of the patient; null for guests. */
  patient_uuid?: Maybe<Scalars['ID']['output']>;
  /** Cart uuid, order reference, subscription id or booking uuid. */
  reference: Scalars['ID']['output'];
  /** What it belongs to. */
  source: QuestionnaireSource;
  /** Product, program or service that requires it. */
  title: Scalars['String']['output'];
};

/** Something that a patient's record says against a program. */
export type StaffRecordContradiction = {
  __typename?: 'StaffRecordContradiction';
  /** What was answered about it; null where no question asks. */
  answer?: Maybe<Scalars['String']['output']>;
  /** The fact. */
  fact: RecordFact;
  /** Whether a practitioner has acknowledged it as the record has it. */
  is_acknowledged: Scalars['Boolean']['output'];
  /** What the record says. */
  record: Scalars['String']['output'];
};

/** Units of a line. */
export type StaffRefundLineInput = {
  /** Number of the line, from 1. */
  line: Scalars['Int']['input'];
  /** Units. */
  quantity: Scalars['Int']['input'];
};

/** A medicine that a patient has asked for, and what of it can be prescribed. */
export type StaffRequestedMedicine = {
  __typename?: 'StaffRequestedMedicine';
  /** Its name. */
  name: Scalars['String']['output'];
  /** The most packs in one supply. */
  per_supply: Scalars['Int']['output'];
  /** Id of the product. */
  product_id: Scalars['ID']['output'];
  /** The most supplies. */
  supplies: Scalars['Int']['output'];
};

/** How many orders have returns that wait. */
export type StaffReturnCounts = {
  __typename?: 'StaffReturnCounts';
  /** To be checked. */
  arrived: Scalars['Int']['output'];
  /** On their way. */
  requested: Scalars['Int']['output'];
};

/** Queues of returns, by what has to happen next. */
export type StaffReturnQueue =
  /** They have arrived and are to be checked. */
  | 'arrived'
  /** They were refunded, declined or withdrawn. */
  | 'ended'
  /** They are on their way. */
  | 'requested';

/** A fee that was returned after its consultation had ended. */
export type StaffReturnedFee = {
  __typename?: 'StaffReturnedFee';
  /** Why. The patient does not read it. */
  reason: Scalars['String']['output'];
  /** When. */
  returned_at: Scalars['DateTime']['output'];
  /** Who returned it. */
  returned_by: Scalars['String']['output'];
};

/** Input of `staff_returns_accept`. */
export type StaffReturnsAcceptInput = {
  /** The sum that the member of staff was shown, in cents: if another one would be refunded, nothing is. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** Code of the return. */
  code: Scalars['ID']['input'];
  /** Lines of the return with the units that are refunded. */
  lines: Array<StaffRefundLineInput>;
  /** Reference of the order. */
  reference: Scalars['String']['input'];
  /** Whether the units go back to the central stock: no return goes to the shelf of a pharmacy. */
  restock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the delivery fee is refunded too. */
  shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Input of `staff_returns_arrive`. */
export type StaffReturnsArriveInput = {
  /** Code of the return. */
  code: Scalars['ID']['input'];
  /** Reference of the order. */
  reference: Scalars['String']['input'];
};

/** Input of `staff_returns_decline`. */
export type StaffReturnsDeclineInput = {
  /** Code of the return. */
  code: Scalars['ID']['input'];
  /** Why, by code: a reason of the contract's `RETURN_DECLINE_REASONS`. */
  reason: Scalars['String']['input'];
  /** Reference of the order. */
  reference: Scalars['String']['input'];
};

/** A role of staff. */
export type StaffRole =
  /** Writes the shop's content. */
  | 'content'
  /** Manages the shop and its staff. */
  | 'manager'
  /** Reviews, dispenses and dispatches orders. */
  | 'pharmacist'
  /** Treats patients. */
  | 'practitioner'
  /** Finds customers and helps them with their orders. */
  | 'support';

/** The script of an order's line, as a pharmacist checks it. */
export type StaffScript = {
  __typename?: 'StaffScript';
  /** Since when. */
  at: Scalars['DateTime']['output'];
  /** Such as `SB-7K3M-9QXT-S1`: the order and the number of its line. */
  code: Scalars['ID']['output'];
  /** How its customer gives it. */
  kind: ScriptType;
  /** Number of its line, from 1. */
  line: Scalars['Int']['output'];
  /** What is on file of it: what it was kept as, or the script of which it is a repeat; null if nothing is. */
  on_file?: Maybe<StaffScriptOnFile>;
  /** When it was ordered. */
  ordered_at: Scalars['DateTime']['output'];
  /** The patient with allergies and medicines; null for roles that do not dispense. */
  patient?: Maybe<Patient>;
  /** Name of the patient; empty once the patient was deleted. */
  patient_name: Scalars['String']['output'];
  /** Stock code. */
  product_code: Scalars['String']['output'];
  /** Name of the product at the time of purchase. */
  product_name: Scalars['String']['output'];
  /** Reference of the order. */
  reference: Scalars['String']['output'];
  /** Schedule: 3, 4, 4N or empty. */
  schedule: Scalars['String']['output'];
  /** Where it is. */
  state: OrderScriptState;
  /** Every state it was in, oldest first. */
  steps: Array<StaffScriptStep>;
  /** Masked e-prescription token with its last 4 characters; null for other scripts. */
  token?: Maybe<Scalars['String']['output']>;
  /** Units that were not refunded. */
  units: Scalars['Int']['output'];
};

/** A correction of a script on file. */
export type StaffScriptCorrection = {
  __typename?: 'StaffScriptCorrection';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What was left of it before. */
  from_repeats_left: Scalars['Int']['output'];
  /** The day on it before. */
  from_written_on: Scalars['String']['output'];
  /** Why: a code of the contract's `FILED_CORRECT_REASONS`. */
  reason: Scalars['String']['output'];
  /** Who has corrected it. */
  staff_name: Scalars['String']['output'];
};

/** How many orders have scripts that wait. */
export type StaffScriptCounts = {
  __typename?: 'StaffScriptCounts';
  /** Paper ones to be checked. */
  arrived: Scalars['Int']['output'];
  /** Paper ones in the post. */
  awaited: Scalars['Int']['output'];
  /** On file, to be checked. */
  on_file: Scalars['Int']['output'];
  /** Refused ones. */
  refused: Scalars['Int']['output'];
  /** Tokens to check. */
  to_check: Scalars['Int']['output'];
};

/** How a script came about that was issued in a consultation of this shop. */
export type StaffScriptIssued = {
  __typename?: 'StaffScriptIssued';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Reference of the consultation, such as `TH-3F9A1C20`. */
  consult: Scalars['String']['output'];
  /** How it is taken; null for roles that do not dispense. */
  directions?: Maybe<Scalars['String']['output']>;
  /** Packs in one supply. */
  quantity: Scalars['Int']['output'];
  /** The practitioner. */
  staff_name: Scalars['String']['output'];
};

/** A script that the pharmacy keeps for its repeats. */
export type StaffScriptOnFile = {
  __typename?: 'StaffScriptOnFile';
  /** The script with which it came, such as `SB-7K3M-9QXT-S1`; of one that was issued here, `TH-3F9A1C20-S1`. */
  code: Scalars['ID']['output'];
  /** Its corrections, oldest first. */
  corrections: Array<StaffScriptCorrection>;
  /** ISO date of the last day on which it can be dispensed. */
  expires_on: Scalars['String']['output'];
  /** Who has issued it in a consultation of this shop; null for what came with an order. */
  issued?: Maybe<StaffScriptIssued>;
  /** Repeats that can still be ordered. */
  repeats_left: Scalars['Int']['output'];
  /** Who has taken it off file; null while it is kept. */
  taken_off?: Maybe<StaffScriptTakenOff>;
  /** ISO date on it. */
  written_on: Scalars['String']['output'];
};

/** A page of scripts. */
export type StaffScriptPage = {
  __typename?: 'StaffScriptPage';
  /** Which of them somebody checks. */
  claims: Array<StaffClaim>;
  /** The scripts on this page. */
  data: Array<StaffScript>;
  /** Continues the list; null on its last page. */
  next?: Maybe<Scalars['String']['output']>;
};

/** Queues of scripts, by what has to happen next. */
export type StaffScriptQueue =
  /** Paper ones that have arrived and are to be checked. */
  | 'arrived'
  /** Paper ones in the post. */
  | 'awaited'
  /** They are valid, or no longer needed. */
  | 'ended'
  /** On file, to be checked. */
  | 'on_file'
  /** Refused: another one is awaited, or their line is refunded. */
  | 'refused'
  /** Tokens to check. */
  | 'to_check';

/** A state that a script was in. */
export type StaffScriptStep = {
  __typename?: 'StaffScriptStep';
  /** Since when. */
  at: Scalars['DateTime']['output'];
  /** Why it was refused: a code of the contract's `SCRIPT_REFUSE_REASONS`. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Who has decided; null for what nobody decided. */
  staff_name?: Maybe<Scalars['String']['output']>;
  /** The state. */
  state: OrderScriptState;
};

/** How a script on file has ended. */
export type StaffScriptTakenOff = {
  __typename?: 'StaffScriptTakenOff';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Why its practitioner has withdrawn it; null if they have not, and for roles that do not dispense. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why: a code of the contract's `FILED_END_REASONS`, or of `SCRIPT_REFUSE_REASONS`. */
  reason: Scalars['String']['output'];
  /** Who has taken it off file. */
  staff_name: Scalars['String']['output'];
};

/** Input of `staff_scripts_accept`. */
export type StaffScriptsAcceptInput = {
  /** The state in which the pharmacist sees it: if a colleague has moved it on, nothing changes. */
  from: OrderScriptState;
  /** Number of its line, from 1. */
  line: Scalars['Int']['input'];
  /** Reference of the order. */
  reference: Scalars['String']['input'];
};

/** Input of `staff_scripts_arrive`. */
export type StaffScriptsArriveInput = {
  /** The state in which the pharmacist sees it: if a colleague has moved it on, nothing changes. */
  from: OrderScriptState;
  /** Number of its line, from 1. */
  line: Scalars['Int']['input'];
  /** Reference of the order. */
  reference: Scalars['String']['input'];
};

/** Input of `staff_scripts_correct`. */
export type StaffScriptsCorrectInput = {
  /** Number of its line, from 1. */
  line: Scalars['Int']['input'];
  /** Why, by code: a reason of the contract's `FILED_CORRECT_REASONS`. */
  reason: Scalars['String']['input'];
  /** Reference of an order with the script: that with which it came, or one on a repeat. */
  reference: Scalars['String']['input'];
  /** Repeats that are left of it, from 0 to 11. */
  repeats_left: Scalars['Int']['input'];
  /** What the pharmacist sees. */
  seen: StaffFiledSeenInput;
  /** ISO date on which it was written. */
  written_on: Scalars['String']['input'];
};

/** Input of `staff_scripts_file`. */
export type StaffScriptsFileInput = {
  /** Number of its line, from 1. */
  line: Scalars['Int']['input'];
  /** Reference of the order. */
  reference: Scalars['String']['input'];
  /** Repeats that are left of it, from 1 to 11. */
  repeats: Scalars['Int']['input'];
  /** ISO date on which it was written. */
  written_on: Scalars['String']['input'];
};

/** Result of the steps of a script. */
export type StaffScriptsPayload = {
  __typename?: 'StaffScriptsPayload';
  /** The script afterwards. */
  script: StaffScript;
};

/** Input of `staff_scripts_refuse`. */
export type StaffScriptsRefuseInput = {
  /** The state in which the pharmacist sees it: if a colleague has moved it on, nothing changes. */
  from: OrderScriptState;
  /** Number of its line, from 1. */
  line: Scalars['Int']['input'];
  /** Why, by code: a reason of the contract's `refuseReasonsOf`. */
  reason: Scalars['String']['input'];
  /** Reference of the order. */
  reference: Scalars['String']['input'];
};

/** Input of `staff_scripts_take_off`. */
export type StaffScriptsTakeOffInput = {
  /** Number of its line, from 1. */
  line: Scalars['Int']['input'];
  /** Why, by code: a reason of the contract's `FILED_END_REASONS`. */
  reason: Scalars['String']['input'];
  /** Reference of an order with the script: that with which it came, or one on a repeat. */
  reference: Scalars['String']['input'];
  /** What the pharmacist sees. */
  seen: StaffFiledSeenInput;
};

/** A product that a search finds. */
export type StaffSearchHit = {
  __typename?: 'StaffSearchHit';
  /** Name of its brand, if it has one. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A line of words. */
export type StaffSearchLineInput = {
  /** Words or phrases that are looked for instead: 1 to 10, of at most 60 characters. */
  found: Array<Scalars['String']['input']>;
  /** Id of the line that it changes or adds. */
  id: Scalars['ID']['input'];
  /** Words or phrases that shoppers type: 1 to 10, of at most 60 characters. */
  typed: Array<Scalars['String']['input']>;
};

/** What a search finds now, and what it would find. */
export type StaffSearchPreview = {
  __typename?: 'StaffSearchPreview';
  /** With the words in use. */
  now: StaffSearchResults;
  /** With the line that is not saved yet; null without one. */
  with_line?: Maybe<StaffSearchResults>;
};

/** Beginning of what a search finds. */
export type StaffSearchResults = {
  __typename?: 'StaffSearchResults';
  /** The first ten products. */
  products: Array<StaffSearchHit>;
  /** Number of products. */
  total: Scalars['Int']['output'];
};

/** What shoppers type, and what is looked for instead. It replaces what the shop knows of the same words by itself. */
export type StaffSearchSynonym = {
  __typename?: 'StaffSearchSynonym';
  /** Time of its last change. */
  changed_at: Scalars['DateTime']['output'];
  /** Words or phrases that are looked for instead; a product needs those of one of them. */
  found: Array<Scalars['String']['output']>;
  /** Id of the line. */
  id: Scalars['ID']['output'];
  /** Who changed it last. */
  staff_name: Scalars['String']['output'];
  /** Words or phrases that shoppers type. */
  typed: Array<Scalars['String']['output']>;
  /** Counts its changes, from 1. */
  version: Scalars['Int']['output'];
};

/** All lines after a change. */
export type StaffSearchSynonymsPayload = {
  __typename?: 'StaffSearchSynonymsPayload';
  /** The lines, newest change first. */
  synonyms: Array<StaffSearchSynonym>;
};

/** A line to remove. */
export type StaffSearchSynonymsRemoveInput = {
  /** Id of the line. */
  id: Scalars['ID']['input'];
  /** The version that was shown. */
  version: Scalars['Int']['input'];
};

/** A line to add or change. */
export type StaffSearchSynonymsSaveInput = {
  /** Words or phrases that are looked for instead: 1 to 10, of at most 60 characters. */
  found: Array<Scalars['String']['input']>;
  /** Id of the line: for a new one a UUID that is made once, so that it is added once. */
  id: Scalars['ID']['input'];
  /** Words or phrases that shoppers type: 1 to 10, of at most 60 characters. */
  typed: Array<Scalars['String']['input']>;
  /** The version that was shown; 0 for a new line. */
  version: Scalars['Int']['input'];
};

/** What a pharmacy has of a product on its shelf. */
export type StaffShelf = {
  __typename?: 'StaffShelf';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Id of the pharmacy. */
  pharmacy_id: Scalars['ID']['output'];
  /** Units that no order has taken. */
  stock: Scalars['Int']['output'];
};

/** A change of a pharmacy's shelf by staff. */
export type StaffShelfMovement = {
  __typename?: 'StaffShelfMovement';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Units that came in, or went. */
  change: Scalars['Int']['output'];
  /** Id of the change. */
  id: Scalars['ID']['output'];
  /** Name of the pharmacy. */
  pharmacy: Scalars['String']['output'];
  /** Why: a code of the contract's `RECEIVE_REASONS` or `COUNT_REASONS`. */
  reason: Scalars['String']['output'];
  /** Who. */
  staff_name: Scalars['String']['output'];
  /** Units afterwards. */
  stock: Scalars['Int']['output'];
};

/** Input of `staff_stock_count`. */
export type StaffStockCountInput = {
  /** Units that were found. */
  counted: Scalars['Int']['input'];
  /** The stock that was shown while it was counted. */
  expected: Scalars['Int']['input'];
  /** Made by the client once per count: 16 to 100 letters, digits and dashes. */
  key: Scalars['ID']['input'];
  /** The pharmacy on whose shelf they were counted; null for the central stock. */
  pharmacy_id?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
  /** Code of the contract's `COUNT_REASONS`. */
  reason: Scalars['String']['input'];
};

/** A change of stock by staff. */
export type StaffStockMovement = {
  __typename?: 'StaffStockMovement';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Units that came in, or went. */
  change: Scalars['Int']['output'];
  /** Id of the change. */
  id: Scalars['ID']['output'];
  /** Why: a code of the contract's `RECEIVE_REASONS` or `COUNT_REASONS`. */
  reason: Scalars['String']['output'];
  /** Who. */
  staff_name: Scalars['String']['output'];
  /** Units afterwards. */
  stock: Scalars['Int']['output'];
};

/** Input of `staff_stock_receive`. */
export type StaffStockReceiveInput = {
  /** Made by the client once per delivery: 16 to 100 letters, digits and dashes. */
  key: Scalars['ID']['input'];
  /** The pharmacy on whose shelf they are put; null for the central stock. */
  pharmacy_id?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
  /** Units. */
  quantity: Scalars['Int']['input'];
  /** Code of the contract's `RECEIVE_REASONS`. */
  reason: Scalars['String']['input'];
};

/** A telehealth request. */
export type StaffTelehealthRequest = {
  __typename?: 'StaffTelehealthRequest';
  /** The booking. */
  booking: TelehealthBooking;
  /** Note from the patient for the practitioner. */
  notes: Scalars['String']['output'];
  /** Uuid of the patient. */
  patient_uuid?: Maybe<Scalars['ID']['output']>;
  /** Phone number for the consultation. */
  phone: Scalars['String']['output'];
  /** Id of the requested medicine. */
  product_id?: Maybe<Scalars['ID']['output']>;
};

/** A voucher as staff work on it. */
export type StaffVoucher = {
  __typename?: 'StaffVoucher';
  /** Id of the category that it covers; null for everything that may be discounted. */
  category_id?: Maybe<Scalars['ID']['output']>;
  /** When it was changed last; null for vouchers that the counter has not changed. */
  changed_at?: Maybe<Scalars['DateTime']['output']>;
  /** What shoppers read of it. */
  description: Scalars['String']['output'];
  /** Whether carts list it for everyone. */
  is_listed: Scalars['Boolean']['output'];
  /** Counts its changes. */
  version: Scalars['Int']['output'];
  /** The voucher in a list. */
  voucher: StaffListedVoucher;
  /** What staff should look at before it is published. */
  warnings: Array<Scalars['String']['output']>;
};

/** What vouchers give. */
export type StaffVoucherKind =
  /** Standard delivery costs nothing. */
  | 'free_standard_shipping'
  /** Per cent off what it covers. */
  | 'percent_off';

/** A page of vouchers. */
export type StaffVoucherPage = {
  __typename?: 'StaffVoucherPage';
  /** The vouchers on this page. */
  data: Array<StaffListedVoucher>;
  /** Continues the list; null on its last page. */
  next?: Maybe<Scalars['String']['output']>;
};

/** Result of the operations on a voucher. */
export type StaffVoucherPayload = {
  __typename?: 'StaffVoucherPayload';
  /** The voucher afterwards. */
  voucher: StaffVoucher;
};

/** A cart with a voucher and without it. Money in cents. */
export type StaffVoucherPreview = {
  __typename?: 'StaffVoucherPreview';
  /** For which moment: now, or the beginning of a voucher that begins later. */
  at: Scalars['DateTime']['output'];
  /** Whether standard delivery is free with it. */
  is_delivery_free: Scalars['Boolean']['output'];
  /** Its lines. */
  lines: Array<StaffVoucherPreviewLine>;
  /** Why it gives nothing to this cart, in the shopper's words; null if it does. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** What all costs with it. */
  with: Scalars['Int']['output'];
  /** What all costs without the voucher, after everything else that runs. */
  without: Scalars['Int']['output'];
};

/** Input of `staff_voucher_preview`. */
export type StaffVoucherPreviewInput = {
  /** 1 to 10 lines, each with a product of its own. */
  lines: Array<StaffPreviewLineInput>;
  /** Id of the voucher. */
  voucher_id: Scalars['ID']['input'];
};

/** A line of a tried cart. Money in cents. */
export type StaffVoucherPreviewLine = {
  __typename?: 'StaffVoucherPreviewLine';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Id of the product. */
  product_id: Scalars['ID']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** What it costs with it. */
  with: Scalars['Int']['output'];
  /** What the line costs without the voucher. */
  without: Scalars['Int']['output'];
};

/** Input of `staff_vouchers_change`. */
export type StaffVouchersChangeInput = {
  /** What shoppers read of it, in 1 to 160 characters. */
  description: Scalars['String']['input'];
  /** How many orders may use it, no fewer than do; null for any number. */
  max_uses?: InputMaybe<Scalars['Int']['input']>;
  /** How many orders of each customer may use it, no fewer than before; null for any number. */
  max_uses_per_customer?: InputMaybe<Scalars['Int']['input']>;
  /** What shoppers call it, in 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** When it ends, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  until: Scalars['String']['input'];
  /** The version that was shown. */
  version: Scalars['Int']['input'];
  /** Id of the voucher. */
  voucher_id: Scalars['ID']['input'];
};

/** Result of `staff_vouchers_discard`. */
export type StaffVouchersDiscardPayload = {
  __typename?: 'StaffVouchersDiscardPayload';
  /** Id of the draft that is gone. */
  voucher_id: Scalars['ID']['output'];
};

/** Input of `staff_vouchers_save`. Money in cents. */
export type StaffVouchersSaveInput = {
  /** Id of the category that it covers; null for everything that may be discounted. */
  category_id?: InputMaybe<Scalars['ID']['input']>;
  /** What shoppers enter: 4 to 20 letters and digits, in any case, of no other voucher. */
  code: Scalars['String']['input'];
  /** What shoppers read of it, in 1 to 160 characters. */
  description: Scalars['String']['input'];
  /** Whether it is for first orders only. */
  first_order_only: Scalars['Boolean']['input'];
  /** When it begins, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  from: Scalars['String']['input'];
  /** Whether carts list it for everyone. */
  is_listed: Scalars['Boolean']['input'];
  /** Made by the client once per new draft: 16 to 100 letters, digits and dashes. */
  key: Scalars['ID']['input'];
  /** What it gives. */
  kind: StaffVoucherKind;
  /** How many orders may use it, 1 to 1,000,000; null for any number. */
  max_uses?: InputMaybe<Scalars['Int']['input']>;
  /** How many orders of each customer may use it, 1 to 20; null for any number. */
  max_uses_per_customer?: InputMaybe<Scalars['Int']['input']>;
  /** What is to be spent on what it covers. */
  min_spend?: InputMaybe<Scalars['Int']['input']>;
  /** What shoppers call it, in 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** 1 to 90 per cent off. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** When it ends, by the clocks in Sydney: YYYY-MM-DDTHH:mm. */
  until: Scalars['String']['input'];
  /** The version that was shown; 0 for a new one. */
  version: Scalars['Int']['input'];
  /** Id of the draft; null for a new one. */
  voucher_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of the steps of a voucher. */
export type StaffVouchersStepInput = {
  /** The version that was shown. */
  version: Scalars['Int']['input'];
  /** Id of the voucher. */
  voucher_id: Scalars['ID']['input'];
};

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

/** A telehealth booking. Money in cents. */
export type TelehealthBooking = {
  __typename?: 'TelehealthBooking';
  /** The service. */
  booking_type: Scalars['BookingType']['output'];
  /** How the practitioner reaches the patient. */
  contact_method: ContactMethod;
  /** When it was requested. */
  created_at: Scalars['DateTime']['output'];
  /** End of the slot. */
  ends_at: Scalars['DateTime']['output'];
  /** The fee, which is that of its start. */
  fee: Scalars['Int']['output'];
  /** The patient's first name. */
  first_name: Scalars['String']['output'];
  /** Until when it can be moved, or cancelled with the whole fee refunded: 2 hours before it starts. */
  free_until: Scalars['DateTime']['output'];
  /** Path of the page that opens a guest's booking without a sign-in; null for an account's. */
  guest_path?: Maybe<Scalars['String']['output']>;
  /** Whether a certificate was ever issued for it; `telehealth_certificates` has them. */
  has_certificate: Scalars['Boolean']['output'];
  /** Whether a script was ever issued of it; `telehealth_scripts` has them. */
  has_script: Scalars['Boolean']['output'];
  /** When the hold on the slot expires; null unless held. */
  hold_expires_at?: Maybe<Scalars['DateTime']['output']>;
  /** Whether its whole fee was returned after it had ended. */
  is_fee_returned: Scalars['Boolean']['output'];
  /** The patient's last name. */
  last_name: Scalars['String']['output'];
  /** When the patient was rung without an answer; empty unless missed, or if it was put down by an earlier release. */
  missed_calls: Array<Scalars['DateTime']['output']>;
  /** Its name on the phone and in mails. */
  reference: Scalars['String']['output'];
  /** What of the fee was or is being refunded. */
  refunded: Scalars['Int']['output'];
  /** Start of the slot. */
  starts_at: Scalars['DateTime']['output'];
  /** State the patient is in. */
  state: State;
  /** Current status. */
  status: TelehealthBookingStatus;
  /** Uuid of the booking, which also gives guests access to it. */
  uuid: Scalars['ID']['output'];
};

/** A page of bookings. */
export type TelehealthBookingPage = {
  __typename?: 'TelehealthBookingPage';
  /** The bookings on this page. */
  data: Array<TelehealthBooking>;
  /** Pagination of the list. */
  paginatorInfo: PaginatorInfo;
};

/** Status of a booking. */
export type TelehealthBookingStatus =
  /** Paid and confirmed. */
  | 'booked'
  /** Cancelled. */
  | 'cancelled'
  /** The consultation took place. */
  | 'completed'
  /** Not paid in time; the slot has been released. */
  | 'expired'
  /** The slot is held during payment. */
  | 'held'
  /** The practitioner did not reach the patient. */
  | 'missed';

/** Input of `telehealth_bookings_cancel`. */
export type TelehealthBookingsCancelInput = {
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
};

/** Result of `telehealth_bookings_cancel`. */
export type TelehealthBookingsCancelPayload = {
  __typename?: 'TelehealthBookingsCancelPayload';
  /** The cancelled booking. */
  booking: TelehealthBooking;
};

/** Input of `telehealth_bookings_confirm`. */
export type TelehealthBookingsConfirmInput = {
  /** Payment token from the gateway; not required if the fee is 0. */
  stripe_source_id?: InputMaybe<Scalars['String']['input']>;
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
};

/** Result of `telehealth_bookings_confirm`. */
export type TelehealthBookingsConfirmPayload = {
  __typename?: 'TelehealthBookingsConfirmPayload';
  /** The booking; still held while the bank requires authentication. */
  booking: TelehealthBooking;
  /** Authentication the bank requires: show this step, then repeat the call. Null once booked. */
  three_d_secure?: Maybe<ThreeDSecureStep>;
};

/** Input of `telehealth_bookings_create`. */
export type TelehealthBookingsCreateInput = {
  /** Whether the terms are accepted. */
  accepts_terms?: InputMaybe<Scalars['Boolean']['input']>;
  /** The service. */
  booking_type: Scalars['BookingType']['input'];
  /** JSON list of the answers that were changed before: `{key, from, to}`, oldest first. Kept with the request. */
  changed_answers?: InputMaybe<Scalars['String']['input']>;
  /** How the practitioner reaches the patient. */
  contact_method: ContactMethod;
  /** Why answers stand beside what contradicts them, for each contradiction that ANSWERS_CONTRADICT has named. */
  contradiction_notes?: InputMaybe<Array<TelehealthContradictionNoteInput>>;
  /**
   * Id of the `health_draft` that the request was entered in: one booking at most is confirmed for it, and once it is, that
   * one is returned.
   */
  draft_id?: InputMaybe<Scalars['ID']['input']>;
  /** Patient details, for guests. */
  guest?: InputMaybe<TelehealthGuestInput>;
  /** Generated by the client once per request: 16 to 100 letters, digits and dashes. */
  idempotency_key: Scalars['String']['input'];
  /** Anything the practitioner should know. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Uuid of the signed-in user's patient. */
  patient_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Australian phone number for the consultation. */
  phone: Scalars['String']['input'];
  /** Id of the medicine, for OnlineScripts. */
  product_id?: InputMaybe<Scalars['ID']['input']>;
  /** JSON object of the questionnaire's answers by key (section 5), for services that ask one. */
  questionnaire?: InputMaybe<Scalars['String']['input']>;
  /** Start of one of the `telehealth_slots`. */
  starts_at: Scalars['DateTime']['input'];
  /** State the patient is in. */
  state: State;
};

/** Result of `telehealth_bookings_create`. */
export type TelehealthBookingsCreatePayload = {
  __typename?: 'TelehealthBookingsCreatePayload';
  /** The held booking. */
  booking: TelehealthBooking;
};

/** Input of `telehealth_bookings_move`. */
export type TelehealthBookingsMoveInput = {
  /** Start of one of the `telehealth_slots` of its state. */
  starts_at: Scalars['DateTime']['input'];
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
};

/** Result of `telehealth_bookings_move`. */
export type TelehealthBookingsMovePayload = {
  __typename?: 'TelehealthBookingsMovePayload';
  /** The moved booking. */
  booking: TelehealthBooking;
};

/** A certificate of a consultation. It holds no diagnosis. */
export type TelehealthCertificate = {
  __typename?: 'TelehealthCertificate';
  /** First day, YYYY-MM-DD. */
  from: Scalars['String']['output'];
  /** When it was issued. */
  issued_at: Scalars['DateTime']['output'];
  /** The practitioner's name as printed. */
  issued_by: Scalars['String']['output'];
  /** The patient's name as printed. */
  patient_name: Scalars['String']['output'];
  /** What it excuses from. */
  purpose: TelehealthCertificatePurpose;
  /** Whether it holds. */
  status: TelehealthCertificateStatus;
  /** Last day, YYYY-MM-DD. */
  to: Scalars['String']['output'];
  /** Its number among those of the consultation, from 1. */
  version: Scalars['Int']['output'];
};

/** What a certificate excuses from. */
export type TelehealthCertificatePurpose =
  /** Usual duties, because somebody of the family or household needs care. */
  | 'carer'
  /** Study. */
  | 'study'
  /** Work. */
  | 'work';

/** Whether a certificate holds. */
export type TelehealthCertificateStatus =
  /** A later one holds instead. */
  | 'replaced'
  /** It is the one that holds; it can be downloaded. */
  | 'valid'
  /** The practitioner has withdrawn it. */
  | 'withdrawn';

/** Why an answer and what contradicts it are both right. */
export type TelehealthContradictionNoteInput = {
  /** Id of the contradiction. */
  id: Scalars['ID']['input'];
  /** Why, at most 500 characters. The practitioner reads it. */
  note: Scalars['String']['input'];
};

/** A day of the booking date picker. */
export type TelehealthDay = {
  __typename?: 'TelehealthDay';
  /** The patient's local date, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** Today, Tomorrow or the weekday, with month and day (section 2.21). */
  label: Scalars['String']['output'];
  /** Its slots, in chronological order. */
  slots: Array<TelehealthSlot>;
};

/** A patient who books as a guest. */
export type TelehealthGuestInput = {
  /** Date of birth, YYYY-MM-DD. */
  dob: Scalars['String']['input'];
  /** E-mail address for the confirmation. */
  email: Scalars['String']['input'];
  /** First name. */
  first_name: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Last name. */
  last_name: Scalars['String']['input'];
};

/** A script that was issued in a consultation, and put on file for its patient. */
export type TelehealthScript = {
  __typename?: 'TelehealthScript';
  /** How it is taken. */
  directions: Scalars['String']['output'];
  /** ISO date of the last day on which it can be dispensed. */
  expires_on: Scalars['String']['output'];
  /** When it was issued. */
  issued_at: Scalars['DateTime']['output'];
  /** The practitioner's name. */
  issued_by: Scalars['String']['output'];
  /** ISO date of the first day on which it may be supplied again; null if it may be today. */
  next_supply_on?: Maybe<Scalars['String']['output']>;
  /** Its number among those of the consultation, from 1. */
  number: Scalars['Int']['output'];
  /** Name of the medicine. */
  product_name: Scalars['String']['output'];
  /** Slug of the medicine's page; null once it is not sold any more. */
  product_slug?: Maybe<Scalars['String']['output']>;
  /** Packs in one supply. */
  quantity: Scalars['Int']['output'];
  /** How it stands. */
  status: TelehealthScriptStatus;
  /** All supplies of it. */
  supplies: Scalars['Int']['output'];
  /** Supplies that can still be ordered. */
  supplies_left: Scalars['Int']['output'];
};

/** How a script that was issued here stands. */
export type TelehealthScriptStatus =
  /** It is too old. */
  | 'expired'
  /** It was withdrawn, or taken off file. */
  | 'off_file'
  /** Its medicine can be ordered on it. */
  | 'on_file'
  /** All of its supplies were ordered. */
  | 'used';

/** The telehealth band. */
export type TelehealthSection = HomeSection & {
  __typename?: 'TelehealthSection';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Picture. */
  image: Scalars['String']['output'];
  /** Button text. */
  linkText: Scalars['String']['output'];
  /** Selling points. */
  points: Array<Scalars['String']['output']>;
  /** Link URL. */
  targetLink: Scalars['String']['output'];
  /** Text. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A telehealth service. Money in cents. */
export type TelehealthService = {
  __typename?: 'TelehealthService';
  /** Fee of an appointment in the evening, at night, on weekends and public holidays; null if it is the same. */
  after_hours_price?: Maybe<Scalars['Int']['output']>;
  /** Booking type. */
  booking_type: Scalars['BookingType']['output'];
  /** Label of its button (section 4). */
  button_label: Scalars['String']['output'];
  /** Description. */
  description: Scalars['String']['output'];
  /** Length of the consultation in minutes. */
  duration_minutes: Scalars['Int']['output'];
  /** Group: Consult, Online, Med, or the booking type itself. */
  group: Scalars['String']['output'];
  /** Who it is not for. */
  not_for: Array<Scalars['String']['output']>;
  /** Fee of an appointment in business hours; 0 while its product is not on sale. */
  price: Scalars['Int']['output'];
  /** The product that represents it in the catalogue. */
  product?: Maybe<Product>;
  /** Slug. */
  slug: Scalars['String']['output'];
  /** Steps of the service, in order. */
  steps: Array<TelehealthStep>;
  /** One-line summary. */
  summary: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Who it is for. */
  who_for: Array<Scalars['String']['output']>;
};

/** A 2-hour time slot. */
export type TelehealthSlot = {
  __typename?: 'TelehealthSlot';
  /** End time. */
  ends_at: Scalars['DateTime']['output'];
  /** The fee of a consultation at this time, in cents; null if the service is not on sale. */
  fee?: Maybe<Scalars['Int']['output']>;
  /** Whether it can be booked. */
  is_available: Scalars['Boolean']['output'];
  /** Label in the patient's local time, such as "7AM - 9AM". */
  label: Scalars['String']['output'];
  /** Why it cannot be booked, in the wording of section 8; null if it can. */
  message?: Maybe<Scalars['String']['output']>;
  /** Start time. */
  starts_at: Scalars['DateTime']['output'];
};

/** A step of a service. */
export type TelehealthStep = {
  __typename?: 'TelehealthStep';
  /** What happens. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** An authentication step between the shopper and their bank. */
export type ThreeDSecureStep = {
  __typename?: 'ThreeDSecureStep';
  /** Page to show in a frame or window. It posts {type: 'three-d-secure', intent_id, result} to its opener or parent. */
  challenge_url: Scalars['String']['output'];
  /** Id of the payment it belongs to. */
  intent_id: Scalars['ID']['output'];
};

/** The announcement strip. */
export type TopStrip = {
  __typename?: 'TopStrip';
  /** Entries of the panel that opens below the strip. */
  dropdown: Array<TopStripDropdown>;
  /** Links on the right (desktop only). */
  links: Array<TopStripLink>;
  /** Rotating messages. */
  rotatingRichTexts: Array<RotatingRichText>;
};

/** An entry of the panel below the announcement strip. */
export type TopStripDropdown = {
  __typename?: 'TopStripDropdown';
  /** Text. */
  description: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Link text. */
  linkText: Scalars['String']['output'];
  /** Link URL. */
  targetLink: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A link of the announcement strip. */
export type TopStripLink = {
  __typename?: 'TopStripLink';
  /** Icon URL. */
  icon: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Text. */
  linkText: Scalars['String']['output'];
  /** Link URL. */
  targetLink: Scalars['String']['output'];
};

/** A reason to trust the shop. */
export type TrustReason = {
  __typename?: 'TrustReason';
  /** Icon URL. */
  icon: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Text. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Reasons to trust the shop. */
export type TrustSection = HomeSection & {
  __typename?: 'TrustSection';
  /** Id. */
  id: Scalars['ID']['output'];
  /** The reasons. */
  reasons: Array<TrustReason>;
  /** Title. */
  title: Scalars['String']['output'];
};

/** An item that was not merged into the cart at sign-in, and why. */
export type UnmergedItem = {
  __typename?: 'UnmergedItem';
  /** cart_full or quantity_limit. */
  code: Scalars['String']['output'];
  /** What to show the shopper. */
  message: Scalars['String']['output'];
  /** The product; null if it no longer exists. */
  product?: Maybe<Product>;
  /** How many were not merged. */
  quantity: Scalars['Int']['output'];
};

/** The account after a change. */
export type UsersAccountPayload = {
  __typename?: 'UsersAccountPayload';
  /** The account. */
  user: Me;
};

/** Input of `users_add_address`. */
export type UsersAddAddressInput = {
  /** Street address. */
  address_1: Scalars['String']['input'];
  /** Unit, building or company. */
  address_2?: InputMaybe<Scalars['String']['input']>;
  /** Recipient's first name. */
  first_name: Scalars['String']['input'];
  /** Whether to make this the default address. */
  is_default?: InputMaybe<Scalars['Boolean']['input']>;
  /** Recipient's last name. */
  last_name: Scalars['String']['input'];
  /** Australian phone number. */
  phone: Scalars['String']['input'];
  /** Postcode, 4 digits. */
  postcode: Scalars['String']['input'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['input'];
};

/** Result of `users_add_address`. */
export type UsersAddAddressPayload = {
  __typename?: 'UsersAddAddressPayload';
  /** The address. */
  address: Address;
  /** The user with all their addresses. */
  user: Me;
};

/** Input of `users_change_email`. */
export type UsersChangeEmailInput = {
  /** The new address. */
  email: Scalars['String']['input'];
  /** The password; not needed shortly after signing in. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `users_change_email`. */
export type UsersChangeEmailPayload = {
  __typename?: 'UsersChangeEmailPayload';
  /** The address the link was sent to. */
  sent_to: Scalars['String']['output'];
};

/** Input of `users_change_password`. */
export type UsersChangePasswordInput = {
  /** The present password; null for accounts without one. */
  current_password?: InputMaybe<Scalars['String']['input']>;
  /** The new password. */
  password: Scalars['String']['input'];
};

/** Input of `users_close_account`. */
export type UsersCloseAccountInput = {
  /** The password; null for accounts without one. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `users_close_account`. */
export type UsersCloseAccountPayload = {
  __typename?: 'UsersCloseAccountPayload';
  /** Path of this shop to send the client to. */
  redirect: Scalars['String']['output'];
};

/** Input of `users_edit_address`. */
export type UsersEditAddressInput = {
  /** Street address. */
  address_1: Scalars['String']['input'];
  /** Unit, building or company. */
  address_2?: InputMaybe<Scalars['String']['input']>;
  /** Recipient's first name. */
  first_name: Scalars['String']['input'];
  /** Id of the address. */
  id: Scalars['ID']['input'];
  /** Recipient's last name. */
  last_name: Scalars['String']['input'];
  /** Australian phone number. */
  phone: Scalars['String']['input'];
  /** Postcode, 4 digits. */
  postcode: Scalars['String']['input'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['input'];
};

/** Result of `users_edit_address`. */
export type UsersEditAddressPayload = {
  __typename?: 'UsersEditAddressPayload';
  /** The updated address. */
  address: Address;
  /** The user with all their addresses. */
  user: Me;
};

/** Input of `users_edit_profile`. */
export type UsersEditProfileInput = {
  /** First name. */
  first_name: Scalars['String']['input'];
  /** Last name. */
  last_name: Scalars['String']['input'];
  /** Australian phone number; empty for none. */
  phone: Scalars['String']['input'];
};

/** Input of `users_end_sign_ins`. */
export type UsersEndSignInsInput = {
  /** The sign-in to end; null for all others. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `users_log_out`. */
export type UsersLogOutInput = {
  /** URL the client is sent to afterwards; defaults to /. */
  redirect?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `users_log_out`. */
export type UsersLogOutPayload = {
  __typename?: 'UsersLogOutPayload';
  /** Path of this shop to send the client to. */
  redirect: Scalars['String']['output'];
};

/** Input of `users_remove_address`. */
export type UsersRemoveAddressInput = {
  /** Id of the address. */
  id: Scalars['ID']['input'];
};

/** Result of `users_remove_address`. */
export type UsersRemoveAddressPayload = {
  __typename?: 'UsersRemoveAddressPayload';
  /** The user with the remaining addresses. */
  user: Me;
};

/** Input of `users_set_cart`. */
export type UsersSetCartInput = {
  /** Uuid of the device's cart; null selects the user's own cart. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `users_set_cart`. */
export type UsersSetCartPayload = {
  __typename?: 'UsersSetCartPayload';
  /** The user, with the merged cart in `cart`. */
  user: Me;
};

/** Input of `users_set_default_address`. */
export type UsersSetDefaultAddressInput = {
  /** Id of the address. */
  id: Scalars['ID']['input'];
};

/** Result of `users_set_default_address`. */
export type UsersSetDefaultAddressPayload = {
  __typename?: 'UsersSetDefaultAddressPayload';
  /** The address. */
  address: Address;
  /** The user with all their addresses. */
  user: Me;
};

/** Input of `users_set_mail_reminder`. */
export type UsersSetMailReminderInput = {
  /** Which reminder. */
  reminder: MailReminder;
  /** Whether it is wanted. */
  wanted: Scalars['Boolean']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Address: ResolverTypeWrapper<Address>;
  AddressSuggestion: ResolverTypeWrapper<AddressSuggestion>;
  AuditChoice: ResolverTypeWrapper<AuditChoice>;
  AuditEvent: ResolverTypeWrapper<ListedEvent>;
  AuditEventPage: ResolverTypeWrapper<Omit<AuditEventPage, 'data'> & { data: Array<ResolversTypes['AuditEvent']> }>;
  AuditOutcome: AuditOutcome;
  AuditPerson: ResolverTypeWrapper<AuditPerson>;
  AuditResult: AuditResult;
  AuditTouch: ResolverTypeWrapper<AuditTouch>;
  AutoDelivery: ResolverTypeWrapper<AutoDeliveryDocument>;
  AutoDeliveryAgreement: ResolverTypeWrapper<AutoDeliveryAgreement>;
  AutoDeliveryItem: ResolverTypeWrapper<AutoDeliveryItemDocument>;
  AutoDeliveryMilestone: AutoDeliveryMilestone;
  AutoDeliveryPaymentStatus: AutoDeliveryPaymentStatus;
  AutoDeliveryStatus: AutoDeliveryStatus;
  AutodeliveriesAddItemInput: AutodeliveriesAddItemInput;
  AutodeliveriesAddItemPayload: ResolverTypeWrapper<Omit<AutodeliveriesAddItemPayload, 'autodelivery' | 'item'> & { autodelivery: ResolversTypes['AutoDelivery'], item: ResolversTypes['AutoDeliveryItem'] }>;
  AutodeliveriesChargeInput: AutodeliveriesChargeInput;
  AutodeliveriesChargePayload: ResolverTypeWrapper<Omit<AutodeliveriesChargePayload, 'autodelivery' | 'order'> & { autodelivery: ResolversTypes['AutoDelivery'], order?: Maybe<ResolversTypes['Order']> }>;
  AutodeliveriesDeleteInput: AutodeliveriesDeleteInput;
  AutodeliveriesDeletePayload: ResolverTypeWrapper<Omit<AutodeliveriesDeletePayload, 'autodelivery'> & { autodelivery: ResolversTypes['AutoDelivery'] }>;
  AutodeliveriesEditInput: AutodeliveriesEditInput;
  AutodeliveriesEditItemInput: AutodeliveriesEditItemInput;
  AutodeliveriesEditItemPayload: ResolverTypeWrapper<Omit<AutodeliveriesEditItemPayload, 'autodelivery' | 'item'> & { autodelivery: ResolversTypes['AutoDelivery'], item: ResolversTypes['AutoDeliveryItem'] }>;
  AutodeliveriesEditPayload: ResolverTypeWrapper<Omit<AutodeliveriesEditPayload, 'autodelivery'> & { autodelivery: ResolversTypes['AutoDelivery'] }>;
  AutodeliveriesLockInInput: AutodeliveriesLockInInput;
  AutodeliveriesLockInPayload: ResolverTypeWrapper<Omit<AutodeliveriesLockInPayload, 'autodelivery'> & { autodelivery: ResolversTypes['AutoDelivery'] }>;
  AutodeliveriesNotifyInput: AutodeliveriesNotifyInput;
  AutodeliveriesNotifyPayload: ResolverTypeWrapper<Omit<AutodeliveriesNotifyPayload, 'autodelivery'> & { autodelivery: ResolversTypes['AutoDelivery'] }>;
  AutodeliveriesPauseInput: AutodeliveriesPauseInput;
  AutodeliveriesPausePayload: ResolverTypeWrapper<Omit<AutodeliveriesPausePayload, 'autodelivery'> & { autodelivery: ResolversTypes['AutoDelivery'] }>;
  AutodeliveriesRemoveItemInput: AutodeliveriesRemoveItemInput;
  AutodeliveriesRemoveItemPayload: ResolverTypeWrapper<Omit<AutodeliveriesRemoveItemPayload, 'autodelivery'> & { autodelivery: ResolversTypes['AutoDelivery'] }>;
  AutodeliveriesResumeInput: AutodeliveriesResumeInput;
  AutodeliveriesResumePayload: ResolverTypeWrapper<Omit<AutodeliveriesResumePayload, 'autodelivery'> & { autodelivery: ResolversTypes['AutoDelivery'] }>;
  AutodeliveriesSkipInput: AutodeliveriesSkipInput;
  AutodeliveriesSkipPayload: ResolverTypeWrapper<Omit<AutodeliveriesSkipPayload, 'autodelivery'> & { autodelivery: ResolversTypes['AutoDelivery'] }>;
  BookingType: ResolverTypeWrapper<Scalars['BookingType']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<BrandDocument>;
  BrandsSection: ResolverTypeWrapper<BrandsSectionContent>;
  Breadcrumb: ResolverTypeWrapper<CategoryDocument>;
  BreadcrumbLineage: ResolverTypeWrapper<BreadcrumbLineage>;
  CareForm: CareForm;
  Cart: ResolverTypeWrapper<CartView>;
  CartAddItemInput: CartAddItemInput;
  CartAddItemPayload: ResolverTypeWrapper<Omit<CartAddItemPayload, 'cart' | 'item'> & { cart: ResolversTypes['Cart'], item: ResolversTypes['CartItem'] }>;
  CartCreatePayload: ResolverTypeWrapper<Omit<CartCreatePayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartEditItemInput: CartEditItemInput;
  CartEditItemPayload: ResolverTypeWrapper<Omit<CartEditItemPayload, 'cart' | 'item'> & { cart: ResolversTypes['Cart'], item: ResolversTypes['CartItem'] }>;
  CartEdr: ResolverTypeWrapper<CartView>;
  CartHeader: ResolverTypeWrapper<CartView>;
  CartItem: ResolverTypeWrapper<CartLineView>;
  CartItemError: ResolverTypeWrapper<CartItemError>;
  CartRemoveItemInput: CartRemoveItemInput;
  CartRemoveItemPayload: ResolverTypeWrapper<Omit<CartRemoveItemPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartRemoveOfferInput: CartRemoveOfferInput;
  CartRemoveOfferPayload: ResolverTypeWrapper<Omit<CartRemoveOfferPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartSetItemPatientInput: CartSetItemPatientInput;
  CartSetItemPatientPayload: ResolverTypeWrapper<Omit<CartSetItemPatientPayload, 'cart' | 'item'> & { cart: ResolversTypes['Cart'], item: ResolversTypes['CartItem'] }>;
  CartSetItemPatientQuestionnaireInput: CartSetItemPatientQuestionnaireInput;
  CartSetItemPatientQuestionnairePayload: ResolverTypeWrapper<Omit<CartSetItemPatientQuestionnairePayload, 'cart' | 'item'> & { cart: ResolversTypes['Cart'], item: ResolversTypes['CartItem'] }>;
  CartSetOfferByCodeInput: CartSetOfferByCodeInput;
  CartSetOfferByCodePayload: ResolverTypeWrapper<Omit<CartSetOfferByCodePayload, 'cart' | 'offer'> & { cart: ResolversTypes['Cart'], offer: ResolversTypes['Offer'] }>;
  CartSetQuestionnairePassedInput: CartSetQuestionnairePassedInput;
  CartSetQuestionnairePassedPayload: ResolverTypeWrapper<Omit<CartSetQuestionnairePassedPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartSetShippingAddressInput: CartSetShippingAddressInput;
  CartSetShippingAddressPayload: ResolverTypeWrapper<Omit<CartSetShippingAddressPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartSetShippingMethodInput: CartSetShippingMethodInput;
  CartSetShippingMethodPayload: ResolverTypeWrapper<Omit<CartSetShippingMethodPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartSetUserDetailsInput: CartSetUserDetailsInput;
  CartSetUserDetailsPayload: ResolverTypeWrapper<Omit<CartSetUserDetailsPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartSettleUnmergedInput: CartSettleUnmergedInput;
  CartSettleUnmergedPayload: ResolverTypeWrapper<Omit<CartSettleUnmergedPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CategoriesSection: ResolverTypeWrapper<CategoriesSectionContent>;
  Category: ResolverTypeWrapper<CategoryDocument>;
  CategoryGroup: ResolverTypeWrapper<CategoryGroup>;
  CategoryLineage: ResolverTypeWrapper<CategoryLineage>;
  CheckoutPlaceOrderInput: CheckoutPlaceOrderInput;
  CheckoutPlaceOrderPayload: ResolverTypeWrapper<Omit<CheckoutPlaceOrderPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  ClinicalEntryKind: ClinicalEntryKind;
  CncLocation: ResolverTypeWrapper<ChosenLocation>;
  CollectAddress: ResolverTypeWrapper<CollectAddress>;
  CollectLocation: ResolverTypeWrapper<CollectLocationView>;
  CollectPlace: ResolverTypeWrapper<PharmacyDocument>;
  CollectReadiness: ResolverTypeWrapper<CollectReadiness>;
  ContactMethod: ContactMethod;
  ContentPage: ResolverTypeWrapper<ContentPage>;
  CoopAdvert: ResolverTypeWrapper<CoopAdvert>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Dose: ResolverTypeWrapper<Dose>;
  DoseRow: ResolverTypeWrapper<DoseRow>;
  DynamicContent: ResolverTypeWrapper<DynamicContent>;
  EscriptValidation: ResolverTypeWrapper<EscriptValidation>;
  ExpectedArrival: ResolverTypeWrapper<ExpectedArrival>;
  Favourite: ResolverTypeWrapper<FavouriteDocument>;
  FavouriteAlerts: ResolverTypeWrapper<FavouriteAlerts>;
  FavouriteAlertsSetInput: FavouriteAlertsSetInput;
  FavouriteAlertsStopInput: FavouriteAlertsStopInput;
  FavouritesAddInput: FavouritesAddInput;
  FavouritesAddPayload: ResolverTypeWrapper<Omit<FavouritesAddPayload, 'favourite'> & { favourite: ResolversTypes['Favourite'] }>;
  FavouritesRemoveInput: FavouritesRemoveInput;
  FavouritesRemovePayload: ResolverTypeWrapper<Omit<FavouritesRemovePayload, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Food: ResolverTypeWrapper<FoodView>;
  FoodActivity: FoodActivity;
  FoodDiaryAddEntryInput: FoodDiaryAddEntryInput;
  FoodDiaryCopiedEntryInput: FoodDiaryCopiedEntryInput;
  FoodDiaryCopyEntriesInput: FoodDiaryCopyEntriesInput;
  FoodDiaryDay: ResolverTypeWrapper<DiaryView>;
  FoodDiaryEditEntryInput: FoodDiaryEditEntryInput;
  FoodDiaryEntry: ResolverTypeWrapper<DiaryEntry>;
  FoodDiaryFood: ResolverTypeWrapper<DiaryFoodView>;
  FoodDiaryMeal: ResolverTypeWrapper<DiaryMealView>;
  FoodDiaryOwnFood: ResolverTypeWrapper<OwnFood>;
  FoodDiaryPayload: ResolverTypeWrapper<Omit<FoodDiaryPayload, 'day'> & { day: ResolversTypes['FoodDiaryDay'] }>;
  FoodDiaryPicks: ResolverTypeWrapper<Omit<FoodDiaryPicks, 'favourites' | 'own' | 'recent'> & { favourites: Array<ResolversTypes['FoodDiaryFood']>, own: Array<ResolversTypes['FoodDiaryFood']>, recent: Array<ResolversTypes['FoodDiaryRecentFood']> }>;
  FoodDiaryPicksPayload: ResolverTypeWrapper<Omit<FoodDiaryPicksPayload, 'picks'> & { picks: ResolversTypes['FoodDiaryPicks'] }>;
  FoodDiaryRecentFood: ResolverTypeWrapper<Omit<FoodDiaryRecentFood, 'food'> & { food: ResolversTypes['FoodDiaryFood'] }>;
  FoodDiaryRemoveEntriesInput: FoodDiaryRemoveEntriesInput;
  FoodDiaryRemoveEntryInput: FoodDiaryRemoveEntryInput;
  FoodDiaryRemoveFoodInput: FoodDiaryRemoveFoodInput;
  FoodDiaryRestoreEntriesInput: FoodDiaryRestoreEntriesInput;
  FoodDiarySaveFoodInput: FoodDiarySaveFoodInput;
  FoodDiarySetFavouriteInput: FoodDiarySetFavouriteInput;
  FoodDiarySetTargetInput: FoodDiarySetTargetInput;
  FoodDiarySetWaterInput: FoodDiarySetWaterInput;
  FoodDiaryTarget: ResolverTypeWrapper<FoodDiaryTarget>;
  FoodDiaryTargetPayload: ResolverTypeWrapper<FoodDiaryTargetPayload>;
  FoodDiaryTotal: ResolverTypeWrapper<FoodDiaryTotal>;
  FoodPage: ResolverTypeWrapper<Omit<FoodPage, 'data'> & { data: Array<ResolversTypes['Food']> }>;
  FoodPortion: ResolverTypeWrapper<FoodPortion>;
  FoodTargetSuggestion: ResolverTypeWrapper<FoodTargetSuggestion>;
  FoodUnit: ResolverTypeWrapper<FoodUnit>;
  FoodUnitName: FoodUnitName;
  Gender: Gender;
  HealthDraft: ResolverTypeWrapper<HealthDraft>;
  HealthDraftDeletePayload: ResolverTypeWrapper<HealthDraftDeletePayload>;
  HealthDraftSaveInput: HealthDraftSaveInput;
  HealthDraftSavePayload: ResolverTypeWrapper<HealthDraftSavePayload>;
  HeroSection: ResolverTypeWrapper<HeroSection>;
  Home: ResolverTypeWrapper<Omit<Home, 'sections'> & { sections: Array<ResolversTypes['HomeSection']> }>;
  HomePromotionCard: ResolverTypeWrapper<HomePromotionCard>;
  HomeSection: ResolverTypeWrapper<HomeSectionContent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  Impersonation: ResolverTypeWrapper<RequestImpersonation>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Journey: ResolverTypeWrapper<JourneyDocument>;
  JourneyAnsweredOffer: ResolverTypeWrapper<JourneyAnsweredOffer>;
  JourneyBooking: ResolverTypeWrapper<ConsultView>;
  JourneyCarer: ResolverTypeWrapper<JourneyCarer>;
  JourneyCheckIn: ResolverTypeWrapper<JourneyCheckIn>;
  JourneyCheckInOutcome: JourneyCheckInOutcome;
  JourneyCheckInsRecordInput: JourneyCheckInsRecordInput;
  JourneyConsultDay: ResolverTypeWrapper<JourneyConsultDay>;
  JourneyConsultTime: ResolverTypeWrapper<JourneyConsultTime>;
  JourneyConsultsCompleteInput: JourneyConsultsCompleteInput;
  JourneyConsultsMissInput: JourneyConsultsMissInput;
  JourneyConsultsNotHeldInput: JourneyConsultsNotHeldInput;
  JourneyConsultsPayload: ResolverTypeWrapper<Omit<JourneyConsultsPayload, 'subscription'> & { subscription: ResolversTypes['JourneySubscription'] }>;
  JourneyConversation: ResolverTypeWrapper<JourneyConversation>;
  JourneyConversationPayload: ResolverTypeWrapper<JourneyConversationPayload>;
  JourneyFaq: ResolverTypeWrapper<JourneyFaq>;
  JourneyFoodTarget: ResolverTypeWrapper<JourneyFoodTarget>;
  JourneyItem: ResolverTypeWrapper<JourneyItemView>;
  JourneyMeasurement: ResolverTypeWrapper<JourneyMeasurement>;
  JourneyMeasurementLog: ResolverTypeWrapper<JourneyMeasurementLog>;
  JourneyMeasurementsPayload: ResolverTypeWrapper<JourneyMeasurementsPayload>;
  JourneyMeasurementsRecordInput: JourneyMeasurementsRecordInput;
  JourneyMeasurementsRemoveInput: JourneyMeasurementsRemoveInput;
  JourneyMessage: ResolverTypeWrapper<JourneyMessage>;
  JourneyMessagesAnswerInput: JourneyMessagesAnswerInput;
  JourneyMessagesCloseInput: JourneyMessagesCloseInput;
  JourneyMessagesReadInput: JourneyMessagesReadInput;
  JourneyMessagesSendInput: JourneyMessagesSendInput;
  JourneyOffer: ResolverTypeWrapper<JourneyOffer>;
  JourneyOfferItem: ResolverTypeWrapper<JourneyOfferItem>;
  JourneyOfferOutcome: JourneyOfferOutcome;
  JourneyPause: ResolverTypeWrapper<JourneyPause>;
  JourneyPauseOption: ResolverTypeWrapper<JourneyPauseOption>;
  JourneyPrescribedItemInput: JourneyPrescribedItemInput;
  JourneyStatus: JourneyStatus;
  JourneySubscription: ResolverTypeWrapper<SubscriptionView>;
  JourneySubscriptionPayload: ResolverTypeWrapper<Omit<JourneySubscriptionPayload, 'subscription'> & { subscription: ResolversTypes['JourneySubscription'] }>;
  JourneySubscriptionsAcceptOfferInput: JourneySubscriptionsAcceptOfferInput;
  JourneySubscriptionsAcknowledgeRecordInput: JourneySubscriptionsAcknowledgeRecordInput;
  JourneySubscriptionsAddItemInput: JourneySubscriptionsAddItemInput;
  JourneySubscriptionsAgreeInput: JourneySubscriptionsAgreeInput;
  JourneySubscriptionsCancelConsultInput: JourneySubscriptionsCancelConsultInput;
  JourneySubscriptionsCancelInput: JourneySubscriptionsCancelInput;
  JourneySubscriptionsChargeInput: JourneySubscriptionsChargeInput;
  JourneySubscriptionsChargePayload: ResolverTypeWrapper<Omit<JourneySubscriptionsChargePayload, 'subscription'> & { subscription: ResolversTypes['JourneySubscription'] }>;
  JourneySubscriptionsCreateConsultInput: JourneySubscriptionsCreateConsultInput;
  JourneySubscriptionsCreateConsultPayload: ResolverTypeWrapper<Omit<JourneySubscriptionsCreateConsultPayload, 'subscription' | 'upcoming_booking'> & { subscription: ResolversTypes['JourneySubscription'], upcoming_booking?: Maybe<ResolversTypes['JourneyBooking']> }>;
  JourneySubscriptionsCreateInput: JourneySubscriptionsCreateInput;
  JourneySubscriptionsDeclineOfferInput: JourneySubscriptionsDeclineOfferInput;
  JourneySubscriptionsEditItemInput: JourneySubscriptionsEditItemInput;
  JourneySubscriptionsMoveConsultInput: JourneySubscriptionsMoveConsultInput;
  JourneySubscriptionsPauseInput: JourneySubscriptionsPauseInput;
  JourneySubscriptionsRefuseInput: JourneySubscriptionsRefuseInput;
  JourneySubscriptionsRemoveItemInput: JourneySubscriptionsRemoveItemInput;
  JourneySubscriptionsResumeInput: JourneySubscriptionsResumeInput;
  JourneySubscriptionsRetryInput: JourneySubscriptionsRetryInput;
  JourneySubscriptionsReviewInput: JourneySubscriptionsReviewInput;
  JourneySubscriptionsSetLessonStatusInput: JourneySubscriptionsSetLessonStatusInput;
  JourneySubscriptionsSetPatientInput: JourneySubscriptionsSetPatientInput;
  JourneySubscriptionsSetVoucherInput: JourneySubscriptionsSetVoucherInput;
  JourneySubscriptionsSetVoucherPayload: ResolverTypeWrapper<Omit<JourneySubscriptionsSetVoucherPayload, 'subscription'> & { subscription: ResolversTypes['JourneySubscription'] }>;
  JourneySubscriptionsSubmitInput: JourneySubscriptionsSubmitInput;
  JourneySymptom: JourneySymptom;
  Lesson: ResolverTypeWrapper<LessonDocument>;
  LessonProgress: ResolverTypeWrapper<LessonView>;
  LessonStatus: LessonStatus;
  Listing: ResolverTypeWrapper<Omit<Listing, 'brand' | 'promotion'> & { brand?: Maybe<ResolversTypes['Brand']>, promotion?: Maybe<ResolversTypes['Promotion']> }>;
  ListingCategory: ResolverTypeWrapper<ListingCategory>;
  ListingFacet: ResolverTypeWrapper<ListingFacet>;
  ListingFacetStats: ResolverTypeWrapper<ListingFacetStats>;
  ListingFacetValue: ResolverTypeWrapper<ListingFacetValue>;
  ListingFilterInput: ListingFilterInput;
  ListingInput: ListingInput;
  ListingKind: ListingKind;
  ListingSort: ListingSort;
  Location: ResolverTypeWrapper<PostcodeDocument>;
  MailReminder: MailReminder;
  MatchedPromotion: ResolverTypeWrapper<PromotionDocument>;
  Me: ResolverTypeWrapper<CustomerDocument>;
  Meal: Meal;
  MenuBrand: ResolverTypeWrapper<MenuBrand>;
  MenuCategory: ResolverTypeWrapper<MenuCategory>;
  MenuItem: ResolverTypeWrapper<MenuItem>;
  MenuSubCategory: ResolverTypeWrapper<MenuSubCategory>;
  MissedPromotion: ResolverTypeWrapper<PromotionDocument>;
  MobilePromo: ResolverTypeWrapper<MobilePromo>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Navigation: ResolverTypeWrapper<Navigation>;
  Nutrition: ResolverTypeWrapper<Nutrition>;
  Offer: ResolverTypeWrapper<OfferDocument>;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  Order: ResolverTypeWrapper<OrderDocument>;
  OrderAddress: ResolverTypeWrapper<OrderAddress>;
  OrderDiscount: ResolverTypeWrapper<OrderDiscount>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  OrderItem: ResolverTypeWrapper<OrderItemDocument>;
  OrderList: ResolverTypeWrapper<Omit<OrderList, 'data'> & { data: Array<ResolversTypes['Order']> }>;
  OrderPayment: ResolverTypeWrapper<OrderPayment>;
  OrderRefund: ResolverTypeWrapper<OrderRefund>;
  OrderRefundLine: ResolverTypeWrapper<OrderRefundLine>;
  OrderReturn: ResolverTypeWrapper<OrderReturn>;
  OrderReturnLine: ResolverTypeWrapper<OrderReturnLine>;
  OrderReturnState: OrderReturnState;
  OrderScript: ResolverTypeWrapper<OrderScript>;
  OrderScriptState: OrderScriptState;
  OrderScriptStep: ResolverTypeWrapper<OrderScriptStep>;
  OrderShippingMethod: ResolverTypeWrapper<OrderShippingMethod>;
  OrderState: OrderState;
  OrderTracking: ResolverTypeWrapper<OrderTracking>;
  OrdersCancelInput: OrdersCancelInput;
  OrdersChangePayload: ResolverTypeWrapper<Omit<OrdersChangePayload, 'order'> & { order: ResolversTypes['Order'] }>;
  OrdersRequestReturnInput: OrdersRequestReturnInput;
  OrdersSetAddressInput: OrdersSetAddressInput;
  OrdersWithdrawReturnInput: OrdersWithdrawReturnInput;
  PaginatorInfo: ResolverTypeWrapper<PaginatorInfo>;
  Patient: ResolverTypeWrapper<PatientDocument>;
  PatientName: ResolverTypeWrapper<PatientNameDocument>;
  PatientPage: ResolverTypeWrapper<Omit<PatientPage, 'data'> & { data: Array<ResolversTypes['Patient']> }>;
  PatientsCreateInput: PatientsCreateInput;
  PatientsDeleteInput: PatientsDeleteInput;
  PatientsDeletePayload: ResolverTypeWrapper<PatientsDeletePayload>;
  PatientsEditInput: PatientsEditInput;
  PaymentGatewayConfig: ResolverTypeWrapper<PaymentGatewayConfig>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentMethodsAddInput: PaymentMethodsAddInput;
  PaymentMethodsAddPayload: ResolverTypeWrapper<PaymentMethodsAddPayload>;
  PaymentMethodsRemoveInput: PaymentMethodsRemoveInput;
  PaymentMethodsRemovePayload: ResolverTypeWrapper<PaymentMethodsRemovePayload>;
  PaymentMethodsSetDefaultInput: PaymentMethodsSetDefaultInput;
  PaymentMethodsSetDefaultPayload: ResolverTypeWrapper<PaymentMethodsSetDefaultPayload>;
  PaymentWallet: ResolverTypeWrapper<PaymentWallet>;
  PlannedAutoDelivery: ResolverTypeWrapper<PlannedAutoDelivery>;
  Price: ResolverTypeWrapper<Price>;
  Product: ResolverTypeWrapper<ProductDocument>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  ProductCard: ResolverTypeWrapper<ProductCard>;
  ProductCardList: ResolverTypeWrapper<ProductCardList>;
  ProductCardPromotion: ResolverTypeWrapper<ProductCardPromotion>;
  ProductFact: ResolverTypeWrapper<ProductFact>;
  ProductStatus: ProductStatus;
  ProductStockNotificationPayload: ResolverTypeWrapper<ProductStockNotificationPayload>;
  ProductTag: ResolverTypeWrapper<ProductTag>;
  ProductVariant: ResolverTypeWrapper<VariantDocument>;
  ProductViewsCreatePayload: ResolverTypeWrapper<ProductViewsCreatePayload>;
  ProductViewsDeletePayload: ResolverTypeWrapper<ProductViewsDeletePayload>;
  ProductViewsMergePayload: ResolverTypeWrapper<ProductViewsMergePayload>;
  ProductWarning: ResolverTypeWrapper<ProductWarning>;
  ProductsSection: ResolverTypeWrapper<ProductsSectionContent>;
  PromoBanner: ResolverTypeWrapper<PromoBanner>;
  Promotion: ResolverTypeWrapper<PromotionDocument>;
  PromotionsSection: ResolverTypeWrapper<PromotionsSection>;
  QrCode: ResolverTypeWrapper<QrCode>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionnaireSource: QuestionnaireSource;
  QuickLink: ResolverTypeWrapper<QuickLink>;
  RecommendationModel: RecommendationModel;
  RecommendedProductsInput: RecommendedProductsInput;
  RecordCheck: ResolverTypeWrapper<RecordCheck>;
  RecordFact: RecordFact;
  RefusedOffer: ResolverTypeWrapper<RefusedOffer>;
  ReturnLineInput: ReturnLineInput;
  Rewards: ResolverTypeWrapper<Rewards>;
  Role: Role;
  RotatingRichText: ResolverTypeWrapper<RotatingRichText>;
  ScriptOnFile: ResolverTypeWrapper<ScriptOnFile>;
  ScriptType: ScriptType;
  SearchBanner: ResolverTypeWrapper<SearchBanner>;
  SearchBanners: ResolverTypeWrapper<SearchBanners>;
  SearchFigures: ResolverTypeWrapper<SearchFigures>;
  SearchReport: ResolverTypeWrapper<SearchReport>;
  SearchReportInput: SearchReportInput;
  SearchReportRow: ResolverTypeWrapper<SearchReportRow>;
  SearchReportSort: SearchReportSort;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorRecovery: ResolverTypeWrapper<SecondFactorRecovery>;
  SecondFactorSecret: ResolverTypeWrapper<SecondFactorSecret>;
  SecondFactorVerified: ResolverTypeWrapper<SecondFactorVerified>;
  ServiceTile: ResolverTypeWrapper<ServiceTile>;
  ServicesSection: ResolverTypeWrapper<ServicesSection>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethodView>;
  ShippingMethodInput: ShippingMethodInput;
  SignIn: ResolverTypeWrapper<SignIn>;
  StaffAnswer: ResolverTypeWrapper<StaffAnswer>;
  StaffAppointment: ResolverTypeWrapper<Omit<StaffAppointment, 'booking' | 'earlier' | 'record'> & { booking: ResolversTypes['TelehealthBooking'], earlier: Array<ResolversTypes['StaffEarlierAppointment']>, record?: Maybe<ResolversTypes['Patient']> }>;
  StaffAppointmentChoice: StaffAppointmentChoice;
  StaffAppointmentPage: ResolverTypeWrapper<Omit<StaffAppointmentPage, 'data'> & { data: Array<ResolversTypes['StaffListedAppointment']> }>;
  StaffAppointmentPatient: ResolverTypeWrapper<StaffAppointmentPatient>;
  StaffAppointmentsCancelInput: StaffAppointmentsCancelInput;
  StaffAppointmentsCompleteInput: StaffAppointmentsCompleteInput;
  StaffAppointmentsMissInput: StaffAppointmentsMissInput;
  StaffAppointmentsPayload: ResolverTypeWrapper<Omit<StaffAppointmentsPayload, 'appointment'> & { appointment: ResolversTypes['StaffAppointment'] }>;
  StaffAppointmentsReturnFeeInput: StaffAppointmentsReturnFeeInput;
  StaffAuditExport: ResolverTypeWrapper<Omit<StaffAuditExport, 'data'> & { data: Array<ResolversTypes['AuditEvent']> }>;
  StaffAuditOutcome: StaffAuditOutcome;
  StaffAuditPage: ResolverTypeWrapper<Omit<StaffAuditPage, 'data'> & { data: Array<ResolversTypes['AuditEvent']> }>;
  StaffAutoDeliveryCharge: ResolverTypeWrapper<Omit<StaffAutoDeliveryCharge, 'customer'> & { customer?: Maybe<ResolversTypes['StaffCustomerSummary']> }>;
  StaffAutoDeliveryChargePage: ResolverTypeWrapper<Omit<StaffAutoDeliveryChargePage, 'data'> & { data: Array<ResolversTypes['StaffAutoDeliveryCharge']> }>;
  StaffAutoDeliveryChargePayload: ResolverTypeWrapper<Omit<StaffAutoDeliveryChargePayload, 'charge'> & { charge: ResolversTypes['StaffAutoDeliveryCharge'] }>;
  StaffAutodeliveryChargesMailInput: StaffAutodeliveryChargesMailInput;
  StaffCard: ResolverTypeWrapper<StaffCard>;
  StaffCertificate: ResolverTypeWrapper<StaffCertificate>;
  StaffCertificatesIssueInput: StaffCertificatesIssueInput;
  StaffCertificatesWithdrawInput: StaffCertificatesWithdrawInput;
  StaffChargeCounts: ResolverTypeWrapper<StaffChargeCounts>;
  StaffChargeMail: ResolverTypeWrapper<StaffChargeMail>;
  StaffChargeMailKind: StaffChargeMailKind;
  StaffChargeReason: StaffChargeReason;
  StaffChargeState: StaffChargeState;
  StaffClaim: ResolverTypeWrapper<StaffClaim>;
  StaffClaimsLeaveInput: StaffClaimsLeaveInput;
  StaffClaimsPayload: ResolverTypeWrapper<StaffClaimsPayload>;
  StaffClaimsTakeInput: StaffClaimsTakeInput;
  StaffClaimsTakeOverInput: StaffClaimsTakeOverInput;
  StaffClinicalEntry: ResolverTypeWrapper<StaffClinicalEntry>;
  StaffConsultScript: ResolverTypeWrapper<StaffConsultScript>;
  StaffConsultScriptsIssueInput: StaffConsultScriptsIssueInput;
  StaffConsultScriptsWithdrawInput: StaffConsultScriptsWithdrawInput;
  StaffConsultTime: ResolverTypeWrapper<StaffConsultTime>;
  StaffConsultTimeInput: StaffConsultTimeInput;
  StaffConsultTimesSetPlacesInput: StaffConsultTimesSetPlacesInput;
  StaffConsultTimesSetPlacesPayload: ResolverTypeWrapper<StaffConsultTimesSetPlacesPayload>;
  StaffContent: ResolverTypeWrapper<StaffContent>;
  StaffContentCancelPlanInput: StaffContentCancelPlanInput;
  StaffContentDiscardDraftInput: StaffContentDiscardDraftInput;
  StaffContentDraft: ResolverTypeWrapper<StaffContentDraft>;
  StaffContentItem: ResolverTypeWrapper<StaffContentItem>;
  StaffContentItemInput: StaffContentItemInput;
  StaffContentPayload: ResolverTypeWrapper<StaffContentPayload>;
  StaffContentPublishInput: StaffContentPublishInput;
  StaffContentRestoreInput: StaffContentRestoreInput;
  StaffContentSaveDraftInput: StaffContentSaveDraftInput;
  StaffContentText: ResolverTypeWrapper<StaffContentText>;
  StaffContentTextInput: StaffContentTextInput;
  StaffContentValue: ResolverTypeWrapper<StaffContentValue>;
  StaffContentValueInput: StaffContentValueInput;
  StaffContentVersion: ResolverTypeWrapper<StaffContentVersion>;
  StaffContradiction: ResolverTypeWrapper<StaffContradiction>;
  StaffCustomer: ResolverTypeWrapper<CustomerDocument>;
  StaffCustomerPage: ResolverTypeWrapper<Omit<StaffCustomerPage, 'data'> & { data: Array<ResolversTypes['StaffCustomerSummary']> }>;
  StaffCustomerSummary: ResolverTypeWrapper<CustomerDocument>;
  StaffEarlierAppointment: ResolverTypeWrapper<Omit<StaffEarlierAppointment, 'booking'> & { booking: ResolversTypes['TelehealthBooking'] }>;
  StaffEndedSignIns: ResolverTypeWrapper<StaffEndedSignIns>;
  StaffExportedOrder: ResolverTypeWrapper<StaffExportedOrder>;
  StaffFiledSeenInput: StaffFiledSeenInput;
  StaffHealthRecord: ResolverTypeWrapper<HealthRecord>;
  StaffInvitation: ResolverTypeWrapper<StaffInvitation>;
  StaffListedAppointment: ResolverTypeWrapper<Omit<StaffListedAppointment, 'booking'> & { booking: ResolversTypes['TelehealthBooking'] }>;
  StaffListedContent: ResolverTypeWrapper<StaffListedContent>;
  StaffListedProduct: ResolverTypeWrapper<StaffListedProduct>;
  StaffListedProgram: ResolverTypeWrapper<Omit<StaffListedProgram, 'patient'> & { patient?: Maybe<ResolversTypes['PatientName']> }>;
  StaffListedPromotion: ResolverTypeWrapper<StaffListedPromotion>;
  StaffListedVoucher: ResolverTypeWrapper<StaffListedVoucher>;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  StaffMembers: ResolverTypeWrapper<StaffMembers>;
  StaffNoScriptReason: StaffNoScriptReason;
  StaffOrder: ResolverTypeWrapper<Omit<StaffOrder, 'earlier' | 'lines' | 'order' | 'packing'> & { earlier: Array<ResolversTypes['Order']>, lines: Array<ResolversTypes['StaffOrderLine']>, order: ResolversTypes['Order'], packing: ResolversTypes['StaffPacking'] }>;
  StaffOrderCall: ResolverTypeWrapper<StaffOrderCall>;
  StaffOrderCallAttempt: ResolverTypeWrapper<StaffOrderCallAttempt>;
  StaffOrderCallOutcome: StaffOrderCallOutcome;
  StaffOrderExport: ResolverTypeWrapper<StaffOrderExport>;
  StaffOrderLine: ResolverTypeWrapper<Omit<StaffOrderLine, 'patient'> & { patient?: Maybe<ResolversTypes['Patient']> }>;
  StaffOrderPage: ResolverTypeWrapper<Omit<StaffOrderPage, 'data'> & { data: Array<ResolversTypes['Order']> }>;
  StaffOrderQueue: StaffOrderQueue;
  StaffOrderQueueLength: ResolverTypeWrapper<StaffOrderQueueLength>;
  StaffOrderReview: ResolverTypeWrapper<StaffOrderReview>;
  StaffOrdersApproveInput: StaffOrdersApproveInput;
  StaffOrdersCancelInput: StaffOrdersCancelInput;
  StaffOrdersNoteCallInput: StaffOrdersNoteCallInput;
  StaffOrdersPayload: ResolverTypeWrapper<Omit<StaffOrdersPayload, 'order'> & { order: ResolversTypes['StaffOrder'] }>;
  StaffOrdersRefundInput: StaffOrdersRefundInput;
  StaffOrdersRefuseLineInput: StaffOrdersRefuseLineInput;
  StaffOrdersSetStateInput: StaffOrdersSetStateInput;
  StaffOrdersSetStatePayload: ResolverTypeWrapper<Omit<StaffOrdersSetStatePayload, 'order'> & { order: ResolversTypes['Order'] }>;
  StaffPacking: ResolverTypeWrapper<OrderDocument>;
  StaffPackingCheck: ResolverTypeWrapper<StaffPackingCheck>;
  StaffPackingHow: StaffPackingHow;
  StaffPackingLine: ResolverTypeWrapper<StaffPackingLine>;
  StaffPackingPayload: ResolverTypeWrapper<Omit<StaffPackingPayload, 'order'> & { order: ResolversTypes['StaffOrder'] }>;
  StaffPackingRestart: ResolverTypeWrapper<StaffPackingRestart>;
  StaffPackingRestartInput: StaffPackingRestartInput;
  StaffPackingScanInput: StaffPackingScanInput;
  StaffPackingTickInput: StaffPackingTickInput;
  StaffPhoto: ResolverTypeWrapper<StaffPhoto>;
  StaffPhotosRemoveInput: StaffPhotosRemoveInput;
  StaffPhotosSetInput: StaffPhotosSetInput;
  StaffPrescribedItem: ResolverTypeWrapper<StaffPrescribedItem>;
  StaffPreviewLine: ResolverTypeWrapper<StaffPreviewLine>;
  StaffPreviewLineInput: StaffPreviewLineInput;
  StaffPriceChange: ResolverTypeWrapper<StaffPriceChange>;
  StaffPriceChangeState: StaffPriceChangeState;
  StaffPriceType: StaffPriceType;
  StaffPricesCancelInput: StaffPricesCancelInput;
  StaffPricesSetInput: StaffPricesSetInput;
  StaffProduct: ResolverTypeWrapper<StaffProduct>;
  StaffProductChoice: StaffProductChoice;
  StaffProductCounts: ResolverTypeWrapper<StaffProductCounts>;
  StaffProductPage: ResolverTypeWrapper<StaffProductPage>;
  StaffProductPayload: ResolverTypeWrapper<StaffProductPayload>;
  StaffProductsPublishInput: StaffProductsPublishInput;
  StaffProgram: ResolverTypeWrapper<Omit<StaffProgram, 'record' | 'subscription'> & { record?: Maybe<ResolversTypes['Patient']>, subscription: ResolversTypes['JourneySubscription'] }>;
  StaffProgramCharge: ResolverTypeWrapper<Omit<StaffProgramCharge, 'customer'> & { customer?: Maybe<ResolversTypes['StaffCustomerSummary']> }>;
  StaffProgramChargePage: ResolverTypeWrapper<Omit<StaffProgramChargePage, 'data'> & { data: Array<ResolversTypes['StaffProgramCharge']> }>;
  StaffProgramChargePayload: ResolverTypeWrapper<Omit<StaffProgramChargePayload, 'charge'> & { charge: ResolversTypes['StaffProgramCharge'] }>;
  StaffProgramChargesMailInput: StaffProgramChargesMailInput;
  StaffProgramConsult: ResolverTypeWrapper<StaffProgramConsult>;
  StaffProgramDecision: ResolverTypeWrapper<StaffProgramDecision>;
  StaffProgramOutcome: StaffProgramOutcome;
  StaffProgramPage: ResolverTypeWrapper<Omit<StaffProgramPage, 'data'> & { data: Array<ResolversTypes['StaffListedProgram']> }>;
  StaffProgramQueue: StaffProgramQueue;
  StaffPromotion: ResolverTypeWrapper<StaffPromotion>;
  StaffPromotionKind: StaffPromotionKind;
  StaffPromotionNumbers: ResolverTypeWrapper<StaffPromotionNumbers>;
  StaffPromotionPage: ResolverTypeWrapper<StaffPromotionPage>;
  StaffPromotionPayload: ResolverTypeWrapper<StaffPromotionPayload>;
  StaffPromotionPreview: ResolverTypeWrapper<StaffPromotionPreview>;
  StaffPromotionPreviewInput: StaffPromotionPreviewInput;
  StaffPromotionState: StaffPromotionState;
  StaffPromotionsChangeInput: StaffPromotionsChangeInput;
  StaffPromotionsDiscardInput: StaffPromotionsDiscardInput;
  StaffPromotionsDiscardPayload: ResolverTypeWrapper<StaffPromotionsDiscardPayload>;
  StaffPromotionsEndInput: StaffPromotionsEndInput;
  StaffPromotionsPublishInput: StaffPromotionsPublishInput;
  StaffPromotionsSaveInput: StaffPromotionsSaveInput;
  StaffQuestionnaire: ResolverTypeWrapper<StaffQuestionnaire>;
  StaffRecordContradiction: ResolverTypeWrapper<StaffRecordContradiction>;
  StaffRefundLineInput: StaffRefundLineInput;
  StaffRequestedMedicine: ResolverTypeWrapper<StaffRequestedMedicine>;
  StaffReturnCounts: ResolverTypeWrapper<StaffReturnCounts>;
  StaffReturnQueue: StaffReturnQueue;
  StaffReturnedFee: ResolverTypeWrapper<StaffReturnedFee>;
  StaffReturnsAcceptInput: StaffReturnsAcceptInput;
  StaffReturnsArriveInput: StaffReturnsArriveInput;
  StaffReturnsDeclineInput: StaffReturnsDeclineInput;
  StaffRole: StaffRole;
  StaffScript: ResolverTypeWrapper<Omit<StaffScript, 'patient'> & { patient?: Maybe<ResolversTypes['Patient']> }>;
  StaffScriptCorrection: ResolverTypeWrapper<StaffScriptCorrection>;
  StaffScriptCounts: ResolverTypeWrapper<StaffScriptCounts>;
  StaffScriptIssued: ResolverTypeWrapper<StaffScriptIssued>;
  StaffScriptOnFile: ResolverTypeWrapper<StaffScriptOnFile>;
  StaffScriptPage: ResolverTypeWrapper<Omit<StaffScriptPage, 'data'> & { data: Array<ResolversTypes['StaffScript']> }>;
  StaffScriptQueue: StaffScriptQueue;
  StaffScriptStep: ResolverTypeWrapper<StaffScriptStep>;
  StaffScriptTakenOff: ResolverTypeWrapper<StaffScriptTakenOff>;
  StaffScriptsAcceptInput: StaffScriptsAcceptInput;
  StaffScriptsArriveInput: StaffScriptsArriveInput;
  StaffScriptsCorrectInput: StaffScriptsCorrectInput;
  StaffScriptsFileInput: StaffScriptsFileInput;
  StaffScriptsPayload: ResolverTypeWrapper<Omit<StaffScriptsPayload, 'script'> & { script: ResolversTypes['StaffScript'] }>;
  StaffScriptsRefuseInput: StaffScriptsRefuseInput;
  StaffScriptsTakeOffInput: StaffScriptsTakeOffInput;
  StaffSearchHit: ResolverTypeWrapper<StaffSearchHit>;
  StaffSearchLineInput: StaffSearchLineInput;
  StaffSearchPreview: ResolverTypeWrapper<StaffSearchPreview>;
  StaffSearchResults: ResolverTypeWrapper<StaffSearchResults>;
  StaffSearchSynonym: ResolverTypeWrapper<StaffSearchSynonym>;
  StaffSearchSynonymsPayload: ResolverTypeWrapper<StaffSearchSynonymsPayload>;
  StaffSearchSynonymsRemoveInput: StaffSearchSynonymsRemoveInput;
  StaffSearchSynonymsSaveInput: StaffSearchSynonymsSaveInput;
  StaffShelf: ResolverTypeWrapper<StaffShelf>;
  StaffShelfMovement: ResolverTypeWrapper<StaffShelfMovement>;
  StaffStockCountInput: StaffStockCountInput;
  StaffStockMovement: ResolverTypeWrapper<StaffStockMovement>;
  StaffStockReceiveInput: StaffStockReceiveInput;
  StaffTelehealthRequest: ResolverTypeWrapper<Omit<StaffTelehealthRequest, 'booking'> & { booking: ResolversTypes['TelehealthBooking'] }>;
  StaffVoucher: ResolverTypeWrapper<StaffVoucher>;
  StaffVoucherKind: StaffVoucherKind;
  StaffVoucherPage: ResolverTypeWrapper<StaffVoucherPage>;
  StaffVoucherPayload: ResolverTypeWrapper<StaffVoucherPayload>;
  StaffVoucherPreview: ResolverTypeWrapper<StaffVoucherPreview>;
  StaffVoucherPreviewInput: StaffVoucherPreviewInput;
  StaffVoucherPreviewLine: ResolverTypeWrapper<StaffVoucherPreviewLine>;
  StaffVouchersChangeInput: StaffVouchersChangeInput;
  StaffVouchersDiscardPayload: ResolverTypeWrapper<StaffVouchersDiscardPayload>;
  StaffVouchersSaveInput: StaffVouchersSaveInput;
  StaffVouchersStepInput: StaffVouchersStepInput;
  State: State;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TelehealthBooking: ResolverTypeWrapper<BookingDocument>;
  TelehealthBookingPage: ResolverTypeWrapper<Omit<TelehealthBookingPage, 'data'> & { data: Array<ResolversTypes['TelehealthBooking']> }>;
  TelehealthBookingStatus: TelehealthBookingStatus;
  TelehealthBookingsCancelInput: TelehealthBookingsCancelInput;
  TelehealthBookingsCancelPayload: ResolverTypeWrapper<Omit<TelehealthBookingsCancelPayload, 'booking'> & { booking: ResolversTypes['TelehealthBooking'] }>;
  TelehealthBookingsConfirmInput: TelehealthBookingsConfirmInput;
  TelehealthBookingsConfirmPayload: ResolverTypeWrapper<Omit<TelehealthBookingsConfirmPayload, 'booking'> & { booking: ResolversTypes['TelehealthBooking'] }>;
  TelehealthBookingsCreateInput: TelehealthBookingsCreateInput;
  TelehealthBookingsCreatePayload: ResolverTypeWrapper<Omit<TelehealthBookingsCreatePayload, 'booking'> & { booking: ResolversTypes['TelehealthBooking'] }>;
  TelehealthBookingsMoveInput: TelehealthBookingsMoveInput;
  TelehealthBookingsMovePayload: ResolverTypeWrapper<Omit<TelehealthBookingsMovePayload, 'booking'> & { booking: ResolversTypes['TelehealthBooking'] }>;
  TelehealthCertificate: ResolverTypeWrapper<TelehealthCertificate>;
  TelehealthCertificatePurpose: TelehealthCertificatePurpose;
  TelehealthCertificateStatus: TelehealthCertificateStatus;
  TelehealthContradictionNoteInput: TelehealthContradictionNoteInput;
  TelehealthDay: ResolverTypeWrapper<TelehealthDay>;
  TelehealthGuestInput: TelehealthGuestInput;
  TelehealthScript: ResolverTypeWrapper<TelehealthScript>;
  TelehealthScriptStatus: TelehealthScriptStatus;
  TelehealthSection: ResolverTypeWrapper<TelehealthSection>;
  TelehealthService: ResolverTypeWrapper<TelehealthServiceDocument>;
  TelehealthSlot: ResolverTypeWrapper<TelehealthSlot>;
  TelehealthStep: ResolverTypeWrapper<TelehealthStep>;
  ThreeDSecureStep: ResolverTypeWrapper<ThreeDSecureStep>;
  TopStrip: ResolverTypeWrapper<TopStrip>;
  TopStripDropdown: ResolverTypeWrapper<TopStripDropdown>;
  TopStripLink: ResolverTypeWrapper<TopStripLink>;
  TrustReason: ResolverTypeWrapper<TrustReason>;
  TrustSection: ResolverTypeWrapper<TrustSection>;
  UnmergedItem: ResolverTypeWrapper<Omit<UnmergedItem, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  UsersAccountPayload: ResolverTypeWrapper<Omit<UsersAccountPayload, 'user'> & { user: ResolversTypes['Me'] }>;
  UsersAddAddressInput: UsersAddAddressInput;
  UsersAddAddressPayload: ResolverTypeWrapper<Omit<UsersAddAddressPayload, 'user'> & { user: ResolversTypes['Me'] }>;
  UsersChangeEmailInput: UsersChangeEmailInput;
  UsersChangeEmailPayload: ResolverTypeWrapper<UsersChangeEmailPayload>;
  UsersChangePasswordInput: UsersChangePasswordInput;
  UsersCloseAccountInput: UsersCloseAccountInput;
  UsersCloseAccountPayload: ResolverTypeWrapper<UsersCloseAccountPayload>;
  UsersEditAddressInput: UsersEditAddressInput;
  UsersEditAddressPayload: ResolverTypeWrapper<Omit<UsersEditAddressPayload, 'user'> & { user: ResolversTypes['Me'] }>;
  UsersEditProfileInput: UsersEditProfileInput;
  UsersEndSignInsInput: UsersEndSignInsInput;
  UsersLogOutInput: UsersLogOutInput;
  UsersLogOutPayload: ResolverTypeWrapper<UsersLogOutPayload>;
  UsersRemoveAddressInput: UsersRemoveAddressInput;
  UsersRemoveAddressPayload: ResolverTypeWrapper<Omit<UsersRemoveAddressPayload, 'user'> & { user: ResolversTypes['Me'] }>;
  UsersSetCartInput: UsersSetCartInput;
  UsersSetCartPayload: ResolverTypeWrapper<Omit<UsersSetCartPayload, 'user'> & { user: ResolversTypes['Me'] }>;
  UsersSetDefaultAddressInput: UsersSetDefaultAddressInput;
  UsersSetDefaultAddressPayload: ResolverTypeWrapper<Omit<UsersSetDefaultAddressPayload, 'user'> & { user: ResolversTypes['Me'] }>;
  UsersSetMailReminderInput: UsersSetMailReminderInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Address;
  AddressSuggestion: AddressSuggestion;
  AuditChoice: AuditChoice;
  AuditEvent: ListedEvent;
  AuditEventPage: Omit<AuditEventPage, 'data'> & { data: Array<ResolversParentTypes['AuditEvent']> };
  AuditPerson: AuditPerson;
  AuditTouch: AuditTouch;
  AutoDelivery: AutoDeliveryDocument;
  AutoDeliveryAgreement: AutoDeliveryAgreement;
  AutoDeliveryItem: AutoDeliveryItemDocument;
  AutodeliveriesAddItemInput: AutodeliveriesAddItemInput;
  AutodeliveriesAddItemPayload: Omit<AutodeliveriesAddItemPayload, 'autodelivery' | 'item'> & { autodelivery: ResolversParentTypes['AutoDelivery'], item: ResolversParentTypes['AutoDeliveryItem'] };
  AutodeliveriesChargeInput: AutodeliveriesChargeInput;
  AutodeliveriesChargePayload: Omit<AutodeliveriesChargePayload, 'autodelivery' | 'order'> & { autodelivery: ResolversParentTypes['AutoDelivery'], order?: Maybe<ResolversParentTypes['Order']> };
  AutodeliveriesDeleteInput: AutodeliveriesDeleteInput;
  AutodeliveriesDeletePayload: Omit<AutodeliveriesDeletePayload, 'autodelivery'> & { autodelivery: ResolversParentTypes['AutoDelivery'] };
  AutodeliveriesEditInput: AutodeliveriesEditInput;
  AutodeliveriesEditItemInput: AutodeliveriesEditItemInput;
  AutodeliveriesEditItemPayload: Omit<AutodeliveriesEditItemPayload, 'autodelivery' | 'item'> & { autodelivery: ResolversParentTypes['AutoDelivery'], item: ResolversParentTypes['AutoDeliveryItem'] };
  AutodeliveriesEditPayload: Omit<AutodeliveriesEditPayload, 'autodelivery'> & { autodelivery: ResolversParentTypes['AutoDelivery'] };
  AutodeliveriesLockInInput: AutodeliveriesLockInInput;
  AutodeliveriesLockInPayload: Omit<AutodeliveriesLockInPayload, 'autodelivery'> & { autodelivery: ResolversParentTypes['AutoDelivery'] };
  AutodeliveriesNotifyInput: AutodeliveriesNotifyInput;
  AutodeliveriesNotifyPayload: Omit<AutodeliveriesNotifyPayload, 'autodelivery'> & { autodelivery: ResolversParentTypes['AutoDelivery'] };
  AutodeliveriesPauseInput: AutodeliveriesPauseInput;
  AutodeliveriesPausePayload: Omit<AutodeliveriesPausePayload, 'autodelivery'> & { autodelivery: ResolversParentTypes['AutoDelivery'] };
  AutodeliveriesRemoveItemInput: AutodeliveriesRemoveItemInput;
  AutodeliveriesRemoveItemPayload: Omit<AutodeliveriesRemoveItemPayload, 'autodelivery'> & { autodelivery: ResolversParentTypes['AutoDelivery'] };
  AutodeliveriesResumeInput: AutodeliveriesResumeInput;
  AutodeliveriesResumePayload: Omit<AutodeliveriesResumePayload, 'autodelivery'> & { autodelivery: ResolversParentTypes['AutoDelivery'] };
  AutodeliveriesSkipInput: AutodeliveriesSkipInput;
  AutodeliveriesSkipPayload: Omit<AutodeliveriesSkipPayload, 'autodelivery'> & { autodelivery: ResolversParentTypes['AutoDelivery'] };
  BookingType: Scalars['BookingType']['output'];
  Boolean: Scalars['Boolean']['output'];
  Brand: BrandDocument;
  BrandsSection: BrandsSectionContent;
  Breadcrumb: CategoryDocument;
  BreadcrumbLineage: BreadcrumbLineage;
  Cart: CartView;
  CartAddItemInput: CartAddItemInput;
  CartAddItemPayload: Omit<CartAddItemPayload, 'cart' | 'item'> & { cart: ResolversParentTypes['Cart'], item: ResolversParentTypes['CartItem'] };
  CartCreatePayload: Omit<CartCreatePayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartEditItemInput: CartEditItemInput;
  CartEditItemPayload: Omit<CartEditItemPayload, 'cart' | 'item'> & { cart: ResolversParentTypes['Cart'], item: ResolversParentTypes['CartItem'] };
  CartEdr: CartView;
  CartHeader: CartView;
  CartItem: CartLineView;
  CartItemError: CartItemError;
  CartRemoveItemInput: CartRemoveItemInput;
  CartRemoveItemPayload: Omit<CartRemoveItemPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartRemoveOfferInput: CartRemoveOfferInput;
  CartRemoveOfferPayload: Omit<CartRemoveOfferPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartSetItemPatientInput: CartSetItemPatientInput;
  CartSetItemPatientPayload: Omit<CartSetItemPatientPayload, 'cart' | 'item'> & { cart: ResolversParentTypes['Cart'], item: ResolversParentTypes['CartItem'] };
  CartSetItemPatientQuestionnaireInput: CartSetItemPatientQuestionnaireInput;
  CartSetItemPatientQuestionnairePayload: Omit<CartSetItemPatientQuestionnairePayload, 'cart' | 'item'> & { cart: ResolversParentTypes['Cart'], item: ResolversParentTypes['CartItem'] };
  CartSetOfferByCodeInput: CartSetOfferByCodeInput;
  CartSetOfferByCodePayload: Omit<CartSetOfferByCodePayload, 'cart' | 'offer'> & { cart: ResolversParentTypes['Cart'], offer: ResolversParentTypes['Offer'] };
  CartSetQuestionnairePassedInput: CartSetQuestionnairePassedInput;
  CartSetQuestionnairePassedPayload: Omit<CartSetQuestionnairePassedPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartSetShippingAddressInput: CartSetShippingAddressInput;
  CartSetShippingAddressPayload: Omit<CartSetShippingAddressPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartSetShippingMethodInput: CartSetShippingMethodInput;
  CartSetShippingMethodPayload: Omit<CartSetShippingMethodPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartSetUserDetailsInput: CartSetUserDetailsInput;
  CartSetUserDetailsPayload: Omit<CartSetUserDetailsPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartSettleUnmergedInput: CartSettleUnmergedInput;
  CartSettleUnmergedPayload: Omit<CartSettleUnmergedPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CategoriesSection: CategoriesSectionContent;
  Category: CategoryDocument;
  CategoryGroup: CategoryGroup;
  CategoryLineage: CategoryLineage;
  CheckoutPlaceOrderInput: CheckoutPlaceOrderInput;
  CheckoutPlaceOrderPayload: Omit<CheckoutPlaceOrderPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  CncLocation: ChosenLocation;
  CollectAddress: CollectAddress;
  CollectLocation: CollectLocationView;
  CollectPlace: PharmacyDocument;
  CollectReadiness: CollectReadiness;
  ContentPage: ContentPage;
  CoopAdvert: CoopAdvert;
  DateTime: Scalars['DateTime']['output'];
  Dose: Dose;
  DoseRow: DoseRow;
  DynamicContent: DynamicContent;
  EscriptValidation: EscriptValidation;
  ExpectedArrival: ExpectedArrival;
  Favourite: FavouriteDocument;
  FavouriteAlerts: FavouriteAlerts;
  FavouriteAlertsSetInput: FavouriteAlertsSetInput;
  FavouriteAlertsStopInput: FavouriteAlertsStopInput;
  FavouritesAddInput: FavouritesAddInput;
  FavouritesAddPayload: Omit<FavouritesAddPayload, 'favourite'> & { favourite: ResolversParentTypes['Favourite'] };
  FavouritesRemoveInput: FavouritesRemoveInput;
  FavouritesRemovePayload: Omit<FavouritesRemovePayload, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  Float: Scalars['Float']['output'];
  Food: FoodView;
  FoodDiaryAddEntryInput: FoodDiaryAddEntryInput;
  FoodDiaryCopiedEntryInput: FoodDiaryCopiedEntryInput;
  FoodDiaryCopyEntriesInput: FoodDiaryCopyEntriesInput;
  FoodDiaryDay: DiaryView;
  FoodDiaryEditEntryInput: FoodDiaryEditEntryInput;
  FoodDiaryEntry: DiaryEntry;
  FoodDiaryFood: DiaryFoodView;
  FoodDiaryMeal: DiaryMealView;
  FoodDiaryOwnFood: OwnFood;
  FoodDiaryPayload: Omit<FoodDiaryPayload, 'day'> & { day: ResolversParentTypes['FoodDiaryDay'] };
  FoodDiaryPicks: Omit<FoodDiaryPicks, 'favourites' | 'own' | 'recent'> & { favourites: Array<ResolversParentTypes['FoodDiaryFood']>, own: Array<ResolversParentTypes['FoodDiaryFood']>, recent: Array<ResolversParentTypes['FoodDiaryRecentFood']> };
  FoodDiaryPicksPayload: Omit<FoodDiaryPicksPayload, 'picks'> & { picks: ResolversParentTypes['FoodDiaryPicks'] };
  FoodDiaryRecentFood: Omit<FoodDiaryRecentFood, 'food'> & { food: ResolversParentTypes['FoodDiaryFood'] };
  FoodDiaryRemoveEntriesInput: FoodDiaryRemoveEntriesInput;
  FoodDiaryRemoveEntryInput: FoodDiaryRemoveEntryInput;
  FoodDiaryRemoveFoodInput: FoodDiaryRemoveFoodInput;
  FoodDiaryRestoreEntriesInput: FoodDiaryRestoreEntriesInput;
  FoodDiarySaveFoodInput: FoodDiarySaveFoodInput;
  FoodDiarySetFavouriteInput: FoodDiarySetFavouriteInput;
  FoodDiarySetTargetInput: FoodDiarySetTargetInput;
  FoodDiarySetWaterInput: FoodDiarySetWaterInput;
  FoodDiaryTarget: FoodDiaryTarget;
  FoodDiaryTargetPayload: FoodDiaryTargetPayload;
  FoodDiaryTotal: FoodDiaryTotal;
  FoodPage: Omit<FoodPage, 'data'> & { data: Array<ResolversParentTypes['Food']> };
  FoodPortion: FoodPortion;
  FoodTargetSuggestion: FoodTargetSuggestion;
  FoodUnit: FoodUnit;
  HealthDraft: HealthDraft;
  HealthDraftDeletePayload: HealthDraftDeletePayload;
  HealthDraftSaveInput: HealthDraftSaveInput;
  HealthDraftSavePayload: HealthDraftSavePayload;
  HeroSection: HeroSection;
  Home: Omit<Home, 'sections'> & { sections: Array<ResolversParentTypes['HomeSection']> };
  HomePromotionCard: HomePromotionCard;
  HomeSection: HomeSectionContent;
  ID: Scalars['ID']['output'];
  Image: Image;
  Impersonation: RequestImpersonation;
  Int: Scalars['Int']['output'];
  Journey: JourneyDocument;
  JourneyAnsweredOffer: JourneyAnsweredOffer;
  JourneyBooking: ConsultView;
  JourneyCarer: JourneyCarer;
  JourneyCheckIn: JourneyCheckIn;
  JourneyCheckInsRecordInput: JourneyCheckInsRecordInput;
  JourneyConsultDay: JourneyConsultDay;
  JourneyConsultTime: JourneyConsultTime;
  JourneyConsultsCompleteInput: JourneyConsultsCompleteInput;
  JourneyConsultsMissInput: JourneyConsultsMissInput;
  JourneyConsultsNotHeldInput: JourneyConsultsNotHeldInput;
  JourneyConsultsPayload: Omit<JourneyConsultsPayload, 'subscription'> & { subscription: ResolversParentTypes['JourneySubscription'] };
  JourneyConversation: JourneyConversation;
  JourneyConversationPayload: JourneyConversationPayload;
  JourneyFaq: JourneyFaq;
  JourneyFoodTarget: JourneyFoodTarget;
  JourneyItem: JourneyItemView;
  JourneyMeasurement: JourneyMeasurement;
  JourneyMeasurementLog: JourneyMeasurementLog;
  JourneyMeasurementsPayload: JourneyMeasurementsPayload;
  JourneyMeasurementsRecordInput: JourneyMeasurementsRecordInput;
  JourneyMeasurementsRemoveInput: JourneyMeasurementsRemoveInput;
  JourneyMessage: JourneyMessage;
  JourneyMessagesAnswerInput: JourneyMessagesAnswerInput;
  JourneyMessagesCloseInput: JourneyMessagesCloseInput;
  JourneyMessagesReadInput: JourneyMessagesReadInput;
  JourneyMessagesSendInput: JourneyMessagesSendInput;
  JourneyOffer: JourneyOffer;
  JourneyOfferItem: JourneyOfferItem;
  JourneyPause: JourneyPause;
  JourneyPauseOption: JourneyPauseOption;
  JourneyPrescribedItemInput: JourneyPrescribedItemInput;
  JourneySubscription: SubscriptionView;
  JourneySubscriptionPayload: Omit<JourneySubscriptionPayload, 'subscription'> & { subscription: ResolversParentTypes['JourneySubscription'] };
  JourneySubscriptionsAcceptOfferInput: JourneySubscriptionsAcceptOfferInput;
  JourneySubscriptionsAcknowledgeRecordInput: JourneySubscriptionsAcknowledgeRecordInput;
  JourneySubscriptionsAddItemInput: JourneySubscriptionsAddItemInput;
  JourneySubscriptionsAgreeInput: JourneySubscriptionsAgreeInput;
  JourneySubscriptionsCancelConsultInput: JourneySubscriptionsCancelConsultInput;
  JourneySubscriptionsCancelInput: JourneySubscriptionsCancelInput;
  JourneySubscriptionsChargeInput: JourneySubscriptionsChargeInput;
  JourneySubscriptionsChargePayload: Omit<JourneySubscriptionsChargePayload, 'subscription'> & { subscription: ResolversParentTypes['JourneySubscription'] };
  JourneySubscriptionsCreateConsultInput: JourneySubscriptionsCreateConsultInput;
  JourneySubscriptionsCreateConsultPayload: Omit<JourneySubscriptionsCreateConsultPayload, 'subscription' | 'upcoming_booking'> & { subscription: ResolversParentTypes['JourneySubscription'], upcoming_booking?: Maybe<ResolversParentTypes['JourneyBooking']> };
  JourneySubscriptionsCreateInput: JourneySubscriptionsCreateInput;
  JourneySubscriptionsDeclineOfferInput: JourneySubscriptionsDeclineOfferInput;
  JourneySubscriptionsEditItemInput: JourneySubscriptionsEditItemInput;
  JourneySubscriptionsMoveConsultInput: JourneySubscriptionsMoveConsultInput;
  JourneySubscriptionsPauseInput: JourneySubscriptionsPauseInput;
  JourneySubscriptionsRefuseInput: JourneySubscriptionsRefuseInput;
  JourneySubscriptionsRemoveItemInput: JourneySubscriptionsRemoveItemInput;
  JourneySubscriptionsResumeInput: JourneySubscriptionsResumeInput;
  JourneySubscriptionsRetryInput: JourneySubscriptionsRetryInput;
  JourneySubscriptionsReviewInput: JourneySubscriptionsReviewInput;
  JourneySubscriptionsSetLessonStatusInput: JourneySubscriptionsSetLessonStatusInput;
  JourneySubscriptionsSetPatientInput: JourneySubscriptionsSetPatientInput;
  JourneySubscriptionsSetVoucherInput: JourneySubscriptionsSetVoucherInput;
  JourneySubscriptionsSetVoucherPayload: Omit<JourneySubscriptionsSetVoucherPayload, 'subscription'> & { subscription: ResolversParentTypes['JourneySubscription'] };
  JourneySubscriptionsSubmitInput: JourneySubscriptionsSubmitInput;
  Lesson: LessonDocument;
  LessonProgress: LessonView;
  Listing: Omit<Listing, 'brand' | 'promotion'> & { brand?: Maybe<ResolversParentTypes['Brand']>, promotion?: Maybe<ResolversParentTypes['Promotion']> };
  ListingCategory: ListingCategory;
  ListingFacet: ListingFacet;
  ListingFacetStats: ListingFacetStats;
  ListingFacetValue: ListingFacetValue;
  ListingFilterInput: ListingFilterInput;
  ListingInput: ListingInput;
  Location: PostcodeDocument;
  MatchedPromotion: PromotionDocument;
  Me: CustomerDocument;
  MenuBrand: MenuBrand;
  MenuCategory: MenuCategory;
  MenuItem: MenuItem;
  MenuSubCategory: MenuSubCategory;
  MissedPromotion: PromotionDocument;
  MobilePromo: MobilePromo;
  Mutation: Record<PropertyKey, never>;
  Navigation: Navigation;
  Nutrition: Nutrition;
  Offer: OfferDocument;
  OpeningHours: OpeningHours;
  Order: OrderDocument;
  OrderAddress: OrderAddress;
  OrderDiscount: OrderDiscount;
  OrderEvent: OrderEvent;
  OrderItem: OrderItemDocument;
  OrderList: Omit<OrderList, 'data'> & { data: Array<ResolversParentTypes['Order']> };
  OrderPayment: OrderPayment;
  OrderRefund: OrderRefund;
  OrderRefundLine: OrderRefundLine;
  OrderReturn: OrderReturn;
  OrderReturnLine: OrderReturnLine;
  OrderScript: OrderScript;
  OrderScriptStep: OrderScriptStep;
  OrderShippingMethod: OrderShippingMethod;
  OrderTracking: OrderTracking;
  OrdersCancelInput: OrdersCancelInput;
  OrdersChangePayload: Omit<OrdersChangePayload, 'order'> & { order: ResolversParentTypes['Order'] };
  OrdersRequestReturnInput: OrdersRequestReturnInput;
  OrdersSetAddressInput: OrdersSetAddressInput;
  OrdersWithdrawReturnInput: OrdersWithdrawReturnInput;
  PaginatorInfo: PaginatorInfo;
  Patient: PatientDocument;
  PatientName: PatientNameDocument;
  PatientPage: Omit<PatientPage, 'data'> & { data: Array<ResolversParentTypes['Patient']> };
  PatientsCreateInput: PatientsCreateInput;
  PatientsDeleteInput: PatientsDeleteInput;
  PatientsDeletePayload: PatientsDeletePayload;
  PatientsEditInput: PatientsEditInput;
  PaymentGatewayConfig: PaymentGatewayConfig;
  PaymentMethod: PaymentMethod;
  PaymentMethodsAddInput: PaymentMethodsAddInput;
  PaymentMethodsAddPayload: PaymentMethodsAddPayload;
  PaymentMethodsRemoveInput: PaymentMethodsRemoveInput;
  PaymentMethodsRemovePayload: PaymentMethodsRemovePayload;
  PaymentMethodsSetDefaultInput: PaymentMethodsSetDefaultInput;
  PaymentMethodsSetDefaultPayload: PaymentMethodsSetDefaultPayload;
  PaymentWallet: PaymentWallet;
  PlannedAutoDelivery: PlannedAutoDelivery;
  Price: Price;
  Product: ProductDocument;
  ProductAttribute: ProductAttribute;
  ProductCard: ProductCard;
  ProductCardList: ProductCardList;
  ProductCardPromotion: ProductCardPromotion;
  ProductFact: ProductFact;
  ProductStockNotificationPayload: ProductStockNotificationPayload;
  ProductTag: ProductTag;
  ProductVariant: VariantDocument;
  ProductViewsCreatePayload: ProductViewsCreatePayload;
  ProductViewsDeletePayload: ProductViewsDeletePayload;
  ProductViewsMergePayload: ProductViewsMergePayload;
  ProductWarning: ProductWarning;
  ProductsSection: ProductsSectionContent;
  PromoBanner: PromoBanner;
  Promotion: PromotionDocument;
  PromotionsSection: PromotionsSection;
  QrCode: QrCode;
  Query: Record<PropertyKey, never>;
  QuickLink: QuickLink;
  RecommendedProductsInput: RecommendedProductsInput;
  RecordCheck: RecordCheck;
  RefusedOffer: RefusedOffer;
  ReturnLineInput: ReturnLineInput;
  Rewards: Rewards;
  RotatingRichText: RotatingRichText;
  ScriptOnFile: ScriptOnFile;
  SearchBanner: SearchBanner;
  SearchBanners: SearchBanners;
  SearchFigures: SearchFigures;
  SearchReport: SearchReport;
  SearchReportInput: SearchReportInput;
  SearchReportRow: SearchReportRow;
  SecondFactor: SecondFactor;
  SecondFactorRecovery: SecondFactorRecovery;
  SecondFactorSecret: SecondFactorSecret;
  SecondFactorVerified: SecondFactorVerified;
  ServiceTile: ServiceTile;
  ServicesSection: ServicesSection;
  ShippingMethod: ShippingMethodView;
  ShippingMethodInput: ShippingMethodInput;
  SignIn: SignIn;
  StaffAnswer: StaffAnswer;
  StaffAppointment: Omit<StaffAppointment, 'booking' | 'earlier' | 'record'> & { booking: ResolversParentTypes['TelehealthBooking'], earlier: Array<ResolversParentTypes['StaffEarlierAppointment']>, record?: Maybe<ResolversParentTypes['Patient']> };
  StaffAppointmentPage: Omit<StaffAppointmentPage, 'data'> & { data: Array<ResolversParentTypes['StaffListedAppointment']> };
  StaffAppointmentPatient: StaffAppointmentPatient;
  StaffAppointmentsCancelInput: StaffAppointmentsCancelInput;
  StaffAppointmentsCompleteInput: StaffAppointmentsCompleteInput;
  StaffAppointmentsMissInput: StaffAppointmentsMissInput;
  StaffAppointmentsPayload: Omit<StaffAppointmentsPayload, 'appointment'> & { appointment: ResolversParentTypes['StaffAppointment'] };
  StaffAppointmentsReturnFeeInput: StaffAppointmentsReturnFeeInput;
  StaffAuditExport: Omit<StaffAuditExport, 'data'> & { data: Array<ResolversParentTypes['AuditEvent']> };
  StaffAuditPage: Omit<StaffAuditPage, 'data'> & { data: Array<ResolversParentTypes['AuditEvent']> };
  StaffAutoDeliveryCharge: Omit<StaffAutoDeliveryCharge, 'customer'> & { customer?: Maybe<ResolversParentTypes['StaffCustomerSummary']> };
  StaffAutoDeliveryChargePage: Omit<StaffAutoDeliveryChargePage, 'data'> & { data: Array<ResolversParentTypes['StaffAutoDeliveryCharge']> };
  StaffAutoDeliveryChargePayload: Omit<StaffAutoDeliveryChargePayload, 'charge'> & { charge: ResolversParentTypes['StaffAutoDeliveryCharge'] };
  StaffAutodeliveryChargesMailInput: StaffAutodeliveryChargesMailInput;
  StaffCard: StaffCard;
  StaffCertificate: StaffCertificate;
  StaffCertificatesIssueInput: StaffCertificatesIssueInput;
  StaffCertificatesWithdrawInput: StaffCertificatesWithdrawInput;
  StaffChargeCounts: StaffChargeCounts;
  StaffChargeMail: StaffChargeMail;
  StaffClaim: StaffClaim;
  StaffClaimsLeaveInput: StaffClaimsLeaveInput;
  StaffClaimsPayload: StaffClaimsPayload;
  StaffClaimsTakeInput: StaffClaimsTakeInput;
  StaffClaimsTakeOverInput: StaffClaimsTakeOverInput;
  StaffClinicalEntry: StaffClinicalEntry;
  StaffConsultScript: StaffConsultScript;
  StaffConsultScriptsIssueInput: StaffConsultScriptsIssueInput;
  StaffConsultScriptsWithdrawInput: StaffConsultScriptsWithdrawInput;
  StaffConsultTime: StaffConsultTime;
  StaffConsultTimeInput: StaffConsultTimeInput;
  StaffConsultTimesSetPlacesInput: StaffConsultTimesSetPlacesInput;
  StaffConsultTimesSetPlacesPayload: StaffConsultTimesSetPlacesPayload;
  StaffContent: StaffContent;
  StaffContentCancelPlanInput: StaffContentCancelPlanInput;
  StaffContentDiscardDraftInput: StaffContentDiscardDraftInput;
  StaffContentDraft: StaffContentDraft;
  StaffContentItem: StaffContentItem;
  StaffContentItemInput: StaffContentItemInput;
  StaffContentPayload: StaffContentPayload;
  StaffContentPublishInput: StaffContentPublishInput;
  StaffContentRestoreInput: StaffContentRestoreInput;
  StaffContentSaveDraftInput: StaffContentSaveDraftInput;
  StaffContentText: StaffContentText;
  StaffContentTextInput: StaffContentTextInput;
  StaffContentValue: StaffContentValue;
  StaffContentValueInput: StaffContentValueInput;
  StaffContentVersion: StaffContentVersion;
  StaffContradiction: StaffContradiction;
  StaffCustomer: CustomerDocument;
  StaffCustomerPage: Omit<StaffCustomerPage, 'data'> & { data: Array<ResolversParentTypes['StaffCustomerSummary']> };
  StaffCustomerSummary: CustomerDocument;
  StaffEarlierAppointment: Omit<StaffEarlierAppointment, 'booking'> & { booking: ResolversParentTypes['TelehealthBooking'] };
  StaffEndedSignIns: StaffEndedSignIns;
  StaffExportedOrder: StaffExportedOrder;
  StaffFiledSeenInput: StaffFiledSeenInput;
  StaffHealthRecord: HealthRecord;
  StaffInvitation: StaffInvitation;
  StaffListedAppointment: Omit<StaffListedAppointment, 'booking'> & { booking: ResolversParentTypes['TelehealthBooking'] };
  StaffListedContent: StaffListedContent;
  StaffListedProduct: StaffListedProduct;
  StaffListedProgram: Omit<StaffListedProgram, 'patient'> & { patient?: Maybe<ResolversParentTypes['PatientName']> };
  StaffListedPromotion: StaffListedPromotion;
  StaffListedVoucher: StaffListedVoucher;
  StaffMember: StaffMember;
  StaffMembers: StaffMembers;
  StaffOrder: Omit<StaffOrder, 'earlier' | 'lines' | 'order' | 'packing'> & { earlier: Array<ResolversParentTypes['Order']>, lines: Array<ResolversParentTypes['StaffOrderLine']>, order: ResolversParentTypes['Order'], packing: ResolversParentTypes['StaffPacking'] };
  StaffOrderCall: StaffOrderCall;
  StaffOrderCallAttempt: StaffOrderCallAttempt;
  StaffOrderExport: StaffOrderExport;
  StaffOrderLine: Omit<StaffOrderLine, 'patient'> & { patient?: Maybe<ResolversParentTypes['Patient']> };
  StaffOrderPage: Omit<StaffOrderPage, 'data'> & { data: Array<ResolversParentTypes['Order']> };
  StaffOrderQueueLength: StaffOrderQueueLength;
  StaffOrderReview: StaffOrderReview;
  StaffOrdersApproveInput: StaffOrdersApproveInput;
  StaffOrdersCancelInput: StaffOrdersCancelInput;
  StaffOrdersNoteCallInput: StaffOrdersNoteCallInput;
  StaffOrdersPayload: Omit<StaffOrdersPayload, 'order'> & { order: ResolversParentTypes['StaffOrder'] };
  StaffOrdersRefundInput: StaffOrdersRefundInput;
  StaffOrdersRefuseLineInput: StaffOrdersRefuseLineInput;
  StaffOrdersSetStateInput: StaffOrdersSetStateInput;
  StaffOrdersSetStatePayload: Omit<StaffOrdersSetStatePayload, 'order'> & { order: ResolversParentTypes['Order'] };
  StaffPacking: OrderDocument;
  StaffPackingCheck: StaffPackingCheck;
  StaffPackingLine: StaffPackingLine;
  StaffPackingPayload: Omit<StaffPackingPayload, 'order'> & { order: ResolversParentTypes['StaffOrder'] };
  StaffPackingRestart: StaffPackingRestart;
  StaffPackingRestartInput: StaffPackingRestartInput;
  StaffPackingScanInput: StaffPackingScanInput;
  StaffPackingTickInput: StaffPackingTickInput;
  StaffPhoto: StaffPhoto;
  StaffPhotosRemoveInput: StaffPhotosRemoveInput;
  StaffPhotosSetInput: StaffPhotosSetInput;
  StaffPrescribedItem: StaffPrescribedItem;
  StaffPreviewLine: StaffPreviewLine;
  StaffPreviewLineInput: StaffPreviewLineInput;
  StaffPriceChange: StaffPriceChange;
  StaffPricesCancelInput: StaffPricesCancelInput;
  StaffPricesSetInput: StaffPricesSetInput;
  StaffProduct: StaffProduct;
  StaffProductCounts: StaffProductCounts;
  StaffProductPage: StaffProductPage;
  StaffProductPayload: StaffProductPayload;
  StaffProductsPublishInput: StaffProductsPublishInput;
  StaffProgram: Omit<StaffProgram, 'record' | 'subscription'> & { record?: Maybe<ResolversParentTypes['Patient']>, subscription: ResolversParentTypes['JourneySubscription'] };
  StaffProgramCharge: Omit<StaffProgramCharge, 'customer'> & { customer?: Maybe<ResolversParentTypes['StaffCustomerSummary']> };
  StaffProgramChargePage: Omit<StaffProgramChargePage, 'data'> & { data: Array<ResolversParentTypes['StaffProgramCharge']> };
  StaffProgramChargePayload: Omit<StaffProgramChargePayload, 'charge'> & { charge: ResolversParentTypes['StaffProgramCharge'] };
  StaffProgramChargesMailInput: StaffProgramChargesMailInput;
  StaffProgramConsult: StaffProgramConsult;
  StaffProgramDecision: StaffProgramDecision;
  StaffProgramPage: Omit<StaffProgramPage, 'data'> & { data: Array<ResolversParentTypes['StaffListedProgram']> };
  StaffPromotion: StaffPromotion;
  StaffPromotionNumbers: StaffPromotionNumbers;
  StaffPromotionPage: StaffPromotionPage;
  StaffPromotionPayload: StaffPromotionPayload;
  StaffPromotionPreview: StaffPromotionPreview;
  StaffPromotionPreviewInput: StaffPromotionPreviewInput;
  StaffPromotionsChangeInput: StaffPromotionsChangeInput;
  StaffPromotionsDiscardInput: StaffPromotionsDiscardInput;
  StaffPromotionsDiscardPayload: StaffPromotionsDiscardPayload;
  StaffPromotionsEndInput: StaffPromotionsEndInput;
  StaffPromotionsPublishInput: StaffPromotionsPublishInput;
  StaffPromotionsSaveInput: StaffPromotionsSaveInput;
  StaffQuestionnaire: StaffQuestionnaire;
  StaffRecordContradiction: StaffRecordContradiction;
  StaffRefundLineInput: StaffRefundLineInput;
  StaffRequestedMedicine: StaffRequestedMedicine;
  StaffReturnCounts: StaffReturnCounts;
  StaffReturnedFee: StaffReturnedFee;
  StaffReturnsAcceptInput: StaffReturnsAcceptInput;
  StaffReturnsArriveInput: StaffReturnsArriveInput;
  StaffReturnsDeclineInput: StaffReturnsDeclineInput;
  StaffScript: Omit<StaffScript, 'patient'> & { patient?: Maybe<ResolversParentTypes['Patient']> };
  StaffScriptCorrection: StaffScriptCorrection;
  StaffScriptCounts: StaffScriptCounts;
  StaffScriptIssued: StaffScriptIssued;
  StaffScriptOnFile: StaffScriptOnFile;
  StaffScriptPage: Omit<StaffScriptPage, 'data'> & { data: Array<ResolversParentTypes['StaffScript']> };
  StaffScriptStep: StaffScriptStep;
  StaffScriptTakenOff: StaffScriptTakenOff;
  StaffScriptsAcceptInput: StaffScriptsAcceptInput;
  StaffScriptsArriveInput: StaffScriptsArriveInput;
  StaffScriptsCorrectInput: StaffScriptsCorrectInput;
  StaffScriptsFileInput: StaffScriptsFileInput;
  StaffScriptsPayload: Omit<StaffScriptsPayload, 'script'> & { script: ResolversParentTypes['StaffScript'] };
  StaffScriptsRefuseInput: StaffScriptsRefuseInput;
  StaffScriptsTakeOffInput: StaffScriptsTakeOffInput;
  StaffSearchHit: StaffSearchHit;
  StaffSearchLineInput: StaffSearchLineInput;
  StaffSearchPreview: StaffSearchPreview;
  StaffSearchResults: StaffSearchResults;
  StaffSearchSynonym: StaffSearchSynonym;
  StaffSearchSynonymsPayload: StaffSearchSynonymsPayload;
  StaffSearchSynonymsRemoveInput: StaffSearchSynonymsRemoveInput;
  StaffSearchSynonymsSaveInput: StaffSearchSynonymsSaveInput;
  StaffShelf: StaffShelf;
  StaffShelfMovement: StaffShelfMovement;
  StaffStockCountInput: StaffStockCountInput;
  StaffStockMovement: StaffStockMovement;
  StaffStockReceiveInput: StaffStockReceiveInput;
  StaffTelehealthRequest: Omit<StaffTelehealthRequest, 'booking'> & { booking: ResolversParentTypes['TelehealthBooking'] };
  StaffVoucher: StaffVoucher;
  StaffVoucherPage: StaffVoucherPage;
  StaffVoucherPayload: StaffVoucherPayload;
  StaffVoucherPreview: StaffVoucherPreview;
  StaffVoucherPreviewInput: StaffVoucherPreviewInput;
  StaffVoucherPreviewLine: StaffVoucherPreviewLine;
  StaffVouchersChangeInput: StaffVouchersChangeInput;
  StaffVouchersDiscardPayload: StaffVouchersDiscardPayload;
  StaffVouchersSaveInput: StaffVouchersSaveInput;
  StaffVouchersStepInput: StaffVouchersStepInput;
  String: Scalars['String']['output'];
  TelehealthBooking: BookingDocument;
  TelehealthBookingPage: Omit<TelehealthBookingPage, 'data'> & { data: Array<ResolversParentTypes['TelehealthBooking']> };
  TelehealthBookingsCancelInput: TelehealthBookingsCancelInput;
  TelehealthBookingsCancelPayload: Omit<TelehealthBookingsCancelPayload, 'booking'> & { booking: ResolversParentTypes['TelehealthBooking'] };
  TelehealthBookingsConfirmInput: TelehealthBookingsConfirmInput;
  TelehealthBookingsConfirmPayload: Omit<TelehealthBookingsConfirmPayload, 'booking'> & { booking: ResolversParentTypes['TelehealthBooking'] };
  TelehealthBookingsCreateInput: TelehealthBookingsCreateInput;
  TelehealthBookingsCreatePayload: Omit<TelehealthBookingsCreatePayload, 'booking'> & { booking: ResolversParentTypes['TelehealthBooking'] };
  TelehealthBookingsMoveInput: TelehealthBookingsMoveInput;
  TelehealthBookingsMovePayload: Omit<TelehealthBookingsMovePayload, 'booking'> & { booking: ResolversParentTypes['TelehealthBooking'] };
  TelehealthCertificate: TelehealthCertificate;
  TelehealthContradictionNoteInput: TelehealthContradictionNoteInput;
  TelehealthDay: TelehealthDay;
  TelehealthGuestInput: TelehealthGuestInput;
  TelehealthScript: TelehealthScript;
  TelehealthSection: TelehealthSection;
  TelehealthService: TelehealthServiceDocument;
  TelehealthSlot: TelehealthSlot;
  TelehealthStep: TelehealthStep;
  ThreeDSecureStep: ThreeDSecureStep;
  TopStrip: TopStrip;
  TopStripDropdown: TopStripDropdown;
  TopStripLink: TopStripLink;
  TrustReason: TrustReason;
  TrustSection: TrustSection;
  UnmergedItem: Omit<UnmergedItem, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  UsersAccountPayload: Omit<UsersAccountPayload, 'user'> & { user: ResolversParentTypes['Me'] };
  UsersAddAddressInput: UsersAddAddressInput;
  UsersAddAddressPayload: Omit<UsersAddAddressPayload, 'user'> & { user: ResolversParentTypes['Me'] };
  UsersChangeEmailInput: UsersChangeEmailInput;
  UsersChangeEmailPayload: UsersChangeEmailPayload;
  UsersChangePasswordInput: UsersChangePasswordInput;
  UsersCloseAccountInput: UsersCloseAccountInput;
  UsersCloseAccountPayload: UsersCloseAccountPayload;
  UsersEditAddressInput: UsersEditAddressInput;
  UsersEditAddressPayload: Omit<UsersEditAddressPayload, 'user'> & { user: ResolversParentTypes['Me'] };
  UsersEditProfileInput: UsersEditProfileInput;
  UsersEndSignInsInput: UsersEndSignInsInput;
  UsersLogOutInput: UsersLogOutInput;
  UsersLogOutPayload: UsersLogOutPayload;
  UsersRemoveAddressInput: UsersRemoveAddressInput;
  UsersRemoveAddressPayload: Omit<UsersRemoveAddressPayload, 'user'> & { user: ResolversParentTypes['Me'] };
  UsersSetCartInput: UsersSetCartInput;
  UsersSetCartPayload: Omit<UsersSetCartPayload, 'user'> & { user: ResolversParentTypes['Me'] };
  UsersSetDefaultAddressInput: UsersSetDefaultAddressInput;
  UsersSetDefaultAddressPayload: Omit<UsersSetDefaultAddressPayload, 'user'> & { user: ResolversParentTypes['Me'] };
  UsersSetMailReminderInput: UsersSetMailReminderInput;
};

export type AddressResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address_1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address_2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressSuggestionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AddressSuggestion'] = ResolversParentTypes['AddressSuggestion']> = {
  address_1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address_2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChoiceResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AuditChoice'] = ResolversParentTypes['AuditChoice']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEventResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  choice?: Resolver<Array<ResolversTypes['AuditChoice']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  customer_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  exported?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failure_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonation_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AuditOutcome'], ParentType, ContextType>;
  reads_health?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['AuditResult']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  staff_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  touched?: Resolver<Array<ResolversTypes['AuditTouch']>, ParentType, ContextType>;
};

export type AuditEventPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AuditEventPage'] = ResolversParentTypes['AuditEventPage']> = {
  data?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type AuditPersonResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AuditPerson'] = ResolversParentTypes['AuditPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditTouchResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AuditTouch'] = ResolversParentTypes['AuditTouch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AutoDeliveryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutoDelivery'] = ResolversParentTypes['AutoDelivery']> = {
  agreement?: Resolver<Maybe<ResolversTypes['AutoDeliveryAgreement']>, ParentType, ContextType>;
  authority_to_leave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  charge_date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delivery_date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delivery_instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expected_arrival?: Resolver<Maybe<ResolversTypes['ExpectedArrival']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AutoDeliveryItem']>, ParentType, ContextType>;
  last_payment_status?: Resolver<ResolversTypes['AutoDeliveryPaymentStatus'], ParentType, ContextType>;
  lockin_date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  milestone?: Resolver<ResolversTypes['AutoDeliveryMilestone'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notify_date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shipping_address_1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_address_2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_state?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
  shipping_suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AutoDeliveryStatus'], ParentType, ContextType>;
  stripe_source_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AutoDeliveryAgreementResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutoDeliveryAgreement'] = ResolversParentTypes['AutoDeliveryAgreement']> = {
  given_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  is_by_staff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wording?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AutoDeliveryItemResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutoDeliveryItem'] = ResolversParentTypes['AutoDeliveryItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  one_off?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['PatientName']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutodeliveriesAddItemPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutodeliveriesAddItemPayload'] = ResolversParentTypes['AutodeliveriesAddItemPayload']> = {
  autodelivery?: Resolver<ResolversTypes['AutoDelivery'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['AutoDeliveryItem'], ParentType, ContextType>;
};

export type AutodeliveriesChargePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutodeliveriesChargePayload'] = ResolversParentTypes['AutodeliveriesChargePayload']> = {
  autodelivery?: Resolver<ResolversTypes['AutoDelivery'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type AutodeliveriesDeletePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutodeliveriesDeletePayload'] = ResolversParentTypes['AutodeliveriesDeletePayload']> = {
  autodelivery?: Resolver<ResolversTypes['AutoDelivery'], ParentType, ContextType>;
};

export type AutodeliveriesEditItemPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutodeliveriesEditItemPayload'] = ResolversParentTypes['AutodeliveriesEditItemPayload']> = {
  autodelivery?: Resolver<ResolversTypes['AutoDelivery'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['AutoDeliveryItem'], ParentType, ContextType>;
};

export type AutodeliveriesEditPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutodeliveriesEditPayload'] = ResolversParentTypes['AutodeliveriesEditPayload']> = {
  autodelivery?: Resolver<ResolversTypes['AutoDelivery'], ParentType, ContextType>;
};

export type AutodeliveriesLockInPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutodeliveriesLockInPayload'] = ResolversParentTypes['AutodeliveriesLockInPayload']> = {
  autodelivery?: Resolver<ResolversTypes['AutoDelivery'], ParentType, ContextType>;
};

export type AutodeliveriesNotifyPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutodeliveriesNotifyPayload'] = ResolversParentTypes['AutodeliveriesNotifyPayload']> = {
  autodelivery?: Resolver<ResolversTypes['AutoDelivery'], ParentType, ContextType>;
};

export type AutodeliveriesPausePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutodeliveriesPausePayload'] = ResolversParentTypes['AutodeliveriesPausePayload']> = {
  autodelivery?: Resolver<ResolversTypes['AutoDelivery'], ParentType, ContextType>;
};

export type AutodeliveriesRemoveItemPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutodeliveriesRemoveItemPayload'] = ResolversParentTypes['AutodeliveriesRemoveItemPayload']> = {
  autodelivery?: Resolver<ResolversTypes['AutoDelivery'], ParentType, ContextType>;
};

export type AutodeliveriesResumePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutodeliveriesResumePayload'] = ResolversParentTypes['AutodeliveriesResumePayload']> = {
  autodelivery?: Resolver<ResolversTypes['AutoDelivery'], ParentType, ContextType>;
};

export type AutodeliveriesSkipPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutodeliveriesSkipPayload'] = ResolversParentTypes['AutodeliveriesSkipPayload']> = {
  autodelivery?: Resolver<ResolversTypes['AutoDelivery'], ParentType, ContextType>;
};

export interface BookingTypeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BookingType'], any> {
  name: 'BookingType';
}

export type BrandResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  banner_image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_popular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo_image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seo_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandsSectionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['BrandsSection'] = ResolversParentTypes['BrandsSection']> = {
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineage?: Resolver<Array<ResolversTypes['BreadcrumbLineage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BreadcrumbLineageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['BreadcrumbLineage'] = ResolversParentTypes['BreadcrumbLineage']> = {
  display_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  authority_to_leave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available_offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  available_shipping_methods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType, Partial<CartAvailable_Shipping_MethodsArgs>>;
  cart_savings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cart_subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cart_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cnc_location?: Resolver<Maybe<ResolversTypes['CncLocation']>, ParentType, ContextType>;
  delivery_instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['OrderDiscount']>, ParentType, ContextType>;
  edr_base_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edr_bonus_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  free_shipping_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  free_shipping_threshold_express?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  free_shipping_threshold_standard?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gst_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  non_staff_discount_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  num_items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  offer_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planned_autodeliveries?: Resolver<Array<ResolversTypes['PlannedAutoDelivery']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionnaire_passed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  refused_offer?: Resolver<Maybe<ResolversTypes['RefusedOffer']>, ParentType, ContextType>;
  requires_login?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requires_questionnaire?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requires_shipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  same_day_cutoff?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType, Partial<CartSame_Day_CutoffArgs>>;
  same_day_eligibility?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<CartSame_Day_EligibilityArgs>>;
  same_day_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartSame_Day_NameArgs>>;
  shipping_address_1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_address_2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  shipping_phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  shipping_suburb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staff_discount_eligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  staff_discount_value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unmerged_items?: Resolver<Array<ResolversTypes['UnmergedItem']>, ParentType, ContextType>;
  user_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartAddItemPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartAddItemPayload'] = ResolversParentTypes['CartAddItemPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['CartItem'], ParentType, ContextType>;
};

export type CartCreatePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartCreatePayload'] = ResolversParentTypes['CartCreatePayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CartEditItemPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartEditItemPayload'] = ResolversParentTypes['CartEditItemPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['CartItem'], ParentType, ContextType>;
};

export type CartEdrResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartEdr'] = ResolversParentTypes['CartEdr']> = {
  edr_base_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edr_bonus_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartHeaderResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartHeader'] = ResolversParentTypes['CartHeader']> = {
  cart_subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cart_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  num_items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  edr_base_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eprescription_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CartItemError']>, ParentType, ContextType>;
  frequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_restricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_same_day_eligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<CartItemIs_Same_Day_EligibleArgs>>;
  line_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  live_price_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matched_promotion?: Resolver<Maybe<ResolversTypes['MatchedPromotion']>, ParentType, ContextType>;
  missed_promotions?: Resolver<Array<ResolversTypes['MissedPromotion']>, ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['PatientName']>, ParentType, ContextType>;
  patient_first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patient_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  patient_last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionnaire_passed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  script_type?: Resolver<Maybe<ResolversTypes['ScriptType']>, ParentType, ContextType>;
  unit_price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemErrorResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartItemError'] = ResolversParentTypes['CartItemError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartRemoveItemPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartRemoveItemPayload'] = ResolversParentTypes['CartRemoveItemPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CartRemoveOfferPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartRemoveOfferPayload'] = ResolversParentTypes['CartRemoveOfferPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CartSetItemPatientPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartSetItemPatientPayload'] = ResolversParentTypes['CartSetItemPatientPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['CartItem'], ParentType, ContextType>;
};

export type CartSetItemPatientQuestionnairePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartSetItemPatientQuestionnairePayload'] = ResolversParentTypes['CartSetItemPatientQuestionnairePayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['CartItem'], ParentType, ContextType>;
};

export type CartSetOfferByCodePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartSetOfferByCodePayload'] = ResolversParentTypes['CartSetOfferByCodePayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
};

export type CartSetQuestionnairePassedPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartSetQuestionnairePassedPayload'] = ResolversParentTypes['CartSetQuestionnairePassedPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CartSetShippingAddressPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartSetShippingAddressPayload'] = ResolversParentTypes['CartSetShippingAddressPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CartSetShippingMethodPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartSetShippingMethodPayload'] = ResolversParentTypes['CartSetShippingMethodPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CartSetUserDetailsPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartSetUserDetailsPayload'] = ResolversParentTypes['CartSetUserDetailsPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CartSettleUnmergedPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CartSettleUnmergedPayload'] = ResolversParentTypes['CartSettleUnmergedPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CategoriesSectionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CategoriesSection'] = ResolversParentTypes['CategoriesSection']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineage?: Resolver<Array<ResolversTypes['CategoryLineage']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryGroupResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CategoryGroup'] = ResolversParentTypes['CategoryGroup']> = {
  categories?: Resolver<Array<ResolversTypes['MenuCategory']>, ParentType, ContextType>;
  groupEyebrow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryLineageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CategoryLineage'] = ResolversParentTypes['CategoryLineage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutPlaceOrderPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CheckoutPlaceOrderPayload'] = ResolversParentTypes['CheckoutPlaceOrderPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  three_d_secure?: Resolver<Maybe<ResolversTypes['ThreeDSecureStep']>, ParentType, ContextType>;
};

export type CncLocationResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CncLocation'] = ResolversParentTypes['CncLocation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['CollectPlace']>, ParentType, ContextType>;
  ready_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CollectAddressResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CollectAddress'] = ResolversParentTypes['CollectAddress']> = {
  line_1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line_2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectLocationResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CollectLocation'] = ResolversParentTypes['CollectLocation']> = {
  address?: Resolver<ResolversTypes['CollectAddress'], ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening_hours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  opening_status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readiness?: Resolver<Maybe<ResolversTypes['CollectReadiness']>, ParentType, ContextType>;
};

export type CollectPlaceResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CollectPlace'] = ResolversParentTypes['CollectPlace']> = {
  address?: Resolver<ResolversTypes['CollectAddress'], ParentType, ContextType>;
  opening_hours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  opening_status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CollectReadinessResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CollectReadiness'] = ResolversParentTypes['CollectReadiness']> = {
  items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items_here?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to_come?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ContentPage'] = ResolversParentTypes['ContentPage']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CoopAdvertResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['CoopAdvert'] = ResolversParentTypes['CoopAdvert']> = {
  kontent_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DoseResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Dose'] = ResolversParentTypes['Dose']> = {
  rest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DoseRow']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DoseRowResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['DoseRow'] = ResolversParentTypes['DoseRow']> = {
  amount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DynamicContentResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['DynamicContent'] = ResolversParentTypes['DynamicContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EscriptValidationResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['EscriptValidation'] = ResolversParentTypes['EscriptValidation']> = {
  is_valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpectedArrivalResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ExpectedArrival'] = ResolversParentTypes['ExpectedArrival']> = {
  delivery_from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery_to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavouriteResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Favourite'] = ResolversParentTypes['Favourite']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FavouriteAlertsResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FavouriteAlerts'] = ResolversParentTypes['FavouriteAlerts']> = {
  consented_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FavouritesAddPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FavouritesAddPayload'] = ResolversParentTypes['FavouritesAddPayload']> = {
  favourite?: Resolver<ResolversTypes['Favourite'], ParentType, ContextType>;
};

export type FavouritesRemovePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FavouritesRemovePayload'] = ResolversParentTypes['FavouritesRemovePayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FoodResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Food'] = ResolversParentTypes['Food']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  per_100g?: Resolver<ResolversTypes['Nutrition'], ParentType, ContextType>;
  portions?: Resolver<Array<ResolversTypes['FoodPortion']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['FoodUnit']>, ParentType, ContextType>;
};

export type FoodDiaryDayResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryDay'] = ResolversParentTypes['FoodDiaryDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meals?: Resolver<Array<ResolversTypes['FoodDiaryMeal']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['FoodDiaryTarget'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Nutrition'], ParentType, ContextType>;
  water_ml?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FoodDiaryEntryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryEntry'] = ResolversParentTypes['FoodDiaryEntry']> = {
  food_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  grams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meal?: Resolver<ResolversTypes['Meal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nutrition?: Resolver<ResolversTypes['Nutrition'], ParentType, ContextType>;
  portion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  serving?: Resolver<Maybe<ResolversTypes['FoodPortion']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['FoodUnitName']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['FoodUnit']>, ParentType, ContextType>;
};

export type FoodDiaryFoodResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryFood'] = ResolversParentTypes['FoodDiaryFood']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_favourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['FoodDiaryOwnFood']>, ParentType, ContextType>;
  per_100g?: Resolver<ResolversTypes['Nutrition'], ParentType, ContextType>;
  portions?: Resolver<Array<ResolversTypes['FoodPortion']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['FoodUnit']>, ParentType, ContextType>;
};

export type FoodDiaryMealResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryMeal'] = ResolversParentTypes['FoodDiaryMeal']> = {
  entries?: Resolver<Array<ResolversTypes['FoodDiaryEntry']>, ParentType, ContextType>;
  meal?: Resolver<ResolversTypes['Meal'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Nutrition'], ParentType, ContextType>;
};

export type FoodDiaryOwnFoodResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryOwnFood'] = ResolversParentTypes['FoodDiaryOwnFood']> = {
  figures?: Resolver<ResolversTypes['Nutrition'], ParentType, ContextType>;
  per_grams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serving?: Resolver<Maybe<ResolversTypes['FoodPortion']>, ParentType, ContextType>;
};

export type FoodDiaryPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryPayload'] = ResolversParentTypes['FoodDiaryPayload']> = {
  day?: Resolver<ResolversTypes['FoodDiaryDay'], ParentType, ContextType>;
  removed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FoodDiaryPicksResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryPicks'] = ResolversParentTypes['FoodDiaryPicks']> = {
  favourites?: Resolver<Array<ResolversTypes['FoodDiaryFood']>, ParentType, ContextType>;
  own?: Resolver<Array<ResolversTypes['FoodDiaryFood']>, ParentType, ContextType>;
  recent?: Resolver<Array<ResolversTypes['FoodDiaryRecentFood']>, ParentType, ContextType>;
};

export type FoodDiaryPicksPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryPicksPayload'] = ResolversParentTypes['FoodDiaryPicksPayload']> = {
  picks?: Resolver<ResolversTypes['FoodDiaryPicks'], ParentType, ContextType>;
};

export type FoodDiaryRecentFoodResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryRecentFood'] = ResolversParentTypes['FoodDiaryRecentFood']> = {
  food?: Resolver<ResolversTypes['FoodDiaryFood'], ParentType, ContextType>;
  grams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  portion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['FoodUnitName']>, ParentType, ContextType>;
};

export type FoodDiaryTargetResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryTarget'] = ResolversParentTypes['FoodDiaryTarget']> = {
  carbohydrate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fibre?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kilojoules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sodium?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  water_ml?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FoodDiaryTargetPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryTargetPayload'] = ResolversParentTypes['FoodDiaryTargetPayload']> = {
  target?: Resolver<ResolversTypes['FoodDiaryTarget'], ParentType, ContextType>;
};

export type FoodDiaryTotalResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryTotal'] = ResolversParentTypes['FoodDiaryTotal']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Nutrition'], ParentType, ContextType>;
  water_ml?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FoodPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodPage'] = ResolversParentTypes['FoodPage']> = {
  data?: Resolver<Array<ResolversTypes['Food']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type FoodPortionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodPortion'] = ResolversParentTypes['FoodPortion']> = {
  grams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoodTargetSuggestionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodTargetSuggestion'] = ResolversParentTypes['FoodTargetSuggestion']> = {
  activity?: Resolver<ResolversTypes['FoodActivity'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['FoodDiaryTarget'], ParentType, ContextType>;
};

export type FoodUnitResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodUnit'] = ResolversParentTypes['FoodUnit']> = {
  grams?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['FoodUnitName'], ParentType, ContextType>;
};

export type HealthDraftResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['HealthDraft'] = ResolversParentTypes['HealthDraft']> = {
  entries?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sealed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HealthDraftDeletePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['HealthDraftDeletePayload'] = ResolversParentTypes['HealthDraftDeletePayload']> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HealthDraftSavePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['HealthDraftSavePayload'] = ResolversParentTypes['HealthDraftSavePayload']> = {
  draft?: Resolver<ResolversTypes['HealthDraft'], ParentType, ContextType>;
};

export type HeroSectionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['HeroSection'] = ResolversParentTypes['HeroSection']> = {
  audience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eyebrow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomeResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Home'] = ResolversParentTypes['Home']> = {
  sections?: Resolver<Array<ResolversTypes['HomeSection']>, ParentType, ContextType>;
};

export type HomePromotionCardResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['HomePromotionCard'] = ResolversParentTypes['HomePromotionCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeSectionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['HomeSection'] = ResolversParentTypes['HomeSection']> = {
  __resolveType?: TypeResolveFn<'BrandsSection' | 'CategoriesSection' | 'HeroSection' | 'ProductsSection' | 'PromotionsSection' | 'ServicesSection' | 'TelehealthSection' | 'TrustSection', ParentType, ContextType>;
};

export type ImageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImpersonationResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Impersonation'] = ResolversParentTypes['Impersonation']> = {
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Journey'] = ResolversParentTypes['Journey']> = {
  care_team?: Resolver<Array<ResolversTypes['JourneyCarer']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faqs?: Resolver<Array<ResolversTypes['JourneyFaq']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessons?: Resolver<Array<ResolversTypes['Lesson']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyAnsweredOfferResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyAnsweredOffer'] = ResolversParentTypes['JourneyAnsweredOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['JourneyOfferOutcome'], ParentType, ContextType>;
};

export type JourneyBookingResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyBooking'] = ResolversParentTypes['JourneyBooking']> = {
  appointment_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  free_until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_first?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missed_calls?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyCarerResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyCarer'] = ResolversParentTypes['JourneyCarer']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profession?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyCheckInResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyCheckIn'] = ResolversParentTypes['JourneyCheckIn']> = {
  is_hard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['JourneyCheckInOutcome'], ParentType, ContextType>;
  symptoms?: Resolver<Array<ResolversTypes['JourneySymptom']>, ParentType, ContextType>;
};

export type JourneyConsultDayResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyConsultDay'] = ResolversParentTypes['JourneyConsultDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['JourneyConsultTime']>, ParentType, ContextType>;
};

export type JourneyConsultTimeResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyConsultTime'] = ResolversParentTypes['JourneyConsultTime']> = {
  has_other_fee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  starts_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type JourneyConsultsPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyConsultsPayload'] = ResolversParentTypes['JourneyConsultsPayload']> = {
  subscription?: Resolver<ResolversTypes['JourneySubscription'], ParentType, ContextType>;
};

export type JourneyConversationResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyConversation'] = ResolversParentTypes['JourneyConversation']> = {
  can_write?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['JourneyMessage']>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waits_since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type JourneyConversationPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyConversationPayload'] = ResolversParentTypes['JourneyConversationPayload']> = {
  conversation?: Resolver<ResolversTypes['JourneyConversation'], ParentType, ContextType>;
};

export type JourneyFaqResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyFaq'] = ResolversParentTypes['JourneyFaq']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyFoodTargetResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyFoodTarget'] = ResolversParentTypes['JourneyFoodTarget']> = {
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height_cm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['FoodTargetSuggestion']>, ParentType, ContextType>;
  weighed_on?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight_kg?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type JourneyItemResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyItem'] = ResolversParentTypes['JourneyItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_prescribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JourneyMeasurementResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyMeasurement'] = ResolversParentTypes['JourneyMeasurement']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waist_cm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weight_kg?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type JourneyMeasurementLogResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyMeasurementLog'] = ResolversParentTypes['JourneyMeasurementLog']> = {
  entries?: Resolver<Array<ResolversTypes['JourneyMeasurement']>, ParentType, ContextType>;
  first_day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyMeasurementsPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyMeasurementsPayload'] = ResolversParentTypes['JourneyMeasurementsPayload']> = {
  log?: Resolver<ResolversTypes['JourneyMeasurementLog'], ParentType, ContextType>;
};

export type JourneyMessageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyMessage'] = ResolversParentTypes['JourneyMessage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_in?: Resolver<Maybe<ResolversTypes['JourneyCheckIn']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyOfferResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyOffer'] = ResolversParentTypes['JourneyOffer']> = {
  charged_now?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  consent?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['JourneyOfferItem']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JourneyOfferItemResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyOfferItem'] = ResolversParentTypes['JourneyOfferItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JourneyPauseResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyPause'] = ResolversParentTypes['JourneyPause']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type JourneyPauseOptionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyPauseOption'] = ResolversParentTypes['JourneyPauseOption']> = {
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type JourneySubscriptionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneySubscription'] = ResolversParentTypes['JourneySubscription']> = {
  answered_offer?: Resolver<Maybe<ResolversTypes['JourneyAnsweredOffer']>, ParentType, ContextType>;
  can_book_first?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  consent?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  consult_state?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current_lesson?: Resolver<Maybe<ResolversTypes['LessonProgress']>, ParentType, ContextType>;
  discount_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_refused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['JourneyItem']>, ParentType, ContextType>;
  items_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  journey?: Resolver<ResolversTypes['Journey'], ParentType, ContextType>;
  last_order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  lessons?: Resolver<Array<ResolversTypes['LessonProgress']>, ParentType, ContextType>;
  next_billing_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  next_period_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nonprescribed_items_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  num_free_consults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['JourneyOffer']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  past_consults?: Resolver<Array<ResolversTypes['JourneyBooking']>, ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['PatientName']>, ParentType, ContextType>;
  pause?: Resolver<Maybe<ResolversTypes['JourneyPause']>, ParentType, ContextType>;
  pause_options?: Resolver<Array<ResolversTypes['JourneyPauseOption']>, ParentType, ContextType>;
  payment_failed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payment_retry_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  prescribed_items_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  program_fee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readable_until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  record_check?: Resolver<ResolversTypes['RecordCheck'], ParentType, ContextType>;
  refunds_fee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JourneyStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upcoming_booking?: Resolver<Maybe<ResolversTypes['JourneyBooking']>, ParentType, ContextType>;
  voucher_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voucher_discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JourneySubscriptionPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneySubscriptionPayload'] = ResolversParentTypes['JourneySubscriptionPayload']> = {
  subscription?: Resolver<ResolversTypes['JourneySubscription'], ParentType, ContextType>;
};

export type JourneySubscriptionsChargePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneySubscriptionsChargePayload'] = ResolversParentTypes['JourneySubscriptionsChargePayload']> = {
  subscription?: Resolver<ResolversTypes['JourneySubscription'], ParentType, ContextType>;
  three_d_secure?: Resolver<Maybe<ResolversTypes['ThreeDSecureStep']>, ParentType, ContextType>;
};

export type JourneySubscriptionsCreateConsultPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneySubscriptionsCreateConsultPayload'] = ResolversParentTypes['JourneySubscriptionsCreateConsultPayload']> = {
  num_free_consults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscription?: Resolver<ResolversTypes['JourneySubscription'], ParentType, ContextType>;
  three_d_secure?: Resolver<Maybe<ResolversTypes['ThreeDSecureStep']>, ParentType, ContextType>;
  upcoming_booking?: Resolver<Maybe<ResolversTypes['JourneyBooking']>, ParentType, ContextType>;
};

export type JourneySubscriptionsSetVoucherPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneySubscriptionsSetVoucherPayload'] = ResolversParentTypes['JourneySubscriptionsSetVoucherPayload']> = {
  subscription?: Resolver<ResolversTypes['JourneySubscription'], ParentType, ContextType>;
  voucher_discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LessonResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Lesson'] = ResolversParentTypes['Lesson']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  read_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LessonProgressResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['LessonProgress'] = ResolversParentTypes['LessonProgress']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lesson?: Resolver<ResolversTypes['Lesson'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LessonStatus'], ParentType, ContextType>;
};

export type ListingResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  banners?: Resolver<Array<ResolversTypes['SearchBanner']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['ListingCategory']>, ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  did_you_mean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['ListingFacet']>, ParentType, ContextType>;
  lineage?: Resolver<Array<ResolversTypes['CategoryLineage']>, ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['Promotion']>, ParentType, ContextType>;
  queryID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingCategoryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ListingCategory'] = ResolversParentTypes['ListingCategory']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingFacetResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ListingFacet'] = ResolversParentTypes['ListingFacet']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['ListingFacetStats']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ListingFacetValue']>, ParentType, ContextType>;
};

export type ListingFacetStatsResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ListingFacetStats'] = ResolversParentTypes['ListingFacetStats']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingFacetValueResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ListingFacetValue'] = ResolversParentTypes['ListingFacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatchedPromotionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['MatchedPromotion'] = ResolversParentTypes['MatchedPromotion']> = {
  display_info?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  met_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  edr_auth_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edr_card_first2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edr_card_last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edr_linked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edr_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  has_password?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonation?: Resolver<Maybe<ResolversTypes['Impersonation']>, ParentType, ContextType>;
  is_recent_sign_in?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mail_reminders?: Resolver<Array<ResolversTypes['MailReminder']>, ParentType, ContextType>;
  payment_methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  sign_ins?: Resolver<Array<ResolversTypes['SignIn']>, ParentType, ContextType>;
};

export type MenuBrandResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['MenuBrand'] = ResolversParentTypes['MenuBrand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuCategoryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['MenuCategory'] = ResolversParentTypes['MenuCategory']> = {
  dynamicContents?: Resolver<Array<ResolversTypes['DynamicContent']>, ParentType, ContextType>;
  hasRightArrow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  infoText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leftIcon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoFlag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showAllHierarchies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subCats?: Resolver<Array<ResolversTypes['MenuSubCategory']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  catGroups?: Resolver<Array<ResolversTypes['CategoryGroup']>, ParentType, ContextType>;
  dynamicContents?: Resolver<Array<ResolversTypes['DynamicContent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuSubCategoryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['MenuSubCategory'] = ResolversParentTypes['MenuSubCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subCats?: Resolver<Array<ResolversTypes['MenuSubCategory']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissedPromotionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['MissedPromotion'] = ResolversParentTypes['MissedPromotion']> = {
  display_info?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unmet_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MobilePromoResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['MobilePromo'] = ResolversParentTypes['MobilePromo']> = {
  mobilePromoDisclaim?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobilePromoDisclaimTargetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobilePromoImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobilePromoImageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobilePromoTargetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  autodeliveries_add_item?: Resolver<ResolversTypes['AutodeliveriesAddItemPayload'], ParentType, ContextType, RequireFields<MutationAutodeliveries_Add_ItemArgs, 'input'>>;
  autodeliveries_charge?: Resolver<ResolversTypes['AutodeliveriesChargePayload'], ParentType, ContextType, RequireFields<MutationAutodeliveries_ChargeArgs, 'input'>>;
  autodeliveries_delete?: Resolver<ResolversTypes['AutodeliveriesDeletePayload'], ParentType, ContextType, RequireFields<MutationAutodeliveries_DeleteArgs, 'input'>>;
  autodeliveries_edit?: Resolver<ResolversTypes['AutodeliveriesEditPayload'], ParentType, ContextType, RequireFields<MutationAutodeliveries_EditArgs, 'input'>>;
  autodeliveries_edit_item?: Resolver<ResolversTypes['AutodeliveriesEditItemPayload'], ParentType, ContextType, RequireFields<MutationAutodeliveries_Edit_ItemArgs, 'input'>>;
  autodeliveries_lock_in?: Resolver<ResolversTypes['AutodeliveriesLockInPayload'], ParentType, ContextType, RequireFields<MutationAutodeliveries_Lock_InArgs, 'input'>>;
  autodeliveries_notify?: Resolver<ResolversTypes['AutodeliveriesNotifyPayload'], ParentType, ContextType, RequireFields<MutationAutodeliveries_NotifyArgs, 'input'>>;
  autodeliveries_pause?: Resolver<ResolversTypes['AutodeliveriesPausePayload'], ParentType, ContextType, RequireFields<MutationAutodeliveries_PauseArgs, 'input'>>;
  autodeliveries_remove_item?: Resolver<ResolversTypes['AutodeliveriesRemoveItemPayload'], ParentType, ContextType, RequireFields<MutationAutodeliveries_Remove_ItemArgs, 'input'>>;
  autodeliveries_resume?: Resolver<ResolversTypes['AutodeliveriesResumePayload'], ParentType, ContextType, RequireFields<MutationAutodeliveries_ResumeArgs, 'input'>>;
  autodeliveries_skip?: Resolver<ResolversTypes['AutodeliveriesSkipPayload'], ParentType, ContextType, RequireFields<MutationAutodeliveries_SkipArgs, 'input'>>;
  cart_add_item?: Resolver<ResolversTypes['CartAddItemPayload'], ParentType, ContextType, RequireFields<MutationCart_Add_ItemArgs, 'input'>>;
  cart_create?: Resolver<ResolversTypes['CartCreatePayload'], ParentType, ContextType>;
  cart_edit_item?: Resolver<ResolversTypes['CartEditItemPayload'], ParentType, ContextType, RequireFields<MutationCart_Edit_ItemArgs, 'input'>>;
  cart_remove_item?: Resolver<ResolversTypes['CartRemoveItemPayload'], ParentType, ContextType, RequireFields<MutationCart_Remove_ItemArgs, 'input'>>;
  cart_remove_offer?: Resolver<ResolversTypes['CartRemoveOfferPayload'], ParentType, ContextType, RequireFields<MutationCart_Remove_OfferArgs, 'input'>>;
  cart_set_item_patient?: Resolver<ResolversTypes['CartSetItemPatientPayload'], ParentType, ContextType, RequireFields<MutationCart_Set_Item_PatientArgs, 'input'>>;
  cart_set_item_patient_questionnaire?: Resolver<ResolversTypes['CartSetItemPatientQuestionnairePayload'], ParentType, ContextType, RequireFields<MutationCart_Set_Item_Patient_QuestionnaireArgs, 'input'>>;
  cart_set_offer_by_code?: Resolver<ResolversTypes['CartSetOfferByCodePayload'], ParentType, ContextType, RequireFields<MutationCart_Set_Offer_By_CodeArgs, 'input'>>;
  cart_set_questionnaire_passed?: Resolver<ResolversTypes['CartSetQuestionnairePassedPayload'], ParentType, ContextType, RequireFields<MutationCart_Set_Questionnaire_PassedArgs, 'input'>>;
  cart_set_shipping_address?: Resolver<ResolversTypes['CartSetShippingAddressPayload'], ParentType, ContextType, RequireFields<MutationCart_Set_Shipping_AddressArgs, 'input'>>;
  cart_set_shipping_method?: Resolver<ResolversTypes['CartSetShippingMethodPayload'], ParentType, ContextType, RequireFields<MutationCart_Set_Shipping_MethodArgs, 'input'>>;
  cart_set_user_details?: Resolver<ResolversTypes['CartSetUserDetailsPayload'], ParentType, ContextType, RequireFields<MutationCart_Set_User_DetailsArgs, 'input'>>;
  cart_settle_unmerged?: Resolver<ResolversTypes['CartSettleUnmergedPayload'], ParentType, ContextType, RequireFields<MutationCart_Settle_UnmergedArgs, 'input'>>;
  checkout_place_order?: Resolver<ResolversTypes['CheckoutPlaceOrderPayload'], ParentType, ContextType, RequireFields<MutationCheckout_Place_OrderArgs, 'input'>>;
  favourite_alerts_set?: Resolver<ResolversTypes['FavouriteAlerts'], ParentType, ContextType, RequireFields<MutationFavourite_Alerts_SetArgs, 'input'>>;
  favourite_alerts_stop?: Resolver<ResolversTypes['FavouriteAlerts'], ParentType, ContextType, RequireFields<MutationFavourite_Alerts_StopArgs, 'input'>>;
  favourites_add?: Resolver<ResolversTypes['FavouritesAddPayload'], ParentType, ContextType, RequireFields<MutationFavourites_AddArgs, 'input'>>;
  favourites_remove?: Resolver<ResolversTypes['FavouritesRemovePayload'], ParentType, ContextType, RequireFields<MutationFavourites_RemoveArgs, 'input'>>;
  food_diary_add_entry?: Resolver<ResolversTypes['FoodDiaryPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Add_EntryArgs, 'input'>>;
  food_diary_copy_entries?: Resolver<ResolversTypes['FoodDiaryPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Copy_EntriesArgs, 'input'>>;
  food_diary_edit_entry?: Resolver<ResolversTypes['FoodDiaryPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Edit_EntryArgs, 'input'>>;
  food_diary_remove_entries?: Resolver<ResolversTypes['FoodDiaryPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Remove_EntriesArgs, 'input'>>;
  food_diary_remove_entry?: Resolver<ResolversTypes['FoodDiaryPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Remove_EntryArgs, 'input'>>;
  food_diary_remove_food?: Resolver<ResolversTypes['FoodDiaryPicksPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Remove_FoodArgs, 'input'>>;
  food_diary_restore_entries?: Resolver<ResolversTypes['FoodDiaryPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Restore_EntriesArgs, 'input'>>;
  food_diary_save_food?: Resolver<ResolversTypes['FoodDiaryPicksPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Save_FoodArgs, 'input'>>;
  food_diary_set_favourite?: Resolver<ResolversTypes['FoodDiaryPicksPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Set_FavouriteArgs, 'input'>>;
  food_diary_set_target?: Resolver<ResolversTypes['FoodDiaryTargetPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Set_TargetArgs, 'input'>>;
  food_diary_set_water?: Resolver<ResolversTypes['FoodDiaryPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Set_WaterArgs, 'input'>>;
  health_draft_delete?: Resolver<ResolversTypes['HealthDraftDeletePayload'], ParentType, ContextType, Partial<MutationHealth_Draft_DeleteArgs>>;
  health_draft_save?: Resolver<ResolversTypes['HealthDraftSavePayload'], ParentType, ContextType, RequireFields<MutationHealth_Draft_SaveArgs, 'input'>>;
  journey_check_ins_record?: Resolver<ResolversTypes['JourneyConversationPayload'], ParentType, ContextType, RequireFields<MutationJourney_Check_Ins_RecordArgs, 'input'>>;
  journey_consults_complete?: Resolver<ResolversTypes['JourneyConsultsPayload'], ParentType, ContextType, RequireFields<MutationJourney_Consults_CompleteArgs, 'input'>>;
  journey_consults_miss?: Resolver<ResolversTypes['JourneyConsultsPayload'], ParentType, ContextType, RequireFields<MutationJourney_Consults_MissArgs, 'input'>>;
  journey_consults_not_held?: Resolver<ResolversTypes['JourneyConsultsPayload'], ParentType, ContextType, RequireFields<MutationJourney_Consults_Not_HeldArgs, 'input'>>;
  journey_measurements_record?: Resolver<ResolversTypes['JourneyMeasurementsPayload'], ParentType, ContextType, RequireFields<MutationJourney_Measurements_RecordArgs, 'input'>>;
  journey_measurements_remove?: Resolver<ResolversTypes['JourneyMeasurementsPayload'], ParentType, ContextType, RequireFields<MutationJourney_Measurements_RemoveArgs, 'input'>>;
  journey_messages_answer?: Resolver<ResolversTypes['JourneyConversationPayload'], ParentType, ContextType, RequireFields<MutationJourney_Messages_AnswerArgs, 'input'>>;
  journey_messages_close?: Resolver<ResolversTypes['JourneyConversationPayload'], ParentType, ContextType, RequireFields<MutationJourney_Messages_CloseArgs, 'input'>>;
  journey_messages_read?: Resolver<ResolversTypes['JourneyConversationPayload'], ParentType, ContextType, RequireFields<MutationJourney_Messages_ReadArgs, 'input'>>;
  journey_messages_send?: Resolver<ResolversTypes['JourneyConversationPayload'], ParentType, ContextType, RequireFields<MutationJourney_Messages_SendArgs, 'input'>>;
  journey_subscriptions_accept_offer?: Resolver<ResolversTypes['JourneySubscriptionsChargePayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Accept_OfferArgs, 'input'>>;
  journey_subscriptions_acknowledge_record?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Acknowledge_RecordArgs, 'input'>>;
  journey_subscriptions_add_item?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Add_ItemArgs, 'input'>>;
  journey_subscriptions_agree?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_AgreeArgs, 'input'>>;
  journey_subscriptions_cancel?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_CancelArgs, 'input'>>;
  journey_subscriptions_cancel_consult?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Cancel_ConsultArgs, 'input'>>;
  journey_subscriptions_charge?: Resolver<ResolversTypes['JourneySubscriptionsChargePayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_ChargeArgs, 'input'>>;
  journey_subscriptions_create?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_CreateArgs, 'input'>>;
  journey_subscriptions_create_consult?: Resolver<ResolversTypes['JourneySubscriptionsCreateConsultPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Create_ConsultArgs, 'input'>>;
  journey_subscriptions_decline_offer?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Decline_OfferArgs, 'input'>>;
  journey_subscriptions_edit_item?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Edit_ItemArgs, 'input'>>;
  journey_subscriptions_move_consult?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Move_ConsultArgs, 'input'>>;
  journey_subscriptions_pause?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_PauseArgs, 'input'>>;
  journey_subscriptions_refuse?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_RefuseArgs, 'input'>>;
  journey_subscriptions_remove_item?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Remove_ItemArgs, 'input'>>;
  journey_subscriptions_resume?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_ResumeArgs, 'input'>>;
  journey_subscriptions_retry?: Resolver<ResolversTypes['JourneySubscriptionsChargePayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_RetryArgs, 'input'>>;
  journey_subscriptions_review?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_ReviewArgs, 'input'>>;
  journey_subscriptions_set_lesson_status?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Set_Lesson_StatusArgs, 'input'>>;
  journey_subscriptions_set_patient?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Set_PatientArgs, 'input'>>;
  journey_subscriptions_set_voucher?: Resolver<ResolversTypes['JourneySubscriptionsSetVoucherPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Set_VoucherArgs, 'input'>>;
  journey_subscriptions_submit?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_SubmitArgs, 'input'>>;
  orders_cancel?: Resolver<ResolversTypes['OrdersChangePayload'], ParentType, ContextType, RequireFields<MutationOrders_CancelArgs, 'input'>>;
  orders_request_return?: Resolver<ResolversTypes['OrdersChangePayload'], ParentType, ContextType, RequireFields<MutationOrders_Request_ReturnArgs, 'input'>>;
  orders_set_address?: Resolver<ResolversTypes['OrdersChangePayload'], ParentType, ContextType, RequireFields<MutationOrders_Set_AddressArgs, 'input'>>;
  orders_withdraw_return?: Resolver<ResolversTypes['OrdersChangePayload'], ParentType, ContextType, RequireFields<MutationOrders_Withdraw_ReturnArgs, 'input'>>;
  patients_create?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationPatients_CreateArgs, 'input'>>;
  patients_delete?: Resolver<ResolversTypes['PatientsDeletePayload'], ParentType, ContextType, RequireFields<MutationPatients_DeleteArgs, 'input'>>;
  patients_edit?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationPatients_EditArgs, 'input'>>;
  payment_methods_add?: Resolver<ResolversTypes['PaymentMethodsAddPayload'], ParentType, ContextType, RequireFields<MutationPayment_Methods_AddArgs, 'input'>>;
  payment_methods_remove?: Resolver<ResolversTypes['PaymentMethodsRemovePayload'], ParentType, ContextType, RequireFields<MutationPayment_Methods_RemoveArgs, 'input'>>;
  payment_methods_set_default?: Resolver<ResolversTypes['PaymentMethodsSetDefaultPayload'], ParentType, ContextType, RequireFields<MutationPayment_Methods_Set_DefaultArgs, 'input'>>;
  product_stock_notification?: Resolver<ResolversTypes['ProductStockNotificationPayload'], ParentType, ContextType, RequireFields<MutationProduct_Stock_NotificationArgs, 'email' | 'product_id'>>;
  product_views_create?: Resolver<ResolversTypes['ProductViewsCreatePayload'], ParentType, ContextType, RequireFields<MutationProduct_Views_CreateArgs, 'product_id'>>;
  product_views_delete?: Resolver<ResolversTypes['ProductViewsDeletePayload'], ParentType, ContextType, RequireFields<MutationProduct_Views_DeleteArgs, 'product_id'>>;
  product_views_merge?: Resolver<ResolversTypes['ProductViewsMergePayload'], ParentType, ContextType, RequireFields<MutationProduct_Views_MergeArgs, 'product_ids'>>;
  second_factor_begin?: Resolver<ResolversTypes['SecondFactorSecret'], ParentType, ContextType>;
  second_factor_confirm?: Resolver<ResolversTypes['SecondFactorRecovery'], ParentType, ContextType, RequireFields<MutationSecond_Factor_ConfirmArgs, 'code'>>;
  second_factor_verify?: Resolver<ResolversTypes['SecondFactorVerified'], ParentType, ContextType, RequireFields<MutationSecond_Factor_VerifyArgs, 'code'>>;
  staff_appointments_cancel?: Resolver<ResolversTypes['StaffAppointmentsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Appointments_CancelArgs, 'input'>>;
  staff_appointments_complete?: Resolver<ResolversTypes['StaffAppointmentsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Appointments_CompleteArgs, 'input'>>;
  staff_appointments_miss?: Resolver<ResolversTypes['StaffAppointmentsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Appointments_MissArgs, 'input'>>;
  staff_appointments_return_fee?: Resolver<ResolversTypes['StaffAppointmentsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Appointments_Return_FeeArgs, 'input'>>;
  staff_autodelivery_charges_mail?: Resolver<ResolversTypes['StaffAutoDeliveryChargePayload'], ParentType, ContextType, RequireFields<MutationStaff_Autodelivery_Charges_MailArgs, 'input'>>;
  staff_certificates_issue?: Resolver<ResolversTypes['StaffAppointmentsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Certificates_IssueArgs, 'input'>>;
  staff_certificates_withdraw?: Resolver<ResolversTypes['StaffAppointmentsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Certificates_WithdrawArgs, 'input'>>;
  staff_claims_leave?: Resolver<ResolversTypes['StaffClaimsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Claims_LeaveArgs, 'input'>>;
  staff_claims_take?: Resolver<ResolversTypes['StaffClaimsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Claims_TakeArgs, 'input'>>;
  staff_claims_take_over?: Resolver<ResolversTypes['StaffClaimsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Claims_Take_OverArgs, 'input'>>;
  staff_consult_scripts_issue?: Resolver<ResolversTypes['StaffAppointmentsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Consult_Scripts_IssueArgs, 'input'>>;
  staff_consult_scripts_withdraw?: Resolver<ResolversTypes['StaffAppointmentsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Consult_Scripts_WithdrawArgs, 'input'>>;
  staff_consult_times_set_places?: Resolver<ResolversTypes['StaffConsultTimesSetPlacesPayload'], ParentType, ContextType, RequireFields<MutationStaff_Consult_Times_Set_PlacesArgs, 'input'>>;
  staff_content_cancel_plan?: Resolver<ResolversTypes['StaffContentPayload'], ParentType, ContextType, RequireFields<MutationStaff_Content_Cancel_PlanArgs, 'input'>>;
  staff_content_discard_draft?: Resolver<ResolversTypes['StaffContentPayload'], ParentType, ContextType, RequireFields<MutationStaff_Content_Discard_DraftArgs, 'input'>>;
  staff_content_publish?: Resolver<ResolversTypes['StaffContentPayload'], ParentType, ContextType, RequireFields<MutationStaff_Content_PublishArgs, 'input'>>;
  staff_content_restore?: Resolver<ResolversTypes['StaffContentPayload'], ParentType, ContextType, RequireFields<MutationStaff_Content_RestoreArgs, 'input'>>;
  staff_content_save_draft?: Resolver<ResolversTypes['StaffContentPayload'], ParentType, ContextType, RequireFields<MutationStaff_Content_Save_DraftArgs, 'input'>>;
  staff_customer_end_sign_ins?: Resolver<ResolversTypes['StaffEndedSignIns'], ParentType, ContextType, RequireFields<MutationStaff_Customer_End_Sign_InsArgs, 'customer_id' | 'reason'>>;
  staff_members_remove?: Resolver<ResolversTypes['StaffMembers'], ParentType, ContextType, RequireFields<MutationStaff_Members_RemoveArgs, 'email'>>;
  staff_members_reset_second_factor?: Resolver<ResolversTypes['StaffMembers'], ParentType, ContextType, RequireFields<MutationStaff_Members_Reset_Second_FactorArgs, 'customer_id'>>;
  staff_members_set_role?: Resolver<ResolversTypes['StaffMembers'], ParentType, ContextType, RequireFields<MutationStaff_Members_Set_RoleArgs, 'email' | 'role'>>;
  staff_orders_approve?: Resolver<ResolversTypes['StaffOrdersPayload'], ParentType, ContextType, RequireFields<MutationStaff_Orders_ApproveArgs, 'input'>>;
  staff_orders_cancel?: Resolver<ResolversTypes['StaffOrdersPayload'], ParentType, ContextType, RequireFields<MutationStaff_Orders_CancelArgs, 'input'>>;
  staff_orders_note_call?: Resolver<ResolversTypes['StaffOrdersPayload'], ParentType, ContextType, RequireFields<MutationStaff_Orders_Note_CallArgs, 'input'>>;
  staff_orders_refund?: Resolver<ResolversTypes['StaffOrdersPayload'], ParentType, ContextType, RequireFields<MutationStaff_Orders_RefundArgs, 'input'>>;
  staff_orders_refuse_line?: Resolver<ResolversTypes['StaffOrdersPayload'], ParentType, ContextType, RequireFields<MutationStaff_Orders_Refuse_LineArgs, 'input'>>;
  staff_orders_set_state?: Resolver<ResolversTypes['StaffOrdersSetStatePayload'], ParentType, ContextType, RequireFields<MutationStaff_Orders_Set_StateArgs, 'input'>>;
  staff_packing_restart?: Resolver<ResolversTypes['StaffOrdersPayload'], ParentType, ContextType, RequireFields<MutationStaff_Packing_RestartArgs, 'input'>>;
  staff_packing_scan?: Resolver<ResolversTypes['StaffPackingPayload'], ParentType, ContextType, RequireFields<MutationStaff_Packing_ScanArgs, 'input'>>;
  staff_packing_tick?: Resolver<ResolversTypes['StaffPackingPayload'], ParentType, ContextType, RequireFields<MutationStaff_Packing_TickArgs, 'input'>>;
  staff_photos_remove?: Resolver<ResolversTypes['StaffProductPayload'], ParentType, ContextType, RequireFields<MutationStaff_Photos_RemoveArgs, 'input'>>;
  staff_photos_set?: Resolver<ResolversTypes['StaffProductPayload'], ParentType, ContextType, RequireFields<MutationStaff_Photos_SetArgs, 'input'>>;
  staff_prices_cancel?: Resolver<ResolversTypes['StaffProductPayload'], ParentType, ContextType, RequireFields<MutationStaff_Prices_CancelArgs, 'input'>>;
  staff_prices_set?: Resolver<ResolversTypes['StaffProductPayload'], ParentType, ContextType, RequireFields<MutationStaff_Prices_SetArgs, 'input'>>;
  staff_products_publish?: Resolver<ResolversTypes['StaffProductPayload'], ParentType, ContextType, RequireFields<MutationStaff_Products_PublishArgs, 'input'>>;
  staff_program_charges_mail?: Resolver<ResolversTypes['StaffProgramChargePayload'], ParentType, ContextType, RequireFields<MutationStaff_Program_Charges_MailArgs, 'input'>>;
  staff_promotions_change?: Resolver<ResolversTypes['StaffPromotionPayload'], ParentType, ContextType, RequireFields<MutationStaff_Promotions_ChangeArgs, 'input'>>;
  staff_promotions_discard?: Resolver<ResolversTypes['StaffPromotionsDiscardPayload'], ParentType, ContextType, RequireFields<MutationStaff_Promotions_DiscardArgs, 'input'>>;
  staff_promotions_end?: Resolver<ResolversTypes['StaffPromotionPayload'], ParentType, ContextType, RequireFields<MutationStaff_Promotions_EndArgs, 'input'>>;
  staff_promotions_publish?: Resolver<ResolversTypes['StaffPromotionPayload'], ParentType, ContextType, RequireFields<MutationStaff_Promotions_PublishArgs, 'input'>>;
  staff_promotions_save?: Resolver<ResolversTypes['StaffPromotionPayload'], ParentType, ContextType, RequireFields<MutationStaff_Promotions_SaveArgs, 'input'>>;
  staff_returns_accept?: Resolver<ResolversTypes['StaffOrdersPayload'], ParentType, ContextType, RequireFields<MutationStaff_Returns_AcceptArgs, 'input'>>;
  staff_returns_arrive?: Resolver<ResolversTypes['StaffOrdersPayload'], ParentType, ContextType, RequireFields<MutationStaff_Returns_ArriveArgs, 'input'>>;
  staff_returns_decline?: Resolver<ResolversTypes['StaffOrdersPayload'], ParentType, ContextType, RequireFields<MutationStaff_Returns_DeclineArgs, 'input'>>;
  staff_scripts_accept?: Resolver<ResolversTypes['StaffScriptsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Scripts_AcceptArgs, 'input'>>;
  staff_scripts_arrive?: Resolver<ResolversTypes['StaffScriptsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Scripts_ArriveArgs, 'input'>>;
  staff_scripts_correct?: Resolver<ResolversTypes['StaffScriptsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Scripts_CorrectArgs, 'input'>>;
  staff_scripts_file?: Resolver<ResolversTypes['StaffScriptsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Scripts_FileArgs, 'input'>>;
  staff_scripts_refuse?: Resolver<ResolversTypes['StaffScriptsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Scripts_RefuseArgs, 'input'>>;
  staff_scripts_take_off?: Resolver<ResolversTypes['StaffScriptsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Scripts_Take_OffArgs, 'input'>>;
  staff_search_synonyms_remove?: Resolver<ResolversTypes['StaffSearchSynonymsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Search_Synonyms_RemoveArgs, 'input'>>;
  staff_search_synonyms_save?: Resolver<ResolversTypes['StaffSearchSynonymsPayload'], ParentType, ContextType, RequireFields<MutationStaff_Search_Synonyms_SaveArgs, 'input'>>;
  staff_stock_count?: Resolver<ResolversTypes['StaffProductPayload'], ParentType, ContextType, RequireFields<MutationStaff_Stock_CountArgs, 'input'>>;
  staff_stock_receive?: Resolver<ResolversTypes['StaffProductPayload'], ParentType, ContextType, RequireFields<MutationStaff_Stock_ReceiveArgs, 'input'>>;
  staff_vouchers_change?: Resolver<ResolversTypes['StaffVoucherPayload'], ParentType, ContextType, RequireFields<MutationStaff_Vouchers_ChangeArgs, 'input'>>;
  staff_vouchers_discard?: Resolver<ResolversTypes['StaffVouchersDiscardPayload'], ParentType, ContextType, RequireFields<MutationStaff_Vouchers_DiscardArgs, 'input'>>;
  staff_vouchers_end?: Resolver<ResolversTypes['StaffVoucherPayload'], ParentType, ContextType, RequireFields<MutationStaff_Vouchers_EndArgs, 'input'>>;
  staff_vouchers_publish?: Resolver<ResolversTypes['StaffVoucherPayload'], ParentType, ContextType, RequireFields<MutationStaff_Vouchers_PublishArgs, 'input'>>;
  staff_vouchers_save?: Resolver<ResolversTypes['StaffVoucherPayload'], ParentType, ContextType, RequireFields<MutationStaff_Vouchers_SaveArgs, 'input'>>;
  telehealth_bookings_cancel?: Resolver<ResolversTypes['TelehealthBookingsCancelPayload'], ParentType, ContextType, RequireFields<MutationTelehealth_Bookings_CancelArgs, 'input'>>;
  telehealth_bookings_confirm?: Resolver<ResolversTypes['TelehealthBookingsConfirmPayload'], ParentType, ContextType, RequireFields<MutationTelehealth_Bookings_ConfirmArgs, 'input'>>;
  telehealth_bookings_create?: Resolver<ResolversTypes['TelehealthBookingsCreatePayload'], ParentType, ContextType, RequireFields<MutationTelehealth_Bookings_CreateArgs, 'input'>>;
  telehealth_bookings_move?: Resolver<ResolversTypes['TelehealthBookingsMovePayload'], ParentType, ContextType, RequireFields<MutationTelehealth_Bookings_MoveArgs, 'input'>>;
  users_add_address?: Resolver<ResolversTypes['UsersAddAddressPayload'], ParentType, ContextType, RequireFields<MutationUsers_Add_AddressArgs, 'input'>>;
  users_change_email?: Resolver<ResolversTypes['UsersChangeEmailPayload'], ParentType, ContextType, RequireFields<MutationUsers_Change_EmailArgs, 'input'>>;
  users_change_password?: Resolver<ResolversTypes['UsersAccountPayload'], ParentType, ContextType, RequireFields<MutationUsers_Change_PasswordArgs, 'input'>>;
  users_close_account?: Resolver<ResolversTypes['UsersCloseAccountPayload'], ParentType, ContextType, RequireFields<MutationUsers_Close_AccountArgs, 'input'>>;
  users_edit_address?: Resolver<ResolversTypes['UsersEditAddressPayload'], ParentType, ContextType, RequireFields<MutationUsers_Edit_AddressArgs, 'input'>>;
  users_edit_profile?: Resolver<ResolversTypes['UsersAccountPayload'], ParentType, ContextType, RequireFields<MutationUsers_Edit_ProfileArgs, 'input'>>;
  users_end_sign_ins?: Resolver<ResolversTypes['UsersAccountPayload'], ParentType, ContextType, RequireFields<MutationUsers_End_Sign_InsArgs, 'input'>>;
  users_log_out?: Resolver<ResolversTypes['UsersLogOutPayload'], ParentType, ContextType, RequireFields<MutationUsers_Log_OutArgs, 'input'>>;
  users_remove_address?: Resolver<ResolversTypes['UsersRemoveAddressPayload'], ParentType, ContextType, RequireFields<MutationUsers_Remove_AddressArgs, 'input'>>;
  users_set_cart?: Resolver<ResolversTypes['UsersSetCartPayload'], ParentType, ContextType, RequireFields<MutationUsers_Set_CartArgs, 'input'>>;
  users_set_default_address?: Resolver<ResolversTypes['UsersSetDefaultAddressPayload'], ParentType, ContextType, RequireFields<MutationUsers_Set_Default_AddressArgs, 'input'>>;
  users_set_mail_reminder?: Resolver<ResolversTypes['UsersAccountPayload'], ParentType, ContextType, RequireFields<MutationUsers_Set_Mail_ReminderArgs, 'input'>>;
};

export type NavigationResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Navigation'] = ResolversParentTypes['Navigation']> = {
  brands?: Resolver<Array<ResolversTypes['MenuBrand']>, ParentType, ContextType>;
  external_patterns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  menuItems?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  popular_brands?: Resolver<Array<ResolversTypes['MenuBrand']>, ParentType, ContextType>;
};

export type NutritionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Nutrition'] = ResolversParentTypes['Nutrition']> = {
  carbohydrate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fibre?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kilojoules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sodium?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OfferResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  authority_to_leave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  can_cancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  can_set_address?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cnc_location?: Resolver<Maybe<ResolversTypes['CncLocation']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delivery_instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['OrderDiscount']>, ParentType, ContextType>;
  edr_base_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edr_bonus_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gst_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_approved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  num_items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offer_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  planned_autodeliveries?: Resolver<Array<ResolversTypes['PlannedAutoDelivery']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refund_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  return_until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['OrderReturn']>, ParentType, ContextType>;
  scripts?: Resolver<Array<ResolversTypes['OrderScript']>, ParentType, ContextType>;
  shipping_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['OrderShippingMethod']>, ParentType, ContextType>;
  shipping_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  tracking?: Resolver<Maybe<ResolversTypes['OrderTracking']>, ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  address_1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address_2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderDiscountResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderDiscount'] = ResolversParentTypes['OrderDiscount']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from_shelf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_cold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  line_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded_quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnable_quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit_price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  data?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_paid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderRefundLine']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderRefundLineResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderRefundLine'] = ResolversParentTypes['OrderRefundLine']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderReturnResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderReturn'] = ResolversParentTypes['OrderReturn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  can_withdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  decline_reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_refunded_before?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderReturnLine']>, ParentType, ContextType>;
  received_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  settled_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderReturnState'], ParentType, ContextType>;
};

export type OrderReturnLineResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderReturnLine'] = ResolversParentTypes['OrderReturnLine']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderScriptResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderScript'] = ResolversParentTypes['OrderScript']> = {
  kind?: Resolver<ResolversTypes['ScriptType'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderScriptState'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['OrderScriptStep']>, ParentType, ContextType>;
};

export type OrderScriptStepResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderScriptStep'] = ResolversParentTypes['OrderScriptStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderScriptState'], ParentType, ContextType>;
};

export type OrderShippingMethodResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderShippingMethod'] = ResolversParentTypes['OrderShippingMethod']> = {
  delivery_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTrackingResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderTracking'] = ResolversParentTypes['OrderTracking']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrdersChangePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrdersChangePayload'] = ResolversParentTypes['OrdersChangePayload']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type PaginatorInfoResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PaginatorInfo'] = ResolversParentTypes['PaginatorInfo']> = {
  current_page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last_page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  per_page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Patient'] = ResolversParentTypes['Patient']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allergies?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checked_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conditions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dob?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
  has_address?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_medicare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hola_ihi_last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hola_medicare_expiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hola_medicare_last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_pregnant_breastfeeding?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medication?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PatientNameResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PatientName'] = ResolversParentTypes['PatientName']> = {
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PatientPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PatientPage'] = ResolversParentTypes['PatientPage']> = {
  data?: Resolver<Array<ResolversTypes['Patient']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type PatientsDeletePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PatientsDeletePayload'] = ResolversParentTypes['PatientsDeletePayload']> = {
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PaymentGatewayConfigResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PaymentGatewayConfig'] = ResolversParentTypes['PaymentGatewayConfig']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishable_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokens_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wallets?: Resolver<Array<ResolversTypes['PaymentWallet']>, ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exp_month?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exp_year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stripe_source_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PaymentMethodsAddPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PaymentMethodsAddPayload'] = ResolversParentTypes['PaymentMethodsAddPayload']> = {
  payment_methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type PaymentMethodsRemovePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PaymentMethodsRemovePayload'] = ResolversParentTypes['PaymentMethodsRemovePayload']> = {
  payment_methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type PaymentMethodsSetDefaultPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PaymentMethodsSetDefaultPayload'] = ResolversParentTypes['PaymentMethodsSetDefaultPayload']> = {
  payment_methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type PaymentWalletResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PaymentWallet'] = ResolversParentTypes['PaymentWallet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheet_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlannedAutoDeliveryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PlannedAutoDelivery'] = ResolversParentTypes['PlannedAutoDelivery']> = {
  changes_until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  charged_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivered_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  min_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  badges?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  booking_type?: Resolver<Maybe<ResolversTypes['BookingType']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  brand_variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  can_autodeliver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['ProductCard'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colour_variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  coop_advert?: Resolver<Maybe<ResolversTypes['CoopAdvert']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dose?: Resolver<Maybe<ResolversTypes['Dose']>, ParentType, ContextType>;
  edr_base_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edr_bonus_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  excluded_states?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType>;
  expert_advice_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expert_advice_products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['ProductFact']>, ParentType, ContextType>;
  flavour_variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  format_variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  fragrance_variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  group_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_flavour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_fragrance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gst_free?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  is_advertisable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_clearance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_favourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_free_shipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_fridge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_gated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_limited_supply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_out_of_stock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_pharmacy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_practitioner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_preorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_restricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_skip_questionnaire?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_tga?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  journey_ids?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  key_ingredients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  live_price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType, RequireFields<ProductLive_PriceArgs, 'state'>>;
  live_price_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProductLive_Price_TypeArgs, 'state'>>;
  max_per_supply?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_repeats?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metadescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  min_days_between_supplies?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['Price']>, ParentType, ContextType>;
  primary_image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  promotions?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType>;
  requires_prescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rrp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_methods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType, RequireFields<ProductShipping_MethodsArgs, 'postcode'>>;
  size_variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sold_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  txt_directions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  txt_ingredients?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  txt_storage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  txt_warnings?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['ProductWarning']>, ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductCardResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductCard'] = ResolversParentTypes['ProductCard']> = {
  bookingType?: Resolver<Maybe<ResolversTypes['BookingType']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAppendixH?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isClearance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFavourite?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFridge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHlp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLimitedSupply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOutOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPractitioner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPromoted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSkipQuestionnaire?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTelehealth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTgaGeneral?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  originalPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotions?: Resolver<Array<ResolversTypes['ProductCardPromotion']>, ParentType, ContextType>;
  queryID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rrp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soldBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductCardListResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductCardList'] = ResolversParentTypes['ProductCardList']> = {
  data?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type ProductCardPromotionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductCardPromotion'] = ResolversParentTypes['ProductCardPromotion']> = {
  displayTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductFactResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductFact'] = ResolversParentTypes['ProductFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductStockNotificationPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductStockNotificationPayload'] = ResolversParentTypes['ProductStockNotificationPayload']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductTagResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductTag'] = ResolversParentTypes['ProductTag']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_flavour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_fragrance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  is_out_of_stock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['Price']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductViewsCreatePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductViewsCreatePayload'] = ResolversParentTypes['ProductViewsCreatePayload']> = {
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewed_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProductViewsDeletePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductViewsDeletePayload'] = ResolversParentTypes['ProductViewsDeletePayload']> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductViewsMergePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductViewsMergePayload'] = ResolversParentTypes['ProductViewsMergePayload']> = {
  product_ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ProductWarningResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductWarning'] = ResolversParentTypes['ProductWarning']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductsSectionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ProductsSection'] = ResolversParentTypes['ProductsSection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromoBannerResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PromoBanner'] = ResolversParentTypes['PromoBanner']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  display_info?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end_date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<PromotionProductsArgs, 'limit'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionsSectionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PromotionsSection'] = ResolversParentTypes['PromotionsSection']> = {
  cards?: Resolver<Array<ResolversTypes['HomePromotionCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QrCodeResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['QrCode'] = ResolversParentTypes['QrCode']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  address_suggestions?: Resolver<Array<ResolversTypes['AddressSuggestion']>, ParentType, ContextType, RequireFields<QueryAddress_SuggestionsArgs, 'query'>>;
  autodeliveries?: Resolver<Array<ResolversTypes['AutoDelivery']>, ParentType, ContextType, Partial<QueryAutodeliveriesArgs>>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandArgs, 'slug'>>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandsArgs, 'popular'>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<QueryCartArgs, 'postcode'>>;
  cart_edr?: Resolver<Maybe<ResolversTypes['CartEdr']>, ParentType, ContextType, Partial<QueryCart_EdrArgs>>;
  cart_header?: Resolver<Maybe<ResolversTypes['CartHeader']>, ParentType, ContextType, Partial<QueryCart_HeaderArgs>>;
  cart_mini?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<QueryCart_MiniArgs, 'postcode'>>;
  cart_page?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<QueryCart_PageArgs, 'postcode'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'path'>>;
  content_page?: Resolver<Maybe<ResolversTypes['ContentPage']>, ParentType, ContextType, RequireFields<QueryContent_PageArgs, 'path'>>;
  favourite_alerts?: Resolver<ResolversTypes['FavouriteAlerts'], ParentType, ContextType>;
  favourite_ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  favourite_products?: Resolver<ResolversTypes['ProductCardList'], ParentType, ContextType, RequireFields<QueryFavourite_ProductsArgs, 'page' | 'per_page'>>;
  favourites?: Resolver<Array<ResolversTypes['Favourite']>, ParentType, ContextType, Partial<QueryFavouritesArgs>>;
  food_diary?: Resolver<ResolversTypes['FoodDiaryDay'], ParentType, ContextType, RequireFields<QueryFood_DiaryArgs, 'day'>>;
  food_diary_days?: Resolver<Array<ResolversTypes['FoodDiaryDay']>, ParentType, ContextType, RequireFields<QueryFood_Diary_DaysArgs, 'from_day' | 'last_day'>>;
  food_diary_foods?: Resolver<Array<ResolversTypes['FoodDiaryFood']>, ParentType, ContextType, RequireFields<QueryFood_Diary_FoodsArgs, 'query'>>;
  food_diary_picks?: Resolver<ResolversTypes['FoodDiaryPicks'], ParentType, ContextType>;
  food_diary_week?: Resolver<Array<ResolversTypes['FoodDiaryTotal']>, ParentType, ContextType, RequireFields<QueryFood_Diary_WeekArgs, 'days' | 'last_day'>>;
  foods?: Resolver<ResolversTypes['FoodPage'], ParentType, ContextType, RequireFields<QueryFoodsArgs, 'page' | 'per_page' | 'query'>>;
  health_draft?: Resolver<Maybe<ResolversTypes['HealthDraft']>, ParentType, ContextType, Partial<QueryHealth_DraftArgs>>;
  home?: Resolver<Maybe<ResolversTypes['Home']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType, RequireFields<QueryJourneyArgs, 'slug'>>;
  journey_consult_times?: Resolver<Array<ResolversTypes['JourneyConsultDay']>, ParentType, ContextType, Partial<QueryJourney_Consult_TimesArgs>>;
  journey_conversation?: Resolver<ResolversTypes['JourneyConversation'], ParentType, ContextType, Partial<QueryJourney_ConversationArgs>>;
  journey_food_target?: Resolver<Maybe<ResolversTypes['JourneyFoodTarget']>, ParentType, ContextType>;
  journey_measurements?: Resolver<ResolversTypes['JourneyMeasurementLog'], ParentType, ContextType, Partial<QueryJourney_MeasurementsArgs>>;
  journey_subscriptions?: Resolver<Array<ResolversTypes['JourneySubscription']>, ParentType, ContextType, Partial<QueryJourney_SubscriptionsArgs>>;
  journeys?: Resolver<Array<ResolversTypes['Journey']>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'input'>>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  mobile_promo?: Resolver<Maybe<ResolversTypes['MobilePromo']>, ParentType, ContextType>;
  navigation?: Resolver<Maybe<ResolversTypes['Navigation']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'reference'>>;
  order_by_link?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrder_By_LinkArgs, 'token'>>;
  order_lookup?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrder_LookupArgs, 'email' | 'reference'>>;
  patients?: Resolver<ResolversTypes['PatientPage'], ParentType, ContextType, RequireFields<QueryPatientsArgs, 'page' | 'per_page'>>;
  patients_names?: Resolver<Array<ResolversTypes['PatientName']>, ParentType, ContextType>;
  payment_gateway?: Resolver<ResolversTypes['PaymentGatewayConfig'], ParentType, ContextType>;
  payment_methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  postcode_shipping_methods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType, RequireFields<QueryPostcode_Shipping_MethodsArgs, 'postcode'>>;
  postcodes?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType, RequireFields<QueryPostcodesArgs, 'include_po_boxes' | 'query'>>;
  previous_orders?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, RequireFields<QueryPrevious_OrdersArgs, 'page' | 'per_page'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'slug'>>;
  product_views?: Resolver<ResolversTypes['ProductCardList'], ParentType, ContextType, RequireFields<QueryProduct_ViewsArgs, 'page'>>;
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'ids' | 'include_unavailable'>>;
  promo_banner?: Resolver<Maybe<ResolversTypes['PromoBanner']>, ParentType, ContextType, RequireFields<QueryPromo_BannerArgs, 'code'>>;
  promotions?: Resolver<Maybe<ResolversTypes['Promotion']>, ParentType, ContextType, RequireFields<QueryPromotionsArgs, 'id'>>;
  quick_links?: Resolver<Array<ResolversTypes['QuickLink']>, ParentType, ContextType>;
  recommended_products?: Resolver<ResolversTypes['ProductCardList'], ParentType, ContextType, RequireFields<QueryRecommended_ProductsArgs, 'input'>>;
  rewards?: Resolver<ResolversTypes['Rewards'], ParentType, ContextType>;
  scripts_on_file?: Resolver<Array<ResolversTypes['ScriptOnFile']>, ParentType, ContextType, RequireFields<QueryScripts_On_FileArgs, 'product_id'>>;
  search_banners?: Resolver<Maybe<ResolversTypes['SearchBanners']>, ParentType, ContextType>;
  search_report?: Resolver<ResolversTypes['SearchReport'], ParentType, ContextType, RequireFields<QuerySearch_ReportArgs, 'input' | 'page' | 'per_page'>>;
  second_factor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  staff_appointment?: Resolver<ResolversTypes['StaffAppointment'], ParentType, ContextType, RequireFields<QueryStaff_AppointmentArgs, 'uuid'>>;
  staff_appointments?: Resolver<ResolversTypes['StaffAppointmentPage'], ParentType, ContextType, RequireFields<QueryStaff_AppointmentsArgs, 'date' | 'page' | 'per_page' | 'show'>>;
  staff_audit_events?: Resolver<ResolversTypes['AuditEventPage'], ParentType, ContextType, RequireFields<QueryStaff_Audit_EventsArgs, 'page' | 'per_page'>>;
  staff_audit_export?: Resolver<ResolversTypes['StaffAuditExport'], ParentType, ContextType, Partial<QueryStaff_Audit_ExportArgs>>;
  staff_audit_log?: Resolver<ResolversTypes['StaffAuditPage'], ParentType, ContextType, RequireFields<QueryStaff_Audit_LogArgs, 'first'>>;
  staff_audit_news?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryStaff_Audit_NewsArgs, 'since'>>;
  staff_audit_people?: Resolver<Array<ResolversTypes['AuditPerson']>, ParentType, ContextType, RequireFields<QueryStaff_Audit_PeopleArgs, 'acted' | 'words'>>;
  staff_autodelivery_charge_counts?: Resolver<ResolversTypes['StaffChargeCounts'], ParentType, ContextType>;
  staff_autodelivery_charges?: Resolver<ResolversTypes['StaffAutoDeliveryChargePage'], ParentType, ContextType, RequireFields<QueryStaff_Autodelivery_ChargesArgs, 'first' | 'newest' | 'state'>>;
  staff_claim?: Resolver<Maybe<ResolversTypes['StaffClaim']>, ParentType, ContextType, RequireFields<QueryStaff_ClaimArgs, 'reference'>>;
  staff_consult_times?: Resolver<Array<ResolversTypes['StaffConsultTime']>, ParentType, ContextType, RequireFields<QueryStaff_Consult_TimesArgs, 'date'>>;
  staff_content?: Resolver<Array<ResolversTypes['StaffListedContent']>, ParentType, ContextType>;
  staff_content_entry?: Resolver<ResolversTypes['StaffContent'], ParentType, ContextType, RequireFields<QueryStaff_Content_EntryArgs, 'content_id'>>;
  staff_customer?: Resolver<ResolversTypes['StaffCustomer'], ParentType, ContextType, RequireFields<QueryStaff_CustomerArgs, 'id'>>;
  staff_customers?: Resolver<ResolversTypes['StaffCustomerPage'], ParentType, ContextType, RequireFields<QueryStaff_CustomersArgs, 'page' | 'per_page'>>;
  staff_health_record?: Resolver<ResolversTypes['StaffHealthRecord'], ParentType, ContextType, RequireFields<QueryStaff_Health_RecordArgs, 'customer_id' | 'reason'>>;
  staff_members?: Resolver<ResolversTypes['StaffMembers'], ParentType, ContextType>;
  staff_order?: Resolver<ResolversTypes['StaffOrder'], ParentType, ContextType, RequireFields<QueryStaff_OrderArgs, 'reference'>>;
  staff_order_queues?: Resolver<Array<ResolversTypes['StaffOrderQueueLength']>, ParentType, ContextType>;
  staff_orders?: Resolver<ResolversTypes['StaffOrderPage'], ParentType, ContextType, RequireFields<QueryStaff_OrdersArgs, 'first' | 'newest'>>;
  staff_orders_export?: Resolver<ResolversTypes['StaffOrderExport'], ParentType, ContextType, RequireFields<QueryStaff_Orders_ExportArgs, 'newest'>>;
  staff_product?: Resolver<ResolversTypes['StaffProduct'], ParentType, ContextType, RequireFields<QueryStaff_ProductArgs, 'id'>>;
  staff_product_counts?: Resolver<ResolversTypes['StaffProductCounts'], ParentType, ContextType>;
  staff_products?: Resolver<ResolversTypes['StaffProductPage'], ParentType, ContextType, RequireFields<QueryStaff_ProductsArgs, 'first' | 'show'>>;
  staff_program?: Resolver<ResolversTypes['StaffProgram'], ParentType, ContextType, RequireFields<QueryStaff_ProgramArgs, 'id'>>;
  staff_program_charge_counts?: Resolver<ResolversTypes['StaffChargeCounts'], ParentType, ContextType>;
  staff_program_charges?: Resolver<ResolversTypes['StaffProgramChargePage'], ParentType, ContextType, RequireFields<QueryStaff_Program_ChargesArgs, 'first' | 'newest' | 'state'>>;
  staff_programs?: Resolver<ResolversTypes['StaffProgramPage'], ParentType, ContextType, RequireFields<QueryStaff_ProgramsArgs, 'page' | 'per_page' | 'queue'>>;
  staff_promotion?: Resolver<ResolversTypes['StaffPromotion'], ParentType, ContextType, RequireFields<QueryStaff_PromotionArgs, 'id'>>;
  staff_promotion_preview?: Resolver<ResolversTypes['StaffPromotionPreview'], ParentType, ContextType, RequireFields<QueryStaff_Promotion_PreviewArgs, 'input'>>;
  staff_promotions?: Resolver<ResolversTypes['StaffPromotionPage'], ParentType, ContextType, RequireFields<QueryStaff_PromotionsArgs, 'first' | 'show'>>;
  staff_return_counts?: Resolver<ResolversTypes['StaffReturnCounts'], ParentType, ContextType>;
  staff_returns?: Resolver<ResolversTypes['StaffOrderPage'], ParentType, ContextType, RequireFields<QueryStaff_ReturnsArgs, 'first' | 'queue'>>;
  staff_script?: Resolver<ResolversTypes['StaffScript'], ParentType, ContextType, RequireFields<QueryStaff_ScriptArgs, 'line' | 'reference'>>;
  staff_script_counts?: Resolver<ResolversTypes['StaffScriptCounts'], ParentType, ContextType>;
  staff_scripts?: Resolver<ResolversTypes['StaffScriptPage'], ParentType, ContextType, RequireFields<QueryStaff_ScriptsArgs, 'first' | 'newest' | 'queue'>>;
  staff_search_preview?: Resolver<ResolversTypes['StaffSearchPreview'], ParentType, ContextType, RequireFields<QueryStaff_Search_PreviewArgs, 'query'>>;
  staff_search_synonyms?: Resolver<Array<ResolversTypes['StaffSearchSynonym']>, ParentType, ContextType>;
  staff_voucher?: Resolver<ResolversTypes['StaffVoucher'], ParentType, ContextType, RequireFields<QueryStaff_VoucherArgs, 'id'>>;
  staff_voucher_preview?: Resolver<ResolversTypes['StaffVoucherPreview'], ParentType, ContextType, RequireFields<QueryStaff_Voucher_PreviewArgs, 'input'>>;
  staff_vouchers?: Resolver<ResolversTypes['StaffVoucherPage'], ParentType, ContextType, RequireFields<QueryStaff_VouchersArgs, 'first' | 'show'>>;
  telehealth_booking?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType, RequireFields<QueryTelehealth_BookingArgs, 'uuid'>>;
  telehealth_booking_by_link?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType, RequireFields<QueryTelehealth_Booking_By_LinkArgs, 'token'>>;
  telehealth_bookings?: Resolver<ResolversTypes['TelehealthBookingPage'], ParentType, ContextType, RequireFields<QueryTelehealth_BookingsArgs, 'page' | 'per_page'>>;
  telehealth_certificates?: Resolver<Array<ResolversTypes['TelehealthCertificate']>, ParentType, ContextType, RequireFields<QueryTelehealth_CertificatesArgs, 'uuid'>>;
  telehealth_scripts?: Resolver<Array<ResolversTypes['TelehealthScript']>, ParentType, ContextType, RequireFields<QueryTelehealth_ScriptsArgs, 'uuid'>>;
  telehealth_service?: Resolver<Maybe<ResolversTypes['TelehealthService']>, ParentType, ContextType, Partial<QueryTelehealth_ServiceArgs>>;
  telehealth_services?: Resolver<Array<ResolversTypes['TelehealthService']>, ParentType, ContextType>;
  telehealth_slots?: Resolver<Array<ResolversTypes['TelehealthDay']>, ParentType, ContextType, RequireFields<QueryTelehealth_SlotsArgs, 'booking_type' | 'state'>>;
  top_strip?: Resolver<Maybe<ResolversTypes['TopStrip']>, ParentType, ContextType>;
  validate_escript?: Resolver<ResolversTypes['EscriptValidation'], ParentType, ContextType, RequireFields<QueryValidate_EscriptArgs, 'patient_uuid' | 'token'>>;
};

export type QuickLinkResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['QuickLink'] = ResolversParentTypes['QuickLink']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecordCheckResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['RecordCheck'] = ResolversParentTypes['RecordCheck']> = {
  facts?: Resolver<Array<ResolversTypes['RecordFact']>, ParentType, ContextType>;
  is_waiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RefusedOfferResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['RefusedOffer'] = ResolversParentTypes['RefusedOffer']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RewardsResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Rewards'] = ResolversParentTypes['Rewards']> = {
  edrLinkUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RotatingRichTextResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['RotatingRichText'] = ResolversParentTypes['RotatingRichText']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScriptOnFileResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ScriptOnFile'] = ResolversParentTypes['ScriptOnFile']> = {
  expires_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next_supply_on?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patient_uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  repeats_left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchBannerResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['SearchBanner'] = ResolversParentTypes['SearchBanner']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchBannersResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['SearchBanners'] = ResolversParentTypes['SearchBanners']> = {
  disclaimer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoBanners?: Resolver<Array<ResolversTypes['SearchBanner']>, ParentType, ContextType>;
  searchBannerCodeNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchFiguresResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['SearchFigures'] = ResolversParentTypes['SearchFigures']> = {
  average_position?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  click_through_rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversion_rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  conversions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  without_results?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchReportResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['SearchReport'] = ResolversParentTypes['SearchReport']> = {
  data?: Resolver<Array<ResolversTypes['SearchReportRow']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['SearchFigures'], ParentType, ContextType>;
};

export type SearchReportRowResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['SearchReportRow'] = ResolversParentTypes['SearchReportRow']> = {
  figures?: Resolver<ResolversTypes['SearchFigures'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  is_enrolled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recovery_codes_left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting_role?: Resolver<Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
};

export type SecondFactorRecoveryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['SecondFactorRecovery'] = ResolversParentTypes['SecondFactorRecovery']> = {
  recovery_codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondFactorSecretResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['SecondFactorSecret'] = ResolversParentTypes['SecondFactorSecret']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qr?: Resolver<ResolversTypes['QrCode'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorVerifiedResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['SecondFactorVerified'] = ResolversParentTypes['SecondFactorVerified']> = {
  is_verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ServiceTileResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ServiceTile'] = ResolversParentTypes['ServiceTile']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServicesSectionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ServicesSection'] = ResolversParentTypes['ServicesSection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tiles?: Resolver<Array<ResolversTypes['ServiceTile']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  cutoff?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_info?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_price?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['CollectLocation']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdp_display_info?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining_seconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_used_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signed_in_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StaffAnswerResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffAnswer'] = ResolversParentTypes['StaffAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffAppointmentResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffAppointment'] = ResolversParentTypes['StaffAppointment']> = {
  answers?: Resolver<Array<ResolversTypes['StaffAnswer']>, ParentType, ContextType>;
  booking?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType>;
  can_certify?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['StaffCertificate']>, ParentType, ContextType>;
  consulted_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contradictions?: Resolver<Array<ResolversTypes['StaffContradiction']>, ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['StaffEarlierAppointment']>, ParentType, ContextType>;
  ended_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ended_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  has_begun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  medicine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  no_script?: Resolver<Maybe<ResolversTypes['StaffNoScriptReason']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['StaffAppointmentPatient'], ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Patient']>, ParentType, ContextType>;
  requested?: Resolver<Maybe<ResolversTypes['StaffRequestedMedicine']>, ParentType, ContextType>;
  returned_fee?: Resolver<Maybe<ResolversTypes['StaffReturnedFee']>, ParentType, ContextType>;
  scripts?: Resolver<Array<ResolversTypes['StaffConsultScript']>, ParentType, ContextType>;
};

export type StaffAppointmentPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffAppointmentPage'] = ResolversParentTypes['StaffAppointmentPage']> = {
  data?: Resolver<Array<ResolversTypes['StaffListedAppointment']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type StaffAppointmentPatientResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffAppointmentPatient'] = ResolversParentTypes['StaffAppointmentPatient']> = {
  dob?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffAppointmentsPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffAppointmentsPayload'] = ResolversParentTypes['StaffAppointmentsPayload']> = {
  appointment?: Resolver<ResolversTypes['StaffAppointment'], ParentType, ContextType>;
};

export type StaffAuditExportResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffAuditExport'] = ResolversParentTypes['StaffAuditExport']> = {
  data?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  is_cut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StaffAuditPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffAuditPage'] = ResolversParentTypes['StaffAuditPage']> = {
  customer?: Resolver<Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffAutoDeliveryChargeResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffAutoDeliveryCharge'] = ResolversParentTypes['StaffAutoDeliveryCharge']> = {
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  announced_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bank_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  can_mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['StaffCustomerSummary']>, ParentType, ContextType>;
  due_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_method_new?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['StaffChargeMail']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next_try_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  num_items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  num_left_out?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paid_with?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['StaffChargeReason']>, ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffAutoDeliveryChargePageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffAutoDeliveryChargePage'] = ResolversParentTypes['StaffAutoDeliveryChargePage']> = {
  data?: Resolver<Array<ResolversTypes['StaffAutoDeliveryCharge']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffAutoDeliveryChargePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffAutoDeliveryChargePayload'] = ResolversParentTypes['StaffAutoDeliveryChargePayload']> = {
  charge?: Resolver<ResolversTypes['StaffAutoDeliveryCharge'], ParentType, ContextType>;
};

export type StaffCardResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffCard'] = ResolversParentTypes['StaffCard']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exp_month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exp_year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffCertificateResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffCertificate'] = ResolversParentTypes['StaffCertificate']> = {
  certificate?: Resolver<ResolversTypes['TelehealthCertificate'], ParentType, ContextType>;
  ended_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ended_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffChargeCountsResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffChargeCounts'] = ResolversParentTypes['StaffChargeCounts']> = {
  coming?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffChargeMailResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffChargeMail'] = ResolversParentTypes['StaffChargeMail']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  is_sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StaffChargeMailKind'], ParentType, ContextType>;
};

export type StaffClaimResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffClaim'] = ResolversParentTypes['StaffClaim']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_taken_from_me?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffClaimsPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffClaimsPayload'] = ResolversParentTypes['StaffClaimsPayload']> = {
  claim?: Resolver<Maybe<ResolversTypes['StaffClaim']>, ParentType, ContextType>;
};

export type StaffClinicalEntryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffClinicalEntry'] = ResolversParentTypes['StaffClinicalEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['StaffAnswer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClinicalEntryKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffConsultScriptResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffConsultScript'] = ResolversParentTypes['StaffConsultScript']> = {
  against?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  can_withdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ended_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ended_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  script?: Resolver<ResolversTypes['TelehealthScript'], ParentType, ContextType>;
  taken_off?: Resolver<Maybe<ResolversTypes['StaffScriptTakenOff']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffConsultTimeResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffConsultTime'] = ResolversParentTypes['StaffConsultTime']> = {
  changed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changed_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_ahead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  program_taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starts_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffConsultTimesSetPlacesPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffConsultTimesSetPlacesPayload'] = ResolversParentTypes['StaffConsultTimesSetPlacesPayload']> = {
  times?: Resolver<Array<ResolversTypes['StaffConsultTime']>, ParentType, ContextType>;
};

export type StaffContentResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffContent'] = ResolversParentTypes['StaffContent']> = {
  draft?: Resolver<Maybe<ResolversTypes['StaffContentDraft']>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['StaffListedContent'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['StaffContentValue'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['StaffContentVersion']>, ParentType, ContextType>;
};

export type StaffContentDraftResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffContentDraft'] = ResolversParentTypes['StaffContentDraft']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  planned_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planned_for?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['StaffContentValue'], ParentType, ContextType>;
};

export type StaffContentItemResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffContentItem'] = ResolversParentTypes['StaffContentItem']> = {
  fields?: Resolver<Array<ResolversTypes['StaffContentText']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StaffContentPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffContentPayload'] = ResolversParentTypes['StaffContentPayload']> = {
  content?: Resolver<ResolversTypes['StaffContent'], ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffContentTextResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffContentText'] = ResolversParentTypes['StaffContentText']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffContentValueResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffContentValue'] = ResolversParentTypes['StaffContentValue']> = {
  fields?: Resolver<Array<ResolversTypes['StaffContentText']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StaffContentItem']>, ParentType, ContextType>;
};

export type StaffContentVersionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffContentVersion'] = ResolversParentTypes['StaffContentVersion']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staff_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['StaffContentValue'], ParentType, ContextType>;
};

export type StaffContradictionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffContradiction'] = ResolversParentTypes['StaffContradiction']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffCustomerResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffCustomer'] = ResolversParentTypes['StaffCustomer']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  autodeliveries?: Resolver<Array<ResolversTypes['AutoDelivery']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  edr_linked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edr_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  journey_subscriptions?: Resolver<Array<ResolversTypes['JourneySubscription']>, ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, RequireFields<StaffCustomerOrdersArgs, 'page' | 'per_page'>>;
  patients_names?: Resolver<Array<ResolversTypes['PatientName']>, ParentType, ContextType>;
  payment_methods?: Resolver<Array<ResolversTypes['StaffCard']>, ParentType, ContextType>;
};

export type StaffCustomerPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffCustomerPage'] = ResolversParentTypes['StaffCustomerPage']> = {
  data?: Resolver<Array<ResolversTypes['StaffCustomerSummary']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type StaffCustomerSummaryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffCustomerSummary'] = ResolversParentTypes['StaffCustomerSummary']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffEarlierAppointmentResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffEarlierAppointment'] = ResolversParentTypes['StaffEarlierAppointment']> = {
  booking?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffEndedSignInsResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffEndedSignIns'] = ResolversParentTypes['StaffEndedSignIns']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffExportedOrderResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffExportedOrder'] = ResolversParentTypes['StaffExportedOrder']> = {
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num_items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['StaffOrderQueue'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schedules?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  tracking_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffHealthRecordResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffHealthRecord'] = ResolversParentTypes['StaffHealthRecord']> = {
  patients?: Resolver<Array<ResolversTypes['Patient']>, ParentType, ContextType>;
  questionnaires?: Resolver<Array<ResolversTypes['StaffQuestionnaire']>, ParentType, ContextType>;
  telehealth_requests?: Resolver<Array<ResolversTypes['StaffTelehealthRequest']>, ParentType, ContextType>;
};

export type StaffInvitationResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffInvitation'] = ResolversParentTypes['StaffInvitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invited_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type StaffListedAppointmentResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffListedAppointment'] = ResolversParentTypes['StaffListedAppointment']> = {
  booking?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType>;
  ended_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffListedContentResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffListedContent'] = ResolversParentTypes['StaffListedContent']> = {
  changed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  has_draft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planned_for?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  staff_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffListedProductResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffListedProduct'] = ResolversParentTypes['StaffListedProduct']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_low?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_on_sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sale_price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StaffListedProgramResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffListedProgram'] = ResolversParentTypes['StaffListedProgram']> = {
  consult_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  has_offer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_contradicted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  journey_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['PatientName']>, ParentType, ContextType>;
  submitted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waits_since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StaffListedPromotionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffListedPromotion'] = ResolversParentTypes['StaffListedPromotion']> = {
  changed_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  numbers?: Resolver<ResolversTypes['StaffPromotionNumbers'], ParentType, ContextType>;
  product_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StaffPromotionState'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StaffListedVoucherResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffListedVoucher'] = ResolversParentTypes['StaffListedVoucher']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changed_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_order_only?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StaffVoucherKind'], ParentType, ContextType>;
  max_uses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_uses_per_customer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min_spend?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StaffPromotionState'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  has_second_factor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type StaffMembersResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffMembers'] = ResolversParentTypes['StaffMembers']> = {
  invitations?: Resolver<Array<ResolversTypes['StaffInvitation']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['StaffMember']>, ParentType, ContextType>;
};

export type StaffOrderResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffOrder'] = ResolversParentTypes['StaffOrder']> = {
  call?: Resolver<Maybe<ResolversTypes['StaffOrderCall']>, ParentType, ContextType>;
  customer_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StaffOrderLine']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  packing?: Resolver<ResolversTypes['StaffPacking'], ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['StaffOrderQueue'], ParentType, ContextType>;
  refunded_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['StaffOrderReview']>, ParentType, ContextType>;
};

export type StaffOrderCallResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffOrderCall'] = ResolversParentTypes['StaffOrderCall']> = {
  attempts?: Resolver<Array<ResolversTypes['StaffOrderCallAttempt']>, ParentType, ContextType>;
  is_due?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffOrderCallAttemptResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffOrderCallAttempt'] = ResolversParentTypes['StaffOrderCallAttempt']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['StaffOrderCallOutcome'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffOrderExportResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffOrderExport'] = ResolversParentTypes['StaffOrderExport']> = {
  data?: Resolver<Array<ResolversTypes['StaffExportedOrder']>, ParentType, ContextType>;
  limited_to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffOrderLineResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffOrderLine'] = ResolversParentTypes['StaffOrderLine']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['Patient']>, ParentType, ContextType>;
  script_state?: Resolver<Maybe<ResolversTypes['OrderScriptState']>, ParentType, ContextType>;
  script_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffOrderPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffOrderPage'] = ResolversParentTypes['StaffOrderPage']> = {
  claims?: Resolver<Array<ResolversTypes['StaffClaim']>, ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  limited_to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffOrderQueueLengthResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffOrderQueueLength'] = ResolversParentTypes['StaffOrderQueueLength']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldest_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['StaffOrderQueue'], ParentType, ContextType>;
};

export type StaffOrderReviewResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffOrderReview'] = ResolversParentTypes['StaffOrderReview']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffOrdersPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffOrdersPayload'] = ResolversParentTypes['StaffOrdersPayload']> = {
  order?: Resolver<ResolversTypes['StaffOrder'], ParentType, ContextType>;
};

export type StaffOrdersSetStatePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffOrdersSetStatePayload'] = ResolversParentTypes['StaffOrdersSetStatePayload']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type StaffPackingResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPacking'] = ResolversParentTypes['StaffPacking']> = {
  checks?: Resolver<Array<ResolversTypes['StaffPackingCheck']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StaffPackingLine']>, ParentType, ContextType>;
  restarts?: Resolver<Array<ResolversTypes['StaffPackingRestart']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffPackingCheckResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPackingCheck'] = ResolversParentTypes['StaffPackingCheck']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['StaffPackingHow'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffPackingLineResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPackingLine'] = ResolversParentTypes['StaffPackingLine']> = {
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from_shelf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  has_barcode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_cold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_medicine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_withdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffPackingPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPackingPayload'] = ResolversParentTypes['StaffPackingPayload']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['StaffOrder'], ParentType, ContextType>;
};

export type StaffPackingRestartResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPackingRestart'] = ResolversParentTypes['StaffPackingRestart']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['StaffPackingCheck']>, ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffPhotoResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPhoto'] = ResolversParentTypes['StaffPhoto']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffPrescribedItemResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPrescribedItem'] = ResolversParentTypes['StaffPrescribedItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffPreviewLineResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPreviewLine'] = ResolversParentTypes['StaffPreviewLine']> = {
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit_price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  with?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  without?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffPriceChangeResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPriceChange'] = ResolversParentTypes['StaffPriceChange']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StaffPriceChangeState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['StaffPriceType'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StaffProductResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffProduct'] = ResolversParentTypes['StaffProduct']> = {
  may_be_promoted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movements?: Resolver<Array<ResolversTypes['StaffStockMovement']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['StaffPhoto']>, ParentType, ContextType>;
  photo_version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  price_changes?: Resolver<Array<ResolversTypes['StaffPriceChange']>, ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['Price']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['StaffListedProduct'], ParentType, ContextType>;
  shelf_movements?: Resolver<Array<ResolversTypes['StaffShelfMovement']>, ParentType, ContextType>;
  shelves?: Resolver<Array<ResolversTypes['StaffShelf']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffProductCountsResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffProductCounts'] = ResolversParentTypes['StaffProductCounts']> = {
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  out?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffProductPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffProductPage'] = ResolversParentTypes['StaffProductPage']> = {
  data?: Resolver<Array<ResolversTypes['StaffListedProduct']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffProductPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffProductPayload'] = ResolversParentTypes['StaffProductPayload']> = {
  product?: Resolver<ResolversTypes['StaffProduct'], ParentType, ContextType>;
};

export type StaffProgramResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffProgram'] = ResolversParentTypes['StaffProgram']> = {
  answers?: Resolver<Array<ResolversTypes['StaffAnswer']>, ParentType, ContextType>;
  consult_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  consults?: Resolver<Array<ResolversTypes['StaffProgramConsult']>, ParentType, ContextType>;
  contradictions?: Resolver<Array<ResolversTypes['StaffRecordContradiction']>, ParentType, ContextType>;
  conversation?: Resolver<ResolversTypes['JourneyConversation'], ParentType, ContextType>;
  decisions?: Resolver<Array<ResolversTypes['StaffProgramDecision']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['StaffClinicalEntry']>, ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['JourneyMeasurement']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Patient']>, ParentType, ContextType>;
  record_version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submitted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subscription?: Resolver<ResolversTypes['JourneySubscription'], ParentType, ContextType>;
};

export type StaffProgramChargeResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffProgramCharge'] = ResolversParentTypes['StaffProgramCharge']> = {
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  announced_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bank_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  can_mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['StaffCustomerSummary']>, ParentType, ContextType>;
  due_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_after_pause?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_method_new?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['StaffChargeMail']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next_try_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  num_items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid_with?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  program_fee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['StaffChargeReason']>, ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffProgramChargePageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffProgramChargePage'] = ResolversParentTypes['StaffProgramChargePage']> = {
  data?: Resolver<Array<ResolversTypes['StaffProgramCharge']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffProgramChargePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffProgramChargePayload'] = ResolversParentTypes['StaffProgramChargePayload']> = {
  charge?: Resolver<ResolversTypes['StaffProgramCharge'], ParentType, ContextType>;
};

export type StaffProgramConsultResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffProgramConsult'] = ResolversParentTypes['StaffProgramConsult']> = {
  ended_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ended_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ends_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missed_calls?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  starts_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffProgramDecisionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffProgramDecision'] = ResolversParentTypes['StaffProgramDecision']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StaffPrescribedItem']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['StaffProgramOutcome'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffProgramPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffProgramPage'] = ResolversParentTypes['StaffProgramPage']> = {
  data?: Resolver<Array<ResolversTypes['StaffListedProgram']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type StaffPromotionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPromotion'] = ResolversParentTypes['StaffPromotion']> = {
  changed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  display_info?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  met_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mix_and_match?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['StaffListedProduct']>, ParentType, ContextType>;
  promotion?: Resolver<ResolversTypes['StaffListedPromotion'], ParentType, ContextType>;
  unmet_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffPromotionNumbersResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPromotionNumbers'] = ResolversParentTypes['StaffPromotionNumbers']> = {
  kind?: Resolver<ResolversTypes['StaffPromotionKind'], ParentType, ContextType>;
  n?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  save?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  spend?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StaffPromotionPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPromotionPage'] = ResolversParentTypes['StaffPromotionPage']> = {
  data?: Resolver<Array<ResolversTypes['StaffListedPromotion']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffPromotionPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPromotionPayload'] = ResolversParentTypes['StaffPromotionPayload']> = {
  promotion?: Resolver<ResolversTypes['StaffPromotion'], ParentType, ContextType>;
};

export type StaffPromotionPreviewResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPromotionPreview'] = ResolversParentTypes['StaffPromotionPreview']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StaffPreviewLine']>, ParentType, ContextType>;
  points_with?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points_without?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  with?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  without?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffPromotionsDiscardPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffPromotionsDiscardPayload'] = ResolversParentTypes['StaffPromotionsDiscardPayload']> = {
  promotion_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StaffQuestionnaireResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffQuestionnaire'] = ResolversParentTypes['StaffQuestionnaire']> = {
  answers?: Resolver<Array<ResolversTypes['StaffAnswer']>, ParentType, ContextType>;
  patient_uuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['QuestionnaireSource'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffRecordContradictionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffRecordContradiction'] = ResolversParentTypes['StaffRecordContradiction']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['RecordFact'], ParentType, ContextType>;
  is_acknowledged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  record?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffRequestedMedicineResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffRequestedMedicine'] = ResolversParentTypes['StaffRequestedMedicine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  per_supply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supplies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffReturnCountsResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffReturnCounts'] = ResolversParentTypes['StaffReturnCounts']> = {
  arrived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffReturnedFeeResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffReturnedFee'] = ResolversParentTypes['StaffReturnedFee']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returned_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  returned_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffScriptResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffScript'] = ResolversParentTypes['StaffScript']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ScriptType'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  on_file?: Resolver<Maybe<ResolversTypes['StaffScriptOnFile']>, ParentType, ContextType>;
  ordered_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['Patient']>, ParentType, ContextType>;
  patient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderScriptState'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['StaffScriptStep']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffScriptCorrectionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffScriptCorrection'] = ResolversParentTypes['StaffScriptCorrection']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from_repeats_left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from_written_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffScriptCountsResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffScriptCounts'] = ResolversParentTypes['StaffScriptCounts']> = {
  arrived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  on_file?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to_check?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffScriptIssuedResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffScriptIssued'] = ResolversParentTypes['StaffScriptIssued']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  consult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  directions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffScriptOnFileResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffScriptOnFile'] = ResolversParentTypes['StaffScriptOnFile']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  corrections?: Resolver<Array<ResolversTypes['StaffScriptCorrection']>, ParentType, ContextType>;
  expires_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issued?: Resolver<Maybe<ResolversTypes['StaffScriptIssued']>, ParentType, ContextType>;
  repeats_left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taken_off?: Resolver<Maybe<ResolversTypes['StaffScriptTakenOff']>, ParentType, ContextType>;
  written_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffScriptPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffScriptPage'] = ResolversParentTypes['StaffScriptPage']> = {
  claims?: Resolver<Array<ResolversTypes['StaffClaim']>, ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['StaffScript']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffScriptStepResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffScriptStep'] = ResolversParentTypes['StaffScriptStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staff_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderScriptState'], ParentType, ContextType>;
};

export type StaffScriptTakenOffResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffScriptTakenOff'] = ResolversParentTypes['StaffScriptTakenOff']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffScriptsPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffScriptsPayload'] = ResolversParentTypes['StaffScriptsPayload']> = {
  script?: Resolver<ResolversTypes['StaffScript'], ParentType, ContextType>;
};

export type StaffSearchHitResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffSearchHit'] = ResolversParentTypes['StaffSearchHit']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffSearchPreviewResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffSearchPreview'] = ResolversParentTypes['StaffSearchPreview']> = {
  now?: Resolver<ResolversTypes['StaffSearchResults'], ParentType, ContextType>;
  with_line?: Resolver<Maybe<ResolversTypes['StaffSearchResults']>, ParentType, ContextType>;
};

export type StaffSearchResultsResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffSearchResults'] = ResolversParentTypes['StaffSearchResults']> = {
  products?: Resolver<Array<ResolversTypes['StaffSearchHit']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffSearchSynonymResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffSearchSynonym'] = ResolversParentTypes['StaffSearchSynonym']> = {
  changed_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  found?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffSearchSynonymsPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffSearchSynonymsPayload'] = ResolversParentTypes['StaffSearchSynonymsPayload']> = {
  synonyms?: Resolver<Array<ResolversTypes['StaffSearchSynonym']>, ParentType, ContextType>;
};

export type StaffShelfResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffShelf'] = ResolversParentTypes['StaffShelf']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pharmacy_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffShelfMovementResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffShelfMovement'] = ResolversParentTypes['StaffShelfMovement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pharmacy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffStockMovementResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffStockMovement'] = ResolversParentTypes['StaffStockMovement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffTelehealthRequestResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffTelehealthRequest'] = ResolversParentTypes['StaffTelehealthRequest']> = {
  booking?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient_uuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StaffVoucherResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffVoucher'] = ResolversParentTypes['StaffVoucher']> = {
  category_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_listed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voucher?: Resolver<ResolversTypes['StaffListedVoucher'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffVoucherPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffVoucherPage'] = ResolversParentTypes['StaffVoucherPage']> = {
  data?: Resolver<Array<ResolversTypes['StaffListedVoucher']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffVoucherPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffVoucherPayload'] = ResolversParentTypes['StaffVoucherPayload']> = {
  voucher?: Resolver<ResolversTypes['StaffVoucher'], ParentType, ContextType>;
};

export type StaffVoucherPreviewResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffVoucherPreview'] = ResolversParentTypes['StaffVoucherPreview']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  is_delivery_free?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StaffVoucherPreviewLine']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  with?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  without?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffVoucherPreviewLineResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffVoucherPreviewLine'] = ResolversParentTypes['StaffVoucherPreviewLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  with?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  without?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffVouchersDiscardPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffVouchersDiscardPayload'] = ResolversParentTypes['StaffVouchersDiscardPayload']> = {
  voucher_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TelehealthBookingResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthBooking'] = ResolversParentTypes['TelehealthBooking']> = {
  booking_type?: Resolver<ResolversTypes['BookingType'], ParentType, ContextType>;
  contact_method?: Resolver<ResolversTypes['ContactMethod'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ends_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  free_until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  guest_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  has_certificate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_script?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hold_expires_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  is_fee_returned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missed_calls?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starts_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TelehealthBookingStatus'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TelehealthBookingPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthBookingPage'] = ResolversParentTypes['TelehealthBookingPage']> = {
  data?: Resolver<Array<ResolversTypes['TelehealthBooking']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type TelehealthBookingsCancelPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthBookingsCancelPayload'] = ResolversParentTypes['TelehealthBookingsCancelPayload']> = {
  booking?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType>;
};

export type TelehealthBookingsConfirmPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthBookingsConfirmPayload'] = ResolversParentTypes['TelehealthBookingsConfirmPayload']> = {
  booking?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType>;
  three_d_secure?: Resolver<Maybe<ResolversTypes['ThreeDSecureStep']>, ParentType, ContextType>;
};

export type TelehealthBookingsCreatePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthBookingsCreatePayload'] = ResolversParentTypes['TelehealthBookingsCreatePayload']> = {
  booking?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType>;
};

export type TelehealthBookingsMovePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthBookingsMovePayload'] = ResolversParentTypes['TelehealthBookingsMovePayload']> = {
  booking?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType>;
};

export type TelehealthCertificateResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthCertificate'] = ResolversParentTypes['TelehealthCertificate']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issued_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issued_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['TelehealthCertificatePurpose'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TelehealthCertificateStatus'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TelehealthDayResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthDay'] = ResolversParentTypes['TelehealthDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['TelehealthSlot']>, ParentType, ContextType>;
};

export type TelehealthScriptResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthScript'] = ResolversParentTypes['TelehealthScript']> = {
  directions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issued_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issued_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next_supply_on?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TelehealthScriptStatus'], ParentType, ContextType>;
  supplies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplies_left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TelehealthSectionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthSection'] = ResolversParentTypes['TelehealthSection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TelehealthServiceResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthService'] = ResolversParentTypes['TelehealthService']> = {
  after_hours_price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  booking_type?: Resolver<ResolversTypes['BookingType'], ParentType, ContextType>;
  button_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  not_for?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['TelehealthStep']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  who_for?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TelehealthSlotResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthSlot'] = ResolversParentTypes['TelehealthSlot']> = {
  ends_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  starts_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TelehealthStepResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthStep'] = ResolversParentTypes['TelehealthStep']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThreeDSecureStepResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['ThreeDSecureStep'] = ResolversParentTypes['ThreeDSecureStep']> = {
  challenge_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intent_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TopStripResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TopStrip'] = ResolversParentTypes['TopStrip']> = {
  dropdown?: Resolver<Array<ResolversTypes['TopStripDropdown']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['TopStripLink']>, ParentType, ContextType>;
  rotatingRichTexts?: Resolver<Array<ResolversTypes['RotatingRichText']>, ParentType, ContextType>;
};

export type TopStripDropdownResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TopStripDropdown'] = ResolversParentTypes['TopStripDropdown']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TopStripLinkResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TopStripLink'] = ResolversParentTypes['TopStripLink']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrustReasonResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TrustReason'] = ResolversParentTypes['TrustReason']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrustSectionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TrustSection'] = ResolversParentTypes['TrustSection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['TrustReason']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnmergedItemResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['UnmergedItem'] = ResolversParentTypes['UnmergedItem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsersAccountPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['UsersAccountPayload'] = ResolversParentTypes['UsersAccountPayload']> = {
  user?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
};

export type UsersAddAddressPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['UsersAddAddressPayload'] = ResolversParentTypes['UsersAddAddressPayload']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
};

export type UsersChangeEmailPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['UsersChangeEmailPayload'] = ResolversParentTypes['UsersChangeEmailPayload']> = {
  sent_to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UsersCloseAccountPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['UsersCloseAccountPayload'] = ResolversParentTypes['UsersCloseAccountPayload']> = {
  redirect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UsersEditAddressPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['UsersEditAddressPayload'] = ResolversParentTypes['UsersEditAddressPayload']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
};

export type UsersLogOutPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['UsersLogOutPayload'] = ResolversParentTypes['UsersLogOutPayload']> = {
  redirect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UsersRemoveAddressPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['UsersRemoveAddressPayload'] = ResolversParentTypes['UsersRemoveAddressPayload']> = {
  user?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
};

export type UsersSetCartPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['UsersSetCartPayload'] = ResolversParentTypes['UsersSetCartPayload']> = {
  user?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
};

export type UsersSetDefaultAddressPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['UsersSetDefaultAddressPayload'] = ResolversParentTypes['UsersSetDefaultAddressPayload']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
};

export type Resolvers<ContextType = BaseContext> = {
  Address?: AddressResolvers<ContextType>;
  AddressSuggestion?: AddressSuggestionResolvers<ContextType>;
  AuditChoice?: AuditChoiceResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventPage?: AuditEventPageResolvers<ContextType>;
  AuditPerson?: AuditPersonResolvers<ContextType>;
  AuditTouch?: AuditTouchResolvers<ContextType>;
  AutoDelivery?: AutoDeliveryResolvers<ContextType>;
  AutoDeliveryAgreement?: AutoDeliveryAgreementResolvers<ContextType>;
  AutoDeliveryItem?: AutoDeliveryItemResolvers<ContextType>;
  AutodeliveriesAddItemPayload?: AutodeliveriesAddItemPayloadResolvers<ContextType>;
  AutodeliveriesChargePayload?: AutodeliveriesChargePayloadResolvers<ContextType>;
  AutodeliveriesDeletePayload?: AutodeliveriesDeletePayloadResolvers<ContextType>;
  AutodeliveriesEditItemPayload?: AutodeliveriesEditItemPayloadResolvers<ContextType>;
  AutodeliveriesEditPayload?: AutodeliveriesEditPayloadResolvers<ContextType>;
  AutodeliveriesLockInPayload?: AutodeliveriesLockInPayloadResolvers<ContextType>;
  AutodeliveriesNotifyPayload?: AutodeliveriesNotifyPayloadResolvers<ContextType>;
  AutodeliveriesPausePayload?: AutodeliveriesPausePayloadResolvers<ContextType>;
  AutodeliveriesRemoveItemPayload?: AutodeliveriesRemoveItemPayloadResolvers<ContextType>;
  AutodeliveriesResumePayload?: AutodeliveriesResumePayloadResolvers<ContextType>;
  AutodeliveriesSkipPayload?: AutodeliveriesSkipPayloadResolvers<ContextType>;
  BookingType?: GraphQLScalarType;
  Brand?: BrandResolvers<ContextType>;
  BrandsSection?: BrandsSectionResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  BreadcrumbLineage?: BreadcrumbLineageResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAddItemPayload?: CartAddItemPayloadResolvers<ContextType>;
  CartCreatePayload?: CartCreatePayloadResolvers<ContextType>;
  CartEditItemPayload?: CartEditItemPayloadResolvers<ContextType>;
  CartEdr?: CartEdrResolvers<ContextType>;
  CartHeader?: CartHeaderResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartItemError?: CartItemErrorResolvers<ContextType>;
  CartRemoveItemPayload?: CartRemoveItemPayloadResolvers<ContextType>;
  CartRemoveOfferPayload?: CartRemoveOfferPayloadResolvers<ContextType>;
  CartSetItemPatientPayload?: CartSetItemPatientPayloadResolvers<ContextType>;
  CartSetItemPatientQuestionnairePayload?: CartSetItemPatientQuestionnairePayloadResolvers<ContextType>;
  CartSetOfferByCodePayload?: CartSetOfferByCodePayloadResolvers<ContextType>;
  CartSetQuestionnairePassedPayload?: CartSetQuestionnairePassedPayloadResolvers<ContextType>;
  CartSetShippingAddressPayload?: CartSetShippingAddressPayloadResolvers<ContextType>;
  CartSetShippingMethodPayload?: CartSetShippingMethodPayloadResolvers<ContextType>;
  CartSetUserDetailsPayload?: CartSetUserDetailsPayloadResolvers<ContextType>;
  CartSettleUnmergedPayload?: CartSettleUnmergedPayloadResolvers<ContextType>;
  CategoriesSection?: CategoriesSectionResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryGroup?: CategoryGroupResolvers<ContextType>;
  CategoryLineage?: CategoryLineageResolvers<ContextType>;
  CheckoutPlaceOrderPayload?: CheckoutPlaceOrderPayloadResolvers<ContextType>;
  CncLocation?: CncLocationResolvers<ContextType>;
  CollectAddress?: CollectAddressResolvers<ContextType>;
  CollectLocation?: CollectLocationResolvers<ContextType>;
  CollectPlace?: CollectPlaceResolvers<ContextType>;
  CollectReadiness?: CollectReadinessResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  CoopAdvert?: CoopAdvertResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Dose?: DoseResolvers<ContextType>;
  DoseRow?: DoseRowResolvers<ContextType>;
  DynamicContent?: DynamicContentResolvers<ContextType>;
  EscriptValidation?: EscriptValidationResolvers<ContextType>;
  ExpectedArrival?: ExpectedArrivalResolvers<ContextType>;
  Favourite?: FavouriteResolvers<ContextType>;
  FavouriteAlerts?: FavouriteAlertsResolvers<ContextType>;
  FavouritesAddPayload?: FavouritesAddPayloadResolvers<ContextType>;
  FavouritesRemovePayload?: FavouritesRemovePayloadResolvers<ContextType>;
  Food?: FoodResolvers<ContextType>;
  FoodDiaryDay?: FoodDiaryDayResolvers<ContextType>;
  FoodDiaryEntry?: FoodDiaryEntryResolvers<ContextType>;
  FoodDiaryFood?: FoodDiaryFoodResolvers<ContextType>;
  FoodDiaryMeal?: FoodDiaryMealResolvers<ContextType>;
  FoodDiaryOwnFood?: FoodDiaryOwnFoodResolvers<ContextType>;
  FoodDiaryPayload?: FoodDiaryPayloadResolvers<ContextType>;
  FoodDiaryPicks?: FoodDiaryPicksResolvers<ContextType>;
  FoodDiaryPicksPayload?: FoodDiaryPicksPayloadResolvers<ContextType>;
  FoodDiaryRecentFood?: FoodDiaryRecentFoodResolvers<ContextType>;
  FoodDiaryTarget?: FoodDiaryTargetResolvers<ContextType>;
  FoodDiaryTargetPayload?: FoodDiaryTargetPayloadResolvers<ContextType>;
  FoodDiaryTotal?: FoodDiaryTotalResolvers<ContextType>;
  FoodPage?: FoodPageResolvers<ContextType>;
  FoodPortion?: FoodPortionResolvers<ContextType>;
  FoodTargetSuggestion?: FoodTargetSuggestionResolvers<ContextType>;
  FoodUnit?: FoodUnitResolvers<ContextType>;
  HealthDraft?: HealthDraftResolvers<ContextType>;
  HealthDraftDeletePayload?: HealthDraftDeletePayloadResolvers<ContextType>;
  HealthDraftSavePayload?: HealthDraftSavePayloadResolvers<ContextType>;
  HeroSection?: HeroSectionResolvers<ContextType>;
  Home?: HomeResolvers<ContextType>;
  HomePromotionCard?: HomePromotionCardResolvers<ContextType>;
  HomeSection?: HomeSectionResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Impersonation?: ImpersonationResolvers<ContextType>;
  Journey?: JourneyResolvers<ContextType>;
  JourneyAnsweredOffer?: JourneyAnsweredOfferResolvers<ContextType>;
  JourneyBooking?: JourneyBookingResolvers<ContextType>;
  JourneyCarer?: JourneyCarerResolvers<ContextType>;
  JourneyCheckIn?: JourneyCheckInResolvers<ContextType>;
  JourneyConsultDay?: JourneyConsultDayResolvers<ContextType>;
  JourneyConsultTime?: JourneyConsultTimeResolvers<ContextType>;
  JourneyConsultsPayload?: JourneyConsultsPayloadResolvers<ContextType>;
  JourneyConversation?: JourneyConversationResolvers<ContextType>;
  JourneyConversationPayload?: JourneyConversationPayloadResolvers<ContextType>;
  JourneyFaq?: JourneyFaqResolvers<ContextType>;
  JourneyFoodTarget?: JourneyFoodTargetResolvers<ContextType>;
  JourneyItem?: JourneyItemResolvers<ContextType>;
  JourneyMeasurement?: JourneyMeasurementResolvers<ContextType>;
  JourneyMeasurementLog?: JourneyMeasurementLogResolvers<ContextType>;
  JourneyMeasurementsPayload?: JourneyMeasurementsPayloadResolvers<ContextType>;
  JourneyMessage?: JourneyMessageResolvers<ContextType>;
  JourneyOffer?: JourneyOfferResolvers<ContextType>;
  JourneyOfferItem?: JourneyOfferItemResolvers<ContextType>;
  JourneyPause?: JourneyPauseResolvers<ContextType>;
  JourneyPauseOption?: JourneyPauseOptionResolvers<ContextType>;
  JourneySubscription?: JourneySubscriptionResolvers<ContextType>;
  JourneySubscriptionPayload?: JourneySubscriptionPayloadResolvers<ContextType>;
  JourneySubscriptionsChargePayload?: JourneySubscriptionsChargePayloadResolvers<ContextType>;
  JourneySubscriptionsCreateConsultPayload?: JourneySubscriptionsCreateConsultPayloadResolvers<ContextType>;
  JourneySubscriptionsSetVoucherPayload?: JourneySubscriptionsSetVoucherPayloadResolvers<ContextType>;
  Lesson?: LessonResolvers<ContextType>;
  LessonProgress?: LessonProgressResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingCategory?: ListingCategoryResolvers<ContextType>;
  ListingFacet?: ListingFacetResolvers<ContextType>;
  ListingFacetStats?: ListingFacetStatsResolvers<ContextType>;
  ListingFacetValue?: ListingFacetValueResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  MatchedPromotion?: MatchedPromotionResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  MenuBrand?: MenuBrandResolvers<ContextType>;
  MenuCategory?: MenuCategoryResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  MenuSubCategory?: MenuSubCategoryResolvers<ContextType>;
  MissedPromotion?: MissedPromotionResolvers<ContextType>;
  MobilePromo?: MobilePromoResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Navigation?: NavigationResolvers<ContextType>;
  Nutrition?: NutritionResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderDiscount?: OrderDiscountResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OrderRefundLine?: OrderRefundLineResolvers<ContextType>;
  OrderReturn?: OrderReturnResolvers<ContextType>;
  OrderReturnLine?: OrderReturnLineResolvers<ContextType>;
  OrderScript?: OrderScriptResolvers<ContextType>;
  OrderScriptStep?: OrderScriptStepResolvers<ContextType>;
  OrderShippingMethod?: OrderShippingMethodResolvers<ContextType>;
  OrderTracking?: OrderTrackingResolvers<ContextType>;
  OrdersChangePayload?: OrdersChangePayloadResolvers<ContextType>;
  PaginatorInfo?: PaginatorInfoResolvers<ContextType>;
  Patient?: PatientResolvers<ContextType>;
  PatientName?: PatientNameResolvers<ContextType>;
  PatientPage?: PatientPageResolvers<ContextType>;
  PatientsDeletePayload?: PatientsDeletePayloadResolvers<ContextType>;
  PaymentGatewayConfig?: PaymentGatewayConfigResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethodsAddPayload?: PaymentMethodsAddPayloadResolvers<ContextType>;
  PaymentMethodsRemovePayload?: PaymentMethodsRemovePayloadResolvers<ContextType>;
  PaymentMethodsSetDefaultPayload?: PaymentMethodsSetDefaultPayloadResolvers<ContextType>;
  PaymentWallet?: PaymentWalletResolvers<ContextType>;
  PlannedAutoDelivery?: PlannedAutoDeliveryResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductCard?: ProductCardResolvers<ContextType>;
  ProductCardList?: ProductCardListResolvers<ContextType>;
  ProductCardPromotion?: ProductCardPromotionResolvers<ContextType>;
  ProductFact?: ProductFactResolvers<ContextType>;
  ProductStockNotificationPayload?: ProductStockNotificationPayloadResolvers<ContextType>;
  ProductTag?: ProductTagResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  ProductViewsCreatePayload?: ProductViewsCreatePayloadResolvers<ContextType>;
  ProductViewsDeletePayload?: ProductViewsDeletePayloadResolvers<ContextType>;
  ProductViewsMergePayload?: ProductViewsMergePayloadResolvers<ContextType>;
  ProductWarning?: ProductWarningResolvers<ContextType>;
  ProductsSection?: ProductsSectionResolvers<ContextType>;
  PromoBanner?: PromoBannerResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionsSection?: PromotionsSectionResolvers<ContextType>;
  QrCode?: QrCodeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuickLink?: QuickLinkResolvers<ContextType>;
  RecordCheck?: RecordCheckResolvers<ContextType>;
  RefusedOffer?: RefusedOfferResolvers<ContextType>;
  Rewards?: RewardsResolvers<ContextType>;
  RotatingRichText?: RotatingRichTextResolvers<ContextType>;
  ScriptOnFile?: ScriptOnFileResolvers<ContextType>;
  SearchBanner?: SearchBannerResolvers<ContextType>;
  SearchBanners?: SearchBannersResolvers<ContextType>;
  SearchFigures?: SearchFiguresResolvers<ContextType>;
  SearchReport?: SearchReportResolvers<ContextType>;
  SearchReportRow?: SearchReportRowResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorRecovery?: SecondFactorRecoveryResolvers<ContextType>;
  SecondFactorSecret?: SecondFactorSecretResolvers<ContextType>;
  SecondFactorVerified?: SecondFactorVerifiedResolvers<ContextType>;
  ServiceTile?: ServiceTileResolvers<ContextType>;
  ServicesSection?: ServicesSectionResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  StaffAnswer?: StaffAnswerResolvers<ContextType>;
  StaffAppointment?: StaffAppointmentResolvers<ContextType>;
  StaffAppointmentPage?: StaffAppointmentPageResolvers<ContextType>;
  StaffAppointmentPatient?: StaffAppointmentPatientResolvers<ContextType>;
  StaffAppointmentsPayload?: StaffAppointmentsPayloadResolvers<ContextType>;
  StaffAuditExport?: StaffAuditExportResolvers<ContextType>;
  StaffAuditPage?: StaffAuditPageResolvers<ContextType>;
  StaffAutoDeliveryCharge?: StaffAutoDeliveryChargeResolvers<ContextType>;
  StaffAutoDeliveryChargePage?: StaffAutoDeliveryChargePageResolvers<ContextType>;
  StaffAutoDeliveryChargePayload?: StaffAutoDeliveryChargePayloadResolvers<ContextType>;
  StaffCard?: StaffCardResolvers<ContextType>;
  StaffCertificate?: StaffCertificateResolvers<ContextType>;
  StaffChargeCounts?: StaffChargeCountsResolvers<ContextType>;
  StaffChargeMail?: StaffChargeMailResolvers<ContextType>;
  StaffClaim?: StaffClaimResolvers<ContextType>;
  StaffClaimsPayload?: StaffClaimsPayloadResolvers<ContextType>;
  StaffClinicalEntry?: StaffClinicalEntryResolvers<ContextType>;
  StaffConsultScript?: StaffConsultScriptResolvers<ContextType>;
  StaffConsultTime?: StaffConsultTimeResolvers<ContextType>;
  StaffConsultTimesSetPlacesPayload?: StaffConsultTimesSetPlacesPayloadResolvers<ContextType>;
  StaffContent?: StaffContentResolvers<ContextType>;
  StaffContentDraft?: StaffContentDraftResolvers<ContextType>;
  StaffContentItem?: StaffContentItemResolvers<ContextType>;
  StaffContentPayload?: StaffContentPayloadResolvers<ContextType>;
  StaffContentText?: StaffContentTextResolvers<ContextType>;
  StaffContentValue?: StaffContentValueResolvers<ContextType>;
  StaffContentVersion?: StaffContentVersionResolvers<ContextType>;
  StaffContradiction?: StaffContradictionResolvers<ContextType>;
  StaffCustomer?: StaffCustomerResolvers<ContextType>;
  StaffCustomerPage?: StaffCustomerPageResolvers<ContextType>;
  StaffCustomerSummary?: StaffCustomerSummaryResolvers<ContextType>;
  StaffEarlierAppointment?: StaffEarlierAppointmentResolvers<ContextType>;
  StaffEndedSignIns?: StaffEndedSignInsResolvers<ContextType>;
  StaffExportedOrder?: StaffExportedOrderResolvers<ContextType>;
  StaffHealthRecord?: StaffHealthRecordResolvers<ContextType>;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffListedAppointment?: StaffListedAppointmentResolvers<ContextType>;
  StaffListedContent?: StaffListedContentResolvers<ContextType>;
  StaffListedProduct?: StaffListedProductResolvers<ContextType>;
  StaffListedProgram?: StaffListedProgramResolvers<ContextType>;
  StaffListedPromotion?: StaffListedPromotionResolvers<ContextType>;
  StaffListedVoucher?: StaffListedVoucherResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffMembers?: StaffMembersResolvers<ContextType>;
  StaffOrder?: StaffOrderResolvers<ContextType>;
  StaffOrderCall?: StaffOrderCallResolvers<ContextType>;
  StaffOrderCallAttempt?: StaffOrderCallAttemptResolvers<ContextType>;
  StaffOrderExport?: StaffOrderExportResolvers<ContextType>;
  StaffOrderLine?: StaffOrderLineResolvers<ContextType>;
  StaffOrderPage?: StaffOrderPageResolvers<ContextType>;
  StaffOrderQueueLength?: StaffOrderQueueLengthResolvers<ContextType>;
  StaffOrderReview?: StaffOrderReviewResolvers<ContextType>;
  StaffOrdersPayload?: StaffOrdersPayloadResolvers<ContextType>;
  StaffOrdersSetStatePayload?: StaffOrdersSetStatePayloadResolvers<ContextType>;
  StaffPacking?: StaffPackingResolvers<ContextType>;
  StaffPackingCheck?: StaffPackingCheckResolvers<ContextType>;
  StaffPackingLine?: StaffPackingLineResolvers<ContextType>;
  StaffPackingPayload?: StaffPackingPayloadResolvers<ContextType>;
  StaffPackingRestart?: StaffPackingRestartResolvers<ContextType>;
  StaffPhoto?: StaffPhotoResolvers<ContextType>;
  StaffPrescribedItem?: StaffPrescribedItemResolvers<ContextType>;
  StaffPreviewLine?: StaffPreviewLineResolvers<ContextType>;
  StaffPriceChange?: StaffPriceChangeResolvers<ContextType>;
  StaffProduct?: StaffProductResolvers<ContextType>;
  StaffProductCounts?: StaffProductCountsResolvers<ContextType>;
  StaffProductPage?: StaffProductPageResolvers<ContextType>;
  StaffProductPayload?: StaffProductPayloadResolvers<ContextType>;
  StaffProgram?: StaffProgramResolvers<ContextType>;
  StaffProgramCharge?: StaffProgramChargeResolvers<ContextType>;
  StaffProgramChargePage?: StaffProgramChargePageResolvers<ContextType>;
  StaffProgramChargePayload?: StaffProgramChargePayloadResolvers<ContextType>;
  StaffProgramConsult?: StaffProgramConsultResolvers<ContextType>;
  StaffProgramDecision?: StaffProgramDecisionResolvers<ContextType>;
  StaffProgramPage?: StaffProgramPageResolvers<ContextType>;
  StaffPromotion?: StaffPromotionResolvers<ContextType>;
  StaffPromotionNumbers?: StaffPromotionNumbersResolvers<ContextType>;
  StaffPromotionPage?: StaffPromotionPageResolvers<ContextType>;
  StaffPromotionPayload?: StaffPromotionPayloadResolvers<ContextType>;
  StaffPromotionPreview?: StaffPromotionPreviewResolvers<ContextType>;
  StaffPromotionsDiscardPayload?: StaffPromotionsDiscardPayloadResolvers<ContextType>;
  StaffQuestionnaire?: StaffQuestionnaireResolvers<ContextType>;
  StaffRecordContradiction?: StaffRecordContradictionResolvers<ContextType>;
  StaffRequestedMedicine?: StaffRequestedMedicineResolvers<ContextType>;
  StaffReturnCounts?: StaffReturnCountsResolvers<ContextType>;
  StaffReturnedFee?: StaffReturnedFeeResolvers<ContextType>;
  StaffScript?: StaffScriptResolvers<ContextType>;
  StaffScriptCorrection?: StaffScriptCorrectionResolvers<ContextType>;
  StaffScriptCounts?: StaffScriptCountsResolvers<ContextType>;
  StaffScriptIssued?: StaffScriptIssuedResolvers<ContextType>;
  StaffScriptOnFile?: StaffScriptOnFileResolvers<ContextType>;
  StaffScriptPage?: StaffScriptPageResolvers<ContextType>;
  StaffScriptStep?: StaffScriptStepResolvers<ContextType>;
  StaffScriptTakenOff?: StaffScriptTakenOffResolvers<ContextType>;
  StaffScriptsPayload?: StaffScriptsPayloadResolvers<ContextType>;
  StaffSearchHit?: StaffSearchHitResolvers<ContextType>;
  StaffSearchPreview?: StaffSearchPreviewResolvers<ContextType>;
  StaffSearchResults?: StaffSearchResultsResolvers<ContextType>;
  StaffSearchSynonym?: StaffSearchSynonymResolvers<ContextType>;
  StaffSearchSynonymsPayload?: StaffSearchSynonymsPayloadResolvers<ContextType>;
  StaffShelf?: StaffShelfResolvers<ContextType>;
  StaffShelfMovement?: StaffShelfMovementResolvers<ContextType>;
  StaffStockMovement?: StaffStockMovementResolvers<ContextType>;
  StaffTelehealthRequest?: StaffTelehealthRequestResolvers<ContextType>;
  StaffVoucher?: StaffVoucherResolvers<ContextType>;
  StaffVoucherPage?: StaffVoucherPageResolvers<ContextType>;
  StaffVoucherPayload?: StaffVoucherPayloadResolvers<ContextType>;
  StaffVoucherPreview?: StaffVoucherPreviewResolvers<ContextType>;
  StaffVoucherPreviewLine?: StaffVoucherPreviewLineResolvers<ContextType>;
  StaffVouchersDiscardPayload?: StaffVouchersDiscardPayloadResolvers<ContextType>;
  TelehealthBooking?: TelehealthBookingResolvers<ContextType>;
  TelehealthBookingPage?: TelehealthBookingPageResolvers<ContextType>;
  TelehealthBookingsCancelPayload?: TelehealthBookingsCancelPayloadResolvers<ContextType>;
  TelehealthBookingsConfirmPayload?: TelehealthBookingsConfirmPayloadResolvers<ContextType>;
  TelehealthBookingsCreatePayload?: TelehealthBookingsCreatePayloadResolvers<ContextType>;
  TelehealthBookingsMovePayload?: TelehealthBookingsMovePayloadResolvers<ContextType>;
  TelehealthCertificate?: TelehealthCertificateResolvers<ContextType>;
  TelehealthDay?: TelehealthDayResolvers<ContextType>;
  TelehealthScript?: TelehealthScriptResolvers<ContextType>;
  TelehealthSection?: TelehealthSectionResolvers<ContextType>;
  TelehealthService?: TelehealthServiceResolvers<ContextType>;
  TelehealthSlot?: TelehealthSlotResolvers<ContextType>;
  TelehealthStep?: TelehealthStepResolvers<ContextType>;
  ThreeDSecureStep?: ThreeDSecureStepResolvers<ContextType>;
  TopStrip?: TopStripResolvers<ContextType>;
  TopStripDropdown?: TopStripDropdownResolvers<ContextType>;
  TopStripLink?: TopStripLinkResolvers<ContextType>;
  TrustReason?: TrustReasonResolvers<ContextType>;
  TrustSection?: TrustSectionResolvers<ContextType>;
  UnmergedItem?: UnmergedItemResolvers<ContextType>;
  UsersAccountPayload?: UsersAccountPayloadResolvers<ContextType>;
  UsersAddAddressPayload?: UsersAddAddressPayloadResolvers<ContextType>;
  UsersChangeEmailPayload?: UsersChangeEmailPayloadResolvers<ContextType>;
  UsersCloseAccountPayload?: UsersCloseAccountPayloadResolvers<ContextType>;
  UsersEditAddressPayload?: UsersEditAddressPayloadResolvers<ContextType>;
  UsersLogOutPayload?: UsersLogOutPayloadResolvers<ContextType>;
  UsersRemoveAddressPayload?: UsersRemoveAddressPayloadResolvers<ContextType>;
  UsersSetCartPayload?: UsersSetCartPayloadResolvers<ContextType>;
  UsersSetDefaultAddressPayload?: UsersSetDefaultAddressPayloadResolvers<ContextType>;
};

