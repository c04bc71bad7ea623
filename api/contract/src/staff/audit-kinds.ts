import type { StaffOperation } from './permissions';

/** Kinds of what the audit log holds, by which managers narrow it down (rule accounts-18). */
export const AUDIT_KINDS = [
  'health',
  'as_customer',
  'customers',
  'orders',
  'money',
  'care',
  'catalogue',
  'staff',
  'sign_in',
  'log',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Kinds that a line has by what it says of itself, whatever its operation is. */
export type FlaggedKind = 'health' | 'as_customer';
type ListedKind = Exclude<AuditKind, FlaggedKind>;

/** The kinds of each operation of staff; the compiler asks for those of a new one. */
const KINDS_OF: Readonly<Record<StaffOperation, ListedKind | readonly ListedKind[]>> = {
  staff_customers: 'customers',
  staff_customer: 'customers',
  staff_customer_end_sign_ins: ['customers', 'sign_in'],
  staff_health_record: 'care',
  staff_orders: 'orders',
  staff_orders_export: 'orders',
  staff_order_queues: 'orders',
  staff_order: 'orders',
  staff_claim: 'orders',
  staff_claims_take: 'orders',
  staff_claims_take_over: 'orders',
  staff_claims_leave: 'orders',
  staff_orders_approve: 'orders',
  staff_orders_note_call: 'orders',
  staff_orders_refuse_line: ['orders', 'money'],
  staff_orders_cancel: ['orders', 'money'],
  staff_orders_refund: ['orders', 'money'],
  staff_returns: 'orders',
  staff_return_counts: 'orders',
  staff_returns_arrive: 'orders',
  staff_returns_accept: ['orders', 'money'],
  staff_returns_decline: 'orders',
  staff_orders_set_state: 'orders',
  staff_packing_scan: 'orders',
  staff_packing_tick: 'orders',
  staff_packing_restart: 'orders',
  staff_scripts: 'orders',
  staff_script_counts: 'orders',
  staff_script: 'orders',
  staff_scripts_arrive: 'orders',
  staff_scripts_accept: 'orders',
  staff_scripts_refuse: 'orders',
  staff_scripts_file: 'orders',
  staff_scripts_correct: 'orders',
  staff_scripts_take_off: 'orders',
  staff_appointments: 'care',
  staff_appointment: 'care',
  staff_appointments_complete: 'care',
  staff_appointments_miss: 'care',
  staff_appointments_cancel: ['care', 'money'],
  staff_appointments_return_fee: ['care', 'money'],
  staff_certificates_issue: 'care',
  staff_certificates_withdraw: 'care',
  staff_consult_scripts_issue: 'care',
  staff_consult_scripts_withdraw: 'care',
  staff_consult_times: 'care',
  staff_consult_times_set_places: 'care',
  staff_programs: 'care',
  staff_program: 'care',
  staff_autodelivery_charges: ['customers', 'money'],
  staff_autodelivery_charge_counts: 'money',
  staff_autodelivery_charges_mail: 'customers',
  staff_program_charges: ['customers', 'money'],
  staff_program_charge_counts: 'money',
  staff_program_charges_mail: 'customers',
  staff_products: 'catalogue',
  staff_product_counts: 'catalogue',
  staff_product: 'catalogue',
  staff_products_publish: 'catalogue',
  staff_photos_set: 'catalogue',
  staff_photos_remove: 'catalogue',
  staff_content: 'catalogue',
  staff_content_entry: 'catalogue',
  staff_content_save_draft: 'catalogue',
  staff_content_discard_draft: 'catalogue',
  staff_content_publish: 'catalogue',
  staff_content_cancel_plan: 'catalogue',
  staff_content_restore: 'catalogue',
  staff_stock_receive: 'catalogue',
  staff_stock_count: 'catalogue',
  staff_prices_set: ['catalogue', 'money'],
  staff_prices_cancel: ['catalogue', 'money'],
  staff_promotions: 'catalogue',
  staff_promotion: 'catalogue',
  staff_promotion_preview: 'catalogue',
  staff_promotions_save: 'catalogue',
  staff_promotions_discard: 'catalogue',
  staff_promotions_publish: ['catalogue', 'money'],
  staff_promotions_change: ['catalogue', 'money'],
  staff_promotions_end: ['catalogue', 'money'],
  staff_vouchers: 'catalogue',
  staff_voucher: 'catalogue',
  staff_voucher_preview: 'catalogue',
  staff_vouchers_save: 'catalogue',
  staff_vouchers_discard: 'catalogue',
  staff_vouchers_publish: ['catalogue', 'money'],
  staff_vouchers_change: ['catalogue', 'money'],
  staff_vouchers_end: ['catalogue', 'money'],
  staff_audit_events: 'log',
  staff_audit_log: 'log',
  staff_audit_news: 'log',
  staff_audit_export: 'log',
  staff_audit_people: 'log',
  staff_members: 'staff',
  staff_members_set_role: 'staff',
  staff_members_remove: 'staff',
  staff_members_reset_second_factor: ['staff', 'sign_in'],
  search_report: 'catalogue',
  staff_search_synonyms: 'catalogue',
  staff_search_preview: 'catalogue',
  staff_search_synonyms_save: 'catalogue',
  staff_search_synonyms_remove: 'catalogue',
  journey_messages_answer: 'care',
  journey_messages_close: 'care',
  journey_consults_complete: 'care',
  journey_consults_miss: 'care',
  journey_consults_not_held: 'care',
  journey_subscriptions_review: 'care',
  journey_subscriptions_refuse: 'care',
  journey_subscriptions_acknowledge_record: 'care',
  autodeliveries_notify: 'orders',
  autodeliveries_lock_in: 'orders',
  autodeliveries_charge: ['orders', 'money'],
};

/** What the log holds besides operations of staff, by its name there. */
const OTHER_KINDS = {
  'POST /api/auth/impersonate': ['customers', 'sign_in'],
  'POST /api/staff/certificate': 'care',
  'POST /api/staff/product-photos': 'catalogue',
  'POST /api/staff/content-pictures': 'catalogue',
  second_factor_begin: 'sign_in',
  second_factor_confirm: 'sign_in',
  'staff_invitation accepted': 'staff',
  'npm run staff -- add': 'staff',
  'npm run staff -- remove': 'staff',
  'npm run staff -- reset': ['staff', 'sign_in'],
} as const satisfies Readonly<Record<string, ListedKind | readonly ListedKind[]>>;

export type OtherAudited = keyof typeof OTHER_KINDS;
export type AuditedOperation = StaffOperation | OtherAudited;

/** What is never put down: it names no one, or says who works where. Nobody can look for it. */
const UNWRITTEN: readonly string[] = [
  'search_report',
  'staff_products',
  'staff_product_counts',
  'staff_product',
  'staff_content',
  'staff_content_entry',
  'staff_audit_news',
  'staff_claim',
  'staff_claims_take',
  'staff_claims_leave',
];

const KINDS: Readonly<Record<string, ListedKind | readonly ListedKind[]>> = { ...KINDS_OF, ...OTHER_KINDS };

/** The operations that the log can be narrowed down to. */
export const AUDITED_OPERATIONS = Object.keys(KINDS).filter(
  (name) => !UNWRITTEN.includes(name),
) as readonly AuditedOperation[];

/** Changes of roles are put down once more when they are done, under this name. */
const doneName = (operation: string): string => `${operation}: done`;

/** @returns the kinds of an operation, none of a customer's own */
export const kindsOf = (operation: string): readonly ListedKind[] => [KINDS[operation] ?? []].flat();

/** @returns whether a text names a kind, or an operation that the log can be narrowed down to */
export const isAuditKind = (text: string): text is AuditKind => AUDIT_KINDS.some((kind) => kind === text);
export const isAuditedOperation = (text: string): text is AuditedOperation =>
  AUDITED_OPERATIONS.some((name) => name === text);

/**
 * @param what a kind that operations have, or one operation
 * @returns the names under which its lines are written
 */
export const writtenNames = (what: ListedKind | AuditedOperation): string[] =>
  AUDITED_OPERATIONS.filter((name) => name === what || kindsOf(name).some((kind) => kind === what)).flatMap(
    (name) => (name.startsWith('staff_members_') ? [name, doneName(name)] : [name]),
  );
