import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductDocument, CategoryDocument, BrandDocument } from '../domains/catalogue/documents';
import type { VariantDocument } from '../domains/catalogue/store';
import type { PromotionDocument, OfferDocument } from '../domains/promotions/documents';
import type { ProductsSectionContent, CategoriesSectionContent, BrandsSectionContent, HomeSection as HomeSectionContent } from '../domains/content/documents';
import type { CustomerDocument } from '../domains/accounts/documents';
import type { CartView, CartLineView } from '../domains/cart/view/cart-view';
import type { PostcodeDocument } from '../domains/fulfilment/documents';
import type { ShippingMethod as ShippingMethodView, CollectLocation as CollectLocationView, ChosenLocation } from '../domains/fulfilment/shipping-methods';
import type { OrderDocument, OrderItemDocument } from '../domains/orders/documents';
import type { PatientNameDocument } from '../domains/patients/store';
import type { PatientDocument } from '../domains/patients/documents';
import type { AutoDeliveryDocument, AutoDeliveryItemDocument } from '../domains/autodelivery/documents';
import type { AuditEventDocument } from '../domains/audit/documents';
import type { RequestImpersonation, BaseContext } from '../lib/context';
import type { HealthRecord } from '../domains/staff/health-record';
import type { Food as FoodView } from '../domains/food-diary/food-store';
import type { DiaryView, DiaryMealView, DiaryEntry } from '../domains/food-diary/documents';
import type { FavouriteDocument } from '../domains/favourites/documents';
import type { JourneyDocument, LessonDocument } from '../domains/journeys/documents';
import type { SubscriptionView, JourneyItemView, LessonView } from '../domains/journeys/subscription-view';
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
  /** A moment in UTC: ISO 8601 with milliseconds and Z. */
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
  /** Is it used when no other is chosen? */
  is_default: Scalars['Boolean']['output'];
  /** Recipient's last name. */
  last_name: Scalars['String']['output'];
  /** Phone. */
  phone: Scalars['String']['output'];
  /** Four digits. */
  postcode: Scalars['String']['output'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['output'];
};

/** One thing that a member of staff did. It holds no health data and no identifiers of patients. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The customer acted as, or whose data was read; null when it is no single one. */
  customer_id?: Maybe<Scalars['ID']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** The impersonated session; null for what staff did as themselves. */
  impersonation_id?: Maybe<Scalars['ID']['output']>;
  /** Field of Query or Mutation, or method and path of a JSON endpoint. */
  operation: Scalars['String']['output'];
  /** Was it let through? */
  outcome: AuditOutcome;
  /** Did it ask for health data? */
  reads_health: Scalars['Boolean']['output'];
  /** The reason that was given. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Id of the request, as the logs name it. */
  request_id: Scalars['String']['output'];
  /** Account of the member of staff. */
  staff_id: Scalars['ID']['output'];
  /** Name of the member of staff at the time. */
  staff_name: Scalars['String']['output'];
  /** Ids that it was called with. */
  touched: Array<AuditTouch>;
};

/** A page of the audit log. */
export type AuditEventPage = {
  __typename?: 'AuditEventPage';
  /** The events. */
  data: Array<AuditEvent>;
  /** Where this page is. */
  paginatorInfo: PaginatorInfo;
};

/** Whether what was tried was let through to the shop's own rules. */
export type AuditOutcome =
  /** It was let through. */
  | 'allowed'
  /** Staff may not do it in a customer's account. */
  | 'refused';

/** An id that an operation was called with. */
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
  /** May the parcel be left without a signature? */
  authority_to_leave: Scalars['Boolean']['output'];
  /** When the card is charged. */
  charge_date: Scalars['DateTime']['output'];
  /** When it arrives. */
  delivery_date: Scalars['DateTime']['output'];
  /** Note for the driver. */
  delivery_instructions?: Maybe<Scalars['String']['output']>;
  /** 2W, 4W, 6W, 8W or 12W. */
  frequency: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What it brings. */
  items: Array<AutoDeliveryItem>;
  /** How the last charge went. */
  last_payment_status: AutoDeliveryPaymentStatus;
  /** Last moment for changes. */
  lockin_date: Scalars['DateTime']['output'];
  /** The next step of the cycle. */
  milestone: AutoDeliveryMilestone;
  /** Name the user gave it. */
  name: Scalars['String']['output'];
  /** When the user is told of the next delivery. */
  notify_date: Scalars['DateTime']['output'];
  /** Street address. */
  shipping_address_1: Scalars['String']['output'];
  /** Unit, building or company. */
  shipping_address_2: Scalars['String']['output'];
  /** Country. */
  shipping_country: Scalars['String']['output'];
  /** E-mail for notices. */
  shipping_email: Scalars['String']['output'];
  /** Recipient's first name. */
  shipping_first_name: Scalars['String']['output'];
  /** Recipient's last name. */
  shipping_last_name: Scalars['String']['output'];
  /** Recipient's phone. */
  shipping_phone: Scalars['String']['output'];
  /** Four digits. */
  shipping_postcode: Scalars['String']['output'];
  /** State. */
  shipping_state: State;
  /** Suburb. */
  shipping_suburb: Scalars['String']['output'];
  /** Whether it runs. */
  status: AutoDeliveryStatus;
  /** Card it is paid with. */
  stripe_source_id: Scalars['ID']['output'];
};

/** A line of an AutoDelivery. Money in cents. */
export type AutoDeliveryItem = {
  __typename?: 'AutoDeliveryItem';
  /** Id of the line. */
  id: Scalars['ID']['output'];
  /** Only in the next delivery. */
  one_off: Scalars['Boolean']['output'];
  /** For whom a prescription line is. */
  patient?: Maybe<PatientName>;
  /** Price of one unit, AutoDelivery discount included. */
  price: Scalars['Int']['output'];
  /** The product; null when it no longer exists. */
  product?: Maybe<Product>;
  /** Units. */
  quantity: Scalars['Int']['output'];
};

/** Steps of an AutoDelivery cycle, in order. */
export type AutoDeliveryMilestone =
  /** Charge the card. */
  | 'charge'
  /** Deliver. */
  | 'delivery'
  /** No more changes. */
  | 'lockin'
  /** Tell the user. */
  | 'notify';

/** How the last charge of an AutoDelivery went. */
export type AutoDeliveryPaymentStatus =
  /** Declined. */
  | 'failed'
  /** Not charged yet. */
  | 'none'
  /** Under way. */
  | 'pending'
  /** Paid. */
  | 'succeeded';

/** Whether an AutoDelivery runs. */
export type AutoDeliveryStatus =
  /** Running. */
  | 'active'
  /** Ended. */
  | 'cancelled'
  /** Stopped for now. */
  | 'paused';

/** What `autodeliveries_add_item` takes. */
export type AutodeliveriesAddItemInput = {
  /** The AutoDelivery to add to; without it: "Please select an existing AutoDelivery". */
  autodelivery_id?: InputMaybe<Scalars['ID']['input']>;
  /** E-prescription token, for script type escript. */
  eprescription_token?: InputMaybe<Scalars['String']['input']>;
  /** Only in the next delivery? */
  one_off?: InputMaybe<Scalars['Boolean']['input']>;
  /** For whom, for a prescription product. */
  patient_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Asked price type: default, promo, afterhours or multi_{N}. */
  price_type?: InputMaybe<Scalars['String']['input']>;
  /** The product. */
  product_id: Scalars['ID']['input'];
  /** Units, 1 to 999; 0 counts as 1. */
  quantity: Scalars['Int']['input'];
  /** How the prescription is given. */
  script_type?: InputMaybe<ScriptType>;
};

/** Result of `autodeliveries_add_item`. */
export type AutodeliveriesAddItemPayload = {
  __typename?: 'AutodeliveriesAddItemPayload';
  /** The AutoDelivery after the change. */
  autodelivery: AutoDelivery;
  /** The item after the change. */
  item: AutoDeliveryItem;
};

/** What `autodeliveries_charge` takes. */
export type AutodeliveriesChargeInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_charge`. */
export type AutodeliveriesChargePayload = {
  __typename?: 'AutodeliveriesChargePayload';
  /** The AutoDelivery after the change. */
  autodelivery: AutoDelivery;
  /** The order that was made; null when the card was declined or nothing could be sent. */
  order?: Maybe<Order>;
};

/** What `autodeliveries_delete` takes. */
export type AutodeliveriesDeleteInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_delete`. */
export type AutodeliveriesDeletePayload = {
  __typename?: 'AutodeliveriesDeletePayload';
  /** The AutoDelivery after the change. */
  autodelivery: AutoDelivery;
};

/** What `autodeliveries_edit` takes; what is left out stays. */
export type AutodeliveriesEditInput = {
  /** May the parcel be left without a signature? */
  authority_to_leave?: InputMaybe<Scalars['Boolean']['input']>;
  /** Note for the driver, at most 200 characters, no e-mail or web address. */
  delivery_instructions?: InputMaybe<Scalars['String']['input']>;
  /** 2W, 4W, 6W, 8W or 12W: the next delivery is counted anew from the last one. */
  frequency?: InputMaybe<Scalars['String']['input']>;
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
  /** Name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  shipping_address_1?: InputMaybe<Scalars['String']['input']>;
  /** Unit, building or company. */
  shipping_address_2?: InputMaybe<Scalars['String']['input']>;
  /** Country: only Australia. */
  shipping_country?: InputMaybe<Scalars['String']['input']>;
  /** E-mail for notices. */
  shipping_email?: InputMaybe<Scalars['String']['input']>;
  /** Recipient's first name. */
  shipping_first_name?: InputMaybe<Scalars['String']['input']>;
  /** Recipient's last name. */
  shipping_last_name?: InputMaybe<Scalars['String']['input']>;
  /** Recipient's phone. */
  shipping_phone?: InputMaybe<Scalars['String']['input']>;
  /** Four digits. */
  shipping_postcode?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  shipping_state?: InputMaybe<State>;
  /** Suburb. */
  shipping_suburb?: InputMaybe<Scalars['String']['input']>;
  /** Card to charge from now on: one of `payment_methods`. */
  stripe_source_id?: InputMaybe<Scalars['ID']['input']>;
};

/** What `autodeliveries_edit_item` takes; what is left out stays. */
export type AutodeliveriesEditItemInput = {
  /** E-prescription token, for script type escript. */
  eprescription_token?: InputMaybe<Scalars['String']['input']>;
  /** The item. */
  id: Scalars['ID']['input'];
  /** Only in the next delivery? */
  one_off?: InputMaybe<Scalars['Boolean']['input']>;
  /** For whom, for a prescription product. */
  patient_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Units, 1 to 999; 0 counts as 1. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** How the prescription is given. */
  script_type?: InputMaybe<ScriptType>;
};

/** Result of `autodeliveries_edit_item`. */
export type AutodeliveriesEditItemPayload = {
  __typename?: 'AutodeliveriesEditItemPayload';
  /** The AutoDelivery after the change. */
  autodelivery: AutoDelivery;
  /** The item after the change. */
  item: AutoDeliveryItem;
};

/** Result of `autodeliveries_edit`. */
export type AutodeliveriesEditPayload = {
  __typename?: 'AutodeliveriesEditPayload';
  /** The AutoDelivery after the change. */
  autodelivery: AutoDelivery;
};

/** What `autodeliveries_lock_in` takes. */
export type AutodeliveriesLockInInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_lock_in`. */
export type AutodeliveriesLockInPayload = {
  __typename?: 'AutodeliveriesLockInPayload';
  /** The AutoDelivery after the change. */
  autodelivery: AutoDelivery;
};

/** What `autodeliveries_notify` takes. */
export type AutodeliveriesNotifyInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_notify`. */
export type AutodeliveriesNotifyPayload = {
  __typename?: 'AutodeliveriesNotifyPayload';
  /** The AutoDelivery after the change. */
  autodelivery: AutoDelivery;
};

/** What `autodeliveries_pause` takes. */
export type AutodeliveriesPauseInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_pause`. */
export type AutodeliveriesPausePayload = {
  __typename?: 'AutodeliveriesPausePayload';
  /** The AutoDelivery after the change. */
  autodelivery: AutoDelivery;
};

/** What `autodeliveries_remove_item` takes. */
export type AutodeliveriesRemoveItemInput = {
  /** The item. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_remove_item`. */
export type AutodeliveriesRemoveItemPayload = {
  __typename?: 'AutodeliveriesRemoveItemPayload';
  /** The AutoDelivery after the change. */
  autodelivery: AutoDelivery;
};

