import type { MailDocument } from '../../../src/domains/mail/documents';
import { openMail } from '../../../src/domains/mail/outbox';
import type { Selling } from '../selling';
import { at, type Shopper } from '../shopper';

/** A charge as its desk lists it, of a program or an AutoDelivery. */
export interface ListedCharge {
  id: string;
  name: string;
  due_at: string;
  reason: string | null;
  mails: { kind: string; is_sent: boolean }[];
  [field: string]: unknown;
}

interface Page {
  data: ListedCharge[];
  next: string | null;
}

interface Choice {
  state: 'failed' | 'coming';
  newest?: boolean;
  after?: string | null;
  first?: number;
}

const FIELDS = `id name due_at amount num_items paid_with is_method_new reason bank_message tries failed_at next_try_at
  announced_at can_mail customer { id } mails { kind is_sent }`;

/** Returns how a member of staff reads a desk of charges. */
export function chargeDesk(kind: 'program' | 'autodelivery', own: string) {
  const query = `query($state: StaffChargeState!, $newest: Boolean, $after: String, $first: Int) {
    staff_${kind}_charges(state: $state, newest: $newest, after: $after, first: $first) { next data { ${FIELDS} ${own} } } }`;
  const page = async (staff: Shopper, choice: Choice) =>
    at<Page>(await staff.send(query, choice), `staff_${kind}_charges`);
  return {
    query,
    page,
    /** Reads all pages of a list. */
    async all(staff: Shopper, choice: Choice): Promise<ListedCharge[]> {
      const found: ListedCharge[] = [];
      let after: string | null = null;
      do {
        const { data, next }: Page = await page(staff, { ...choice, after });
        found.push(...data);
        after = next;
      } while (after);
      return found;
    },
    counts: async (staff: Shopper) =>
      at<{ failed: number; coming: number }>(
        await staff.send(`{ staff_${kind}_charge_counts { failed coming } }`),
        `staff_${kind}_charge_counts`,
      ),
  };
}

/** Reads the mails to a customer, with their texts. */
export async function openedMails(shop: Selling, customerId: string) {
  const customer = await shop.collection('customers').findOne({ _id: customerId });
  const stored = await shop.db.collection<MailDocument>('mail_outbox').find().toArray();
  const opened = stored.map((mail) => ({ _id: mail._id, ...openMail(shop.services, mail) }));
  return opened.filter(({ to }) => to === customer?.email);
}
