import {
  AUDITED_OPERATIONS,
  type AuditedOperation,
  type AuditKind,
  type OtherAudited,
  type StaffOperation,
} from '@saltbush/contract';
import { ACTED_WORDS } from './acted-words';

/** What staff do under their own identity, in words; the compiler asks for those of a new operation. */
const STAFF_WORDS: Readonly<Record<StaffOperation, string>> = {
  staff_customers: 'Searched customers',
  staff_customer: 'Opened a customer',
  staff_customer_end_sign_ins: 'Ended a customer’s sign-ins',
  staff_health_record: 'Opened a health record',
  staff_orders: 'Listed orders',
  staff_order_queues: 'Looked at the queues of orders',
  staff_order: 'Opened an order',
  staff_claim: 'Looked who works on an order',
  staff_claims_take: 'Claimed an order or script',
  staff_claims_take_over: 'Took an order or script over from a colleague',
  staff_claims_leave: 'Left an order or script',
  staff_orders_approve: 'Approved an order',
  staff_orders_note_call: 'Noted a call about an order',
  staff_orders_refuse_line: 'Refused an item of an order',
  staff_orders_cancel: 'Cancelled an order',
  staff_orders_refund: 'Refunded an order',
  staff_packing_scan: 'Checked an item of an order by its barcode',
  staff_packing_tick: 'Checked an item of an order by hand',
  staff_packing_restart: 'Started packing an order again',
  staff_returns: 'Listed returns',
  staff_return_counts: 'Counted returns',
  staff_returns_arrive: 'Put down a return as arrived',
  staff_returns_accept: 'Accepted a return',
  staff_returns_decline: 'Declined a return',
  staff_orders_set_state: 'Moved an order on',
  staff_scripts: 'Listed scripts',
  staff_script_counts: 'Counted scripts',
  staff_script: 'Opened a script',
  staff_scripts_arrive: 'Put down a script as arrived',
  staff_scripts_accept: 'Accepted a script',
  staff_scripts_file: 'Kept a script on file',
  staff_scripts_correct: 'Corrected a script on file',
  staff_scripts_take_off: 'Took a script off file',
  staff_scripts_refuse: 'Refused a script',
  staff_appointments: 'Listed consultations',
  staff_appointment: 'Opened a consultation',
  staff_appointments_complete: 'Put down a consultation as held',
  staff_appointments_miss: 'Put down a patient as not reached',
  staff_appointments_cancel: 'Cancelled a consultation',
  staff_appointments_return_fee: 'Returned the fee of a consultation',
  staff_certificates_issue: 'Issued a certificate',
  staff_certificates_withdraw: 'Withdrew a certificate',
  staff_consult_times: 'Looked at consultation times',
  staff_consult_times_set_places: 'Changed consultation times',
  staff_programs: 'Listed programs',
  staff_program: 'Opened a program',
  staff_products: 'Listed products',
  staff_product_counts: 'Counted products',
  staff_product: 'Opened a product',
  staff_products_publish: 'Put a product on sale or withdrew it',
  staff_photos_set: 'Set the photo of a product',
  staff_photos_remove: 'Removed the photo of a product',
  staff_content: 'Listed content',
  staff_content_entry: 'Opened content',
  staff_content_save_draft: 'Saved a draft of content',
  staff_content_discard_draft: 'Discarded a draft of content',
  staff_content_publish: 'Published or planned content',
  staff_content_cancel_plan: 'Cancelled planned content',
  staff_content_restore: 'Restored a version of content',
  staff_stock_receive: 'Received stock',
  staff_stock_count: 'Set stock to a count',
  staff_prices_set: 'Set a price',
  staff_prices_cancel: 'Cancelled a planned price',
  staff_promotions: 'Listed promotions',
  staff_promotion: 'Opened a promotion',
  staff_promotion_preview: 'Tried a promotion with a cart',
  staff_promotions_save: 'Saved the draft of a promotion',
  staff_promotions_discard: 'Discarded the draft of a promotion',
  staff_promotions_publish: 'Published a promotion',
  staff_promotions_change: 'Changed the words or the end of a promotion',
  staff_promotions_end: 'Ended a promotion',
  staff_vouchers: 'Listed vouchers',
  staff_voucher: 'Opened a voucher',
  staff_voucher_preview: 'Tried a voucher with a cart',
  staff_vouchers_save: 'Saved the draft of a voucher',
  staff_vouchers_discard: 'Discarded the draft of a voucher',
  staff_vouchers_publish: 'Published a voucher',
  staff_vouchers_change: 'Changed the words, the end or the limits of a voucher',
  staff_vouchers_end: 'Ended a voucher',
  staff_audit_events: 'Listed the audit log',
  staff_audit_log: 'Read the audit log',
  staff_audit_news: 'Counted new lines of the audit log',
  staff_audit_export: 'Saved the audit log as a file',
  staff_audit_people: 'Looked for a person in the audit log',
  staff_members: 'Listed members of staff',
  staff_members_set_role: 'Gave a role',
  staff_members_remove: 'Took a role away',
  staff_members_reset_second_factor: 'Reset a second factor',
  search_report: 'Read the search report',
  staff_search_synonyms: 'Looked at search words',
  staff_search_preview: 'Tried search words',
  staff_search_synonyms_save: 'Saved search words',
  staff_search_synonyms_remove: 'Removed search words',
  journey_messages_answer: 'Answered a member',
  journey_messages_close: 'Closed a conversation',
  journey_subscriptions_review: 'Decided about a program',
  journey_subscriptions_refuse: 'Refused a program',
  journey_subscriptions_acknowledge_record: 'Acknowledged what a record says',
  autodeliveries_notify: 'Announced an AutoDelivery',
  autodeliveries_lock_in: 'Locked in an AutoDelivery',
  autodeliveries_charge: 'Charged an AutoDelivery',
};

