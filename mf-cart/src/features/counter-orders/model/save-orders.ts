import { csvOf } from '@saltbush/contract';
import { saveFile } from '@saltbush/shared-ui/platform';
import type { ExportedOrder } from '../api/order-export';
import { type OrderList, QUEUE_LABELS } from './order-list';

const HEAD = [
  ...['Order', 'Placed (UTC)', 'Placed (Sydney)', 'State', 'Queue', 'First name', 'Last name', 'E-mail'],
  ...[
    'Schedules',
    'Delivery',
    'Destination',
    'Items',
    'Total ($)',
    'Refunded ($)',
    'Carrier',
    'Tracking number',
  ],
];

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const inSydney = (moment: string): string =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Australia/Sydney' });

const rowOf = (order: ExportedOrder) => [
  ...[order.reference, order.created_at, inSydney(order.created_at), order.state.replaceAll('_', ' ')],
  ...[QUEUE_LABELS[order.queue], order.first_name, order.last_name, order.email],
  ...[order.schedules.map((name) => `S${name}`).join(', '), order.delivery ?? '', order.destination ?? ''],
  ...[order.num_items, dollars(order.order_total), dollars(order.refunded_total)],
  ...[order.carrier ?? '', order.tracking_number ?? ''],
];

/** Names the file by its queue and day; what was searched may name a customer. */
export const fileName = ({ queue, search }: OrderList, now: Date): string => {
  const day = now.toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });
  const what = search ? 'found' : QUEUE_LABELS[queue].toLowerCase().replaceAll(' ', '-');
  return `orders-${what}-${day}.csv`;
};

/** Lets the browser save orders as a file for spreadsheets, which never runs what somebody typed. */
export const saveOrders = (list: OrderList, orders: readonly ExportedOrder[]): void =>
  saveFile(fileName(list, new Date()), 'text/csv;charset=utf-8', csvOf([HEAD, ...orders.map(rowOf)]));
