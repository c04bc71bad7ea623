/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What `food_diary_add_entry` takes: `grams`, or one of the food's portions and how many of them. */
export type FoodDiaryAddEntryInput = {
  /** The day where the user is, YYYY-MM-DD. */
  day: string;
  /** A UUID made by the client: the same again adds nothing. */
  entry_id: string;
  /** Id of the food. */
  food_id: string;
  /** Whole grams, 1 to 5,000. */
  grams?: number | null | undefined;
  /** Meal. */
  meal: Meal;
  /** Name of one of the food's portions. */
  portion?: string | null | undefined;
  /** How many portions. */
  quantity?: number | null | undefined;
};

/** What `food_diary_remove_entry` takes. */
export type FoodDiaryRemoveEntryInput = {
  /** The day it is written in, YYYY-MM-DD. */
  day: string;
  /** Id of the portion. */
  entry_id: string;
};

/** What `food_diary_set_target` takes. */
export type FoodDiarySetTargetInput = {
  /** Carbohydrate in grams. */
  carbohydrate?: number | null | undefined;
  /** Fat in grams. */
  fat?: number | null | undefined;
  /** Kilojoules, 1,000 to 30,000. */
  kilojoules?: number | null | undefined;
  /** Protein in grams. */
  protein?: number | null | undefined;
  /** Water in millilitres. */
  water_ml?: number | null | undefined;
};

/** What `food_diary_set_water` takes. */
export type FoodDiarySetWaterInput = {
  /** The day where the user is, YYYY-MM-DD. */
  day: string;
  /** All water of the day in millilitres, up to 10,000. */
  water_ml: number;
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

/** What `journey_subscriptions_add_item` takes. */
export type JourneySubscriptionsAddItemInput = {
  /** Id of the product. */
  product_id: string;
  /** Units. */
  quantity: number;
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: string | null | undefined;
};

/** What `journey_subscriptions_cancel` takes. */
export type JourneySubscriptionsCancelInput = {
  /** too-expensive, not-useful, found-alternative or this-is-temporary. */
  reason: string;
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: string | null | undefined;
};

/** What `journey_subscriptions_charge` takes. */
export type JourneySubscriptionsChargeInput = {
  /** Beginning of the slot. */
  datetime: string;
  /** Absolute offset of the user's zone in minutes: 600 in Sydney in winter. */
  gmt_offset: number;
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: string | null | undefined;
};

/** What `journey_subscriptions_create_consult` takes. */
export type JourneySubscriptionsCreateConsultInput = {
  /** Beginning of the slot. */
  datetime: string;
  /** True when the user was shown a free consult: then nothing is ever charged. */
  expect_free: boolean;
  /** Absolute offset of the user's zone in minutes: 600 in Sydney in winter. */
  gmt_offset: number;
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: string | null | undefined;
};

/** What `journey_subscriptions_create` takes. */
export type JourneySubscriptionsCreateInput = {
  /** Id of the program. */
  journey_id: string;
};

/** What `journey_subscriptions_edit_item` takes. */
export type JourneySubscriptionsEditItemInput = {
  /** Id of the line. */
  item_id: string;
  /** Units. */
  quantity: number;
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: string | null | undefined;
};

/** What `journey_subscriptions_remove_item` takes. */
export type JourneySubscriptionsRemoveItemInput = {
  /** Id of the line. */
  item_id: string;
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: string | null | undefined;
};

/** What `journey_subscriptions_retry` takes. */
export type JourneySubscriptionsRetryInput = {
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: string | null | undefined;
};

/** What `journey_subscriptions_set_lesson_status` takes. */
export type JourneySubscriptionsSetLessonStatusInput = {
  /** Id of the lesson. */
  lesson_id: string;
  /** 0 to 100. */
  percent: number;
  /** Where it stands; Locked cannot be set. */
  status: LessonStatus;
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: string | null | undefined;
};

/** What `journey_subscriptions_set_patient` takes. */
export type JourneySubscriptionsSetPatientInput = {
  /** Uuid of the patient: 18 or older. */
  patient_uuid: string;
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: string | null | undefined;
};

/** What `journey_subscriptions_set_voucher` takes. */
export type JourneySubscriptionsSetVoucherInput = {
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: string | null | undefined;
  /** Code in any case; empty for none. */
  voucher_code: string;
};

/** What `journey_subscriptions_submit` takes. */
export type JourneySubscriptionsSubmitInput = {
  /** Beginning of the slot. */
  datetime: string;
  /** Absolute offset of the user's zone in minutes: 600 in Sydney in winter. */
  gmt_offset: number;
  /** The answers as a JSON string, by the payload keys of section 5. */
  questionnaire: string;
  /** The subscription; without it: "Missing journeySubscriptionId". */
  subscription_id?: string | null | undefined;
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

/** What `payment_methods_add` takes. */
export type PaymentMethodsAddInput = {
  /** The gateway's id of the card. */
  stripe_source_id: string;
};

/** What `payment_methods_set_default` takes. */
export type PaymentMethodsSetDefaultInput = {
  /** The gateway's id of the card. */
  stripe_source_id: string;
};

export type JourneySubscriptionsCancelMutationVariables = Exact<{
  input: JourneySubscriptionsCancelInput;
}>;


export type JourneySubscriptionsCancelMutation = { journey_subscriptions_cancel: { subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> } } };

export type JourneySubscriptionsCreateConsultMutationVariables = Exact<{
  input: JourneySubscriptionsCreateConsultInput;
}>;


export type JourneySubscriptionsCreateConsultMutation = { journey_subscriptions_create_consult: { num_free_consults: number, subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> }, upcoming_booking: { id: string, appointment_at: string } | null, three_d_secure: { intent_id: string, challenge_url: string } | null } };

