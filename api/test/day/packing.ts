import { randomUUID } from 'node:crypto';
import { at } from '../shop/shopper';
import type { PlannedOrder } from './customers';
import { press } from './operations';
import { barcodeOf } from './plan';
import type { Member } from './staff';

interface PackingPage {
  round: number;
  lines: { line: number; code: string; units: number; checked: number }[];
}

/** Scans every pack of an order as its page shows it; of a line of two, the barcode of the last is damaged. */
export async function checkPacks(member: Member, { reference }: PlannedOrder): Promise<void> {
  const page = await press(member.shopper, 'StaffPacking', { reference });
  const { round, lines } = at<PackingPage>(page, 'staff_order.packing');
  for (const { line, code, units, checked } of lines) {
    for (let unit = checked + 1; unit <= units; unit += 1) {
      const pack = { reference, round, key: randomUUID() };
      const isDamaged = unit === 2 && units === 2;
      if (isDamaged) {
        await member.act('StaffPackingTick', reference, { ...pack, line, reason: 'barcode_damaged' });
      } else await member.act('StaffPackingScan', reference, { ...pack, scanned: barcodeOf(code) });
    }
  }
}
