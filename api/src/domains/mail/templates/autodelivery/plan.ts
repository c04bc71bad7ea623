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
  /** Cents at today's prices with delivery; null where nothing can be charged as things are, or only a part. */
  total: number | null;
  /** How many of its products cannot be sent as things are. */
  leftOut: number;
  /** Nothing can be sent as things are. */
  isNothing: boolean;
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

export const counted = (products: number): string => (products === 1 ? '1 product' : `${products} products`);

/** What an owner has to know of what would be left out; products are not named, as they may be medicines. */
export function leftOutLines({ leftOut, isNothing }: NextOrder): string[] {
  if (isNothing)
    return [
      'As things are, nothing in it can be sent, and nothing would be charged. Its page says what it needs.',
    ];
  if (leftOut === 0) return [];
  return [
    `As things are, ${counted(leftOut)} of it cannot be sent: out of stock, too early to supply again, or in need of something from you, such as a prescription. Its page says what it needs. The rest is sent and charged.`,
  ];
}

/** The rows of the next order: what cannot be known is left out. */
export const nextRows = (next: NextOrder, paidWith: string): Rows => [
  { label: 'Next order and charge', value: next.chargedOn },
  ...(next.arrives ? [{ label: 'Expected', value: next.arrives }] : []),
  ...(next.leftOut > 0 && !next.isNothing
    ? [{ label: 'Left out as things are', value: counted(next.leftOut) }]
    : []),
  ...(next.total === null
    ? []
    : [{ label: 'Amount at today’s prices, with delivery', value: formatMoney(next.total) }]),
  { label: 'Charged to', value: paidWith },
  ...(next.changesUntil ? [{ label: 'Changes until', value: next.changesUntil }] : []),
];

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
