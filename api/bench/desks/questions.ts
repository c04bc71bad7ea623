import { FIRST_DAY, HEAVY_CUSTOMER, LAST_DAY, STAFF } from '../audit/sample-log';
import type { Buyer } from './sample-customers';
import type { Sold } from './sample-orders';

/** What a desk asks the api when it opens. */
export interface Question {
  name: string;
  query: string;
  variables: Record<string, unknown>;
  /** Whether its second page is measured too: the path of `next`. */
  next?: string;
}

const CLAIMS = 'claims { code staff_name since is_mine is_taken_from_me }';
const ORDERS = `query($queue: StaffOrderQueue, $newest: Boolean, $email: String, $name: String, $phone: String,
  $code: String, $product: String, $after: String) {
  staff_orders(queue: $queue, newest: $newest, email: $email, name: $name, phone: $phone, code: $code,
    product: $product, after: $after, first: 50) {
    data { reference created_at state is_approved first_name last_name num_items order_total shipping_method { name }
      cnc_location { ready_by } items { schedule } } ${CLAIMS} next } }`;
const RETURNS = `query($queue: StaffReturnQueue!, $after: String) { staff_returns(queue: $queue, after: $after, first: 50) {
  data { reference first_name last_name returns { code state is_refunded_before at lines { name quantity } } } next } }`;
const SCRIPTS = `query($queue: StaffScriptQueue!, $newest: Boolean, $after: String) {
  staff_scripts(queue: $queue, newest: $newest, after: $after, first: 50) {
    data { code reference kind state ordered_at patient_name product_name schedule } ${CLAIMS} next } }`;
const LOG = `query($staff_id: ID, $customer_id: ID, $what: String, $outcome: StaffAuditOutcome, $from: String, $to: String,
  $after: String) {
  staff_audit_log(staff_id: $staff_id, customer_id: $customer_id, what: $what, outcome: $outcome, from: $from, to: $to,
    after: $after) {
    data { id at staff_name operation reason outcome result failure_code staff { name } customer { name } } next start } }`;
const CUSTOMERS = `query($name: String, $phone: String) { staff_customers(name: $name, phone: $phone, page: 1, per_page: 25) {
  data { id first_name last_name email created_at } paginatorInfo { last_page total } } }`;

const queues: Question[] = ['review', 'pack', 'dispatch', 'underway', 'ended'].flatMap((queue) =>
  [false, true].map((newest) => ({
    name: `orders ${queue}, ${newest ? 'newest' : 'oldest'} first`,
    ...{ query: ORDERS, variables: { queue, newest }, next: 'staff_orders.next' },
  })),
);

const returns: Question[] = ['requested', 'arrived', 'ended'].map((queue) => ({
  name: `returns ${queue}`,
  ...{ query: RETURNS, variables: { queue }, next: 'staff_returns.next' },
}));

const scripts: Question[] = ['arrived', 'to_check', 'on_file', 'awaited', 'refused', 'ended'].map(
  (queue) => ({
    name: `scripts ${queue}`,
    ...{ query: SCRIPTS, variables: { queue, newest: queue === 'ended' }, next: 'staff_scripts.next' },
  }),
);

const counts: Question[] = [
  {
    name: 'title and tabs of orders',
    query: '{ staff_order_queues { queue count oldest_at } }',
    variables: {},
  },
  {
    name: 'title and tabs of returns',
    query: '{ staff_return_counts { requested arrived } }',
    variables: {},
  },
  {
    name: 'title and tabs of scripts',
    query: '{ staff_script_counts { arrived to_check on_file awaited refused } }',
    variables: {},
  },
];

const found = (by: string, words: string, how: string): Question => ({
  name: `orders by ${how}`,
  ...{ query: ORDERS, variables: { [by]: words }, next: 'staff_orders.next' },
});

const searches = (common: Buyer, seldom: Buyer, [sold]: readonly Sold[]): Question[] => [
  found('email', seldom.email, 'e-mail'),
  found('name', `${common.first_name} ${common.last_name}`, 'the commonest name'),
  found('name', common.last_name, 'the commonest last name'),
  found('name', 'ma', 'the two letters of most names'),
  found('phone', `+61 ${common.phone.slice(1)}`, 'the phone of who orders most'),
  found('code', sold?.code ?? '', 'the code of what is sold most'),
  found('product', sold?.name ?? '', 'the name of what is sold most'),
  found('product', 'magnesium', 'a word of many products'),
  found('code', '33XQ 0005 0000', 'tracking number'),
  found('name', 'nobody at all', 'a name that nobody has'),
];

const log: Question[] = [
  ['everything', {}],
  ['by who did most', { staff_id: STAFF[0] }],
  ['of whom most was done to', { customer_id: HEAVY_CUSTOMER }],
  ['money', { what: 'money' }],
  ['refused', { outcome: 'refused' }],
  ['failed, by who did least', { outcome: 'failed', staff_id: STAFF.at(-1) }],
  ['health, done, of the first day', { what: 'health', outcome: 'done', to: FIRST_DAY }],
  ['a day', { from: LAST_DAY, to: LAST_DAY }],
].map(([name, variables]) => ({
  name: `audit log, ${name as string}`,
  ...{ query: LOG, variables: variables as Question['variables'], next: 'staff_audit_log.next' },
}));

const CHARGE = `id customer { id first_name last_name } name due_at amount num_items paid_with is_method_new reason
  bank_message tries failed_at next_try_at announced_at can_mail mails { kind at is_sent }`;

const charges: Question[] = ['program', 'autodelivery'].flatMap((kind) =>
  ['failed', 'coming'].map((state) => ({
    name: `charges of ${kind === 'program' ? 'programs' : 'AutoDeliveries'}, ${state}`,
    query: `query($state: StaffChargeState!, $after: String) {
      staff_${kind}_charges(state: $state, after: $after, first: 50) { data { ${CHARGE} } next } }`,
    ...{ variables: { state }, next: `staff_${kind}_charges.next` },
  })),
);

const chargeCounts: Question[] = [
  {
    name: 'titles and tabs of charges',
    query:
      '{ staff_program_charge_counts { failed coming } staff_autodelivery_charge_counts { failed coming } }',
    variables: {},
  },
];

/** Returns everything that the desks of orders, charges, customers and the log ask first. */
export const questions = (common: Buyer, seldom: Buyer, sold: readonly Sold[]): Question[] => [
  ...[...queues, ...counts, ...returns, ...scripts, ...searches(common, seldom, sold)],
  { name: 'customers by the two letters of most', query: CUSTOMERS, variables: { name: 'ma' } },
  { name: 'customers by phone', query: CUSTOMERS, variables: { phone: common.phone } },
  ...[...charges, ...chargeCounts, ...log],
];