export type FoodDiaryAddEntryMutationVariables = Exact<{
  input: FoodDiaryAddEntryInput;
}>;


export type FoodDiaryAddEntryMutation = { food_diary_add_entry: { day: { day: string, water_ml: number, total: { kilojoules: number, protein: number, carbohydrate: number, fat: number }, target: { kilojoules: number, protein: number, carbohydrate: number, fat: number, water_ml: number }, meals: Array<{ meal: Meal, total: { kilojoules: number, protein: number, carbohydrate: number, fat: number }, entries: Array<{ id: string, name: string, grams: number, portion: string | null, nutrition: { kilojoules: number, protein: number, carbohydrate: number, fat: number } }> }> } } };

export type FoodDiaryQueryVariables = Exact<{
  day: string;
}>;


export type FoodDiaryQuery = { food_diary: { day: string, water_ml: number, total: { kilojoules: number, protein: number, carbohydrate: number, fat: number }, target: { kilojoules: number, protein: number, carbohydrate: number, fat: number, water_ml: number }, meals: Array<{ meal: Meal, total: { kilojoules: number, protein: number, carbohydrate: number, fat: number }, entries: Array<{ id: string, name: string, grams: number, portion: string | null, nutrition: { kilojoules: number, protein: number, carbohydrate: number, fat: number } }> }> } };

export type FoodDiaryWeekQueryVariables = Exact<{
  last_day: string;
}>;


export type FoodDiaryWeekQuery = { food_diary_week: Array<{ day: string, total: { kilojoules: number } }> };

export type FoodDiaryDayFieldsFragment = { day: string, water_ml: number, total: { kilojoules: number, protein: number, carbohydrate: number, fat: number }, target: { kilojoules: number, protein: number, carbohydrate: number, fat: number, water_ml: number }, meals: Array<{ meal: Meal, total: { kilojoules: number, protein: number, carbohydrate: number, fat: number }, entries: Array<{ id: string, name: string, grams: number, portion: string | null, nutrition: { kilojoules: number, protein: number, carbohydrate: number, fat: number } }> }> };

export type FoodsQueryVariables = Exact<{
  query: string;
}>;


export type FoodsQuery = { foods: { data: Array<{ id: string, name: string, group: string, per_100g: { kilojoules: number, protein: number, carbohydrate: number, fat: number }, portions: Array<{ name: string, grams: number }> }> } };

export type FoodDiaryRemoveEntryMutationVariables = Exact<{
  input: FoodDiaryRemoveEntryInput;
}>;


export type FoodDiaryRemoveEntryMutation = { food_diary_remove_entry: { day: { day: string, water_ml: number, total: { kilojoules: number, protein: number, carbohydrate: number, fat: number }, target: { kilojoules: number, protein: number, carbohydrate: number, fat: number, water_ml: number }, meals: Array<{ meal: Meal, total: { kilojoules: number, protein: number, carbohydrate: number, fat: number }, entries: Array<{ id: string, name: string, grams: number, portion: string | null, nutrition: { kilojoules: number, protein: number, carbohydrate: number, fat: number } }> }> } } };

