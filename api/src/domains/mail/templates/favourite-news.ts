import { formatMoney } from '@saltbush/contract';
import type { MailContent } from './content';

interface FavouriteNews {
  firstName: string;
  /** At least one. Prices in cents. */
  items: readonly { name: string; kind: 'back_in_stock' | 'price_drop'; price: number; was: number }[];
  url: string;
  stopUrl: string;
}

const stateOf = ({ kind, price, was }: FavouriteNews['items'][number]) =>
  kind === 'back_in_stock'
    ? `Back in stock, ${formatMoney(price)}`
    : `${formatMoney(price)}, was ${formatMoney(was)}`;

function subjectOf([first, ...others]: FavouriteNews['items']): string {
  if (others.length > 0) return `News about ${others.length + 1} of your favourites`;
  return `${first?.name} ${first?.kind === 'back_in_stock' ? 'is back in stock' : 'costs less'}`;
}

/** Favourites are back in stock or cost less. Only for those who asked, and never about medicines of schedule 3 and 4. */
export function favouriteNews({ firstName, items, url, stopUrl }: FavouriteNews): MailContent {
  return {
    subject: subjectOf(items),
    heading: 'News about your favourites',
    paragraphs: [
      `Hello ${firstName},`,
      'You asked us to email you when a favourite is back in stock or costs less.',
    ],
    rows: items.map((item) => ({ label: item.name, value: stateOf(item) })),
    action: { label: items.length === 1 ? 'View the product' : 'See your favourites', url },
    note: 'Prices and stock are those of the moment and can change.',
    stop: { label: 'Stop these emails', url: stopUrl },
  };
}
