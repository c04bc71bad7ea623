import type { Role } from './roles';

/** What staff may do, and who of them (rules roles-01 to roles-05). Health answers are for those who treat. */
export const PERMISSIONS = {
  'customers:find': ['support', 'pharmacist', 'manager'],
  'customers:impersonate': ['support', 'pharmacist', 'manager'],
  'health:read': ['practitioner'],
  'medicines:read': ['pharmacist', 'practitioner'],
  'orders:see': ['support', 'pharmacist', 'manager'],
  'orders:refund': ['support', 'pharmacist', 'manager'],
  'orders:review': ['pharmacist', 'manager'],
  'orders:dispatch': ['pharmacist', 'manager'],
  'scripts:check': ['pharmacist', 'manager'],
  'appointments:run': ['practitioner'],
  'consult-times:plan': ['practitioner', 'manager'],
  'programs:review': ['practitioner'],
  'autodeliveries:run': ['manager'],
  'products:see': ['support', 'pharmacist', 'content', 'manager'],
  'products:publish': ['content', 'manager'],
  'content:edit': ['content', 'manager'],
  'stock:change': ['pharmacist', 'manager'],
  'prices:change': ['manager'],
  'promotions:draft': ['content', 'manager'],
  'promotions:publish': ['manager'],
  'search:report': ['content', 'manager'],
  'search:tune': ['content', 'manager'],
  'audit:read': ['manager'],
  'members:manage': ['manager'],
  'releases:inspect': ['manager'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof PERMISSIONS;

/** Fields of Query and Mutation for staff, and the permission that each asks for. */
export const STAFF_OPERATIONS = {
  staff_customers: 'customers:find',
  staff_customer: 'customers:find',
  staff_customer_end_sign_ins: 'customers:impersonate',
  staff_health_record: 'health:read',
  staff_orders: 'orders:see',
  staff_order_queues: 'orders:see',
  staff_order: 'orders:see',
  staff_orders_approve: 'orders:review',
  staff_orders_note_call: 'orders:review',
  staff_orders_refuse_line: 'orders:review',
  staff_orders_cancel: 'orders:refund',
  staff_orders_refund: 'orders:refund',
  staff_returns: 'orders:see',
  staff_return_counts: 'orders:see',
  staff_returns_arrive: 'orders:refund',
  staff_returns_accept: 'orders:refund',
  staff_returns_decline: 'orders:refund',
  staff_orders_set_state: 'orders:dispatch',
  staff_packing_scan: 'orders:dispatch',
  staff_packing_tick: 'orders:dispatch',
  staff_packing_restart: 'orders:dispatch',
  staff_scripts: 'scripts:check',
  staff_script_counts: 'scripts:check',
  staff_script: 'scripts:check',
  staff_scripts_arrive: 'scripts:check',
  staff_scripts_accept: 'scripts:check',
  staff_scripts_refuse: 'scripts:check',
  staff_appointments: 'appointments:run',
  staff_appointment: 'appointments:run',
  staff_appointments_complete: 'appointments:run',
  staff_appointments_miss: 'appointments:run',
  staff_appointments_cancel: 'appointments:run',
  staff_certificates_issue: 'appointments:run',
  staff_certificates_withdraw: 'appointments:run',
  staff_consult_times: 'consult-times:plan',
  staff_consult_times_set_places: 'consult-times:plan',
  staff_programs: 'programs:review',
  staff_program: 'programs:review',
  staff_products: 'products:see',
  staff_product_counts: 'products:see',
  staff_product: 'products:see',
  staff_products_publish: 'products:publish',
  staff_photos_set: 'products:publish',
  staff_photos_remove: 'products:publish',
  staff_content: 'content:edit',
  staff_content_entry: 'content:edit',
  staff_content_save_draft: 'content:edit',
  staff_content_discard_draft: 'content:edit',
  staff_content_publish: 'content:edit',
  staff_content_cancel_plan: 'content:edit',
  staff_content_restore: 'content:edit',
  staff_stock_receive: 'stock:change',
  staff_stock_count: 'stock:change',
  staff_prices_set: 'prices:change',
  staff_prices_cancel: 'prices:change',
  staff_promotions: 'promotions:draft',
  staff_promotion: 'promotions:draft',
  staff_promotion_preview: 'promotions:draft',
  staff_promotions_save: 'promotions:draft',
  staff_promotions_discard: 'promotions:draft',
  staff_promotions_publish: 'promotions:publish',
  staff_promotions_change: 'promotions:publish',
  staff_promotions_end: 'promotions:publish',
  staff_audit_events: 'audit:read',
  staff_audit_log: 'audit:read',
  staff_audit_news: 'audit:read',
  staff_audit_export: 'audit:read',
  staff_audit_people: 'audit:read',
  staff_members: 'members:manage',
  staff_members_set_role: 'members:manage',
  staff_members_remove: 'members:manage',
  staff_members_reset_second_factor: 'members:manage',
  search_report: 'search:report',
  staff_search_synonyms: 'search:tune',
  staff_search_preview: 'search:tune',
  staff_search_synonyms_save: 'search:tune',
  staff_search_synonyms_remove: 'search:tune',
  journey_messages_answer: 'programs:review',
  journey_messages_close: 'programs:review',
  journey_subscriptions_review: 'programs:review',
  journey_subscriptions_refuse: 'programs:review',
  journey_subscriptions_acknowledge_record: 'programs:review',
  autodeliveries_notify: 'autodeliveries:run',
  autodeliveries_lock_in: 'autodeliveries:run',
  autodeliveries_charge: 'autodeliveries:run',
} as const satisfies Readonly<Record<string, Permission>>;

export type StaffOperation = keyof typeof STAFF_OPERATIONS;

/** @returns whether a role has a permission. */
export const isPermitted = (role: Role, permission: Permission): boolean =>
  PERMISSIONS[permission].some((permitted) => permitted === role);

/** Returns true for Query and Mutation fields restricted to staff. */
export const isStaffOperation = (field: string): field is StaffOperation =>
  Object.hasOwn(STAFF_OPERATIONS, field);

/** The most that a role may have refunded of one order, in cents; roles without a line refund without limit. */
const REFUND_LIMITS: Partial<Record<Role, number>> = { support: 20_000 };

/** @returns the most of an order that may be refunded after a refund by a role, in cents; undefined without limit (rule roles-01) */
export const refundLimit = (role: Role): number | undefined => REFUND_LIMITS[role];
