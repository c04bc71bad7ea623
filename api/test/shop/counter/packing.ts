import { randomUUID } from 'node:crypto';
import { at, failure, type GraphQLAnswer, type Shopper } from '../shopper';

interface Packing {
  round: number;
  lines: { line: number; units: number; checked: number }[];
}

const FIELDS = `order { queue packing { round lines { line units checked } checks { line how reason staff_name }
  restarts { staff_name checks { line } } } }`;

/** Reads how far an order is packed. */
export async function packingOf(by: Shopper, reference: string): Promise<Packing> {
  const query = `{ staff_order(reference: "${reference}") { packing { round lines { line units checked } } } }`;
  return at(await by.send(query), 'staff_order.packing');
}

/** Scans a pack at the counter. */
export const scan = (by: Shopper, reference: string, scanned: string, over: object = {}) =>
  by.run(
    'staff_packing_scan',
    { reference, key: randomUUID(), round: 0, scanned, ...over },
    `line ${FIELDS}`,
  );

/** Ticks a unit of a line by hand. */
export const tick = (by: Shopper, reference: string, line: number, over: object = {}) => {
  const input = { reference, key: randomUUID(), round: 0, line, reason: 'barcode_damaged', ...over };
  return by.run('staff_packing_tick', input, `line ${FIELDS}`);
};

/** Starts packing an order again. */
export const restart = (by: Shopper, reference: string, round = 0) =>
  by.run('staff_packing_restart', { reference, round }, FIELDS);

/** Records that an order is packed, as every release of the counter does. */
export const setPacked = (by: Shopper, reference: string): Promise<GraphQLAnswer> =>
  by.run('staff_orders_set_state', { reference, state: 'packed' }, 'order { state }');

/** Checks every unit of an order by hand. */
export async function checkAll(by: Shopper, reference: string): Promise<void> {
  const { round, lines } = await packingOf(by, reference);
  for (const { line, units, checked } of lines) {
    for (let count = checked; count < units; count += 1) {
      const refused = failure(await tick(by, reference, line, { round }));
      if (refused) throw new Error(refused.message);
    }
  }
}