/** What `autodeliveries_resume` takes. */
export type AutodeliveriesResumeInput = {
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_resume`. */
export type AutodeliveriesResumePayload = {
  __typename?: 'AutodeliveriesResumePayload';
  /** The AutoDelivery after the change. */
  autodelivery: AutoDelivery;
};

/** What `autodeliveries_skip` takes. */
export type AutodeliveriesSkipInput = {
  /** The delivery to leave out: when it is no longer the next one, nothing happens, so that a repeat skips no second. */
  delivery_date?: InputMaybe<Scalars['DateTime']['input']>;
  /** The AutoDelivery. */
  id: Scalars['ID']['input'];
};

/** Result of `autodeliveries_skip`. */
export type AutodeliveriesSkipPayload = {
  __typename?: 'AutodeliveriesSkipPayload';
  /** The AutoDelivery after the change. */
  autodelivery: AutoDelivery;
};

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

/** A brand. */
export type Brand = {
  __typename?: 'Brand';
  /** Wide picture of its page. */
  banner_image: Scalars['String']['output'];
  /** About the brand. */
  description: Scalars['String']['output'];
  /** Title of its page. */
  display_title: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Is it among the popular brands? */
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
  /** Path of its page. */
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

/** One step of the path to a product. */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  /** What the category holds. */
  description: Scalars['String']['output'];
  /** Name. */
  display_title: Scalars['String']['output'];
  /** The categories from the root to this one. */
  lineage: Array<BreadcrumbLineage>;
  /** Name, as `display_title`. */
  name: Scalars['String']['output'];
  /** Slug of the category. */
  slug: Scalars['String']['output'];
  /** Path of its listing. */
  url: Scalars['String']['output'];
};

/** A category above a breadcrumb. */
export type BreadcrumbLineage = {
  __typename?: 'BreadcrumbLineage';
  /** Name. */
  display_title: Scalars['String']['output'];
  /** Slug. */
  slug: Scalars['String']['output'];
};

/** A cart, kept by its uuid. All money in cents. */
export type Cart = {
  __typename?: 'Cart';
  /** May the parcel be left without a signature? */
  authority_to_leave: Scalars['Boolean']['output'];
  /** Offers that anyone may use and that run now. */
  available_offers: Array<Offer>;
  /** Methods this cart can be sent with. */
  available_shipping_methods: Array<ShippingMethod>;
  /** What the shopper saves against recommended and everyday prices, discounts included. */
  cart_savings: Scalars['Int']['output'];
  /** `item_total` less `discount_total`. */
  cart_subtotal: Scalars['Int']['output'];
  /** What the shopper pays: subtotal and shipping. */
  cart_total: Scalars['Int']['output'];
  /** The chosen click-and-collect pharmacy. */
  cnc_location?: Maybe<CncLocation>;
  /** Note for the driver. */
  delivery_instructions?: Maybe<Scalars['String']['output']>;
  /** Every discount: promotions, offer and staff. */
  discount_total: Scalars['Int']['output'];
  /** Base rewards points the order would earn. */
  edr_base_points: Scalars['Int']['output'];
  /** Bonus rewards points the order would earn. */
  edr_bonus_points: Scalars['Int']['output'];
  /** What is missing to free delivery, or that it is reached; null when no line is sent. */
  free_shipping_message?: Maybe<Scalars['String']['output']>;
  /** Item total from which express delivery is free. */
  free_shipping_threshold_express: Scalars['Int']['output'];
  /** Item total from which standard delivery is free. */
  free_shipping_threshold_standard: Scalars['Int']['output'];
  /** GST contained in `cart_total`. */
  gst_total: Scalars['Int']['output'];
  /** Sum of the lines at the prices that apply, before discounts. */
  item_total: Scalars['Int']['output'];
  /** Lines, oldest first. */
  items: Array<CartItem>;
  /** `discount_total` without the staff discount. */
  non_staff_discount_total: Scalars['Int']['output'];
  /** Number of units over all lines. */
  num_items: Scalars['Int']['output'];
  /** The offer on the cart. */
  offer?: Maybe<Offer>;
  /** Code of the offer on the cart. */
  offer_code?: Maybe<Scalars['String']['output']>;
  /** Id of the offer on the cart. */
  offer_id?: Maybe<Scalars['Int']['output']>;
  /** Result of the practitioner questionnaire; null while it was not taken. */
  questionnaire_passed?: Maybe<Scalars['Boolean']['output']>;
  /** True when the cart can only be ordered by a signed-in shopper. */
  requires_login: Scalars['Boolean']['output'];
  /** True when a practitioner product asks for the questionnaire. */
  requires_questionnaire: Scalars['Boolean']['output'];
  /** False when every line is a telehealth service. */
  requires_shipping: Scalars['Boolean']['output'];
  /** Order before this moment for the next same-day run; null where there is none. */
  same_day_cutoff?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the cart can be delivered the same business day. */
  same_day_eligibility: Scalars['Boolean']['output'];
  /** Name of the same-day method in this postcode; null where there is none. */
  same_day_name?: Maybe<Scalars['String']['output']>;
  /** Street address. */
  shipping_address_1?: Maybe<Scalars['String']['output']>;
  /** Unit, building or company. */
  shipping_address_2?: Maybe<Scalars['String']['output']>;
  /** Recipient's first name. */
  shipping_first_name?: Maybe<Scalars['String']['output']>;
  /** Recipient's last name. */
  shipping_last_name?: Maybe<Scalars['String']['output']>;
  /** The chosen method as it stands for this cart; null when none is chosen or it is no longer on offer. */
  shipping_method?: Maybe<ShippingMethod>;
  /** Recipient's phone. */
  shipping_phone?: Maybe<Scalars['String']['output']>;
  /** Postcode of the delivery address. */
  shipping_postcode?: Maybe<Scalars['String']['output']>;
  /** State of the delivery address. */
  shipping_state?: Maybe<State>;
  /** Suburb of the delivery address. */
  shipping_suburb?: Maybe<Scalars['String']['output']>;
  /** Price of the chosen shipping method; 0 while none is chosen. */
  shipping_total: Scalars['Int']['output'];
  /** True when the signed-in user is staff and a line takes the staff discount. */
  staff_discount_eligible: Scalars['Boolean']['output'];
  /** The staff discount contained in `discount_total`. */
  staff_discount_value: Scalars['Int']['output'];
  /** E-mail for the order. */
  user_email?: Maybe<Scalars['String']['output']>;
  /** Shopper's first name. */
  user_first_name?: Maybe<Scalars['String']['output']>;
  /** Shopper's last name. */
  user_last_name?: Maybe<Scalars['String']['output']>;
  /** Unguessable; whoever has it may use a guest's cart. */
  uuid: Scalars['ID']['output'];
  /** Raised by every write: tells an older answer from a newer one. */
  version: Scalars['Int']['output'];
};


/** A cart, kept by its uuid. All money in cents. */
export type CartAvailable_Shipping_MethodsArgs = {
  input?: InputMaybe<ShippingMethodInput>;
};


/** A cart, kept by its uuid. All money in cents. */
export type CartSame_Day_CutoffArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};


/** A cart, kept by its uuid. All money in cents. */
export type CartSame_Day_EligibilityArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};


/** A cart, kept by its uuid. All money in cents. */
export type CartSame_Day_NameArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};

/** What `cart_add_item` takes. */
export type CartAddItemInput = {
  /** The cart; without it: "Cart token is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** E-prescription token, for script type escript. */
  eprescription_token?: InputMaybe<Scalars['String']['input']>;
  /** AutoDelivery frequency; null for a one-time line. */
  frequency?: InputMaybe<Scalars['String']['input']>;
  /** Absolute offset of the shopper's zone in minutes, for after-hours prices. */
  gmt_offset?: InputMaybe<Scalars['Int']['input']>;
  /** For whom, for a prescription product of a signed-in user. */
  patient_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Asked price type: default, promo, afterhours or multi_{N}. */
  price_type?: InputMaybe<Scalars['String']['input']>;
  /** The product. */
  product_id: Scalars['ID']['input'];
  /** Units, 1 to 999; 0 counts as 1. */
  quantity: Scalars['Int']['input'];
  /** Search query that led here, for conversion events. */
  query_id?: InputMaybe<Scalars['String']['input']>;
  /** How the prescription is given. */
  script_type?: InputMaybe<ScriptType>;
  /** Where it was added: page-componentType-componentName. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `cart_add_item`. */
export type CartAddItemPayload = {
  __typename?: 'CartAddItemPayload';
  /** The cart after the change. */
  cart: Cart;
  /** The line that was added or that grew. */
  item: CartItem;
};

/** Result of `cart_create`. */
export type CartCreatePayload = {
  __typename?: 'CartCreatePayload';
  /** The cart. */
  cart: Cart;
};

/** What `cart_edit_item` takes. */
export type CartEditItemInput = {
  /** The cart; without it: "Cart UUID is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The line. */
  item_id: Scalars['ID']['input'];
  /** Units, 1 to 999; 0 counts as 1. */
  quantity: Scalars['Int']['input'];
};

/** Result of `cart_edit_item`. */
export type CartEditItemPayload = {
  __typename?: 'CartEditItemPayload';
  /** The cart after the change. */
  cart: Cart;
  /** The line after the change. */
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

/** What the mini-cart trigger shows. Money in cents. */
export type CartHeader = {
  __typename?: 'CartHeader';
  /** Item total less discounts. */
  cart_subtotal: Scalars['Int']['output'];
  /** Subtotal and shipping. */
  cart_total: Scalars['Int']['output'];
  /** Number of units. */
  num_items: Scalars['Int']['output'];
};

/** A line of a cart. Money in cents. */
export type CartItem = {
  __typename?: 'CartItem';
  /** Base rewards points of the line. */
  edr_base_points: Scalars['Int']['output'];
  /** Last 4 characters of the e-prescription token behind bullets; the token itself is never sent back. */
  eprescription_token?: Maybe<Scalars['String']['output']>;
  /** What keeps this line from being ordered. */
  errors: Array<CartItemError>;
  /** AutoDelivery frequency (2W, 4W, 6W, 8W, 12W); null for a one-time line. */
  frequency?: Maybe<Scalars['String']['output']>;
  /** Id of the line. */
  id: Scalars['ID']['output'];
  /** True when the product may not be sent to the cart's state. */
  is_restricted: Scalars['Boolean']['output'];
  /** Whether the line can be delivered the same business day. */
  is_same_day_eligible: Scalars['Boolean']['output'];
  /** `quantity` times `unit_price`, before discounts. */
  line_total: Scalars['Int']['output'];
  /** Price type that applies now. */
  live_price_type: Scalars['String']['output'];
  /** The promotion that this line takes part in and that is met. */
  matched_promotion?: Maybe<MatchedPromotion>;
  /** Promotions of the product that are not met yet. */
  missed_promotions: Array<MissedPromotion>;
  /** For whom a prescription line is. */
  patient?: Maybe<PatientName>;
  /** First name of `patient`. */
  patient_first_name?: Maybe<Scalars['String']['output']>;
  /** Uuid of `patient`. */
  patient_id?: Maybe<Scalars['ID']['output']>;
  /** Last name of `patient`. */
  patient_last_name?: Maybe<Scalars['String']['output']>;
  /** Price type that was asked for: default, promo, afterhours or multi_{N}. */
  price_type: Scalars['String']['output'];
  /** The product; null when it no longer exists. */
  product?: Maybe<Product>;
  /** Units, 1 to 999. */
  quantity: Scalars['Int']['output'];
  /** Did the patient's answers pass? Null while there are none. */
  questionnaire_passed?: Maybe<Scalars['Boolean']['output']>;
  /** How the prescription is given. */
  script_type?: Maybe<ScriptType>;
  /** Price of one unit that applies now. */
  unit_price: Scalars['Int']['output'];
};


/** A line of a cart. Money in cents. */
export type CartItemIs_Same_Day_EligibleArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};

/** What keeps a line from being ordered, and what to do. */
export type CartItemError = {
  __typename?: 'CartItemError';
  /**
   * out_of_stock, insufficient_stock, order_limit, excluded_state, prescription_required, patient_required,
   * login_required or product_unavailable.
   */
  code: Scalars['String']['output'];
  /** What the shopper reads. */
  message: Scalars['String']['output'];
};

/** What `cart_remove_item` takes. */
export type CartRemoveItemInput = {
  /** The cart; without it: "Cart UUID is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The line. */
  item_id: Scalars['ID']['input'];
};

/** Result of `cart_remove_item`. */
export type CartRemoveItemPayload = {
  __typename?: 'CartRemoveItemPayload';
  /** The cart after the change. */
  cart: Cart;
};

/** What `cart_remove_offer` takes. */
export type CartRemoveOfferInput = {
  /** The cart; without it: "Cart UUID is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `cart_remove_offer`. */
export type CartRemoveOfferPayload = {
  __typename?: 'CartRemoveOfferPayload';
  /** The cart after the change. */
  cart: Cart;
};

/** What `cart_set_item_patient` takes. */
export type CartSetItemPatientInput = {
  /** The cart; without it: "Cart UUID is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** E-prescription token, for script type escript. */
  eprescription_token?: InputMaybe<Scalars['String']['input']>;
  /** The line. */
  item_id: Scalars['ID']['input'];
  /** For whom. */
  patient_uuid: Scalars['ID']['input'];
  /** How the prescription is given. */
  script_type: ScriptType;
};

/** Result of `cart_set_item_patient`. */
export type CartSetItemPatientPayload = {
  __typename?: 'CartSetItemPatientPayload';
  /** The cart after the change. */
  cart: Cart;
  /** The line after the change. */
  item: CartItem;
};

/** What `cart_set_item_patient_questionnaire` takes. */
export type CartSetItemPatientQuestionnaireInput = {
  /** The cart; without it: "Cart UUID is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The line. */
  item_id: Scalars['ID']['input'];
  /** Who answered. */
  patient_uuid: Scalars['ID']['input'];
  /** JSON object of the answers by question, all of them text; `terms` is yes when the terms are accepted. */
  questionnaire: Scalars['String']['input'];
};

/** Result of `cart_set_item_patient_questionnaire`. */
export type CartSetItemPatientQuestionnairePayload = {
  __typename?: 'CartSetItemPatientQuestionnairePayload';
  /** The cart after the change. */
  cart: Cart;
  /** The line after the change. */
  item: CartItem;
};

/** What `cart_set_offer_by_code` takes. */
export type CartSetOfferByCodeInput = {
  /** The cart; without it: "Cart UUID is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The code as typed. */
  code: Scalars['String']['input'];
};

/** Result of `cart_set_offer_by_code`. */
export type CartSetOfferByCodePayload = {
  __typename?: 'CartSetOfferByCodePayload';
  /** The cart after the change. */
  cart: Cart;
  /** The offer now on the cart. */
  offer: Offer;
};

/** What `cart_set_questionnaire_passed` takes. */
export type CartSetQuestionnairePassedInput = {
  /** The cart; without it: "Cart UUID is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the answers passed. */
  questionnaire_passed: Scalars['Boolean']['input'];
};

/** Result of `cart_set_questionnaire_passed`. */
export type CartSetQuestionnairePassedPayload = {
  __typename?: 'CartSetQuestionnairePassedPayload';
  /** The cart after the change. */
  cart: Cart;
};

/** What `cart_set_shipping_address` takes. */
export type CartSetShippingAddressInput = {
  /** Street address. */
  address_1: Scalars['String']['input'];
  /** Unit, building or company. */
  address_2?: InputMaybe<Scalars['String']['input']>;
  /** The cart; without it: "Cart UUID is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Recipient's first name. */
  first_name: Scalars['String']['input'];
  /** Recipient's last name. */
  last_name: Scalars['String']['input'];
  /** Australian phone number. */
  phone: Scalars['String']['input'];
  /** Four digits. */
  postcode: Scalars['String']['input'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['input'];
};

/** Result of `cart_set_shipping_address`. */
export type CartSetShippingAddressPayload = {
  __typename?: 'CartSetShippingAddressPayload';
  /** The cart after the change. */
  cart: Cart;
};

/** What `cart_set_shipping_method` takes. */
export type CartSetShippingMethodInput = {
  /** May the parcel be left without a signature? Unchanged when left out. */
  authority_to_leave?: InputMaybe<Scalars['Boolean']['input']>;
  /** The cart; without it: "Cart UUID is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Pharmacy that hands the order over, for click-and-collect. */
  cnc_location_id?: InputMaybe<Scalars['ID']['input']>;
  /** Note for the driver, at most 200 characters, no e-mail or web address. Unchanged when left out. */
  delivery_instructions?: InputMaybe<Scalars['String']['input']>;
  /** Postcode the choice is made for; the cart's own when left out. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** Id of one of `available_shipping_methods`. */
  shipping_method_id: Scalars['ID']['input'];
};

/** Result of `cart_set_shipping_method`. */
export type CartSetShippingMethodPayload = {
  __typename?: 'CartSetShippingMethodPayload';
  /** The cart after the change. */
  cart: Cart;
};

/** What `cart_set_user_details` takes. */
export type CartSetUserDetailsInput = {
  /** The cart; without it: "Cart UUID is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail for the order. */
  email: Scalars['String']['input'];
  /** First name. */
  first_name: Scalars['String']['input'];
  /** Last name. */
  last_name: Scalars['String']['input'];
};

/** Result of `cart_set_user_details`. */
export type CartSetUserDetailsPayload = {
  __typename?: 'CartSetUserDetailsPayload';
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
  /** The categories right below, in the order of the menu. */
  children: Array<Category>;
  /** What it holds. */
  description: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Picture. */
  image_url: Scalars['String']['output'];
  /** The categories from the root to this one. */
  lineage: Array<CategoryLineage>;
  /** Slugs from the root, joined by /. */
  path: Scalars['String']['output'];
  /** Products on sale in it and below. */
  product_count: Scalars['Int']['output'];
  /** Slug. */
  slug: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Path of its listing. */
  url: Scalars['String']['output'];
};

/** A group of categories in the mega-menu. */
export type CategoryGroup = {
  __typename?: 'CategoryGroup';
  /** Its categories. */
  categories: Array<MenuCategory>;
  /** Small heading; empty for none. */
  groupEyebrow: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** primary or secondary. */
  variant: Scalars['String']['output'];
};

/** A category above another. */
export type CategoryLineage = {
  __typename?: 'CategoryLineage';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Slug. */
  slug: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Path of its listing. */
  url: Scalars['String']['output'];
};

/** What `checkout_place_order` takes. */
export type CheckoutPlaceOrderInput = {
  /** The cart; without it: "Cart UUID is missing". */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The total the shopper saw, in cents; another total gives TOTAL_CHANGED. */
  expected_total?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client once per review of the order: 16 to 100 letters, digits, dashes. */
  idempotency_key: Scalars['String']['input'];
  /** Token of the gateway; not needed when the total is 0. */
  stripe_source_id?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `checkout_place_order`: exactly one of the two is set. */
export type CheckoutPlaceOrderPayload = {
  __typename?: 'CheckoutPlaceOrderPayload';
  /** The stored order. */
  order?: Maybe<Order>;
  /** The bank wants to see the shopper: show this step, then send the same call with the same key again. */
  three_d_secure?: Maybe<ThreeDSecureStep>;
};

/** The pharmacy chosen for click-and-collect. */
export type CncLocation = {
  __typename?: 'CncLocation';
  /** Id of the pharmacy. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Address of a pharmacy. */
export type CollectAddress = {
  __typename?: 'CollectAddress';
  /** Street address. */
  line_1: Scalars['String']['output'];
  /** Centre or level. */
  line_2: Scalars['String']['output'];
  /** Four digits. */
  postcode: Scalars['String']['output'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['output'];
};

/** A pharmacy that hands orders over. */
export type CollectLocation = {
  __typename?: 'CollectLocation';
  /** Where it is. */
  address: CollectAddress;
  /** Kilometres from the postcode, one decimal. */
  distance: Scalars['Float']['output'];
  /** Id of the pharmacy. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** How the practitioner reaches the patient. */
export type ContactMethod =
  /** By phone. */
  | 'phone'
  /** By video. */
  | 'video';

/** A page of text. */
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
  /** When it was last changed. */
  updated_at: Scalars['DateTime']['output'];
};

/** Banner code of a maker. */
export type CoopAdvert = {
  __typename?: 'CoopAdvert';
  /** Code for `promo_banner`. */
  kontent_code: Scalars['String']['output'];
};

/** A promotional card of the menu. */
export type DynamicContent = {
  __typename?: 'DynamicContent';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Picture. */
  image: Scalars['String']['output'];
  /** Where it leads. */
  targetLink: Scalars['String']['output'];
  /** Text. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** What the prescription exchange says about a token. */
export type EscriptValidation = {
  __typename?: 'EscriptValidation';
  /** Can the script be dispensed? */
  is_valid: Scalars['Boolean']['output'];
  /** Why it cannot; null when it can. */
  message?: Maybe<Scalars['String']['output']>;
};

/** A product that a user keeps (section 3.k). */
export type Favourite = {
  __typename?: 'Favourite';
  /** When it became a favourite. */
  created_at: Scalars['DateTime']['output'];
  /** Type of the price that the user saw when it became a favourite. */
  price_type: Scalars['String']['output'];
  /** The product; null when the shop no longer knows it. */
  product?: Maybe<Product>;
  /** Id of the product. */
  product_id: Scalars['ID']['output'];
};

/** What `favourites_add` takes. */
export type FavouritesAddInput = {
  /** Type of the price that is shown: default, promo, afterhours or multi_{N}. */
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

/** What `favourites_remove` takes. */
export type FavouritesRemoveInput = {
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
};

/** Result of `favourites_remove`. */
export type FavouritesRemovePayload = {
  __typename?: 'FavouritesRemovePayload';
  /** The product; null when the shop does not know it. */
  product?: Maybe<Product>;
  /** Id of the product, as it was given. */
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
  /** What 100 g hold, typically. */
  per_100g: Nutrition;
  /** Usual portions, at least one. */
  portions: Array<FoodPortion>;
};

/** What `food_diary_add_entry` takes: `grams`, or one of the food's portions and how many of them. */
export type FoodDiaryAddEntryInput = {
  /** The day where the user is, YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** A UUID made by the client: the same again adds nothing. */
  entry_id: Scalars['ID']['input'];
  /** Id of the food. */
  food_id: Scalars['ID']['input'];
  /** Whole grams, 1 to 5,000. */
  grams?: InputMaybe<Scalars['Int']['input']>;
  /** Meal. */
  meal: Meal;
  /** Name of one of the food's portions. */
  portion?: InputMaybe<Scalars['String']['input']>;
  /** How many portions. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
};

/** A day of a diary. */
export type FoodDiaryDay = {
  __typename?: 'FoodDiaryDay';
  /** YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** All four meals, in their order. */
  meals: Array<FoodDiaryMeal>;
  /** The present target, also for days that are past. */
  target: FoodDiaryTarget;
  /** The sum of the meals. */
  total: Nutrition;
  /** Water in millilitres. */
  water_ml: Scalars['Int']['output'];
};

/** What `food_diary_edit_entry` takes. */
export type FoodDiaryEditEntryInput = {
  /** The day it is written in, YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** Id of the portion. */
  entry_id: Scalars['ID']['input'];
  /** Whole grams, 1 to 5,000. */
  grams?: InputMaybe<Scalars['Int']['input']>;
  /** Another meal. */
  meal?: InputMaybe<Meal>;
};

/** A portion that was eaten or drunk; it stays as it was written when the food list changes. */
export type FoodDiaryEntry = {
  __typename?: 'FoodDiaryEntry';
  /** Id of the food. */
  food_id: Scalars['ID']['output'];
  /** Grams; of drinks about the millilitres. */
  grams: Scalars['Int']['output'];
  /** Id, made by the client. */
  id: Scalars['ID']['output'];
  /** Meal. */
  meal: Meal;
  /** Name of the food. */
  name: Scalars['String']['output'];
  /** What the portion holds. */
  nutrition: Nutrition;
  /** The portion in words; null when only grams were given. */
  portion?: Maybe<Scalars['String']['output']>;
};

/** A meal of a day. */
export type FoodDiaryMeal = {
  __typename?: 'FoodDiaryMeal';
  /** Its portions, in the order of writing. */
  entries: Array<FoodDiaryEntry>;
  /** Which meal. */
  meal: Meal;
  /** Their sum. */
  total: Nutrition;
};

/** Result of a change of a diary. */
export type FoodDiaryPayload = {
  __typename?: 'FoodDiaryPayload';
  /** The day after the change. */
  day: FoodDiaryDay;
};

/** What `food_diary_remove_entry` takes. */
export type FoodDiaryRemoveEntryInput = {
  /** The day it is written in, YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** Id of the portion. */
  entry_id: Scalars['ID']['input'];
};

/** What `food_diary_set_target` takes. */
export type FoodDiarySetTargetInput = {
  /** Carbohydrate in grams. */
  carbohydrate?: InputMaybe<Scalars['Int']['input']>;
  /** Fat in grams. */
  fat?: InputMaybe<Scalars['Int']['input']>;
  /** Kilojoules, 1,000 to 30,000. */
  kilojoules?: InputMaybe<Scalars['Int']['input']>;
  /** Protein in grams. */
  protein?: InputMaybe<Scalars['Int']['input']>;
  /** Water in millilitres. */
  water_ml?: InputMaybe<Scalars['Int']['input']>;
};

/** What `food_diary_set_water` takes. */
export type FoodDiarySetWaterInput = {
  /** The day where the user is, YYYY-MM-DD. */
  day: Scalars['String']['input'];
  /** All water of the day in millilitres, up to 10,000. */
  water_ml: Scalars['Int']['input'];
};

/** What somebody would like to eat and drink in a day. */
export type FoodDiaryTarget = {
  __typename?: 'FoodDiaryTarget';
  /** Carbohydrate in grams. */
  carbohydrate: Scalars['Int']['output'];
  /** Fat in grams. */
  fat: Scalars['Int']['output'];
  /** Kilojoules. */
  kilojoules: Scalars['Int']['output'];
  /** Protein in grams. */
  protein: Scalars['Int']['output'];
  /** Water in millilitres. */
  water_ml: Scalars['Int']['output'];
};

/** Result of `food_diary_set_target`. */
export type FoodDiaryTargetPayload = {
  __typename?: 'FoodDiaryTargetPayload';
  /** The target after the change. */
  target: FoodDiaryTarget;
};

/** A day of the chart. */
export type FoodDiaryTotal = {
  __typename?: 'FoodDiaryTotal';
  /** YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** The sum of the meals. */
  total: Nutrition;
  /** Water in millilitres. */
  water_ml: Scalars['Int']['output'];
};

/** A page of foods. */
export type FoodPage = {
  __typename?: 'FoodPage';
  /** The foods. */
  data: Array<Food>;
  /** Where this page is. */
  paginatorInfo: PaginatorInfo;
};

/** A usual portion of a food. */
export type FoodPortion = {
  __typename?: 'FoodPortion';
  /** Its grams; of drinks about its millilitres. */
  grams: Scalars['Int']['output'];
  /** In words: 1 medium. */
  name: Scalars['String']['output'];
};

/** Genders of a patient. */
export type Gender =
  /** Female. */
  | 'female'
  /** Male. */
  | 'male';

/** One idea with a picture. */
export type HeroSection = HomeSection & {
  __typename?: 'HeroSection';
  /** Who sees it: guest, existing (signed in, with orders) or all (section 6). */
  audience: Scalars['String']['output'];
  /** Small heading. */
  eyebrow: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Picture. */
  image: Scalars['String']['output'];
  /** Text of its button. */
  linkText: Scalars['String']['output'];
  /** Where it leads. */
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
  /** Text of its link. */
  linkText: Scalars['String']['output'];
  /** Where it leads. */
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
  /** What it shows. */
  alt: Scalars['String']['output'];
  /** Id among the product's pictures. */
  id: Scalars['ID']['output'];
  /** Address. */
  url: Scalars['String']['output'];
};

/** A session in which staff act as a customer. */
export type Impersonation = {
  __typename?: 'Impersonation';
  /** When it ends by itself. */
  expires_at: Scalars['DateTime']['output'];
  /** The reason that was given. */
  reason: Scalars['String']['output'];
  /** Name of the member of staff. */
  staff_name: Scalars['String']['output'];
};

/** A monthly program. Money in cents. */
export type Journey = {
  __typename?: 'Journey';
  /** What it is. */
  description: Scalars['String']['output'];
  /** Questions and answers. */
  faqs: Array<JourneyFaq>;
  /** Id of the program. */
  id: Scalars['ID']['output'];
  /** Its lessons by week; the text is for subscribers only. */
  lessons: Array<Lesson>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Monthly fee. */
  price: Scalars['Int']['output'];
  /** Slug of its page. */
  slug: Scalars['String']['output'];
  /** One line about it. */
  tagline: Scalars['String']['output'];
};

/** A consult of a subscription. */
export type JourneyBooking = {
  __typename?: 'JourneyBooking';
  /** When. */
  appointment_at: Scalars['DateTime']['output'];
  /** Id of the booking. */
  id: Scalars['ID']['output'];
  /** Where it stands. */
  status: Scalars['String']['output'];
};

/** A question about a program. */
export type JourneyFaq = {
  __typename?: 'JourneyFaq';
  /** Answer. */
  answer: Scalars['String']['output'];
  /** Question. */
  question: Scalars['String']['output'];
};

/** A line of a subscription's next order. Money in cents. */
export type JourneyItem = {
  __typename?: 'JourneyItem';
  /** Id of the line. */
  id: Scalars['ID']['output'];
  /** True when a practitioner prescribed it; such lines cannot be edited. */
  is_prescribed: Scalars['Boolean']['output'];
  /** Price of one unit. */
  price: Scalars['Int']['output'];
  /** Price type that applies. */
  price_type: Scalars['String']['output'];
  /** The product; null when it no longer exists. */
  product?: Maybe<Product>;
  /** Units. */
  quantity: Scalars['Int']['output'];
};

/** A prescribed medicine. */
export type JourneyPrescribedItemInput = {
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
  /** Units each month. */
  quantity: Scalars['Int']['input'];
  /** Supplies: 1 to 12. */
  repeats: Scalars['Int']['input'];
};

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

/** A user's subscription to a program. Money in cents. */
export type JourneySubscription = {
  __typename?: 'JourneySubscription';
  /** When it began. */
  created_at: Scalars['DateTime']['output'];
  /** The first lesson that is Available or InProgress. */
  current_lesson?: Maybe<LessonProgress>;
  /** Program discount and voucher. */
  discount_total: Scalars['Int']['output'];
  /** Id of the subscription. */
  id: Scalars['ID']['output'];
  /** True unless draft, reviewing or cancelled. */
  is_active: Scalars['Boolean']['output'];
  /** What the next order contains. */
  items: Array<JourneyItem>;
  /** Sum of the items. */
  items_total: Scalars['Int']['output'];
  /** The program. */
  journey: Journey;
  /** The newest order it made. */
  last_order?: Maybe<Order>;
  /** Lessons by week. */
  lessons: Array<LessonProgress>;
  /** `next_period_at` less 3 days: the last day for changes, shown as next billing date. */
  next_billing_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the next period begins. */
  next_period_at?: Maybe<Scalars['DateTime']['output']>;
  /** Sum of other items. */
  nonprescribed_items_total: Scalars['Int']['output'];
  /** Free follow-up consults left. */
  num_free_consults: Scalars['Int']['output'];
  /** Its orders, newest first. */
  orders: Array<Order>;
  /** Whom it treats. */
  patient?: Maybe<PatientName>;
  /** When the last charge failed. */
  payment_failed_at?: Maybe<Scalars['DateTime']['output']>;
  /** When the charge is tried again. */
  payment_retry_at?: Maybe<Scalars['DateTime']['output']>;
  /** Sum of prescribed items. */
  prescribed_items_total: Scalars['Int']['output'];
  /** Program fee in the next order: none while it is paid. */
  program_fee: Scalars['Int']['output'];
  /** Where it stands. */
  status: JourneyStatus;
  /** What the next order costs: items and program fee less discounts. */
  total: Scalars['Int']['output'];
  /** The next consult. */
  upcoming_booking?: Maybe<JourneyBooking>;
  /** Voucher on the subscription. */
  voucher_code?: Maybe<Scalars['String']['output']>;
  /** What the voucher takes off. */
  voucher_discount: Scalars['Int']['output'];
};

/** Result of a change: the subscription after it. */
export type JourneySubscriptionPayload = {
  __typename?: 'JourneySubscriptionPayload';
  /** The subscription. */
  subscription: JourneySubscription;
};

/** What `journey_subscriptions_add_item` takes. */
export type JourneySubscriptionsAddItemInput = {
  /** Id of the product. */
  product_id: Scalars['ID']['input'];
  /** Units. */
  quantity: Scalars['Int']['input'];
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** What `journey_subscriptions_cancel` takes. */
export type JourneySubscriptionsCancelInput = {
  /** too-expensive, not-useful, found-alternative or this-is-temporary. */
  reason: Scalars['String']['input'];
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** What `journey_subscriptions_charge` takes. */
export type JourneySubscriptionsChargeInput = {
  /** Beginning of the slot. */
  datetime: Scalars['DateTime']['input'];
  /** Absolute offset of the user's zone in minutes: 600 in Sydney in winter. */
  gmt_offset: Scalars['Int']['input'];
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of a charge. */
export type JourneySubscriptionsChargePayload = {
  __typename?: 'JourneySubscriptionsChargePayload';
  /** The subscription as it is now. */
  subscription: JourneySubscription;
  /** The bank wants to see the shopper: show this step, then send the same call again. Null when all is done. */
  three_d_secure?: Maybe<ThreeDSecureStep>;
};

/** What `journey_subscriptions_create_consult` takes. */
export type JourneySubscriptionsCreateConsultInput = {
  /** Beginning of the slot. */
  datetime: Scalars['DateTime']['input'];
  /** True when the user was shown a free consult: then nothing is ever charged. */
  expect_free: Scalars['Boolean']['input'];
  /** Absolute offset of the user's zone in minutes: 600 in Sydney in winter. */
  gmt_offset: Scalars['Int']['input'];
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `journey_subscriptions_create_consult`. */
export type JourneySubscriptionsCreateConsultPayload = {
  __typename?: 'JourneySubscriptionsCreateConsultPayload';
  /** Free consults left. */
  num_free_consults: Scalars['Int']['output'];
  /** The subscription as it is now. */
  subscription: JourneySubscription;
  /** As in `journey_subscriptions_charge`; then nothing is booked yet. */
  three_d_secure?: Maybe<ThreeDSecureStep>;
  /** The consult. */
  upcoming_booking?: Maybe<JourneyBooking>;
};

/** What `journey_subscriptions_create` takes. */
export type JourneySubscriptionsCreateInput = {
  /** Id of the program. */
  journey_id: Scalars['ID']['input'];
};

/** What `journey_subscriptions_edit_item` takes. */
export type JourneySubscriptionsEditItemInput = {
  /** Id of the line. */
  item_id: Scalars['ID']['input'];
  /** Units. */
  quantity: Scalars['Int']['input'];
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** What `journey_subscriptions_remove_item` takes. */
export type JourneySubscriptionsRemoveItemInput = {
  /** Id of the line. */
  item_id: Scalars['ID']['input'];
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** What `journey_subscriptions_retry` takes. */
export type JourneySubscriptionsRetryInput = {
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** What `journey_subscriptions_review` takes. */
export type JourneySubscriptionsReviewInput = {
  /** Every medicine of the program from now on. */
  items: Array<JourneyPrescribedItemInput>;
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** What `journey_subscriptions_set_lesson_status` takes. */
export type JourneySubscriptionsSetLessonStatusInput = {
  /** Id of the lesson. */
  lesson_id: Scalars['ID']['input'];
  /** 0 to 100. */
  percent: Scalars['Int']['input'];
  /** Where it stands; Locked cannot be set. */
  status: LessonStatus;
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** What `journey_subscriptions_set_patient` takes. */
export type JourneySubscriptionsSetPatientInput = {
  /** Uuid of the patient: 18 or older. */
  patient_uuid: Scalars['ID']['input'];
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** What `journey_subscriptions_set_voucher` takes. */
export type JourneySubscriptionsSetVoucherInput = {
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
  /** Code in any case; empty for none. */
  voucher_code: Scalars['String']['input'];
};

/** Result of `journey_subscriptions_set_voucher`. */
export type JourneySubscriptionsSetVoucherPayload = {
  __typename?: 'JourneySubscriptionsSetVoucherPayload';
  /** The subscription as it is now. */
  subscription: JourneySubscription;
  /** Cents that the voucher takes off. */
  voucher_discount: Scalars['Int']['output'];
};

/** What `journey_subscriptions_submit` takes. */
export type JourneySubscriptionsSubmitInput = {
  /** Beginning of the slot. */
  datetime: Scalars['DateTime']['input'];
  /** Absolute offset of the user's zone in minutes: 600 in Sydney in winter. */
  gmt_offset: Scalars['Int']['input'];
  /** The answers as a JSON string, by the payload keys of section 5. */
  questionnaire: Scalars['String']['input'];
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: InputMaybe<Scalars['ID']['input']>;
};

/** A weekly lesson. */
export type Lesson = {
  __typename?: 'Lesson';
  /** What it is about. */
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

/** How far a subscriber is with a lesson. */
export type LessonProgress = {
  __typename?: 'LessonProgress';
  /** Text of the lesson; null while it is locked. */
  body?: Maybe<Scalars['String']['output']>;
  /** The lesson. */
  lesson: Lesson;
  /** 0 to 100. */
  percent: Scalars['Int']['output'];
  /** Where it stands. */
  status: LessonStatus;
};

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

/** A listing page. */
export type Listing = {
  __typename?: 'Listing';
  /** Banners for this search. */
  banners: Array<SearchBanner>;
  /** The brand of a brand listing. */
  brand?: Maybe<Brand>;
  /** Categories to go deeper, with the number of products found in each. */
  children: Array<ListingCategory>;
  /** The cards. */
  data: Array<ProductCard>;
  /** Introduction; empty when there is none. */
  description: Scalars['String']['output'];
  /** Filters with the number of products each value would give. */
  facets: Array<ListingFacet>;
  /** The categories from the root to this one; empty for other kinds. */
  lineage: Array<CategoryLineage>;
  /** Description for search engines. */
  meta_description: Scalars['String']['output'];
  /** Where this page is. */
  paginatorInfo: PaginatorInfo;
  /** The promotion of a promotion listing. */
  promotion?: Maybe<Promotion>;
  /** Id of this answer, for click and conversion events. */
  queryID: Scalars['ID']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** Path of the page without its query string. */
  url: Scalars['String']['output'];
};

/** A category below a listing. */
export type ListingCategory = {
  __typename?: 'ListingCategory';
  /** Products found in it. */
  count: Scalars['Int']['output'];
  /** Picture. */
  image_url: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Path of its listing. */
  url: Scalars['String']['output'];
};

/** A filter of a listing. */
export type ListingFacet = {
  __typename?: 'ListingFacet';
  /** Name, as filters take it: category, brand, price, schedule, flags or available. */
  name: Scalars['ID']['output'];
  /** Smallest and largest number; for price only. Cents. */
  stats?: Maybe<ListingFacetStats>;
  /** Title for shoppers. */
  title: Scalars['String']['output'];
  /** Its values, most useful first. */
  values: Array<ListingFacetValue>;
};

/** Smallest and largest number of a facet. */
export type ListingFacetStats = {
  __typename?: 'ListingFacetStats';
  /** Largest. */
  max: Scalars['Int']['output'];
  /** Smallest. */
  min: Scalars['Int']['output'];
};

/** One value of a filter. */
export type ListingFacetValue = {
  __typename?: 'ListingFacetValue';
  /** Products it would give. */
  count: Scalars['Int']['output'];
  /** Words for shoppers. */
  label: Scalars['String']['output'];
  /** Is it chosen? */
  selected: Scalars['Boolean']['output'];
  /** Value, as filters take it. */
  value: Scalars['String']['output'];
};

/** Values chosen in one facet: any of them. */
export type ListingFilterInput = {
  /** Name of the facet. */
  name: Scalars['ID']['input'];
  /** Values as the facet gave them; for price also "1000-2500", "1000-" or "-2500" in cents. */
  values: Array<Scalars['String']['input']>;
};

/** Which listing, filtered and sorted how. */
export type ListingInput = {
  /** Chosen filters; all of them apply. */
  filters?: InputMaybe<Array<ListingFilterInput>>;
  /** What it lists. */
  kind: ListingKind;
  /** Page, from 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Cards on a page, at most 96. */
  per_page?: InputMaybe<Scalars['Int']['input']>;
  /** What was searched. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Path, slug or id of what it lists; not for searches. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Order. */
  sort?: InputMaybe<ListingSort>;
};

/** What a listing lists. */
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

/** Orders of a listing. */
export type ListingSort =
  /** Largest saving first. */
  | 'discount'
  /** Newest first. */
  | 'newest'
  /** Most popular first. */
  | 'popularity'
  /** Cheapest first. */
  | 'price_asc'
  /** Dearest first. */
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
  /** Four digits. */
  postcode: Scalars['String']['output'];
  /** State or territory. */
  state: State;
  /** Suburb in capitals. */
  suburb: Scalars['String']['output'];
};

/** A promotion that a line meets. */
export type MatchedPromotion = {
  __typename?: 'MatchedPromotion';
  /** Small print. */
  display_info: Scalars['String']['output'];
  /** Title for shoppers. */
  display_title: Scalars['String']['output'];
  /** Id of the promotion. */
  id: Scalars['ID']['output'];
  /** Message while it is met. */
  met_message: Scalars['String']['output'];
};

/** The signed-in user. */
export type Me = {
  __typename?: 'Me';
  /** Delivery addresses, the default one first. */
  addresses: Array<Address>;
  /** The user's open cart; null before the first item. */
  cart?: Maybe<Cart>;
  /**
   * Lets the rewards popup know whose card it links, for 15 minutes: the `token` of the address below `edrLinkUrl`. Null
   * when a card is linked already, and in an impersonated session.
   */
  edr_auth_token?: Maybe<Scalars['String']['output']>;
  /** First 2 digits of the linked rewards card. */
  edr_card_first2?: Maybe<Scalars['String']['output']>;
  /** Last 4 digits of the linked rewards card. */
  edr_card_last4?: Maybe<Scalars['String']['output']>;
  /** Is a rewards card linked? */
  edr_linked: Scalars['Boolean']['output'];
  /** Rewards points of the account. */
  edr_points: Scalars['Int']['output'];
  /** E-mail. */
  email: Scalars['String']['output'];
  /** First name. */
  first_name: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** The member of staff who acts as this user; null in the user's own session (section 2.22). */
  impersonation?: Maybe<Impersonation>;
  /** Last name. */
  last_name: Scalars['String']['output'];
  /** Cards on file. */
  payment_methods: Array<PaymentMethod>;
  /** Role. */
  role: Role;
};

/** Meals of a day. */
export type Meal =
  /** Breakfast. */
  | 'breakfast'
  /** Dinner. */
  | 'dinner'
  /** Lunch. */
  | 'lunch'
  /** Between meals. */
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
  /** Where it leads. */
  url: Scalars['String']['output'];
};

/** A category of the menu. */
export type MenuCategory = {
  __typename?: 'MenuCategory';
  /** Promotional cards. */
  dynamicContents: Array<DynamicContent>;
  /** Shows an arrow? */
  hasRightArrow: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Note below the title; empty for none. */
  infoText: Scalars['String']['output'];
  /** trending, pharmacy, education, dining, chips or empty. */
  leftIcon: Scalars['String']['output'];
  /** Text of its badge; empty for none. */
  promoFlag: Scalars['String']['output'];
  /** Shows all levels in three columns? */
  showAllHierarchies: Scalars['Boolean']['output'];
  /** Categories below. */
  subCats: Array<MenuSubCategory>;
  /** Title. */
  title: Scalars['String']['output'];
  /** Where it leads. */
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
  /** Where it leads. */
  url: Scalars['String']['output'];
};

/** A category below a category of the menu. */
export type MenuSubCategory = {
  __typename?: 'MenuSubCategory';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Categories below. */
  subCats: Array<MenuSubCategory>;
  /** Title. */
  title: Scalars['String']['output'];
  /** Where it leads. */
  url: Scalars['String']['output'];
};

/** A promotion that a line does not meet yet. */
export type MissedPromotion = {
  __typename?: 'MissedPromotion';
  /** Small print. */
  display_info: Scalars['String']['output'];
  /** Title for shoppers. */
  display_title: Scalars['String']['output'];
  /** Id of the promotion. */
  id: Scalars['ID']['output'];
  /** Message while it is not met. */
  unmet_message: Scalars['String']['output'];
};

/** Promotion in the Browse drawer. */
export type MobilePromo = {
  __typename?: 'MobilePromo';
  /** Small print. */
  mobilePromoDisclaim: Scalars['String']['output'];
  /** Where the small print leads. */
  mobilePromoDisclaimTargetLink: Scalars['String']['output'];
  /** Picture. */
  mobilePromoImage: Scalars['String']['output'];
  /** What the picture shows. */
  mobilePromoImageAlt: Scalars['String']['output'];
  /** Where it leads. */
  mobilePromoTargetLink: Scalars['String']['output'];
};

/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds a product; an equal item (same product, patient, script and `one_off`) grows instead. Errors: UNAUTHENTICATED,
   * NOT_FOUND (also a patient), AUTODELIVERY_ENDED, LOCKED_IN, INVALID_INPUT, INVALID_QUANTITY, and the rules of the
   * product: PRODUCT_UNAVAILABLE, OUT_OF_STOCK, INSUFFICIENT_STOCK, ORDER_LIMIT, EXCLUDED_STATE, PATIENT_REQUIRED,
   * PRESCRIPTION_REQUIRED, RATE_LIMITED, ESCRIPT_UNAVAILABLE, AUTODELIVERY_FULL.
   */
  autodeliveries_add_item: AutodeliveriesAddItemPayload;
  /** Test operation: does the charge step now. Who may, and errors, as `autodeliveries_notify`; also PAYMENT_UNAVAILABLE. */
  autodeliveries_charge: AutodeliveriesChargePayload;
  /**
   * Ends an AutoDelivery for good; what was not charged yet is not charged. One that has ended stays so.
   * Errors: UNAUTHENTICATED, NOT_FOUND.
   */
  autodeliveries_delete: AutodeliveriesDeletePayload;
  /**
   * Changes name, rhythm, card or delivery; what is left out stays. Name, card and note may change at any time.
   * Errors: UNAUTHENTICATED, NOT_FOUND (also a card that is not the user's), AUTODELIVERY_ENDED, LOCKED_IN, INVALID_INPUT
   * with `fields`.
   */
  autodeliveries_edit: AutodeliveriesEditPayload;
  /** Changes an item; what is left out stays. Errors as `autodeliveries_add_item`. */
  autodeliveries_edit_item: AutodeliveriesEditItemPayload;
  /** Test operation: does the lock-in step now. Who may, and errors, as `autodeliveries_notify`. */
  autodeliveries_lock_in: AutodeliveriesLockInPayload;
  /**
   * Test operation: does the notify step now. For staff, only where the setting ALLOW_TEST_OPERATIONS is true. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, AUTODELIVERY_ENDED,
   * AUTODELIVERY_PAUSED, WRONG_MILESTONE (another step is next).
   */
  autodeliveries_notify: AutodeliveriesNotifyPayload;
  /**
   * Stops an AutoDelivery until it is resumed; what was not charged yet is not charged. One that is paused stays so.
   * Errors: UNAUTHENTICATED, NOT_FOUND, AUTODELIVERY_ENDED.
   */
  autodeliveries_pause: AutodeliveriesPausePayload;
  /** Removes an item. Errors: UNAUTHENTICATED, NOT_FOUND, AUTODELIVERY_ENDED, LOCKED_IN. */
  autodeliveries_remove_item: AutodeliveriesRemoveItemPayload;
  /**
   * Lets a paused AutoDelivery run again: with the dates it had, or with the next of its rhythm when they have passed.
   * Errors: UNAUTHENTICATED, NOT_FOUND, AUTODELIVERY_ENDED.
   */
  autodeliveries_resume: AutodeliveriesResumePayload;
  /** Leaves the next delivery out. Errors: UNAUTHENTICATED, NOT_FOUND, AUTODELIVERY_ENDED, AUTODELIVERY_PAUSED, LOCKED_IN. */
  autodeliveries_skip: AutodeliveriesSkipPayload;
  /**
   * Adds a product. An equal line (same product, frequency, patient and script) grows instead.
   * Errors: "Cart token is missing" (CART_TOKEN_MISSING), NOT_FOUND, CART_CLOSED, and rules of the product
   * (PRODUCT_UNAVAILABLE, OUT_OF_STOCK, SIGN_IN_REQUIRED, PATIENT_REQUIRED, PRESCRIPTION_REQUIRED, INVALID_QUANTITY).
   */
  cart_add_item: CartAddItemPayload;
  /** Makes an empty cart: the signed-in user's own open cart where there is one, otherwise a new guest cart. */
  cart_create: CartCreatePayload;
  /** Sets the quantity of a line. Errors: CART_UUID_MISSING, NOT_FOUND, CART_CLOSED, INVALID_QUANTITY. */
  cart_edit_item: CartEditItemPayload;
  /** Removes a line; a line that is already gone is no error. Errors: CART_UUID_MISSING, NOT_FOUND, CART_CLOSED. */
  cart_remove_item: CartRemoveItemPayload;
  /** Takes the offer off the cart. */
  cart_remove_offer: CartRemoveOfferPayload;
  /** Says for which patient and on which script a prescription line is. Errors as `cart_edit_item`. */
  cart_set_item_patient: CartSetItemPatientPayload;
  /**
   * Stores a patient's answers to the questionnaire of a line: the three questions of practitioner products (section
   * 2.11), the four of online prescriptions (section 5) for prescription products. Errors as `cart_edit_item`, and
   * UNAUTHENTICATED, INVALID_INPUT with a message per question in `fields`, PATIENT_REQUIRED when a prescription line is
   * for somebody else.
   */
  cart_set_item_patient_questionnaire: CartSetItemPatientQuestionnairePayload;
  /**
   * Applies an offer code. Errors: "This offer code is not valid." (INVALID_OFFER); a code whose condition the cart
   * does not meet says which; RATE_LIMITED with `retry_after` in seconds.
   */
  cart_set_offer_by_code: CartSetOfferByCodePayload;
  /** Stores the result of the practitioner questionnaire (section 4). */
  cart_set_questionnaire_passed: CartSetQuestionnairePassedPayload;
  /** Where the order goes. State, postcode and suburb are checked against each other. Errors as above. */
  cart_set_shipping_address: CartSetShippingAddressPayload;
  /** Chooses the shipping method and, with it, how the parcel is handed over. Errors: INVALID_SHIPPING_METHOD. */
  cart_set_shipping_method: CartSetShippingMethodPayload;
  /** Contact details of the shopper. Errors: CART_UUID_MISSING, NOT_FOUND, CART_CLOSED, INVALID_INPUT with `fields`. */
  cart_set_user_details: CartSetUserDetailsPayload;
  /**
   * Places the order of a cart, once per `idempotency_key`: the same key returns the same order.
   * Everything happens or nothing does. Errors: CART_UUID_MISSING, NOT_FOUND, CART_CLOSED, CART_EMPTY,
   * SIGN_IN_REQUIRED, INCOMPLETE (a section of the checkout is missing), CART_ITEM_ERRORS (a line cannot be ordered;
   * `extensions.items` has {item_id, code, message}), TOTAL_CHANGED, PAYMENT_DECLINED (the gateway's own message),
   * PAYMENT_UNAVAILABLE.
   */
  checkout_place_order: CheckoutPlaceOrderPayload;
  /**
   * Makes a product a favourite; one that already is stays as it is. Errors: UNAUTHENTICATED, "Product not found"
   * (NOT_FOUND), INVALID_INPUT for an unknown price type.
   */
  favourites_add: FavouritesAddPayload;
  /** Takes a product off the favourites; one that is none is no error. Errors: UNAUTHENTICATED. */
  favourites_remove: FavouritesRemovePayload;
  /**
   * Writes a portion into the signed-in user's diary, once for each `entry_id`. Errors: UNAUTHENTICATED, "Food not found"
   * (NOT_FOUND), INVALID_INPUT with `fields`, TOO_MANY_ENTRIES (100 a day).
   */
  food_diary_add_entry: FoodDiaryPayload;
  /**
   * Changes a portion or moves it to another meal; what is left out stays. Errors: UNAUTHENTICATED, "Entry not found"
   * (NOT_FOUND), INVALID_INPUT with `fields`.
   */
  food_diary_edit_entry: FoodDiaryPayload;
  /** Removes a portion; one that is not there is no error. Errors: UNAUTHENTICATED, INVALID_INPUT for `day`. */
  food_diary_remove_entry: FoodDiaryPayload;
  /** Sets the daily target; what is left out stays. Errors: UNAUTHENTICATED, INVALID_INPUT with `fields`. */
  food_diary_set_target: FoodDiaryTargetPayload;
  /** Sets the water of a day, so that a repeated call changes nothing. Errors: UNAUTHENTICATED, INVALID_INPUT with `fields`. */
  food_diary_set_water: FoodDiaryPayload;
  /**
   * Adds a product of the program to the next order; an equal line grows. Errors: PRODUCT_UNAVAILABLE, OUT_OF_STOCK,
   * PRESCRIPTION_REQUIRED, INVALID_QUANTITY, ORDER_LIMIT, ORDER_FULL, ORDER_LOCKED (the last 3 days before the period).
   */
  journey_subscriptions_add_item: JourneySubscriptionPayload;
  /** Ends a program at once and for good; repeating it changes nothing. Errors: INVALID_INPUT (the reason). */
  journey_subscriptions_cancel: JourneySubscriptionPayload;
  /**
   * Charges the first month to the user's default card and books the first consult, once; then a practitioner
   * reviews. Errors: PATIENT_REQUIRED, QUESTIONNAIRE_REQUIRED, PATIENT_TOO_YOUNG, SLOT_UNAVAILABLE, INVALID_INPUT,
   * PAYMENT_METHOD_REQUIRED, PAYMENT_DECLINED (the gateway's own message), PAYMENT_UNAVAILABLE.
   */
  journey_subscriptions_charge: JourneySubscriptionsChargePayload;
  /** Begins a subscription to a program, or answers the one the user has already. Errors: UNAUTHENTICATED, NOT_FOUND. */
  journey_subscriptions_create: JourneySubscriptionPayload;
  /**
   * Books a follow-up consult: free while free ones are left, else for the fee of the short consult. Repeating it for the
   * same slot changes nothing. Errors: SLOT_UNAVAILABLE, INVALID_INPUT, CONSULT_BOOKED, NO_FREE_CONSULT (with `price`),
   * and those of payment as in `journey_subscriptions_charge`.
   */
  journey_subscriptions_create_consult: JourneySubscriptionsCreateConsultPayload;
  /** Sets the quantity of a line. Errors: ITEM_PRESCRIBED, INVALID_QUANTITY, ORDER_LIMIT, ORDER_LOCKED. */
  journey_subscriptions_edit_item: JourneySubscriptionPayload;
  /** Removes a line; one that is gone already is no error. Errors: ITEM_PRESCRIBED, ORDER_LOCKED. */
  journey_subscriptions_remove_item: JourneySubscriptionPayload;
  /**
   * Tries a declined renewal again with the user's default card; one that is active already is answered as it is.
   * Errors: PAYMENT_METHOD_REQUIRED, PAYMENT_DECLINED, PAYMENT_UNAVAILABLE.
   */
  journey_subscriptions_retry: JourneySubscriptionsChargePayload;
  /**
   * What a practitioner decided after a consult. A program under review begins, one without repeats goes on. Errors:
   * FORBIDDEN (for staff only), INVALID_INPUT.
   */
  journey_subscriptions_review: JourneySubscriptionPayload;
  /**
   * Notes how far the subscriber is with a lesson; progress is never taken back, Completed is 100. Errors:
   * INVALID_INPUT, LESSON_LOCKED.
   */
  journey_subscriptions_set_lesson_status: JourneySubscriptionPayload;
  /**
   * Says whom a draft treats. Errors of every call below: UNAUTHENTICATED, SUBSCRIPTION_ID_MISSING, NOT_FOUND,
   * SUBSCRIPTION_STATUS (not now), CONFLICT (somebody else writes). Here also PATIENT_TOO_YOUNG.
   */
  journey_subscriptions_set_patient: JourneySubscriptionPayload;
  /** Puts a voucher on the next order; an empty code takes it off. Errors: INVALID_VOUCHER, ORDER_LOCKED. */
  journey_subscriptions_set_voucher: JourneySubscriptionsSetVoucherPayload;
  /**
   * Hands the questionnaire of a draft in, before money moves. Errors: INVALID_INPUT, NOT_ELIGIBLE, PATIENT_REQUIRED,
   * PATIENT_TOO_YOUNG, SLOT_UNAVAILABLE (one of the slot messages: pick another slot).
   */
  journey_subscriptions_submit: JourneySubscriptionPayload;
  /**
   * Adds a patient. Adding the same person again (same name and date of birth) updates the one there is, so that a
   * repeated call makes no second. Errors: UNAUTHENTICATED, INVALID_INPUT with `fields`, TOO_MANY_PATIENTS.
   */
  patients_create: Patient;
  /**
   * Deletes a patient with everything stored about them. Lines of the open cart lose patient and script. Refused
   * (PATIENT_IN_USE) while a program, an AutoDelivery or a coming appointment needs the patient. Errors:
   * UNAUTHENTICATED, NOT_FOUND.
   */
  patients_delete: PatientsDeletePayload;
  /**
   * Changes a patient; what is left out stays. Errors: UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT with `fields`,
   * PATIENT_EXISTS (another patient has this name and date of birth).
   */
  patients_edit: Patient;
  /**
   * Keeps a card that the browser turned into a token at the gateway; adding it again changes nothing.
   * Errors: UNAUTHENTICATED, NOT_FOUND (the gateway does not know the token), TOO_MANY_PAYMENT_METHODS.
   */
  payment_methods_add: PaymentMethodsAddPayload;
  /**
   * Forgets a card. Refused (PAYMENT_METHOD_IN_USE) while AutoDeliveries are charged to it: the message and
   * `extensions.autodeliveries` name them. Errors: UNAUTHENTICATED, NOT_FOUND.
   */
  payment_methods_remove: PaymentMethodsRemovePayload;
  /** Makes a card the default one. Errors: UNAUTHENTICATED, NOT_FOUND. */
  payment_methods_set_default: PaymentMethodsSetDefaultPayload;
  /**
   * Tells an e-mail address once when a product can be bought again (section 7.d). Asking again is
   * no error. Errors: INVALID_INPUT with "Please enter your email" or "Please enter a valid email", "Product not found"
   * (NOT_FOUND), "Product unavailable" (PRODUCT_UNAVAILABLE) for one that is not on sale, "This product is in stock."
   * (IN_STOCK), RATE_LIMITED.
   */
  product_stock_notification: ProductStockNotificationPayload;
  /** Notes that the signed-in user looked at a product now. Errors: UNAUTHENTICATED, "Product not found" (NOT_FOUND). */
  product_views_create: ProductViewsCreatePayload;
  /**
   * Forgets that the signed-in user looked at a product. A failure is only logged (section 8) and answers
   * `deleted: false`. Errors: UNAUTHENTICATED.
   */
  product_views_delete: ProductViewsDeletePayload;
  /**
   * Joins the products that a device remembers to those of the signed-in user, at sign-in: the device's come first, in its
   * order, each product is kept once, and the latest 50 stay. What is no product of the shop is left out. Doing it again
   * at once changes nothing. Errors: UNAUTHENTICATED.
   */
  product_views_merge: ProductViewsMergePayload;
  /**
   * For staff: takes an order to its next state: packed, dispatched, delivered. The customer gets a mail when it is
   * dispatched. A state that it has already changes nothing. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT (parcels need
   * a carrier and a number), WRONG_STATE.
   */
  staff_orders_set_state: StaffOrdersSetStatePayload;
  /**
   * Cancels a booking before it begins, returns the fee and gives the slot back. A cancelled one is answered again.
   * Errors: NOT_FOUND, BOOKING_BEGUN.
   */
  telehealth_bookings_cancel: TelehealthBookingsCancelPayload;
  /**
   * Pays a held booking, which books it. A booked one is answered again. Errors: NOT_FOUND, SLOT_UNAVAILABLE when the slot
   * is no longer held, BOOKING_CANCELLED, INVALID_INPUT, PAYMENT_DECLINED (the gateway's own message),
   * PAYMENT_UNAVAILABLE.
   */
  telehealth_bookings_confirm: TelehealthBookingsConfirmPayload;
  /**
   * Requests a telehealth service: checks patient and questionnaire and holds the slot for 10 minutes while paying. The
   * same `idempotency_key` answers the same booking. Errors: INVALID_INPUT with `fields`, NOT_FOUND (patient),
   * ANSWERS_REJECTED (section 2.21), NOT_IN_SERVICE, SERVICE_UNAVAILABLE, SLOT_UNAVAILABLE with the wording of section 8,
   * RATE_LIMITED with `retry_after` in seconds.
   */
  telehealth_bookings_create: TelehealthBookingsCreatePayload;
  /**
   * Adds a delivery address to the signed-in user's account; the first one becomes the default. The same address again
   * is not added twice. Errors: UNAUTHENTICATED, INVALID_INPUT with `fields`, TOO_MANY_ADDRESSES.
   */
  users_add_address: UsersAddAddressPayload;
  /** Replaces a delivery address. Errors: UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT with `fields`. */
  users_edit_address: UsersEditAddressPayload;
  /**
   * Ends the sign-in of the bearer that was sent (section 4.q). The browser's cookies are cleared by
   * POST /api/auth/logout; this call is for clients without cookies.
   */
  users_log_out: UsersLogOutPayload;
  /**
   * Removes a delivery address; one that is already gone is no error. When it was the default, the first of the others
   * becomes it. Errors: UNAUTHENTICATED.
   */
  users_remove_address: UsersRemoveAddressPayload;
  /** Joins the device's guest cart to the signed-in user's cart: no line is lost, equal lines add up. */
  users_set_cart: UsersSetCartPayload;
  /** Makes an address the default. Errors: UNAUTHENTICATED, NOT_FOUND. */
  users_set_default_address: UsersSetDefaultAddressPayload;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationAutodeliveries_Add_ItemArgs = {
  input: AutodeliveriesAddItemInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationAutodeliveries_ChargeArgs = {
  input: AutodeliveriesChargeInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationAutodeliveries_DeleteArgs = {
  input: AutodeliveriesDeleteInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationAutodeliveries_EditArgs = {
  input: AutodeliveriesEditInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationAutodeliveries_Edit_ItemArgs = {
  input: AutodeliveriesEditItemInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationAutodeliveries_Lock_InArgs = {
  input: AutodeliveriesLockInInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationAutodeliveries_NotifyArgs = {
  input: AutodeliveriesNotifyInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationAutodeliveries_PauseArgs = {
  input: AutodeliveriesPauseInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationAutodeliveries_Remove_ItemArgs = {
  input: AutodeliveriesRemoveItemInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationAutodeliveries_ResumeArgs = {
  input: AutodeliveriesResumeInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationAutodeliveries_SkipArgs = {
  input: AutodeliveriesSkipInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCart_Add_ItemArgs = {
  input: CartAddItemInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCart_Edit_ItemArgs = {
  input: CartEditItemInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCart_Remove_ItemArgs = {
  input: CartRemoveItemInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCart_Remove_OfferArgs = {
  input: CartRemoveOfferInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCart_Set_Item_PatientArgs = {
  input: CartSetItemPatientInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCart_Set_Item_Patient_QuestionnaireArgs = {
  input: CartSetItemPatientQuestionnaireInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCart_Set_Offer_By_CodeArgs = {
  input: CartSetOfferByCodeInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCart_Set_Questionnaire_PassedArgs = {
  input: CartSetQuestionnairePassedInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCart_Set_Shipping_AddressArgs = {
  input: CartSetShippingAddressInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCart_Set_Shipping_MethodArgs = {
  input: CartSetShippingMethodInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCart_Set_User_DetailsArgs = {
  input: CartSetUserDetailsInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationCheckout_Place_OrderArgs = {
  input: CheckoutPlaceOrderInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationFavourites_AddArgs = {
  input: FavouritesAddInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationFavourites_RemoveArgs = {
  input: FavouritesRemoveInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationFood_Diary_Add_EntryArgs = {
  input: FoodDiaryAddEntryInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationFood_Diary_Edit_EntryArgs = {
  input: FoodDiaryEditEntryInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationFood_Diary_Remove_EntryArgs = {
  input: FoodDiaryRemoveEntryInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationFood_Diary_Set_TargetArgs = {
  input: FoodDiarySetTargetInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationFood_Diary_Set_WaterArgs = {
  input: FoodDiarySetWaterInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_Add_ItemArgs = {
  input: JourneySubscriptionsAddItemInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_CancelArgs = {
  input: JourneySubscriptionsCancelInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_ChargeArgs = {
  input: JourneySubscriptionsChargeInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_CreateArgs = {
  input: JourneySubscriptionsCreateInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_Create_ConsultArgs = {
  input: JourneySubscriptionsCreateConsultInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_Edit_ItemArgs = {
  input: JourneySubscriptionsEditItemInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_Remove_ItemArgs = {
  input: JourneySubscriptionsRemoveItemInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_RetryArgs = {
  input: JourneySubscriptionsRetryInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_ReviewArgs = {
  input: JourneySubscriptionsReviewInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_Set_Lesson_StatusArgs = {
  input: JourneySubscriptionsSetLessonStatusInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_Set_PatientArgs = {
  input: JourneySubscriptionsSetPatientInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_Set_VoucherArgs = {
  input: JourneySubscriptionsSetVoucherInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationJourney_Subscriptions_SubmitArgs = {
  input: JourneySubscriptionsSubmitInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationPatients_CreateArgs = {
  input: PatientsCreateInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationPatients_DeleteArgs = {
  input: PatientsDeleteInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationPatients_EditArgs = {
  input: PatientsEditInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationPayment_Methods_AddArgs = {
  input: PaymentMethodsAddInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationPayment_Methods_RemoveArgs = {
  input: PaymentMethodsRemoveInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationPayment_Methods_Set_DefaultArgs = {
  input: PaymentMethodsSetDefaultInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationProduct_Stock_NotificationArgs = {
  email: Scalars['String']['input'];
  product_id: Scalars['ID']['input'];
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationProduct_Views_CreateArgs = {
  product_id: Scalars['ID']['input'];
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationProduct_Views_DeleteArgs = {
  product_id: Scalars['ID']['input'];
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationProduct_Views_MergeArgs = {
  product_ids: Array<Scalars['ID']['input']>;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationStaff_Orders_Set_StateArgs = {
  input: StaffOrdersSetStateInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationTelehealth_Bookings_CancelArgs = {
  input: TelehealthBookingsCancelInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationTelehealth_Bookings_ConfirmArgs = {
  input: TelehealthBookingsConfirmInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationTelehealth_Bookings_CreateArgs = {
  input: TelehealthBookingsCreateInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationUsers_Add_AddressArgs = {
  input: UsersAddAddressInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationUsers_Edit_AddressArgs = {
  input: UsersEditAddressInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationUsers_Log_OutArgs = {
  input: UsersLogOutInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationUsers_Remove_AddressArgs = {
  input: UsersRemoveAddressInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationUsers_Set_CartArgs = {
  input: UsersSetCartInput;
};


/** Writes: business failures are errors with a stable `extensions.code` and the shopper's wording in `message`. */
export type MutationUsers_Set_Default_AddressArgs = {
  input: UsersSetDefaultAddressInput;
};

/** The menu, by the field names of section 3.l. */
export type Navigation = {
  __typename?: 'Navigation';
  /** Every brand of the brands panel, by name. */
  brands: Array<MenuBrand>;
  /** Regular expressions: categories whose URL matches one are plain links. */
  external_patterns: Array<Scalars['String']['output']>;
  /** Entries at the top. */
  menuItems: Array<MenuItem>;
  /** Brands with logos in the brands panel. */
  popular_brands: Array<MenuBrand>;
};

/** Energy and what it comes from. */
export type Nutrition = {
  __typename?: 'Nutrition';
  /** Carbohydrate in grams. */
  carbohydrate: Scalars['Float']['output'];
  /** Fat in grams. */
  fat: Scalars['Float']['output'];
  /** Kilojoules. */
  kilojoules: Scalars['Int']['output'];
  /** Protein in grams. */
  protein: Scalars['Float']['output'];
};

/** An offer that a code applies to the cart. */
export type Offer = {
  __typename?: 'Offer';
  /** Code to type. */
  code: Scalars['String']['output'];
  /** What it does and when. */
  description: Scalars['String']['output'];
  /** Id of the offer. */
  id: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A placed order. Money in cents. */
export type Order = {
  __typename?: 'Order';
  /** May the parcel be left without a signature? */
  authority_to_leave: Scalars['Boolean']['output'];
  /** The pharmacy that hands it over. */
  cnc_location?: Maybe<CncLocation>;
  /** When it was placed. */
  created_at: Scalars['DateTime']['output'];
  /** Note for the driver. */
  delivery_instructions?: Maybe<Scalars['String']['output']>;
  /** Every discount. */
  discount_total: Scalars['Int']['output'];
  /** Base rewards points earned. */
  edr_base_points: Scalars['Int']['output'];
  /** Bonus rewards points earned. */
  edr_bonus_points: Scalars['Int']['output'];
  /** E-mail of the order. */
  email: Scalars['String']['output'];
  /** Shopper's first name. */
  first_name: Scalars['String']['output'];
  /** GST contained in `order_total`. */
  gst_total: Scalars['Int']['output'];
  /** Sum of the lines before discounts. */
  item_total: Scalars['Int']['output'];
  /** What was bought. */
  items: Array<OrderItem>;
  /** Shopper's last name. */
  last_name: Scalars['String']['output'];
  /** Number of units. */
  num_items: Scalars['Int']['output'];
  /** Offer code used. */
  offer_code?: Maybe<Scalars['String']['output']>;
  /** What was charged. */
  order_total: Scalars['Int']['output'];
  /** How it was paid; null when nothing was charged. */
  payment?: Maybe<OrderPayment>;
  /** What shopper and shop call it. */
  reference: Scalars['ID']['output'];
  /** Where it goes; null for click-and-collect and services. */
  shipping_address?: Maybe<OrderAddress>;
  /** How it is sent; null when nothing is. */
  shipping_method?: Maybe<OrderShippingMethod>;
  /** Shipping. */
  shipping_total: Scalars['Int']['output'];
  /** Where it stands. */
  state: OrderState;
  /** Every state it has been in, oldest first. */
  timeline: Array<OrderEvent>;
  /** Carrier and number, once dispatched. */
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
  /** Phone. */
  phone: Scalars['String']['output'];
  /** Four digits. */
  postcode: Scalars['String']['output'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['output'];
};

/** One step of an order. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** State reached. */
  state: OrderState;
};

/** A line of an order, as it was when placed. Money in cents. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** Stock code. */
  code: Scalars['String']['output'];
  /** AutoDelivery frequency, if it was one. */
  frequency?: Maybe<Scalars['String']['output']>;
  /** GST contained in `line_total`. */
  gst: Scalars['Int']['output'];
  /** Picture. */
  image_url: Scalars['String']['output'];
  /** `quantity` times `unit_price`, less the line's discounts. */
  line_total: Scalars['Int']['output'];
  /** Name when bought. */
  name: Scalars['String']['output'];
  /** Price type that applied. */
  price_type: Scalars['String']['output'];
  /** The product as it is now; null when it no longer exists. */
  product?: Maybe<Product>;
  /** Id of the product. */
  product_id: Scalars['ID']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Schedule: 2, 3, 4, 4N or empty. */
  schedule: Scalars['String']['output'];
  /** Slug when bought. */
  slug: Scalars['String']['output'];
  /** Price of one unit. */
  unit_price: Scalars['Int']['output'];
};

/** A page of orders. */
export type OrderList = {
  __typename?: 'OrderList';
  /** The orders. */
  data: Array<Order>;
  /** Where this page is. */
  paginatorInfo: PaginatorInfo;
};

/** How an order was paid. */
export type OrderPayment = {
  __typename?: 'OrderPayment';
  /** Card brand. */
  brand: Scalars['String']['output'];
  /** Last 4 digits of the card. */
  last4: Scalars['String']['output'];
  /** authorised, captured, released or refunded. */
  status: Scalars['String']['output'];
};

/** How an order is sent. Money in cents. */
export type OrderShippingMethod = {
  __typename?: 'OrderShippingMethod';
  /** Id of the method. */
  id: Scalars['ID']['output'];
  /** Name when chosen. */
  name: Scalars['String']['output'];
  /** What was charged. */
  price: Scalars['Int']['output'];
  /** same-day, express, standard or click-and-collect. */
  type: Scalars['String']['output'];
};

/** States of an order (rule selling-06). */
export type OrderState =
  /** Called off. */
  | 'cancelled'
  /** Handed over. */
  | 'delivered'
  /** With the carrier, or ready to collect. */
  | 'dispatched'
  /** Ready to leave. */
  | 'packed'
  /** A pharmacist checks it. */
  | 'pharmacist_review'
  /** Paid and waiting. */
  | 'placed'
  /** Money returned. */
  | 'refunded';

/** How to follow a parcel. */
export type OrderTracking = {
  __typename?: 'OrderTracking';
  /** Carrier. */
  carrier: Scalars['String']['output'];
  /** Number. */
  number: Scalars['String']['output'];
};

/** Where a page of a list is. */
export type PaginatorInfo = {
  __typename?: 'PaginatorInfo';
  /** This page, from 1. */
  current_page: Scalars['Int']['output'];
  /** The last page, at least 1. */
  last_page: Scalars['Int']['output'];
  /** Entries on a full page. */
  per_page: Scalars['Int']['output'];
  /** Entries over all pages. */
  total: Scalars['Int']['output'];
};

/** A patient of an account. Identifiers are shown by their last 4 digits only. */
export type Patient = {
  __typename?: 'Patient';
  /** Street address. */
  address: Scalars['String']['output'];
  /** Allergies. */
  allergies: Scalars['String']['output'];
  /** Medical conditions. */
  conditions: Scalars['String']['output'];
  /** Date of birth, YYYY-MM-DD. */
  dob: Scalars['String']['output'];
  /** First name. */
  first_name: Scalars['String']['output'];
  /** Gender. */
  gender: Gender;
  /** Is the address complete? */
  has_address: Scalars['Boolean']['output'];
  /** Are Medicare details on file? */
  has_medicare: Scalars['Boolean']['output'];
  /** Last 4 digits of the Individual Healthcare Identifier. */
  hola_ihi_last4?: Maybe<Scalars['String']['output']>;
  /** Expiry of the Medicare card, YYYY-MM. */
  hola_medicare_expiry?: Maybe<Scalars['String']['output']>;
  /** Last 4 digits of the Medicare number. */
  hola_medicare_last4?: Maybe<Scalars['String']['output']>;
  /** Pregnant or breastfeeding? */
  is_pregnant_breastfeeding: Scalars['Boolean']['output'];
  /** Last name. */
  last_name: Scalars['String']['output'];
  /** Current medication. */
  medication: Scalars['String']['output'];
  /** Phone number in digits. */
  phone: Scalars['String']['output'];
  /** Four digits. */
  postcode: Scalars['String']['output'];
  /** State. */
  state?: Maybe<State>;
  /** Suburb. */
  suburb: Scalars['String']['output'];
  /** Uuid of the patient. */
  uuid: Scalars['ID']['output'];
};

/** Who a patient is, in a list. */
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
  /** The patients. */
  data: Array<Patient>;
  /** Where this page is. */
  paginatorInfo: PaginatorInfo;
};

/** What `patients_create` takes. Medicare details with Medicare, the IHI without. */
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
  /** Does the patient have a Medicare card? */
  has_medicare: Scalars['Boolean']['input'];
  /** Individual Healthcare Identifier, 16 digits. */
  ihi_number?: InputMaybe<Scalars['String']['input']>;
  /** Pregnant or breastfeeding? */
  is_pregnant_breastfeeding?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name. */
  last_name: Scalars['String']['input'];
  /** Expiry of the card: YYYY-MM or MM/YYYY. */
  medicare_expiry?: InputMaybe<Scalars['String']['input']>;
  /** Medicare number, 10 digits. */
  medicare_number?: InputMaybe<Scalars['String']['input']>;
  /** Reference number beside the name, 1 to 9. */
  medicare_reference?: InputMaybe<Scalars['String']['input']>;
  /** Current medication. */
  medication?: InputMaybe<Scalars['String']['input']>;
  /** Australian phone number. */
  phone: Scalars['String']['input'];
  /** Four digits. */
  postcode: Scalars['String']['input'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['input'];
};

/** What `patients_delete` takes. */
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

/** What `patients_edit` takes; what is left out stays as it is. */
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
  /** Given: the identifiers are replaced by those below. Left out: they stay. */
  has_medicare?: InputMaybe<Scalars['Boolean']['input']>;
  /** Individual Healthcare Identifier, 16 digits. */
  ihi_number?: InputMaybe<Scalars['String']['input']>;
  /** Pregnant or breastfeeding? */
  is_pregnant_breastfeeding?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Expiry of the card: YYYY-MM or MM/YYYY. */
  medicare_expiry?: InputMaybe<Scalars['String']['input']>;
  /** Medicare number, 10 digits. */
  medicare_number?: InputMaybe<Scalars['String']['input']>;
  /** Reference number beside the name, 1 to 9. */
  medicare_reference?: InputMaybe<Scalars['String']['input']>;
  /** Current medication. */
  medication?: InputMaybe<Scalars['String']['input']>;
  /** Australian phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Four digits. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state?: InputMaybe<State>;
  /** Suburb. */
  suburb?: InputMaybe<Scalars['String']['input']>;
  /** Uuid of the patient. */
  uuid: Scalars['ID']['input'];
};

/** What the browser needs to turn a card into a token. */
export type PaymentGatewayConfig = {
  __typename?: 'PaymentGatewayConfig';
  /** embedded or stripe. */
  name: Scalars['String']['output'];
  /** Public key of the gateway's own script; null for the embedded one. */
  publishable_key?: Maybe<Scalars['String']['output']>;
  /** Where the browser posts card data for a token; null where the gateway's own script does it. */
  tokens_url?: Maybe<Scalars['String']['output']>;
};

/** A card on file. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** Brand. */
  brand: Scalars['String']['output'];
  /** Month of expiry, 1 to 12. */
  exp_month: Scalars['Int']['output'];
  /** Year of expiry. */
  exp_year: Scalars['Int']['output'];
  /** Is it used when no other is chosen? */
  is_default: Scalars['Boolean']['output'];
  /** Last 4 digits. */
  last4: Scalars['String']['output'];
  /** The gateway's id of the card. */
  stripe_source_id: Scalars['ID']['output'];
};

/** What `payment_methods_add` takes. */
export type PaymentMethodsAddInput = {
  /** The gateway's id of the card. */
  stripe_source_id: Scalars['ID']['input'];
};

/** Result of `payment_methods_add`. */
export type PaymentMethodsAddPayload = {
  __typename?: 'PaymentMethodsAddPayload';
  /** The user's cards, the default one first. */
  payment_methods: Array<PaymentMethod>;
};

/** What `payment_methods_remove` takes. */
export type PaymentMethodsRemoveInput = {
  /** The gateway's id of the card. */
  stripe_source_id: Scalars['ID']['input'];
};

/** Result of `payment_methods_remove`. */
export type PaymentMethodsRemovePayload = {
  __typename?: 'PaymentMethodsRemovePayload';
  /** The user's cards, the default one first. */
  payment_methods: Array<PaymentMethod>;
};

/** What `payment_methods_set_default` takes. */
export type PaymentMethodsSetDefaultInput = {
  /** The gateway's id of the card. */
  stripe_source_id: Scalars['ID']['input'];
};

/** Result of `payment_methods_set_default`. */
export type PaymentMethodsSetDefaultPayload = {
  __typename?: 'PaymentMethodsSetDefaultPayload';
  /** The user's cards, the default one first. */
  payment_methods: Array<PaymentMethod>;
};

/** One price. Money in cents. */
export type Price = {
  __typename?: 'Price';
  /** Quantity from which a multi_{N} price applies; 1 for others. */
  min_qty: Scalars['Int']['output'];
  /** default, promo, afterhours or multi_{N}. */
  type: Scalars['String']['output'];
  /** Price of one unit. */
  value: Scalars['Int']['output'];
};

/** A product (section 3). Money in cents. */
export type Product = {
  __typename?: 'Product';
  /** Further facts. */
  attributes: Array<ProductAttribute>;
  /** Badges: the first 4 of the attribute 'Product Badges'. */
  badges: Array<Scalars['String']['output']>;
  /** The telehealth service it books; null for goods. */
  booking_type?: Maybe<BookingType>;
  /** Its brand. */
  brand?: Maybe<Brand>;
  /** One product for each brand, this one included; empty when there is no choice. */
  brand_variants: Array<ProductVariant>;
  /** The categories above it, root first; the product itself is the page's own last crumb. */
  breadcrumbs: Array<Breadcrumb>;
  /** May it come by AutoDelivery? */
  can_autodeliver: Scalars['Boolean']['output'];
  /** The same product as lists show it. */
  card: ProductCard;
  /** Its most specific category. */
  category?: Maybe<Category>;
  /** Stock code (SKU). */
  code: Scalars['String']['output'];
  /** One product for each colour, this one included; empty when there is no choice. */
  colour_variants: Array<ProductVariant>;
  /** Banner of its maker. */
  coop_advert?: Maybe<CoopAdvert>;
  /** What it is: plain text with blank lines between paragraphs. */
  description: Scalars['String']['output'];
  /** Base rewards points of one unit at its current price, without after-hours surcharge. */
  edr_base_points: Scalars['Int']['output'];
  /** Bonus rewards points of one unit. */
  edr_bonus_points: Scalars['Int']['output'];
  /** States it is not sent to. */
  excluded_states: Array<State>;
  /** What a pharmacist or naturopath says about it. */
  expert_advice_description?: Maybe<Scalars['String']['output']>;
  /** Products that the advice names. */
  expert_advice_products: Array<Product>;
  /** One product for each flavour, this one included; empty when there is no choice. */
  flavour_variants: Array<ProductVariant>;
  /** One product for each format, this one included; empty when there is no choice. */
  format_variants: Array<ProductVariant>;
  /** One product for each fragrance, this one included; empty when there is no choice. */
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
  /** Free of GST. */
  gst_free: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Pictures, the main one first. */
  images: Array<Image>;
  /** False for medicines that may not be promoted to the public: no badges, strike-through prices or sale tags. */
  is_advertisable: Scalars['Boolean']['output'];
  /** True when it can be bought: Active and in stock. */
  is_available: Scalars['Boolean']['output'];
  /** Being sold out. */
  is_clearance: Scalars['Boolean']['output'];
  /** Is it a favourite of the signed-in user? False for a guest. */
  is_favourite: Scalars['Boolean']['output'];
  /** Delivered free. */
  is_free_shipping: Scalars['Boolean']['output'];
  /** Kept cold on its way. */
  is_fridge: Scalars['Boolean']['output'];
  /** For registered users only. */
  is_gated: Scalars['Boolean']['output'];
  /** Few are left and no more are coming soon. */
  is_limited_supply: Scalars['Boolean']['output'];
  /** True when no unit is left. */
  is_out_of_stock: Scalars['Boolean']['output'];
  /** Sold by the pharmacy. */
  is_pharmacy: Scalars['Boolean']['output'];
  /** Sold on the advice of a practitioner. */
  is_practitioner: Scalars['Boolean']['output'];
  /** Not yet released. */
  is_preorder: Scalars['Boolean']['output'];
  /** Practitioner-only, schedule 3 outside Appendix H, and schedule 4 (section 6). */
  is_restricted: Scalars['Boolean']['output'];
  /** Practitioner product without the questionnaire. */
  is_skip_questionnaire: Scalars['Boolean']['output'];
  /** A general medicine under the regulator's label rules. */
  is_tga: Scalars['Boolean']['output'];
  /** Journeys it belongs to. */
  journey_ids: Array<Scalars['Int']['output']>;
  /** Names from the attribute 'Key Ingredients'. */
  key_ingredients: Array<Scalars['String']['output']>;
  /** The price of one unit at this moment: after-hours prices apply on weekends, public holidays and from 18:00 to 08:00. */
  live_price?: Maybe<Price>;
  /** Type of `live_price`. */
  live_price_type?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  metadescription: Scalars['String']['output'];
  /** Full name, with brand, strength and size. */
  name: Scalars['String']['output'];
  /** Most units in one order; 0 is no limit. */
  order_limit: Scalars['Int']['output'];
  /** Every price it has. */
  prices: Array<Price>;
  /** The main picture. */
  primary_image?: Maybe<Image>;
  /** Running promotions; empty for medicines that may not be promoted. */
  promotions: Array<Promotion>;
  /** Needs a script. */
  requires_prescription: Scalars['Boolean']['output'];
  /** Recommended retail price; null where there is none or it may not be shown. */
  rrp?: Maybe<Scalars['Int']['output']>;
  /** 2, 3, 4, 4N or empty. */
  schedule: Scalars['String']['output'];
  /** Title for search engines. */
  seo_title: Scalars['String']['output'];
  /**
   * How one unit reaches a postcode, fastest first, same-day included; empty for services and unknown postcodes.
   * Pharmacies to collect from depend on a cart.
   */
  shipping_methods: Array<ShippingMethod>;
  /** One product for each size, this one included; empty when there is no choice. */
  size_variants: Array<ProductVariant>;
  /** Slug of its page. */
  slug: Scalars['String']['output'];
  /** Who sells and supplies it, for pharmacy products. */
  sold_by?: Maybe<Scalars['String']['output']>;
  /** Whether it is sold. */
  status: ProductStatus;
  /** Units that can be sold. */
  stock: Scalars['Int']['output'];
  /** Tags by their names. */
  tags: Array<ProductTag>;
  /** How to use it. */
  txt_directions?: Maybe<Scalars['String']['output']>;
  /** What is in it. */
  txt_ingredients?: Maybe<Scalars['String']['output']>;
  /** How to keep it. */
  txt_storage?: Maybe<Scalars['String']['output']>;
  /** Warnings on its label. */
  txt_warnings?: Maybe<Scalars['String']['output']>;
  /** Path of its page. */
  url: Scalars['String']['output'];
  /** Warnings that must be shown. */
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

/** A further fact of a product. */
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
  bookingType?: Maybe<BookingType>;
  /** Name of the brand. */
  brand: Scalars['String']['output'];
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** Picture of 360 by 360. */
  image: Scalars['String']['output'];
  /** Schedule 3 in Appendix H: advertised and sold as other goods. */
  isAppendixH: Scalars['Boolean']['output'];
  /** Being sold out. */
  isClearance: Scalars['Boolean']['output'];
  /** Is it a favourite of the signed-in user? Null for a guest. */
  isFavourite?: Maybe<Scalars['Boolean']['output']>;
  /** Delivered free. */
  isFreeShipping: Scalars['Boolean']['output'];
  /** Kept cold on its way. */
  isFridge: Scalars['Boolean']['output'];
  /** For registered users only. */
  isGated: Scalars['Boolean']['output'];
  /** Sold and supplied by the pharmacy. */
  isHlp: Scalars['Boolean']['output'];
  /** Few are left. */
  isLimitedSupply: Scalars['Boolean']['output'];
  /** True when it cannot be bought now. */
  isOutOfStock: Scalars['Boolean']['output'];
  /** Sold on the advice of a practitioner. */
  isPractitioner: Scalars['Boolean']['output'];
  /** Not yet released. */
  isPreorder: Scalars['Boolean']['output'];
  /** Needs a script. */
  isPrescription: Scalars['Boolean']['output'];
  /** On promotion. */
  isPromoted: Scalars['Boolean']['output'];
  /** Practitioner product without the questionnaire. */
  isSkipQuestionnaire: Scalars['Boolean']['output'];
  /** A telehealth service. */
  isTelehealth: Scalars['Boolean']['output'];
  /** A general medicine under the regulator's label rules. */
  isTgaGeneral: Scalars['Boolean']['output'];
  /** Everyday price, when `price` is lower. */
  originalPrice?: Maybe<Scalars['Int']['output']>;
  /** Price of one unit. */
  price: Scalars['Int']['output'];
  /** Type of `price`. */
  priceType: Scalars['String']['output'];
  /** Running promotions. */
  promotions: Array<ProductCardPromotion>;
  /** Search that led to it, for click and conversion events; null elsewhere. */
  queryID?: Maybe<Scalars['ID']['output']>;
  /** Recommended retail price, where it may be shown. */
  rrp?: Maybe<Scalars['Int']['output']>;
  /** 2, 3, 4 or null; 4N counts as 4. */
  schedule?: Maybe<Scalars['String']['output']>;
  /** Stock code. */
  sku: Scalars['String']['output'];
  /** Slug of its page. */
  slug: Scalars['String']['output'];
  /** Name of the pharmacy that sells it. */
  soldBy?: Maybe<Scalars['String']['output']>;
  /** Further tags by their names. */
  tags: Array<Scalars['String']['output']>;
  /** Full name. */
  title: Scalars['String']['output'];
  /** Path of its page. */
  url: Scalars['String']['output'];
};

/** A page of cards. */
export type ProductCardList = {
  __typename?: 'ProductCardList';
  /** The cards. */
  data: Array<ProductCard>;
  /** Where this page is. */
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

/** Whether a product is sold. */
export type ProductStatus =
  /** On sale. */
  | 'Active'
  /** No longer on sale. */
  | 'Deleted'
  /** Not on sale for now. */
  | 'Disabled';

/** Result of `product_stock_notification`. */
export type ProductStockNotificationPayload = {
  __typename?: 'ProductStockNotificationPayload';
  /** Whom the shop will tell. */
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

/** A product that differs from another in one respect. Money in cents. */
export type ProductVariant = {
  __typename?: 'ProductVariant';
  /** Stock code. */
  code: Scalars['String']['output'];
  /** What it is. */
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
  /** True when no unit is left. */
  is_out_of_stock: Scalars['Boolean']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Every price it has. */
  prices: Array<Price>;
  /** Slug of its page. */
  slug: Scalars['String']['output'];
};

/** Result of `product_views_create`. */
export type ProductViewsCreatePayload = {
  __typename?: 'ProductViewsCreatePayload';
  /** Id of the product. */
  product_id: Scalars['ID']['output'];
  /** When it was looked at. */
  viewed_at: Scalars['DateTime']['output'];
};

/** Result of `product_views_delete`. */
export type ProductViewsDeletePayload = {
  __typename?: 'ProductViewsDeletePayload';
  /** True when the product is not among the views any more. */
  deleted: Scalars['Boolean']['output'];
  /** Id of the product, as it was given. */
  product_id: Scalars['ID']['output'];
};

/** Result of `product_views_merge`. */
export type ProductViewsMergePayload = {
  __typename?: 'ProductViewsMergePayload';
  /** Ids of the products that are kept, the latest first. */
  product_ids: Array<Scalars['ID']['output']>;
};

/** A warning that must be shown. */
export type ProductWarning = {
  __typename?: 'ProductWarning';
  /** Text. */
  message: Scalars['String']['output'];
  /** top of the page, or bottom. */
  position: Scalars['String']['output'];
};

/** A row of products. */
export type ProductsSection = HomeSection & {
  __typename?: 'ProductsSection';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Text of that link. */
  linkText: Scalars['String']['output'];
  /** Its products that can be bought. */
  products: Array<ProductCard>;
  /** Where more of them are. */
  targetLink: Scalars['String']['output'];
  /** Text; empty for none. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A maker's banner on product pages. */
export type PromoBanner = {
  __typename?: 'PromoBanner';
  /** Code. */
  code: Scalars['String']['output'];
  /** Picture. */
  image: Scalars['String']['output'];
  /** Where it leads. */
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
  /** When it ends. */
  end_date: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Its products that can be bought, most popular first. */
  products: Array<Product>;
  /** Slug. */
  slug: Scalars['String']['output'];
  /** Path of its page. */
  url: Scalars['String']['output'];
};


/** A promotion (section 3). */
export type PromotionProductsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** Cards of promotions. */
export type PromotionsSection = HomeSection & {
  __typename?: 'PromotionsSection';
  /** The cards. */
  cards: Array<HomePromotionCard>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type Query = {
  __typename?: 'Query';
  /** AutoDeliveries of the signed-in user that were not deleted, newest first; empty for a guest. */
  autodeliveries: Array<AutoDelivery>;
  /** A brand by its slug; null when there is none. */
  brand?: Maybe<Brand>;
  /** Every brand that has products, by name. */
  brands: Array<Brand>;
  /**
   * The full cart. Errors: "Cart UUID is missing" (CART_UUID_MISSING), "Cart not found" (NOT_FOUND),
   * "This cart has already been ordered." (CART_CLOSED).
   */
  cart?: Maybe<Cart>;
  /** Rewards points of the cart. Errors as `cart`. */
  cart_edr?: Maybe<CartEdr>;
  /** Totals for the mini-cart trigger. Errors as `cart`. */
  cart_header?: Maybe<CartHeader>;
  /** The cart as the mini-cart sheet shows it. Errors as `cart`. */
  cart_mini?: Maybe<Cart>;
  /** The cart as the cart page shows it. Errors as `cart`. */
  cart_page?: Maybe<Cart>;
  /** The categories at the root, in the order of the menu. */
  categories: Array<Category>;
  /** A category by the slug path of its listing, such as "vitamins/magnesium"; null when there is none. */
  category?: Maybe<Category>;
  /** A page of text; null when there is none. */
  content_page?: Maybe<ContentPage>;
  /**
   * Favourites of the signed-in user, newest first, at most 500 (section 7.e). With `product_id` only that
   * product; empty when it is no favourite. Errors: UNAUTHENTICATED for a guest.
   */
  favourites: Array<Favourite>;
  /** The signed-in user's diary of one day. Errors: UNAUTHENTICATED, INVALID_INPUT for `day`. */
  food_diary: FoodDiaryDay;
  /**
   * The signed-in user's totals of the seven days that end with the given one, for a chart; days without an entry are
   * among them. Errors: UNAUTHENTICATED, INVALID_INPUT for `last_day`.
   */
  food_diary_week: Array<FoodDiaryTotal>;
  /**
   * The food list: foods whose names or groups hold every word of the query, each from its beginning, the best match
   * first; all of them by name without a query.
   */
  foods: FoodPage;
  /** The home page. */
  home?: Maybe<Home>;
  /** A program by its slug; null when there is none. */
  journey?: Maybe<Journey>;
  /** Subscriptions of the signed-in user, newest first; empty for a guest. */
  journey_subscriptions: Array<JourneySubscription>;
  /** The programs on offer. */
  journeys: Array<Journey>;
  /** A listing page: cards, facets and where the page is. Null when its category, brand, promotion or collection does not exist. */
  listing?: Maybe<Listing>;
  /** The signed-in user; null for a guest. */
  me?: Maybe<Me>;
  /** Promotion in the Browse drawer. */
  mobile_promo?: Maybe<MobilePromo>;
  /** The menu of the header and of the Browse drawer. */
  navigation?: Maybe<Navigation>;
  /**
   * One order: the signed-in user's own, or a guest's with the uuid of the cart it came from.
   * Any other reference is "Order not found" (NOT_FOUND).
   */
  order?: Maybe<Order>;
  /**
   * A guest's order by its reference and e-mail. Anything else is "Order not found" (NOT_FOUND). Errors: RATE_LIMITED with
   * `retry_after` in seconds.
   */
  order_lookup?: Maybe<Order>;
  /** The signed-in user's patients, by first name and page. Errors: UNAUTHENTICATED. */
  patients: PatientPage;
  /** The signed-in user's patients, by first name; empty for a guest. */
  patients_names: Array<PatientName>;
  /** Which payment gateway is in use and where browsers send card data; card data never goes to this api. */
  payment_gateway: PaymentGatewayConfig;
  /** Cards on file of the signed-in user, the default one first; empty for a guest. */
  payment_methods: Array<PaymentMethod>;
  /** How goods reach a postcode, in order of speed. An unknown postcode gets an empty list. */
  postcode_shipping_methods: Array<ShippingMethod>;
  /**
   * Suburbs and postcodes that begin with the query: letters, digits and spaces, 2 or more characters; at most 40.
   * Shorter queries get an empty list.
   */
  postcodes: Array<Location>;
  /** Orders of the signed-in user, newest first. Errors: UNAUTHENTICATED. */
  previous_orders: OrderList;
  /**
   * A product by its slug; null when there is none. Disabled and deleted products are answered with their `status`, so
   * that their page can say so.
   */
  product?: Maybe<Product>;
  /**
   * Products that the signed-in user looked at, the latest first: those of the latest 50 that can be bought (section 7.d).
   * Errors: UNAUTHENTICATED for a guest.
   */
  product_views: ProductCardList;
  /**
   * Cards of products by id, in the order of the ids. Unknown ids are left out; unavailable products too, unless asked
   * for. At most 50 ids count.
   */
  products: Array<ProductCard>;
  /** A maker's banner by its code; null when there is none. */
  promo_banner?: Maybe<PromoBanner>;
  /** A running promotion by id or slug; null when there is none or it is over. */
  promotions?: Maybe<Promotion>;
  /** The bar of quick links. */
  quick_links: Array<QuickLink>;
  /** Products that go with others, or that are popular; best first. */
  recommended_products: ProductCardList;
  /** How the signed-in user links a rewards card (rule 7.j-09). Errors: UNAUTHENTICATED. */
  rewards: Rewards;
  /** Banners of the empty search panel. */
  search_banners?: Maybe<SearchBanners>;
  /**
   * What shoppers searched for in a period, and what came of it: the searches of each text, and what was clicked and put
   * into a cart from their results. Searches are kept for 90 days. For staff. Errors: FORBIDDEN, INVALID_INPUT with
   * `fields` (from, to).
   */
  search_report: SearchReport;
  /**
   * What staff did in customers' accounts and which health data they read, newest first; nothing can be changed or removed.
   * For staff. Errors: FORBIDDEN.
   */
  staff_audit_events: AuditEventPage;
  /** A customer as support sees them, without health data. For staff. Errors: FORBIDDEN, NOT_FOUND. */
  staff_customer: StaffCustomer;
  /**
   * Customers whom staff look for, by one of e-mail, name or order reference. Of a name, the beginning of the first, the
   * last or both is enough. For staff. Errors: FORBIDDEN, INVALID_INPUT with `fields`.
   */
  staff_customers: StaffCustomerPage;
  /**
   * Health data of a customer, where support needs them. That it was read, by whom and why is kept in the audit log. For
   * staff. Errors: FORBIDDEN, INVALID_INPUT with `fields` (reason), NOT_FOUND.
   */
  staff_health_record: StaffHealthRecord;
  /** A booking: the user's own, or a guest's by its uuid. Errors: NOT_FOUND. */
  telehealth_booking: TelehealthBooking;
  /** The signed-in user's bookings, newest appointment first. Errors: UNAUTHENTICATED. */
  telehealth_bookings: TelehealthBookingPage;
  /** One service, by booking type or slug; null when there is none. */
  telehealth_service?: Maybe<TelehealthService>;
  /** Telehealth services on offer, in the order of the service page. */
  telehealth_services: Array<TelehealthService>;
  /** Time slots of the next days in the patient's state, today first; empty for a service that is not on offer. */
  telehealth_slots: Array<TelehealthDay>;
  /** The announcement strip. */
  top_strip?: Maybe<TopStrip>;
  /**
   * Asks the prescription exchange about an e-prescription token. Errors: UNAUTHENTICATED, NOT_FOUND (patient),
   * RATE_LIMITED, ESCRIPT_UNAVAILABLE.
   */
  validate_escript: EscriptValidation;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryAutodeliveriesArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  stripe_source_id?: InputMaybe<Scalars['String']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryBrandArgs = {
  slug: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryBrandsArgs = {
  popular?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryCartArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
  shippingMethodInput?: InputMaybe<ShippingMethodInput>;
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryCart_EdrArgs = {
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryCart_HeaderArgs = {
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryCart_MiniArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryCart_PageArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryCategoryArgs = {
  path: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryContent_PageArgs = {
  path: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryFavouritesArgs = {
  product_id?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryFood_DiaryArgs = {
  day: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryFood_Diary_WeekArgs = {
  last_day: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryFoodsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryJourneyArgs = {
  slug: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryJourney_SubscriptionsArgs = {
  journey_id?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryListingArgs = {
  input: ListingInput;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryOrderArgs = {
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
  reference: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryOrder_LookupArgs = {
  email: Scalars['String']['input'];
  reference: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryPatientsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryPostcode_Shipping_MethodsArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryPostcodesArgs = {
  include_po_boxes?: InputMaybe<Scalars['Boolean']['input']>;
  query: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryPrevious_OrdersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryProductArgs = {
  slug: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryProduct_ViewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryProductsArgs = {
  ids: Array<Scalars['ID']['input']>;
  include_unavailable?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryPromo_BannerArgs = {
  code: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryPromotionsArgs = {
  id: Scalars['ID']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryRecommended_ProductsArgs = {
  input: RecommendedProductsInput;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QuerySearch_ReportArgs = {
  input: SearchReportInput;
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryStaff_Audit_EventsArgs = {
  customer_id?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
  staff_id?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryStaff_CustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryStaff_CustomersArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryStaff_Health_RecordArgs = {
  customer_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryTelehealth_BookingArgs = {
  uuid: Scalars['ID']['input'];
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryTelehealth_BookingsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryTelehealth_ServiceArgs = {
  booking_type?: InputMaybe<BookingType>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
export type QueryTelehealth_SlotsArgs = {
  booking_type: BookingType;
  state?: InputMaybe<State>;
};


/** Reads: a missing entity is null, a missing list is empty. Business failures are errors as in mutations. */
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
  /** Picture of its icon. */
  icon: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Text. */
  linkText: Scalars['String']['output'];
  /** Where it leads; null for a plain label. */
  targetLink?: Maybe<Scalars['String']['output']>;
};

/** How recommendations are made. */
export type RecommendationModel =
  /** What goes with the given products. */
  | 'bought_together'
  /** Most popular, in a category or brand if one is given. */
  | 'popular'
  /** Like the given products: same leaf category first, then brand. */
  | 'related_products';

/** What recommendations are like. */
export type RecommendedProductsInput = {
  /** Only of this brand, for popular. */
  brand_id?: InputMaybe<Scalars['ID']['input']>;
  /** Only in this category, for popular. */
  category_id?: InputMaybe<Scalars['ID']['input']>;
  /** At most this many, 12 at the most. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Models to merge, in this order. */
  models?: InputMaybe<Array<RecommendationModel>>;
  /** Products to start from. */
  product_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The rewards programme (section 3.k). */
export type Rewards = {
  __typename?: 'Rewards';
  /**
   * Address of the popup that links a card; it is opened with `token`, `url` (the page that opens it) and `redirectUrl`
   * (where to go when no page waits for it). Null in a shop without a rewards provider.
   */
  edrLinkUrl?: Maybe<Scalars['String']['output']>;
};

/** Whose account it is. */
export type Role =
  /** Writes the shop's content. */
  | 'content'
  /** A shopper. */
  | 'customer'
  /** Manages the shop and its staff. */
  | 'manager'
  /** Reviews, dispenses and dispatches orders. */
  | 'pharmacist'
  /** Treats patients. */
  | 'practitioner'
  /** Staff of the shop, when they had one role. */
  | 'staff'
  /** Finds customers and helps them with their orders. */
  | 'support';

/** A message of the announcement strip. */
export type RotatingRichText = {
  __typename?: 'RotatingRichText';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Id; the dropdown entry of the same id belongs to it. */
  id: Scalars['ID']['output'];
  /** Where it leads; empty for nowhere. */
  targetLink: Scalars['String']['output'];
};

/** How the patient's prescription is given. */
export type ScriptType =
  /** A token of an e-prescription. */
  | 'escript'
  /** A script that the pharmacy already keeps for the patient. */
  | 'onfile'
  /** A paper script that the shopper posts; the order waits for it. */
  | 'paper';

/** A banner of the search panel. */
export type SearchBanner = {
  __typename?: 'SearchBanner';
  /** Picture. */
  image: Scalars['String']['output'];
  /** Where it leads. */
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
  /** Codes of banners that searches may answer. */
  searchBannerCodeNames: Array<Scalars['String']['output']>;
};

/** What came of searches. */
export type SearchFigures = {
  __typename?: 'SearchFigures';
  /** Mean position of the clicked results, from 1; null without clicks. */
  average_position?: Maybe<Scalars['Float']['output']>;
  /** Share of searches of which a result was clicked, from 0 to 1. */
  click_through_rate: Scalars['Float']['output'];
  /** Clicks on results. */
  clicks: Scalars['Int']['output'];
  /** Share of searches that led to a conversion, from 0 to 1. */
  conversion_rate: Scalars['Float']['output'];
  /** Products that were put into a cart or bought after a search. */
  conversions: Scalars['Int']['output'];
  /** Searches. */
  searches: Scalars['Int']['output'];
  /** Searches that found nothing. */
  without_results: Scalars['Int']['output'];
};

/** A page of a search report, and the sums over all its pages. */
export type SearchReport = {
  __typename?: 'SearchReport';
  /** Every text that was searched for, largest first. */
  data: Array<SearchReportRow>;
  /** Where this page is. */
  paginatorInfo: PaginatorInfo;
  /** All searches of the period together. */
  totals: SearchFigures;
};

/** Which searches a report is about. */
export type SearchReportInput = {
  /** The first moment of the period. */
  from: Scalars['DateTime']['input'];
  /** What comes first. */
  sort?: SearchReportSort;
  /** The first moment after the period, at most 93 days later. */
  to: Scalars['DateTime']['input'];
};

/** What came of the searches of one text. */
export type SearchReportRow = {
  __typename?: 'SearchReportRow';
  /** What came of it. */
  figures: SearchFigures;
  /** What was typed, in lower case; empty for results without a text. */
  query: Scalars['String']['output'];
};

/** Orders of a search report, largest first. */
export type SearchReportSort =
  /** What was clicked most. */
  | 'clicks'
  /** What most was put into a cart from. */
  | 'conversions'
  /** What was searched for most. */
  | 'searches'
  /** What most searches found nothing for. */
  | 'without_results';

/** A service. */
export type ServiceTile = {
  __typename?: 'ServiceTile';
  /** Picture of its icon. */
  icon: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Where it leads. */
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

/** A way to get goods to the shopper. Money in cents. */
export type ShippingMethod = {
  __typename?: 'ShippingMethod';
  /** Order before this moment for the next run; null when the method has no cutoff. */
  cutoff?: Maybe<Scalars['DateTime']['output']>;
  /** The day the run after `cutoff` arrives, ISO date in the pharmacy's zone; null without a cutoff. */
  delivery_date?: Maybe<Scalars['String']['output']>;
  /** When it arrives and what it asks for: HTML. */
  display_info: Scalars['String']['output'];
  /** Price for shoppers: "free" or "$7.95". */
  display_price: Scalars['String']['output'];
  /** Stable id: standard, express, same-day or click-and-collect. */
  id: Scalars['ID']['output'];
  /** Pharmacies that hand orders over, nearest first; empty for other methods. */
  locations: Array<CollectLocation>;
  /** Name for shoppers. */
  name: Scalars['String']['output'];
  /** One line for product pages: HTML. */
  pdp_display_info: Scalars['String']['output'];
  /** What it costs this cart, or a cart below the free threshold. */
  price: Scalars['Int']['output'];
  /** Seconds to `cutoff`. */
  remaining_seconds?: Maybe<Scalars['Int']['output']>;
  /** same-day, express, standard or click-and-collect. */
  type: Scalars['String']['output'];
};

/** Where shipping methods are asked for. */
export type ShippingMethodInput = {
  /** Four digits. */
  postcode?: InputMaybe<Scalars['String']['input']>;
};

/** An answer of a questionnaire. */
export type StaffAnswer = {
  __typename?: 'StaffAnswer';
  /** The answer. */
  answer: Scalars['String']['output'];
  /** Key of the question (section 5). */
  question: Scalars['String']['output'];
};

/** A card on file, without what it could be charged by. */
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

/** A customer as support sees them. */
export type StaffCustomer = {
  __typename?: 'StaffCustomer';
  /** Delivery addresses. */
  addresses: Array<Address>;
  /** AutoDeliveries that have not ended, newest first. */
  autodeliveries: Array<AutoDelivery>;
  /** When the account was made. */
  created_at: Scalars['DateTime']['output'];
  /** Is a rewards card linked? */
  edr_linked: Scalars['Boolean']['output'];
  /** Rewards points of the account. */
  edr_points: Scalars['Int']['output'];
  /** E-mail. */
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
  /** Patients, by first name. */
  patients_names: Array<PatientName>;
  /** Cards on file, as far as their owner could name them. */
  payment_methods: Array<StaffCard>;
};


/** A customer as support sees them. */
export type StaffCustomerOrdersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of customers. */
export type StaffCustomerPage = {
  __typename?: 'StaffCustomerPage';
  /** The customers. */
  data: Array<StaffCustomerSummary>;
  /** Where this page is. */
  paginatorInfo: PaginatorInfo;
};

/** What tells a customer apart in a list. */
export type StaffCustomerSummary = {
  __typename?: 'StaffCustomerSummary';
  /** When the account was made. */
  created_at: Scalars['DateTime']['output'];
  /** E-mail. */
  email: Scalars['String']['output'];
  /** First name. */
  first_name: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Last name. */
  last_name: Scalars['String']['output'];
};

/** Health data of a customer. Identifiers are shown by their last 4 digits only. */
export type StaffHealthRecord = {
  __typename?: 'StaffHealthRecord';
  /** Patients with their health answers, by first name. */
  patients: Array<Patient>;
  /** Answers to questionnaires: of the cart, the latest 50 orders, programs and the latest 50 telehealth requests. */
  questionnaires: Array<StaffQuestionnaire>;
  /** The latest 50 telehealth requests, newest appointment first. */
  telehealth_requests: Array<StaffTelehealthRequest>;
};

/** What `staff_orders_set_state` takes. */
export type StaffOrdersSetStateInput = {
  /** Carrier of a dispatched parcel. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Reference of the order. */
  reference: Scalars['String']['input'];
  /** The state it has reached. */
  state: OrderState;
  /** Number of a dispatched parcel at its carrier. */
  tracking_number?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `staff_orders_set_state`. */
export type StaffOrdersSetStatePayload = {
  __typename?: 'StaffOrdersSetStatePayload';
  /** The order. */
  order: Order;
};

/** A questionnaire that was answered. */
export type StaffQuestionnaire = {
  __typename?: 'StaffQuestionnaire';
  /** The answers. */
  answers: Array<StaffAnswer>;
  /** Uuid of the patient; null for a guest's. */
  patient_uuid?: Maybe<Scalars['ID']['output']>;
  /** Cart uuid, order reference, subscription id or booking uuid. */
  reference: Scalars['ID']['output'];
  /** What it belongs to. */
  source: QuestionnaireSource;
  /** Product, program or service that asks it. */
  title: Scalars['String']['output'];
};

/** A telehealth request. */
export type StaffTelehealthRequest = {
  __typename?: 'StaffTelehealthRequest';
  /** The booking. */
  booking: TelehealthBooking;
  /** What the patient wants the practitioner to know. */
  notes: Scalars['String']['output'];
  /** Uuid of the patient. */
  patient_uuid?: Maybe<Scalars['ID']['output']>;
  /** Phone number for the consultation. */
  phone: Scalars['String']['output'];
  /** Id of the medicine that is asked for. */
  product_id?: Maybe<Scalars['ID']['output']>;
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
  booking_type: BookingType;
  /** How the practitioner reaches the patient. */
  contact_method: ContactMethod;
  /** When it was requested. */
  created_at: Scalars['DateTime']['output'];
  /** When the slot ends. */
  ends_at: Scalars['DateTime']['output'];
  /** The fee. */
  fee: Scalars['Int']['output'];
  /** The patient's first name. */
  first_name: Scalars['String']['output'];
  /** Until when the slot is held; null unless held. */
  hold_expires_at?: Maybe<Scalars['DateTime']['output']>;
  /** The patient's last name. */
  last_name: Scalars['String']['output'];
  /** When the slot begins. */
  starts_at: Scalars['DateTime']['output'];
  /** Where the patient is. */
  state: State;
  /** Where it stands. */
  status: TelehealthBookingStatus;
  /** Uuid of the booking; a guest's key to it. */
  uuid: Scalars['ID']['output'];
};

/** A page of bookings. */
export type TelehealthBookingPage = {
  __typename?: 'TelehealthBookingPage';
  /** The bookings. */
  data: Array<TelehealthBooking>;
  /** Where this page is. */
  paginatorInfo: PaginatorInfo;
};

/** Where a booking stands. */
export type TelehealthBookingStatus =
  /** Paid: the appointment takes place. */
  | 'booked'
  /** Cancelled. */
  | 'cancelled'
  /** It was not paid in time: the slot is free again. */
  | 'expired'
  /** The slot is kept while paying. */
  | 'held';

/** What `telehealth_bookings_cancel` takes. */
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

/** What `telehealth_bookings_confirm` takes. */
export type TelehealthBookingsConfirmInput = {
  /** Token of the gateway; not needed when the fee is 0. */
  stripe_source_id?: InputMaybe<Scalars['String']['input']>;
  /** Uuid of the booking. */
  uuid: Scalars['ID']['input'];
};

/** Result of `telehealth_bookings_confirm`. */
export type TelehealthBookingsConfirmPayload = {
  __typename?: 'TelehealthBookingsConfirmPayload';
  /** The booking; still held while the bank wants to see the patient. */
  booking: TelehealthBooking;
  /** Show this step, then send the same call again; null once booked. */
  three_d_secure?: Maybe<ThreeDSecureStep>;
};

/** What `telehealth_bookings_create` takes. */
export type TelehealthBookingsCreateInput = {
  /** Are the terms accepted? */
  accepts_terms?: InputMaybe<Scalars['Boolean']['input']>;
  /** The service. */
  booking_type: BookingType;
  /** How to reach the patient. */
  contact_method: ContactMethod;
  /** The patient, for guests. */
  guest?: InputMaybe<TelehealthGuestInput>;
  /** Made by the client once per request: 16 to 100 letters, digits, dashes. */
  idempotency_key: Scalars['String']['input'];
  /** Anything the practitioner should know. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** A patient of the signed-in user. */
  patient_uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Australian phone number for the consultation. */
  phone: Scalars['String']['input'];
  /** The medicine, for OnlineScripts. */
  product_id?: InputMaybe<Scalars['ID']['input']>;
  /** JSON object of the questionnaire's answers by key (section 5), for services that ask one. */
  questionnaire?: InputMaybe<Scalars['String']['input']>;
  /** Beginning of a slot of `telehealth_slots`. */
  starts_at: Scalars['DateTime']['input'];
  /** Where the patient is. */
  state: State;
};

/** Result of `telehealth_bookings_create`. */
export type TelehealthBookingsCreatePayload = {
  __typename?: 'TelehealthBookingsCreatePayload';
  /** The held booking. */
  booking: TelehealthBooking;
};

/** A day of the booking date picker. */
export type TelehealthDay = {
  __typename?: 'TelehealthDay';
  /** The day where the patient is, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** Today, Tomorrow or the weekday, with month and day (section 2.21). */
  label: Scalars['String']['output'];
  /** Its slots, in order. */
  slots: Array<TelehealthSlot>;
};

/** A patient who books as a guest. */
export type TelehealthGuestInput = {
  /** Date of birth, YYYY-MM-DD. */
  dob: Scalars['String']['input'];
  /** E-mail for the confirmation. */
  email: Scalars['String']['input'];
  /** First name. */
  first_name: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Last name. */
  last_name: Scalars['String']['input'];
};

/** The telehealth band. */
export type TelehealthSection = HomeSection & {
  __typename?: 'TelehealthSection';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Picture. */
  image: Scalars['String']['output'];
  /** Text of its button. */
  linkText: Scalars['String']['output'];
  /** What speaks for it. */
  points: Array<Scalars['String']['output']>;
  /** Where it leads. */
  targetLink: Scalars['String']['output'];
  /** Text. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A telehealth service. Money in cents. */
export type TelehealthService = {
  __typename?: 'TelehealthService';
  /** Booking type. */
  booking_type: BookingType;
  /** Label of its button (section 4). */
  button_label: Scalars['String']['output'];
  /** What it is. */
  description: Scalars['String']['output'];
  /** Length of the consultation in minutes. */
  duration_minutes: Scalars['Int']['output'];
  /** Group: Consult, Online, Med, or the booking type itself. */
  group: Scalars['String']['output'];
  /** For whom it is not. */
  not_for: Array<Scalars['String']['output']>;
  /** Fee; 0 while its product is off sale. */
  price: Scalars['Int']['output'];
  /** The product it is bought as. */
  product?: Maybe<Product>;
  /** Slug. */
  slug: Scalars['String']['output'];
  /** What happens, in order. */
  steps: Array<TelehealthStep>;
  /** One line about it. */
  summary: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** For whom it is. */
  who_for: Array<Scalars['String']['output']>;
};

/** A time slot of 2 hours. */
export type TelehealthSlot = {
  __typename?: 'TelehealthSlot';
  /** When it ends. */
  ends_at: Scalars['DateTime']['output'];
  /** Can it be booked? */
  is_available: Scalars['Boolean']['output'];
  /** For example 7AM - 9AM, where the patient is. */
  label: Scalars['String']['output'];
  /** Why it cannot, in the wording of section 8; null when it can. */
  message?: Maybe<Scalars['String']['output']>;
  /** When it begins. */
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

/** A step between the shopper and their bank. */
export type ThreeDSecureStep = {
  __typename?: 'ThreeDSecureStep';
  /** Page to show in a frame or a window; it posts {type: 'three-d-secure', intent_id, result} to its opener or parent. */
  challenge_url: Scalars['String']['output'];
  /** The payment it belongs to. */
  intent_id: Scalars['ID']['output'];
};

/** The announcement strip. */
export type TopStrip = {
  __typename?: 'TopStrip';
  /** What opens below the strip. */
  dropdown: Array<TopStripDropdown>;
  /** Links on the right, on desktop. */
  links: Array<TopStripLink>;
  /** Messages in turn. */
  rotatingRichTexts: Array<RotatingRichText>;
};

/** An entry of the panel below the announcement strip. */
export type TopStripDropdown = {
  __typename?: 'TopStripDropdown';
  /** Text. */
  description: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Text of its link. */
  linkText: Scalars['String']['output'];
  /** Where it leads. */
  targetLink: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A link of the announcement strip. */
export type TopStripLink = {
  __typename?: 'TopStripLink';
  /** Picture of its icon. */
  icon: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Text. */
  linkText: Scalars['String']['output'];
  /** Where it leads. */
  targetLink: Scalars['String']['output'];
};

/** A reason to trust the shop. */
export type TrustReason = {
  __typename?: 'TrustReason';
  /** Picture of its icon. */
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

/** What `users_add_address` takes. */
export type UsersAddAddressInput = {
  /** Street address. */
  address_1: Scalars['String']['input'];
  /** Unit, building or company. */
  address_2?: InputMaybe<Scalars['String']['input']>;
  /** Recipient's first name. */
  first_name: Scalars['String']['input'];
  /** Make it the default? */
  is_default?: InputMaybe<Scalars['Boolean']['input']>;
  /** Recipient's last name. */
  last_name: Scalars['String']['input'];
  /** Australian phone number. */
  phone: Scalars['String']['input'];
  /** Four digits. */
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
  /** The user, with all addresses. */
  user: Me;
};

/** What `users_edit_address` takes. */
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
  /** Four digits. */
  postcode: Scalars['String']['input'];
  /** State. */
  state: State;
  /** Suburb. */
  suburb: Scalars['String']['input'];
};

/** Result of `users_edit_address`. */
export type UsersEditAddressPayload = {
  __typename?: 'UsersEditAddressPayload';
  /** The address after the change. */
  address: Address;
  /** The user, with all addresses. */
  user: Me;
};

/** What `users_log_out` takes. */
export type UsersLogOutInput = {
  /** Where the client goes next; / when left out. */
  redirect?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `users_log_out`. */
export type UsersLogOutPayload = {
  __typename?: 'UsersLogOutPayload';
  /** Where the client goes next: a path of this shop. */
  redirect: Scalars['String']['output'];
};

/** What `users_remove_address` takes. */
export type UsersRemoveAddressInput = {
  /** Id of the address. */
  id: Scalars['ID']['input'];
};

/** Result of `users_remove_address`. */
export type UsersRemoveAddressPayload = {
  __typename?: 'UsersRemoveAddressPayload';
  /** The user, with the addresses that are left. */
  user: Me;
};

/** What `users_set_cart` takes. */
export type UsersSetCartInput = {
  /** The device's cart; null picks the user's own. */
  cart_uuid?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `users_set_cart`. */
export type UsersSetCartPayload = {
  __typename?: 'UsersSetCartPayload';
  /** The user, with the joined cart in `cart`. */
  user: Me;
};

/** What `users_set_default_address` takes. */
export type UsersSetDefaultAddressInput = {
  /** Id of the address. */
  id: Scalars['ID']['input'];
};

/** Result of `users_set_default_address`. */
export type UsersSetDefaultAddressPayload = {
  __typename?: 'UsersSetDefaultAddressPayload';
  /** The address. */
  address: Address;
  /** The user, with all addresses. */
  user: Me;
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
  AuditEvent: ResolverTypeWrapper<AuditEventDocument>;
  AuditEventPage: ResolverTypeWrapper<Omit<AuditEventPage, 'data'> & { data: Array<ResolversTypes['AuditEvent']> }>;
  AuditOutcome: AuditOutcome;
  AuditTouch: ResolverTypeWrapper<AuditTouch>;
  AutoDelivery: ResolverTypeWrapper<AutoDeliveryDocument>;
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
  BookingType: BookingType;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<BrandDocument>;
  BrandsSection: ResolverTypeWrapper<BrandsSectionContent>;
  Breadcrumb: ResolverTypeWrapper<CategoryDocument>;
  BreadcrumbLineage: ResolverTypeWrapper<BreadcrumbLineage>;
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
  CategoriesSection: ResolverTypeWrapper<CategoriesSectionContent>;
  Category: ResolverTypeWrapper<CategoryDocument>;
  CategoryGroup: ResolverTypeWrapper<CategoryGroup>;
  CategoryLineage: ResolverTypeWrapper<CategoryLineage>;
  CheckoutPlaceOrderInput: CheckoutPlaceOrderInput;
  CheckoutPlaceOrderPayload: ResolverTypeWrapper<Omit<CheckoutPlaceOrderPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  CncLocation: ResolverTypeWrapper<ChosenLocation>;
  CollectAddress: ResolverTypeWrapper<CollectAddress>;
  CollectLocation: ResolverTypeWrapper<CollectLocationView>;
  ContactMethod: ContactMethod;
  ContentPage: ResolverTypeWrapper<ContentPage>;
  CoopAdvert: ResolverTypeWrapper<CoopAdvert>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DynamicContent: ResolverTypeWrapper<DynamicContent>;
  EscriptValidation: ResolverTypeWrapper<EscriptValidation>;
  Favourite: ResolverTypeWrapper<FavouriteDocument>;
  FavouritesAddInput: FavouritesAddInput;
  FavouritesAddPayload: ResolverTypeWrapper<Omit<FavouritesAddPayload, 'favourite'> & { favourite: ResolversTypes['Favourite'] }>;
  FavouritesRemoveInput: FavouritesRemoveInput;
  FavouritesRemovePayload: ResolverTypeWrapper<Omit<FavouritesRemovePayload, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Food: ResolverTypeWrapper<FoodView>;
  FoodDiaryAddEntryInput: FoodDiaryAddEntryInput;
  FoodDiaryDay: ResolverTypeWrapper<DiaryView>;
  FoodDiaryEditEntryInput: FoodDiaryEditEntryInput;
  FoodDiaryEntry: ResolverTypeWrapper<DiaryEntry>;
  FoodDiaryMeal: ResolverTypeWrapper<DiaryMealView>;
  FoodDiaryPayload: ResolverTypeWrapper<Omit<FoodDiaryPayload, 'day'> & { day: ResolversTypes['FoodDiaryDay'] }>;
  FoodDiaryRemoveEntryInput: FoodDiaryRemoveEntryInput;
  FoodDiarySetTargetInput: FoodDiarySetTargetInput;
  FoodDiarySetWaterInput: FoodDiarySetWaterInput;
  FoodDiaryTarget: ResolverTypeWrapper<FoodDiaryTarget>;
  FoodDiaryTargetPayload: ResolverTypeWrapper<FoodDiaryTargetPayload>;
  FoodDiaryTotal: ResolverTypeWrapper<FoodDiaryTotal>;
  FoodPage: ResolverTypeWrapper<Omit<FoodPage, 'data'> & { data: Array<ResolversTypes['Food']> }>;
  FoodPortion: ResolverTypeWrapper<FoodPortion>;
  Gender: Gender;
  HeroSection: ResolverTypeWrapper<HeroSection>;
  Home: ResolverTypeWrapper<Omit<Home, 'sections'> & { sections: Array<ResolversTypes['HomeSection']> }>;
  HomePromotionCard: ResolverTypeWrapper<HomePromotionCard>;
  HomeSection: ResolverTypeWrapper<HomeSectionContent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  Impersonation: ResolverTypeWrapper<RequestImpersonation>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Journey: ResolverTypeWrapper<JourneyDocument>;
  JourneyBooking: ResolverTypeWrapper<JourneyBooking>;
  JourneyFaq: ResolverTypeWrapper<JourneyFaq>;
  JourneyItem: ResolverTypeWrapper<JourneyItemView>;
  JourneyPrescribedItemInput: JourneyPrescribedItemInput;
  JourneyStatus: JourneyStatus;
  JourneySubscription: ResolverTypeWrapper<SubscriptionView>;
  JourneySubscriptionPayload: ResolverTypeWrapper<Omit<JourneySubscriptionPayload, 'subscription'> & { subscription: ResolversTypes['JourneySubscription'] }>;
  JourneySubscriptionsAddItemInput: JourneySubscriptionsAddItemInput;
  JourneySubscriptionsCancelInput: JourneySubscriptionsCancelInput;
  JourneySubscriptionsChargeInput: JourneySubscriptionsChargeInput;
  JourneySubscriptionsChargePayload: ResolverTypeWrapper<Omit<JourneySubscriptionsChargePayload, 'subscription'> & { subscription: ResolversTypes['JourneySubscription'] }>;
  JourneySubscriptionsCreateConsultInput: JourneySubscriptionsCreateConsultInput;
  JourneySubscriptionsCreateConsultPayload: ResolverTypeWrapper<Omit<JourneySubscriptionsCreateConsultPayload, 'subscription'> & { subscription: ResolversTypes['JourneySubscription'] }>;
  JourneySubscriptionsCreateInput: JourneySubscriptionsCreateInput;
  JourneySubscriptionsEditItemInput: JourneySubscriptionsEditItemInput;
  JourneySubscriptionsRemoveItemInput: JourneySubscriptionsRemoveItemInput;
  JourneySubscriptionsRetryInput: JourneySubscriptionsRetryInput;
  JourneySubscriptionsReviewInput: JourneySubscriptionsReviewInput;
  JourneySubscriptionsSetLessonStatusInput: JourneySubscriptionsSetLessonStatusInput;
  JourneySubscriptionsSetPatientInput: JourneySubscriptionsSetPatientInput;
  JourneySubscriptionsSetVoucherInput: JourneySubscriptionsSetVoucherInput;
  JourneySubscriptionsSetVoucherPayload: ResolverTypeWrapper<Omit<JourneySubscriptionsSetVoucherPayload, 'subscription'> & { subscription: ResolversTypes['JourneySubscription'] }>;
  JourneySubscriptionsSubmitInput: JourneySubscriptionsSubmitInput;
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
  Order: ResolverTypeWrapper<OrderDocument>;
  OrderAddress: ResolverTypeWrapper<OrderAddress>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  OrderItem: ResolverTypeWrapper<OrderItemDocument>;
  OrderList: ResolverTypeWrapper<Omit<OrderList, 'data'> & { data: Array<ResolversTypes['Order']> }>;
  OrderPayment: ResolverTypeWrapper<OrderPayment>;
  OrderShippingMethod: ResolverTypeWrapper<OrderShippingMethod>;
  OrderState: OrderState;
  OrderTracking: ResolverTypeWrapper<OrderTracking>;
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
  Price: ResolverTypeWrapper<Price>;
  Product: ResolverTypeWrapper<ProductDocument>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  ProductCard: ResolverTypeWrapper<ProductCard>;
  ProductCardList: ResolverTypeWrapper<ProductCardList>;
  ProductCardPromotion: ResolverTypeWrapper<ProductCardPromotion>;
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
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionnaireSource: QuestionnaireSource;
  QuickLink: ResolverTypeWrapper<QuickLink>;
  RecommendationModel: RecommendationModel;
  RecommendedProductsInput: RecommendedProductsInput;
  Rewards: ResolverTypeWrapper<Rewards>;
  Role: Role;
  RotatingRichText: ResolverTypeWrapper<RotatingRichText>;
  ScriptType: ScriptType;
  SearchBanner: ResolverTypeWrapper<SearchBanner>;
  SearchBanners: ResolverTypeWrapper<SearchBanners>;
  SearchFigures: ResolverTypeWrapper<SearchFigures>;
  SearchReport: ResolverTypeWrapper<SearchReport>;
  SearchReportInput: SearchReportInput;
  SearchReportRow: ResolverTypeWrapper<SearchReportRow>;
  SearchReportSort: SearchReportSort;
  ServiceTile: ResolverTypeWrapper<ServiceTile>;
  ServicesSection: ResolverTypeWrapper<ServicesSection>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethodView>;
  ShippingMethodInput: ShippingMethodInput;
  StaffAnswer: ResolverTypeWrapper<StaffAnswer>;
  StaffCard: ResolverTypeWrapper<StaffCard>;
  StaffCustomer: ResolverTypeWrapper<CustomerDocument>;
  StaffCustomerPage: ResolverTypeWrapper<Omit<StaffCustomerPage, 'data'> & { data: Array<ResolversTypes['StaffCustomerSummary']> }>;
  StaffCustomerSummary: ResolverTypeWrapper<CustomerDocument>;
  StaffHealthRecord: ResolverTypeWrapper<HealthRecord>;
  StaffOrdersSetStateInput: StaffOrdersSetStateInput;
  StaffOrdersSetStatePayload: ResolverTypeWrapper<Omit<StaffOrdersSetStatePayload, 'order'> & { order: ResolversTypes['Order'] }>;
  StaffQuestionnaire: ResolverTypeWrapper<StaffQuestionnaire>;
  StaffTelehealthRequest: ResolverTypeWrapper<Omit<StaffTelehealthRequest, 'booking'> & { booking: ResolversTypes['TelehealthBooking'] }>;
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
  TelehealthDay: ResolverTypeWrapper<TelehealthDay>;
  TelehealthGuestInput: TelehealthGuestInput;
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
  UsersAddAddressInput: UsersAddAddressInput;
  UsersAddAddressPayload: ResolverTypeWrapper<Omit<UsersAddAddressPayload, 'user'> & { user: ResolversTypes['Me'] }>;
  UsersEditAddressInput: UsersEditAddressInput;
  UsersEditAddressPayload: ResolverTypeWrapper<Omit<UsersEditAddressPayload, 'user'> & { user: ResolversTypes['Me'] }>;
  UsersLogOutInput: UsersLogOutInput;
  UsersLogOutPayload: ResolverTypeWrapper<UsersLogOutPayload>;
  UsersRemoveAddressInput: UsersRemoveAddressInput;
  UsersRemoveAddressPayload: ResolverTypeWrapper<Omit<UsersRemoveAddressPayload, 'user'> & { user: ResolversTypes['Me'] }>;
  UsersSetCartInput: UsersSetCartInput;
  UsersSetCartPayload: ResolverTypeWrapper<Omit<UsersSetCartPayload, 'user'> & { user: ResolversTypes['Me'] }>;
  UsersSetDefaultAddressInput: UsersSetDefaultAddressInput;
  UsersSetDefaultAddressPayload: ResolverTypeWrapper<Omit<UsersSetDefaultAddressPayload, 'user'> & { user: ResolversTypes['Me'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Address;
  AuditEvent: AuditEventDocument;
  AuditEventPage: Omit<AuditEventPage, 'data'> & { data: Array<ResolversParentTypes['AuditEvent']> };
  AuditTouch: AuditTouch;
  AutoDelivery: AutoDeliveryDocument;
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
  CategoriesSection: CategoriesSectionContent;
  Category: CategoryDocument;
  CategoryGroup: CategoryGroup;
  CategoryLineage: CategoryLineage;
  CheckoutPlaceOrderInput: CheckoutPlaceOrderInput;
  CheckoutPlaceOrderPayload: Omit<CheckoutPlaceOrderPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  CncLocation: ChosenLocation;
  CollectAddress: CollectAddress;
  CollectLocation: CollectLocationView;
  ContentPage: ContentPage;
  CoopAdvert: CoopAdvert;
  DateTime: Scalars['DateTime']['output'];
  DynamicContent: DynamicContent;
  EscriptValidation: EscriptValidation;
  Favourite: FavouriteDocument;
  FavouritesAddInput: FavouritesAddInput;
  FavouritesAddPayload: Omit<FavouritesAddPayload, 'favourite'> & { favourite: ResolversParentTypes['Favourite'] };
  FavouritesRemoveInput: FavouritesRemoveInput;
  FavouritesRemovePayload: Omit<FavouritesRemovePayload, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  Float: Scalars['Float']['output'];
  Food: FoodView;
  FoodDiaryAddEntryInput: FoodDiaryAddEntryInput;
  FoodDiaryDay: DiaryView;
  FoodDiaryEditEntryInput: FoodDiaryEditEntryInput;
  FoodDiaryEntry: DiaryEntry;
  FoodDiaryMeal: DiaryMealView;
  FoodDiaryPayload: Omit<FoodDiaryPayload, 'day'> & { day: ResolversParentTypes['FoodDiaryDay'] };
  FoodDiaryRemoveEntryInput: FoodDiaryRemoveEntryInput;
  FoodDiarySetTargetInput: FoodDiarySetTargetInput;
  FoodDiarySetWaterInput: FoodDiarySetWaterInput;
  FoodDiaryTarget: FoodDiaryTarget;
  FoodDiaryTargetPayload: FoodDiaryTargetPayload;
  FoodDiaryTotal: FoodDiaryTotal;
  FoodPage: Omit<FoodPage, 'data'> & { data: Array<ResolversParentTypes['Food']> };
  FoodPortion: FoodPortion;
  HeroSection: HeroSection;
  Home: Omit<Home, 'sections'> & { sections: Array<ResolversParentTypes['HomeSection']> };
  HomePromotionCard: HomePromotionCard;
  HomeSection: HomeSectionContent;
  ID: Scalars['ID']['output'];
  Image: Image;
  Impersonation: RequestImpersonation;
  Int: Scalars['Int']['output'];
  Journey: JourneyDocument;
  JourneyBooking: JourneyBooking;
  JourneyFaq: JourneyFaq;
  JourneyItem: JourneyItemView;
  JourneyPrescribedItemInput: JourneyPrescribedItemInput;
  JourneySubscription: SubscriptionView;
  JourneySubscriptionPayload: Omit<JourneySubscriptionPayload, 'subscription'> & { subscription: ResolversParentTypes['JourneySubscription'] };
  JourneySubscriptionsAddItemInput: JourneySubscriptionsAddItemInput;
  JourneySubscriptionsCancelInput: JourneySubscriptionsCancelInput;
  JourneySubscriptionsChargeInput: JourneySubscriptionsChargeInput;
  JourneySubscriptionsChargePayload: Omit<JourneySubscriptionsChargePayload, 'subscription'> & { subscription: ResolversParentTypes['JourneySubscription'] };
  JourneySubscriptionsCreateConsultInput: JourneySubscriptionsCreateConsultInput;
  JourneySubscriptionsCreateConsultPayload: Omit<JourneySubscriptionsCreateConsultPayload, 'subscription'> & { subscription: ResolversParentTypes['JourneySubscription'] };
  JourneySubscriptionsCreateInput: JourneySubscriptionsCreateInput;
  JourneySubscriptionsEditItemInput: JourneySubscriptionsEditItemInput;
  JourneySubscriptionsRemoveItemInput: JourneySubscriptionsRemoveItemInput;
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
  Order: OrderDocument;
  OrderAddress: OrderAddress;
  OrderEvent: OrderEvent;
  OrderItem: OrderItemDocument;
  OrderList: Omit<OrderList, 'data'> & { data: Array<ResolversParentTypes['Order']> };
  OrderPayment: OrderPayment;
  OrderShippingMethod: OrderShippingMethod;
  OrderTracking: OrderTracking;
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
  Price: Price;
  Product: ProductDocument;
  ProductAttribute: ProductAttribute;
  ProductCard: ProductCard;
  ProductCardList: ProductCardList;
  ProductCardPromotion: ProductCardPromotion;
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
  Query: Record<PropertyKey, never>;
  QuickLink: QuickLink;
  RecommendedProductsInput: RecommendedProductsInput;
  Rewards: Rewards;
  RotatingRichText: RotatingRichText;
  SearchBanner: SearchBanner;
  SearchBanners: SearchBanners;
  SearchFigures: SearchFigures;
  SearchReport: SearchReport;
  SearchReportInput: SearchReportInput;
  SearchReportRow: SearchReportRow;
  ServiceTile: ServiceTile;
  ServicesSection: ServicesSection;
  ShippingMethod: ShippingMethodView;
  ShippingMethodInput: ShippingMethodInput;
  StaffAnswer: StaffAnswer;
  StaffCard: StaffCard;
  StaffCustomer: CustomerDocument;
  StaffCustomerPage: Omit<StaffCustomerPage, 'data'> & { data: Array<ResolversParentTypes['StaffCustomerSummary']> };
  StaffCustomerSummary: CustomerDocument;
  StaffHealthRecord: HealthRecord;
  StaffOrdersSetStateInput: StaffOrdersSetStateInput;
  StaffOrdersSetStatePayload: Omit<StaffOrdersSetStatePayload, 'order'> & { order: ResolversParentTypes['Order'] };
  StaffQuestionnaire: StaffQuestionnaire;
  StaffTelehealthRequest: Omit<StaffTelehealthRequest, 'booking'> & { booking: ResolversParentTypes['TelehealthBooking'] };
  String: Scalars['String']['output'];
  TelehealthBooking: BookingDocument;
  TelehealthBookingPage: Omit<TelehealthBookingPage, 'data'> & { data: Array<ResolversParentTypes['TelehealthBooking']> };
  TelehealthBookingsCancelInput: TelehealthBookingsCancelInput;
  TelehealthBookingsCancelPayload: Omit<TelehealthBookingsCancelPayload, 'booking'> & { booking: ResolversParentTypes['TelehealthBooking'] };
  TelehealthBookingsConfirmInput: TelehealthBookingsConfirmInput;
  TelehealthBookingsConfirmPayload: Omit<TelehealthBookingsConfirmPayload, 'booking'> & { booking: ResolversParentTypes['TelehealthBooking'] };
  TelehealthBookingsCreateInput: TelehealthBookingsCreateInput;
  TelehealthBookingsCreatePayload: Omit<TelehealthBookingsCreatePayload, 'booking'> & { booking: ResolversParentTypes['TelehealthBooking'] };
  TelehealthDay: TelehealthDay;
  TelehealthGuestInput: TelehealthGuestInput;
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
  UsersAddAddressInput: UsersAddAddressInput;
  UsersAddAddressPayload: Omit<UsersAddAddressPayload, 'user'> & { user: ResolversParentTypes['Me'] };
  UsersEditAddressInput: UsersEditAddressInput;
  UsersEditAddressPayload: Omit<UsersEditAddressPayload, 'user'> & { user: ResolversParentTypes['Me'] };
  UsersLogOutInput: UsersLogOutInput;
  UsersLogOutPayload: UsersLogOutPayload;
  UsersRemoveAddressInput: UsersRemoveAddressInput;
  UsersRemoveAddressPayload: Omit<UsersRemoveAddressPayload, 'user'> & { user: ResolversParentTypes['Me'] };
  UsersSetCartInput: UsersSetCartInput;
  UsersSetCartPayload: Omit<UsersSetCartPayload, 'user'> & { user: ResolversParentTypes['Me'] };
  UsersSetDefaultAddressInput: UsersSetDefaultAddressInput;
  UsersSetDefaultAddressPayload: Omit<UsersSetDefaultAddressPayload, 'user'> & { user: ResolversParentTypes['Me'] };
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

export type AuditEventResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonation_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AuditOutcome'], ParentType, ContextType>;
  reads_health?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  staff_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  touched?: Resolver<Array<ResolversTypes['AuditTouch']>, ParentType, ContextType>;
};

export type AuditEventPageResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AuditEventPage'] = ResolversParentTypes['AuditEventPage']> = {
  data?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type AuditTouchResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AuditTouch'] = ResolversParentTypes['AuditTouch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AutoDeliveryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['AutoDelivery'] = ResolversParentTypes['AutoDelivery']> = {
  authority_to_leave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  charge_date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delivery_date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delivery_instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  questionnaire_passed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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

export type FavouriteResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Favourite'] = ResolversParentTypes['Favourite']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
};

export type FoodDiaryMealResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryMeal'] = ResolversParentTypes['FoodDiaryMeal']> = {
  entries?: Resolver<Array<ResolversTypes['FoodDiaryEntry']>, ParentType, ContextType>;
  meal?: Resolver<ResolversTypes['Meal'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Nutrition'], ParentType, ContextType>;
};

export type FoodDiaryPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryPayload'] = ResolversParentTypes['FoodDiaryPayload']> = {
  day?: Resolver<ResolversTypes['FoodDiaryDay'], ParentType, ContextType>;
};

export type FoodDiaryTargetResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['FoodDiaryTarget'] = ResolversParentTypes['FoodDiaryTarget']> = {
  carbohydrate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kilojoules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faqs?: Resolver<Array<ResolversTypes['JourneyFaq']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessons?: Resolver<Array<ResolversTypes['Lesson']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyBookingResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyBooking'] = ResolversParentTypes['JourneyBooking']> = {
  appointment_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyFaqResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyFaq'] = ResolversParentTypes['JourneyFaq']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyItemResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneyItem'] = ResolversParentTypes['JourneyItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_prescribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JourneySubscriptionResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['JourneySubscription'] = ResolversParentTypes['JourneySubscription']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current_lesson?: Resolver<Maybe<ResolversTypes['LessonProgress']>, ParentType, ContextType>;
  discount_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['JourneyItem']>, ParentType, ContextType>;
  items_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  journey?: Resolver<ResolversTypes['Journey'], ParentType, ContextType>;
  last_order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  lessons?: Resolver<Array<ResolversTypes['LessonProgress']>, ParentType, ContextType>;
  next_billing_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  next_period_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nonprescribed_items_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  num_free_consults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['PatientName']>, ParentType, ContextType>;
  payment_failed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payment_retry_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  prescribed_items_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  program_fee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonation?: Resolver<Maybe<ResolversTypes['Impersonation']>, ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
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
  checkout_place_order?: Resolver<ResolversTypes['CheckoutPlaceOrderPayload'], ParentType, ContextType, RequireFields<MutationCheckout_Place_OrderArgs, 'input'>>;
  favourites_add?: Resolver<ResolversTypes['FavouritesAddPayload'], ParentType, ContextType, RequireFields<MutationFavourites_AddArgs, 'input'>>;
  favourites_remove?: Resolver<ResolversTypes['FavouritesRemovePayload'], ParentType, ContextType, RequireFields<MutationFavourites_RemoveArgs, 'input'>>;
  food_diary_add_entry?: Resolver<ResolversTypes['FoodDiaryPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Add_EntryArgs, 'input'>>;
  food_diary_edit_entry?: Resolver<ResolversTypes['FoodDiaryPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Edit_EntryArgs, 'input'>>;
  food_diary_remove_entry?: Resolver<ResolversTypes['FoodDiaryPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Remove_EntryArgs, 'input'>>;
  food_diary_set_target?: Resolver<ResolversTypes['FoodDiaryTargetPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Set_TargetArgs, 'input'>>;
  food_diary_set_water?: Resolver<ResolversTypes['FoodDiaryPayload'], ParentType, ContextType, RequireFields<MutationFood_Diary_Set_WaterArgs, 'input'>>;
  journey_subscriptions_add_item?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Add_ItemArgs, 'input'>>;
  journey_subscriptions_cancel?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_CancelArgs, 'input'>>;
  journey_subscriptions_charge?: Resolver<ResolversTypes['JourneySubscriptionsChargePayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_ChargeArgs, 'input'>>;
  journey_subscriptions_create?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_CreateArgs, 'input'>>;
  journey_subscriptions_create_consult?: Resolver<ResolversTypes['JourneySubscriptionsCreateConsultPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Create_ConsultArgs, 'input'>>;
  journey_subscriptions_edit_item?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Edit_ItemArgs, 'input'>>;
  journey_subscriptions_remove_item?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Remove_ItemArgs, 'input'>>;
  journey_subscriptions_retry?: Resolver<ResolversTypes['JourneySubscriptionsChargePayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_RetryArgs, 'input'>>;
  journey_subscriptions_review?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_ReviewArgs, 'input'>>;
  journey_subscriptions_set_lesson_status?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Set_Lesson_StatusArgs, 'input'>>;
  journey_subscriptions_set_patient?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Set_PatientArgs, 'input'>>;
  journey_subscriptions_set_voucher?: Resolver<ResolversTypes['JourneySubscriptionsSetVoucherPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_Set_VoucherArgs, 'input'>>;
  journey_subscriptions_submit?: Resolver<ResolversTypes['JourneySubscriptionPayload'], ParentType, ContextType, RequireFields<MutationJourney_Subscriptions_SubmitArgs, 'input'>>;
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
  staff_orders_set_state?: Resolver<ResolversTypes['StaffOrdersSetStatePayload'], ParentType, ContextType, RequireFields<MutationStaff_Orders_Set_StateArgs, 'input'>>;
  telehealth_bookings_cancel?: Resolver<ResolversTypes['TelehealthBookingsCancelPayload'], ParentType, ContextType, RequireFields<MutationTelehealth_Bookings_CancelArgs, 'input'>>;
  telehealth_bookings_confirm?: Resolver<ResolversTypes['TelehealthBookingsConfirmPayload'], ParentType, ContextType, RequireFields<MutationTelehealth_Bookings_ConfirmArgs, 'input'>>;
  telehealth_bookings_create?: Resolver<ResolversTypes['TelehealthBookingsCreatePayload'], ParentType, ContextType, RequireFields<MutationTelehealth_Bookings_CreateArgs, 'input'>>;
  users_add_address?: Resolver<ResolversTypes['UsersAddAddressPayload'], ParentType, ContextType, RequireFields<MutationUsers_Add_AddressArgs, 'input'>>;
  users_edit_address?: Resolver<ResolversTypes['UsersEditAddressPayload'], ParentType, ContextType, RequireFields<MutationUsers_Edit_AddressArgs, 'input'>>;
  users_log_out?: Resolver<ResolversTypes['UsersLogOutPayload'], ParentType, ContextType, RequireFields<MutationUsers_Log_OutArgs, 'input'>>;
  users_remove_address?: Resolver<ResolversTypes['UsersRemoveAddressPayload'], ParentType, ContextType, RequireFields<MutationUsers_Remove_AddressArgs, 'input'>>;
  users_set_cart?: Resolver<ResolversTypes['UsersSetCartPayload'], ParentType, ContextType, RequireFields<MutationUsers_Set_CartArgs, 'input'>>;
  users_set_default_address?: Resolver<ResolversTypes['UsersSetDefaultAddressPayload'], ParentType, ContextType, RequireFields<MutationUsers_Set_Default_AddressArgs, 'input'>>;
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
  kilojoules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  authority_to_leave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cnc_location?: Resolver<Maybe<ResolversTypes['CncLocation']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delivery_instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edr_base_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edr_bonus_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gst_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num_items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offer_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type OrderEventResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line_total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type OrderShippingMethodResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderShippingMethod'] = ResolversParentTypes['OrderShippingMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTrackingResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['OrderTracking'] = ResolversParentTypes['OrderTracking']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  conditions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dob?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
  has_address?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_medicare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hola_ihi_last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hola_medicare_expiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hola_medicare_last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_pregnant_breastfeeding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
};

export type PaymentMethodResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exp_month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exp_year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  edr_base_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edr_bonus_points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  excluded_states?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType>;
  expert_advice_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expert_advice_products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
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
  metadescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type QueryResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
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
  favourites?: Resolver<Array<ResolversTypes['Favourite']>, ParentType, ContextType, Partial<QueryFavouritesArgs>>;
  food_diary?: Resolver<ResolversTypes['FoodDiaryDay'], ParentType, ContextType, RequireFields<QueryFood_DiaryArgs, 'day'>>;
  food_diary_week?: Resolver<Array<ResolversTypes['FoodDiaryTotal']>, ParentType, ContextType, RequireFields<QueryFood_Diary_WeekArgs, 'last_day'>>;
  foods?: Resolver<ResolversTypes['FoodPage'], ParentType, ContextType, RequireFields<QueryFoodsArgs, 'page' | 'per_page' | 'query'>>;
  home?: Resolver<Maybe<ResolversTypes['Home']>, ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType, RequireFields<QueryJourneyArgs, 'slug'>>;
  journey_subscriptions?: Resolver<Array<ResolversTypes['JourneySubscription']>, ParentType, ContextType, Partial<QueryJourney_SubscriptionsArgs>>;
  journeys?: Resolver<Array<ResolversTypes['Journey']>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'input'>>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  mobile_promo?: Resolver<Maybe<ResolversTypes['MobilePromo']>, ParentType, ContextType>;
  navigation?: Resolver<Maybe<ResolversTypes['Navigation']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'reference'>>;
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
  search_banners?: Resolver<Maybe<ResolversTypes['SearchBanners']>, ParentType, ContextType>;
  search_report?: Resolver<ResolversTypes['SearchReport'], ParentType, ContextType, RequireFields<QuerySearch_ReportArgs, 'input' | 'page' | 'per_page'>>;
  staff_audit_events?: Resolver<ResolversTypes['AuditEventPage'], ParentType, ContextType, RequireFields<QueryStaff_Audit_EventsArgs, 'page' | 'per_page'>>;
  staff_customer?: Resolver<ResolversTypes['StaffCustomer'], ParentType, ContextType, RequireFields<QueryStaff_CustomerArgs, 'id'>>;
  staff_customers?: Resolver<ResolversTypes['StaffCustomerPage'], ParentType, ContextType, RequireFields<QueryStaff_CustomersArgs, 'page' | 'per_page'>>;
  staff_health_record?: Resolver<ResolversTypes['StaffHealthRecord'], ParentType, ContextType, RequireFields<QueryStaff_Health_RecordArgs, 'customer_id' | 'reason'>>;
  telehealth_booking?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType, RequireFields<QueryTelehealth_BookingArgs, 'uuid'>>;
  telehealth_bookings?: Resolver<ResolversTypes['TelehealthBookingPage'], ParentType, ContextType, RequireFields<QueryTelehealth_BookingsArgs, 'page' | 'per_page'>>;
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

export type RewardsResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['Rewards'] = ResolversParentTypes['Rewards']> = {
  edrLinkUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RotatingRichTextResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['RotatingRichText'] = ResolversParentTypes['RotatingRichText']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type StaffAnswerResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffAnswer'] = ResolversParentTypes['StaffAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffCardResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffCard'] = ResolversParentTypes['StaffCard']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exp_month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exp_year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type StaffHealthRecordResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffHealthRecord'] = ResolversParentTypes['StaffHealthRecord']> = {
  patients?: Resolver<Array<ResolversTypes['Patient']>, ParentType, ContextType>;
  questionnaires?: Resolver<Array<ResolversTypes['StaffQuestionnaire']>, ParentType, ContextType>;
  telehealth_requests?: Resolver<Array<ResolversTypes['StaffTelehealthRequest']>, ParentType, ContextType>;
};

export type StaffOrdersSetStatePayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffOrdersSetStatePayload'] = ResolversParentTypes['StaffOrdersSetStatePayload']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type StaffQuestionnaireResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffQuestionnaire'] = ResolversParentTypes['StaffQuestionnaire']> = {
  answers?: Resolver<Array<ResolversTypes['StaffAnswer']>, ParentType, ContextType>;
  patient_uuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['QuestionnaireSource'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffTelehealthRequestResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['StaffTelehealthRequest'] = ResolversParentTypes['StaffTelehealthRequest']> = {
  booking?: Resolver<ResolversTypes['TelehealthBooking'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient_uuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TelehealthBookingResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthBooking'] = ResolversParentTypes['TelehealthBooking']> = {
  booking_type?: Resolver<ResolversTypes['BookingType'], ParentType, ContextType>;
  contact_method?: Resolver<ResolversTypes['ContactMethod'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ends_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hold_expires_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type TelehealthDayResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['TelehealthDay'] = ResolversParentTypes['TelehealthDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['TelehealthSlot']>, ParentType, ContextType>;
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

export type UsersAddAddressPayloadResolvers<ContextType = BaseContext, ParentType extends ResolversParentTypes['UsersAddAddressPayload'] = ResolversParentTypes['UsersAddAddressPayload']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
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
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventPage?: AuditEventPageResolvers<ContextType>;
  AuditTouch?: AuditTouchResolvers<ContextType>;
  AutoDelivery?: AutoDeliveryResolvers<ContextType>;
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
  CategoriesSection?: CategoriesSectionResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryGroup?: CategoryGroupResolvers<ContextType>;
  CategoryLineage?: CategoryLineageResolvers<ContextType>;
  CheckoutPlaceOrderPayload?: CheckoutPlaceOrderPayloadResolvers<ContextType>;
  CncLocation?: CncLocationResolvers<ContextType>;
  CollectAddress?: CollectAddressResolvers<ContextType>;
  CollectLocation?: CollectLocationResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  CoopAdvert?: CoopAdvertResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DynamicContent?: DynamicContentResolvers<ContextType>;
  EscriptValidation?: EscriptValidationResolvers<ContextType>;
  Favourite?: FavouriteResolvers<ContextType>;
  FavouritesAddPayload?: FavouritesAddPayloadResolvers<ContextType>;
  FavouritesRemovePayload?: FavouritesRemovePayloadResolvers<ContextType>;
  Food?: FoodResolvers<ContextType>;
  FoodDiaryDay?: FoodDiaryDayResolvers<ContextType>;
  FoodDiaryEntry?: FoodDiaryEntryResolvers<ContextType>;
  FoodDiaryMeal?: FoodDiaryMealResolvers<ContextType>;
  FoodDiaryPayload?: FoodDiaryPayloadResolvers<ContextType>;
  FoodDiaryTarget?: FoodDiaryTargetResolvers<ContextType>;
  FoodDiaryTargetPayload?: FoodDiaryTargetPayloadResolvers<ContextType>;
  FoodDiaryTotal?: FoodDiaryTotalResolvers<ContextType>;
  FoodPage?: FoodPageResolvers<ContextType>;
  FoodPortion?: FoodPortionResolvers<ContextType>;
  HeroSection?: HeroSectionResolvers<ContextType>;
  Home?: HomeResolvers<ContextType>;
  HomePromotionCard?: HomePromotionCardResolvers<ContextType>;
  HomeSection?: HomeSectionResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Impersonation?: ImpersonationResolvers<ContextType>;
  Journey?: JourneyResolvers<ContextType>;
  JourneyBooking?: JourneyBookingResolvers<ContextType>;
  JourneyFaq?: JourneyFaqResolvers<ContextType>;
  JourneyItem?: JourneyItemResolvers<ContextType>;
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
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderShippingMethod?: OrderShippingMethodResolvers<ContextType>;
  OrderTracking?: OrderTrackingResolvers<ContextType>;
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
  Price?: PriceResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductCard?: ProductCardResolvers<ContextType>;
  ProductCardList?: ProductCardListResolvers<ContextType>;
  ProductCardPromotion?: ProductCardPromotionResolvers<ContextType>;
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
  Query?: QueryResolvers<ContextType>;
  QuickLink?: QuickLinkResolvers<ContextType>;
  Rewards?: RewardsResolvers<ContextType>;
  RotatingRichText?: RotatingRichTextResolvers<ContextType>;
  SearchBanner?: SearchBannerResolvers<ContextType>;
  SearchBanners?: SearchBannersResolvers<ContextType>;
  SearchFigures?: SearchFiguresResolvers<ContextType>;
  SearchReport?: SearchReportResolvers<ContextType>;
  SearchReportRow?: SearchReportRowResolvers<ContextType>;
  ServiceTile?: ServiceTileResolvers<ContextType>;
  ServicesSection?: ServicesSectionResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  StaffAnswer?: StaffAnswerResolvers<ContextType>;
  StaffCard?: StaffCardResolvers<ContextType>;
  StaffCustomer?: StaffCustomerResolvers<ContextType>;
  StaffCustomerPage?: StaffCustomerPageResolvers<ContextType>;
  StaffCustomerSummary?: StaffCustomerSummaryResolvers<ContextType>;
  StaffHealthRecord?: StaffHealthRecordResolvers<ContextType>;
  StaffOrdersSetStatePayload?: StaffOrdersSetStatePayloadResolvers<ContextType>;
  StaffQuestionnaire?: StaffQuestionnaireResolvers<ContextType>;
  StaffTelehealthRequest?: StaffTelehealthRequestResolvers<ContextType>;
  TelehealthBooking?: TelehealthBookingResolvers<ContextType>;
  TelehealthBookingPage?: TelehealthBookingPageResolvers<ContextType>;
  TelehealthBookingsCancelPayload?: TelehealthBookingsCancelPayloadResolvers<ContextType>;
  TelehealthBookingsConfirmPayload?: TelehealthBookingsConfirmPayloadResolvers<ContextType>;
  TelehealthBookingsCreatePayload?: TelehealthBookingsCreatePayloadResolvers<ContextType>;
  TelehealthDay?: TelehealthDayResolvers<ContextType>;
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
  UsersAddAddressPayload?: UsersAddAddressPayloadResolvers<ContextType>;
  UsersEditAddressPayload?: UsersEditAddressPayloadResolvers<ContextType>;
  UsersLogOutPayload?: UsersLogOutPayloadResolvers<ContextType>;
  UsersRemoveAddressPayload?: UsersRemoveAddressPayloadResolvers<ContextType>;
  UsersSetCartPayload?: UsersSetCartPayloadResolvers<ContextType>;
  UsersSetDefaultAddressPayload?: UsersSetDefaultAddressPayloadResolvers<ContextType>;
};