export type FoodDiarySetTargetMutationVariables = Exact<{
  input: FoodDiarySetTargetInput;
}>;


export type FoodDiarySetTargetMutation = { food_diary_set_target: { target: { kilojoules: number, protein: number, carbohydrate: number, fat: number, water_ml: number } } };

export type FoodDiarySetWaterMutationVariables = Exact<{
  input: FoodDiarySetWaterInput;
}>;


export type FoodDiarySetWaterMutation = { food_diary_set_water: { day: { day: string, water_ml: number, total: { kilojoules: number, protein: number, carbohydrate: number, fat: number }, target: { kilojoules: number, protein: number, carbohydrate: number, fat: number, water_ml: number }, meals: Array<{ meal: Meal, total: { kilojoules: number, protein: number, carbohydrate: number, fat: number }, entries: Array<{ id: string, name: string, grams: number, portion: string | null, nutrition: { kilojoules: number, protein: number, carbohydrate: number, fat: number } }> }> } } };

export type JourneySubscriptionsChargeMutationVariables = Exact<{
  input: JourneySubscriptionsChargeInput;
}>;


export type JourneySubscriptionsChargeMutation = { journey_subscriptions_charge: { subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> }, three_d_secure: { intent_id: string, challenge_url: string } | null } };

export type JourneySubscriptionsCreateMutationVariables = Exact<{
  input: JourneySubscriptionsCreateInput;
}>;


export type JourneySubscriptionsCreateMutation = { journey_subscriptions_create: { subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> } } };

export type JourneySubscriptionsSetPatientMutationVariables = Exact<{
  input: JourneySubscriptionsSetPatientInput;
}>;


export type JourneySubscriptionsSetPatientMutation = { journey_subscriptions_set_patient: { subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> } } };

export type JourneySubscriptionsSubmitMutationVariables = Exact<{
  input: JourneySubscriptionsSubmitInput;
}>;


export type JourneySubscriptionsSubmitMutation = { journey_subscriptions_submit: { subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> } } };

export type JourneySubscriptionsSetLessonStatusMutationVariables = Exact<{
  input: JourneySubscriptionsSetLessonStatusInput;
}>;


export type JourneySubscriptionsSetLessonStatusMutation = { journey_subscriptions_set_lesson_status: { subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> } } };

export type JourneySubscriptionsEditItemMutationVariables = Exact<{
  input: JourneySubscriptionsEditItemInput;
}>;


export type JourneySubscriptionsEditItemMutation = { journey_subscriptions_edit_item: { subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> } } };

export type JourneySubscriptionsRemoveItemMutationVariables = Exact<{
  input: JourneySubscriptionsRemoveItemInput;
}>;


export type JourneySubscriptionsRemoveItemMutation = { journey_subscriptions_remove_item: { subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> } } };

export type JourneySubscriptionsSetVoucherMutationVariables = Exact<{
  input: JourneySubscriptionsSetVoucherInput;
}>;


export type JourneySubscriptionsSetVoucherMutation = { journey_subscriptions_set_voucher: { voucher_discount: number, subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> } } };

export type ProgramQueryVariables = Exact<{
  slug: string;
}>;


export type ProgramQuery = { journey: { id: string, name: string, tagline: string, description: string, price: number, lessons: Array<{ id: string, name: string, description: string, read_minutes: number, week: number }>, faqs: Array<{ question: string, answer: string }> } | null };

export type JourneySubscriptionsRetryMutationVariables = Exact<{
  input: JourneySubscriptionsRetryInput;
}>;


export type JourneySubscriptionsRetryMutation = { journey_subscriptions_retry: { subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> }, three_d_secure: { intent_id: string, challenge_url: string } | null } };

export type JourneyPaymentMethodsAddMutationVariables = Exact<{
  input: PaymentMethodsAddInput;
}>;


export type JourneyPaymentMethodsAddMutation = { payment_methods_add: { payment_methods: Array<{ stripe_source_id: string }> } };

export type JourneyPaymentMethodsSetDefaultMutationVariables = Exact<{
  input: PaymentMethodsSetDefaultInput;
}>;


