import { formatMoney } from '@saltbush/contract';
import type { MailContent } from '../content';

/** The next order of an AutoDelivery, in words for its owner. */
export interface NextOrder {
  /** Formatted local day on which it is placed and charged. */
  chargedOn: string;
  /** Such as "Tue 8 Dec to Mon 14 Dec"; null where it cannot be sent as things are. */
  arrives: string | null;
  /** Formatted local time; null once it is locked in. */
  changesUntil: string | null;
  /** Cents at today's prices with delivery; null where nothing can be charged as things are. */
  total: number | null;
}

/** An AutoDelivery as it stands: what is charged to which card, how often, for what number of items, to where. */
export interface Plan {
  firstName: string;
  /** The AutoDelivery's name, as chosen by its owner. */
  name: string;
  /** The page where it is managed. */
  url: string;
  /** Such as "Every 4 weeks". */
  frequency: string;
  /** Such as "Visa ending in 4242". */
  paidWith: string;
  /** How many products it holds; they are not named, as they may be medicines. */
  products: number;
  /** Who receives it where, line by line. */
  deliverTo: readonly string[];
  /** Null while it is paused. */
  next: NextOrder | null;
}

export const manage = (url: string) => ({ label: 'Manage your AutoDelivery', url });

type Rows = NonNullable<MailContent['rows']>;

/** The rows of the next order: what cannot be known is left out. */
export const nextRows = ({ chargedOn, arrives, changesUntil, total }: NextOrder, paidWith: string): Rows => [
  { label: 'Next order and charge', value: chargedOn },
  ...(arrives ? [{ label: 'Expected', value: arrives }] : []),
  ...(total === null
    ? []
    : [{ label: 'Amount at today’s prices, with delivery', value: formatMoney(total) }]),
  { label: 'Charged to', value: paidWith },
  ...(changesUntil ? [{ label: 'Changes until', value: changesUntil }] : []),
];

const counted = (products: number): string => (products === 1 ? '1 product' : `${products} products`);

/** The rows of a plan that goes on, or is paused. */
export const planRows = ({ frequency, products, next, paidWith }: Plan): Rows => [
  { label: 'How often', value: frequency },
  { label: 'Contents', value: products === 0 ? 'Nothing: it is empty' : counted(products) },
  ...(next
    ? nextRows(next, paidWith)
    : [
        { label: 'Next order and charge', value: 'None until you resume it' },
        { label: 'Kept, and not charged', value: paidWith },
      ]),
];

/** Where it goes; nothing while it has no address. */
export const planBlocks = ({ deliverTo }: Plan): MailContent['blocks'] =>
  deliverTo.length > 0 ? [{ title: 'Delivering to', lines: deliverTo }] : [];