const OTHER_WORDS: Readonly<Record<OtherAudited, string>> = {
  'POST /api/auth/impersonate': 'Began to act as a customer',
  'POST /api/staff/certificate': 'Opened a certificate',
  'POST /api/staff/product-photos': 'Uploaded a photo of a product',
  'POST /api/staff/content-pictures': 'Uploaded a picture of the content',
  second_factor_begin: 'Began to set up a second factor',
  second_factor_confirm: 'Confirmed a second factor',
  'staff_invitation accepted': 'Accepted an invitation',
  'npm run staff -- add': 'Gave a role by the command line',
  'npm run staff -- remove': 'Took a role away by the command line',
  'npm run staff -- reset': 'Reset a second factor by the command line',
};

const WORDS: Readonly<Record<string, string>> = {
  ...STAFF_WORDS,
  ...OTHER_WORDS,
  ...ACTED_WORDS,
  'staff_members_set_role: done': 'Gave a role: done',
  'staff_members_remove: done': 'Took a role away: done',
  'staff_members_reset_second_factor: done': 'Reset a second factor: done',
};

/** Names an operation in words; what has no words of its own keeps its name in the schema, with spaces. */
export const operationWords = (operation: string): string =>
  WORDS[operation] ?? (operation.includes('/') ? operation : operation.replaceAll('_', ' '));

/** Kinds in words. */
export const KIND_WORDS: Readonly<Record<AuditKind, string>> = {
  health: 'Reads of health data',
  as_customer: 'Acting as a customer',
  customers: 'Customers’ accounts',
  orders: 'Orders, returns and scripts',
  money: 'Money: refunds, charges and prices',
  care: 'Consultations and programs',
  catalogue: 'Products, content and search words',
  staff: 'Members of staff and roles',
  sign_in: 'Sign-in and second factors',
  log: 'The audit log itself',
};

/** Operations that the log can be narrowed down to, by their words. */
const byWords = (one: AuditedOperation, other: AuditedOperation) =>
  operationWords(one).localeCompare(operationWords(other), 'en-AU');

/** What the log can be narrowed down to: kinds first, then single operations. */
export const whatOptions = () => [
  { value: '', label: 'Everything' },
  ...Object.entries(KIND_WORDS).map(([value, label]) => ({ value, label })),
  { value: '-', label: 'One operation:', disabled: true },
  ...[...AUDITED_OPERATIONS].sort(byWords).map((value) => ({ value, label: operationWords(value) })),
];

/** Names a kind or an operation. */
export const whatWords = (what: AuditKind | AuditedOperation): string =>
  (KIND_WORDS as Readonly<Record<string, string>>)[what] ?? operationWords(what);
