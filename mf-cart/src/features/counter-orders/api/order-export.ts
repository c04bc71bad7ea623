import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffOrdersExportQuery } from '../../../generated/gql/graphql';
import type { OrderList } from '../model/order-list';
import { variablesOf } from './staff-orders';

const StaffOrdersExportDocument = graphql(/* GraphQL */ `
  query StaffOrdersExport(
    $queue: StaffOrderQueue
    $email: String
    $name: String
    $phone: String
    $code: String
    $product: String
    $newest: Boolean!
    $after: String
  ) {
    staff_orders_export(
      queue: $queue
      email: $email
      name: $name
      phone: $phone
      code: $code
      product: $product
      newest: $newest
      after: $after
    ) {
      data {
        reference
        created_at
        state
        queue
        first_name
        last_name
        email
        schedules
        delivery
        destination
        num_items
        order_total
        refunded_total
        carrier
        tracking_number
      }
      next
      limited_to
    }
  }
`);

export type ExportedOrder = StaffOrdersExportQuery['staff_orders_export']['data'][number];

/** Of 5,000 orders each: more than a spreadsheet is worked with. */
const MOST_PARTS = 20;

/** The orders of a list, and what they lack. */
interface Exported {
  orders: ExportedOrder[];
  isCut: boolean;
  /** How many customers or products they are of, if more match the search. */
  limitedTo: number | null;
}

/** Returns the orders of a list from its start, part by part; the log records each. */
export async function exportOrders(list: OrderList): Promise<Exported> {
  const orders: ExportedOrder[] = [];
  let limitedTo: number | null = null;
  let after: string | null = null;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const variables = variablesOf({ ...list, after });
    const found = (await request(StaffOrdersExportDocument, variables)).staff_orders_export;
    orders.push(...found.data);
    limitedTo ??= found.limited_to ?? null;
    after = found.next ?? null;
    if (after === null) break;
  }
  return { orders, isCut: after !== null, limitedTo };
}