export type JourneyPaymentMethodsSetDefaultMutation = { payment_methods_set_default: { payment_methods: Array<{ stripe_source_id: string }> } };

export type JourneySubscriptionsAddItemMutationVariables = Exact<{
  input: JourneySubscriptionsAddItemInput;
}>;


export type JourneySubscriptionsAddItemMutation = { journey_subscriptions_add_item: { subscription: { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> } } };

export type JourneySubscriptionFieldsFragment = { id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> };

export type JourneySubscriptionsQueryVariables = Exact<{
  journey_id: string;
}>;


export type JourneySubscriptionsQuery = { journey_subscriptions: Array<{ id: string, status: JourneyStatus, is_active: boolean, created_at: string, next_period_at: string | null, next_billing_at: string | null, payment_failed_at: string | null, payment_retry_at: string | null, num_free_consults: number, voucher_code: string | null, voucher_discount: number, items_total: number, discount_total: number, program_fee: number, total: number, prescribed_items_total: number, nonprescribed_items_total: number, journey: { id: string, name: string, price: number }, patient: { uuid: string, first_name: string, last_name: string } | null, upcoming_booking: { id: string, appointment_at: string, status: string } | null, last_order: { reference: string, created_at: string, order_total: number, gst_total: number } | null, orders: Array<{ reference: string, created_at: string, first_name: string, last_name: string, order_total: number, items: Array<{ name: string, quantity: number, unit_price: number }> }>, lessons: Array<{ status: LessonStatus, percent: number, body: string | null, lesson: { id: string, name: string, slug: string, description: string, read_minutes: number, week: number } }>, current_lesson: { lesson: { id: string } } | null, items: Array<{ id: string, is_prescribed: boolean, quantity: number, price: number, price_type: string, product: { id: string, name: string, slug: string, brand: { name: string } | null, primary_image: { url: string } | null } | null }> }> };

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
export const FoodDiaryDayFieldsFragmentDoc = new TypedDocumentString(`
    fragment FoodDiaryDayFields on FoodDiaryDay {
  day
  water_ml
  total {
    kilojoules
    protein
    carbohydrate
    fat
  }
  target {
    kilojoules
    protein
    carbohydrate
    fat
    water_ml
  }
  meals {
    meal
    total {
      kilojoules
      protein
      carbohydrate
      fat
    }
    entries {
      id
      name
      grams
      portion
      nutrition {
        kilojoules
        protein
        carbohydrate
        fat
      }
    }
  }
}
    `, {"fragmentName":"FoodDiaryDayFields"}) as unknown as TypedDocumentString<FoodDiaryDayFieldsFragment, unknown>;
export const JourneySubscriptionFieldsFragmentDoc = new TypedDocumentString(`
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}
    `, {"fragmentName":"JourneySubscriptionFields"}) as unknown as TypedDocumentString<JourneySubscriptionFieldsFragment, unknown>;
export const JourneySubscriptionsCancelDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsCancel($input: JourneySubscriptionsCancelInput!) {
  journey_subscriptions_cancel(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsCancelMutation, JourneySubscriptionsCancelMutationVariables>;
export const JourneySubscriptionsCreateConsultDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsCreateConsult($input: JourneySubscriptionsCreateConsultInput!) {
  journey_subscriptions_create_consult(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
    num_free_consults
    upcoming_booking {
      id
      appointment_at
    }
    three_d_secure {
      intent_id
      challenge_url
    }
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsCreateConsultMutation, JourneySubscriptionsCreateConsultMutationVariables>;
export const FoodDiaryAddEntryDocument = new TypedDocumentString(`
    mutation FoodDiaryAddEntry($input: FoodDiaryAddEntryInput!) {
  food_diary_add_entry(input: $input) {
    day {
      ...FoodDiaryDayFields
    }
  }
}
    fragment FoodDiaryDayFields on FoodDiaryDay {
  day
  water_ml
  total {
    kilojoules
    protein
    carbohydrate
    fat
  }
  target {
    kilojoules
    protein
    carbohydrate
    fat
    water_ml
  }
  meals {
    meal
    total {
      kilojoules
      protein
      carbohydrate
      fat
    }
    entries {
      id
      name
      grams
      portion
      nutrition {
        kilojoules
        protein
        carbohydrate
        fat
      }
    }
  }
}`) as unknown as TypedDocumentString<FoodDiaryAddEntryMutation, FoodDiaryAddEntryMutationVariables>;
export const FoodDiaryDocument = new TypedDocumentString(`
    query FoodDiary($day: String!) {
  food_diary(day: $day) {
    ...FoodDiaryDayFields
  }
}
    fragment FoodDiaryDayFields on FoodDiaryDay {
  day
  water_ml
  total {
    kilojoules
    protein
    carbohydrate
    fat
  }
  target {
    kilojoules
    protein
    carbohydrate
    fat
    water_ml
  }
  meals {
    meal
    total {
      kilojoules
      protein
      carbohydrate
      fat
    }
    entries {
      id
      name
      grams
      portion
      nutrition {
        kilojoules
        protein
        carbohydrate
        fat
      }
    }
  }
}`) as unknown as TypedDocumentString<FoodDiaryQuery, FoodDiaryQueryVariables>;
export const FoodDiaryWeekDocument = new TypedDocumentString(`
    query FoodDiaryWeek($last_day: String!) {
  food_diary_week(last_day: $last_day) {
    day
    total {
      kilojoules
    }
  }
}
    `) as unknown as TypedDocumentString<FoodDiaryWeekQuery, FoodDiaryWeekQueryVariables>;
export const FoodsDocument = new TypedDocumentString(`
    query Foods($query: String!) {
  foods(query: $query, per_page: 12) {
    data {
      id
      name
      group
      per_100g {
        kilojoules
        protein
        carbohydrate
        fat
      }
      portions {
        name
        grams
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FoodsQuery, FoodsQueryVariables>;
export const FoodDiaryRemoveEntryDocument = new TypedDocumentString(`
    mutation FoodDiaryRemoveEntry($input: FoodDiaryRemoveEntryInput!) {
  food_diary_remove_entry(input: $input) {
    day {
      ...FoodDiaryDayFields
    }
  }
}
    fragment FoodDiaryDayFields on FoodDiaryDay {
  day
  water_ml
  total {
    kilojoules
    protein
    carbohydrate
    fat
  }
  target {
    kilojoules
    protein
    carbohydrate
    fat
    water_ml
  }
  meals {
    meal
    total {
      kilojoules
      protein
      carbohydrate
      fat
    }
    entries {
      id
      name
      grams
      portion
      nutrition {
        kilojoules
        protein
        carbohydrate
        fat
      }
    }
  }
}`) as unknown as TypedDocumentString<FoodDiaryRemoveEntryMutation, FoodDiaryRemoveEntryMutationVariables>;
export const FoodDiarySetTargetDocument = new TypedDocumentString(`
    mutation FoodDiarySetTarget($input: FoodDiarySetTargetInput!) {
  food_diary_set_target(input: $input) {
    target {
      kilojoules
      protein
      carbohydrate
      fat
      water_ml
    }
  }
}
    `) as unknown as TypedDocumentString<FoodDiarySetTargetMutation, FoodDiarySetTargetMutationVariables>;
export const FoodDiarySetWaterDocument = new TypedDocumentString(`
    mutation FoodDiarySetWater($input: FoodDiarySetWaterInput!) {
  food_diary_set_water(input: $input) {
    day {
      ...FoodDiaryDayFields
    }
  }
}
    fragment FoodDiaryDayFields on FoodDiaryDay {
  day
  water_ml
  total {
    kilojoules
    protein
    carbohydrate
    fat
  }
  target {
    kilojoules
    protein
    carbohydrate
    fat
    water_ml
  }
  meals {
    meal
    total {
      kilojoules
      protein
      carbohydrate
      fat
    }
    entries {
      id
      name
      grams
      portion
      nutrition {
        kilojoules
        protein
        carbohydrate
        fat
      }
    }
  }
}`) as unknown as TypedDocumentString<FoodDiarySetWaterMutation, FoodDiarySetWaterMutationVariables>;
export const JourneySubscriptionsChargeDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsCharge($input: JourneySubscriptionsChargeInput!) {
  journey_subscriptions_charge(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
    three_d_secure {
      intent_id
      challenge_url
    }
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsChargeMutation, JourneySubscriptionsChargeMutationVariables>;
export const JourneySubscriptionsCreateDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsCreate($input: JourneySubscriptionsCreateInput!) {
  journey_subscriptions_create(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsCreateMutation, JourneySubscriptionsCreateMutationVariables>;
export const JourneySubscriptionsSetPatientDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsSetPatient($input: JourneySubscriptionsSetPatientInput!) {
  journey_subscriptions_set_patient(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsSetPatientMutation, JourneySubscriptionsSetPatientMutationVariables>;
export const JourneySubscriptionsSubmitDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsSubmit($input: JourneySubscriptionsSubmitInput!) {
  journey_subscriptions_submit(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsSubmitMutation, JourneySubscriptionsSubmitMutationVariables>;
export const JourneySubscriptionsSetLessonStatusDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsSetLessonStatus($input: JourneySubscriptionsSetLessonStatusInput!) {
  journey_subscriptions_set_lesson_status(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsSetLessonStatusMutation, JourneySubscriptionsSetLessonStatusMutationVariables>;
export const JourneySubscriptionsEditItemDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsEditItem($input: JourneySubscriptionsEditItemInput!) {
  journey_subscriptions_edit_item(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsEditItemMutation, JourneySubscriptionsEditItemMutationVariables>;
export const JourneySubscriptionsRemoveItemDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsRemoveItem($input: JourneySubscriptionsRemoveItemInput!) {
  journey_subscriptions_remove_item(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsRemoveItemMutation, JourneySubscriptionsRemoveItemMutationVariables>;
export const JourneySubscriptionsSetVoucherDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsSetVoucher($input: JourneySubscriptionsSetVoucherInput!) {
  journey_subscriptions_set_voucher(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
    voucher_discount
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsSetVoucherMutation, JourneySubscriptionsSetVoucherMutationVariables>;
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
export const JourneySubscriptionsRetryDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsRetry($input: JourneySubscriptionsRetryInput!) {
  journey_subscriptions_retry(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
    three_d_secure {
      intent_id
      challenge_url
    }
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsRetryMutation, JourneySubscriptionsRetryMutationVariables>;
export const JourneyPaymentMethodsAddDocument = new TypedDocumentString(`
    mutation JourneyPaymentMethodsAdd($input: PaymentMethodsAddInput!) {
  payment_methods_add(input: $input) {
    payment_methods {
      stripe_source_id
    }
  }
}
    `) as unknown as TypedDocumentString<JourneyPaymentMethodsAddMutation, JourneyPaymentMethodsAddMutationVariables>;
export const JourneyPaymentMethodsSetDefaultDocument = new TypedDocumentString(`
    mutation JourneyPaymentMethodsSetDefault($input: PaymentMethodsSetDefaultInput!) {
  payment_methods_set_default(input: $input) {
    payment_methods {
      stripe_source_id
    }
  }
}
    `) as unknown as TypedDocumentString<JourneyPaymentMethodsSetDefaultMutation, JourneyPaymentMethodsSetDefaultMutationVariables>;
export const JourneySubscriptionsAddItemDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsAddItem($input: JourneySubscriptionsAddItemInput!) {
  journey_subscriptions_add_item(input: $input) {
    subscription {
      ...JourneySubscriptionFields
    }
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsAddItemMutation, JourneySubscriptionsAddItemMutationVariables>;
export const JourneySubscriptionsDocument = new TypedDocumentString(`
    query JourneySubscriptions($journey_id: ID!) {
  journey_subscriptions(journey_id: $journey_id) {
    ...JourneySubscriptionFields
  }
}
    fragment JourneySubscriptionFields on JourneySubscription {
  id
  status
  is_active
  created_at
  next_period_at
  next_billing_at
  payment_failed_at
  payment_retry_at
  num_free_consults
  voucher_code
  voucher_discount
  items_total
  discount_total
  program_fee
  total
  prescribed_items_total
  nonprescribed_items_total
  journey {
    id
    name
    price
  }
  patient {
    uuid
    first_name
    last_name
  }
  upcoming_booking {
    id
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
    first_name
    last_name
    order_total
    items {
      name
      quantity
      unit_price
    }
  }
  lessons {
    status
    percent
    body
    lesson {
      id
      name
      slug
      description
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
    price_type
    product {
      id
      name
      slug
      brand {
        name
      }
      primary_image {
        url
      }
    }
  }
}`) as unknown as TypedDocumentString<JourneySubscriptionsQuery, JourneySubscriptionsQueryVariables>;