import { type JourneyTotals, journeyTotals, type Price, selectPrice, sortLessons } from '@saltbush/contract';
import type { ProductDocument } from '../catalogue';
import type { JourneysContext } from './context';
import type { JourneyDocument, JourneyItemDocument, JourneySubscriptionDocument } from './documents';
import { lessonProgress } from './lessons';
import { findJourneyById } from './store';

type Lesson = JourneyDocument['lessons'][number];

export interface JourneyItemView {
  id: string;
  is_prescribed: boolean;
  product: ProductDocument | null;
  quantity: number;
  price: number;
  price_type: string;
}

export interface LessonView {
  lesson: Lesson;
  status: JourneySubscriptionDocument['lessons'][number]['status'];
  percent: number;
  /** Null while the lesson is locked. */
  body: string | null;
}

/** A subscription with what its next order contains and costs. Money in cents. */
export interface SubscriptionView {
  document: JourneySubscriptionDocument;
  journey: JourneyDocument;
  items: JourneyItemView[];
  lessons: LessonView[];
  /** The program fee in the next order. */
  program_fee: number;
  totals: JourneyTotals;
}

/** A line at the price that its quantity reaches; 0 for a product that is gone. */
export function itemView(item: JourneyItemDocument, product: ProductDocument | null): JourneyItemView {
  const price: Price | null = product && selectPrice(product.prices, { quantity: item.quantity });
  return {
    id: item.id,
    is_prescribed: item.is_prescribed,
    product,
    quantity: item.quantity,
    price: price?.value ?? 0,
    price_type: price?.type ?? 'default',
  };
}

/** The program fee in cents that the next order contains: none while the time it was paid for runs on. */
export function programFeeDue(
  journey: Pick<JourneyDocument, 'price'>,
  { next_period_at, fee_paid_until }: JourneySubscriptionDocument,
): number {
  const isPaid = next_period_at && fee_paid_until && next_period_at < fee_paid_until;
  return isPaid ? 0 : journey.price;
}

/** Every lesson of the program by week; the text of a locked one is kept back. */
function lessonViews(
  journey: JourneyDocument,
  document: JourneySubscriptionDocument,
  now: Date,
): LessonView[] {
  return sortLessons(journey.lessons).map((lesson) => {
    const progress = lessonProgress(lesson, document, now);
    return { lesson, ...progress, body: progress.status === 'Locked' ? null : lesson.body };
  });
}

/** Works a subscription out; null when its program is gone. */
export async function loadSubscriptionView(
  ctx: Pick<JourneysContext, 'db' | 'loaders' | 'clock'>,
  document: JourneySubscriptionDocument,
): Promise<SubscriptionView | null> {
  const journey = await findJourneyById(ctx.db, document.journey_id);
  if (!journey) return null;
  const items = await Promise.all(
    document.items.map(async (item) => itemView(item, await ctx.loaders.product.load(item.product_id))),
  );
  const program_fee = programFeeDue(journey, document);
  const totals = journeyTotals(items, document.voucher_discount, program_fee);
  const lessons = lessonViews(journey, document, ctx.clock.now());
  return { document, journey, items, lessons, program_fee, totals };
}
