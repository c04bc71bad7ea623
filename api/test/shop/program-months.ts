import { afterEach } from 'vitest';
import { type Program, programOf } from './program';
import { BUSINESS_HOURS, type Selling } from './selling';
import { testShop } from './test-shop';

export const HOUR = 3_600_000;

export const DAY = 24 * HOUR;

/** Returns the dates of orders (UTC). */
export const dates = (orders: { created_at: Date }[]) =>
  orders.map(({ created_at }) => created_at.toISOString().slice(0, 10));

/** Returns helpers that move the clock through the months of a program. */
export function programMonths(shop: Selling, program: Program) {
  /** Sets the clock to some days after the tests' date. */
  const after = (days: number) => {
    shop.clock.current = new Date(BUSINESS_HOURS.getTime() + days * DAY);
  };
  /** Advances the clock by days, running the job in two processes every six hours. */
  async function live(from: number, to: number): Promise<void> {
    for (let quarter = from * 4; quarter <= to * 4; quarter += 1) {
      after(quarter / 4);
      await program.renew(2);
    }
  }
  return { after, live };
}

/** A shop for tests of renewals: a program of one test is not due in the next. */
export function testRenewals() {
  const shop = testShop();
  const program = programOf(shop);
  afterEach(() => program.subscriptions.updateMany({}, { $set: { charge_due_at: null } }));
  return { shop, program, months: programMonths(shop, program) };
}
