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

/** A subscription with the contents and costs of its next order. Money in cents. */
export interface SubscriptionView {
  document: JourneySubscriptionDocument;
  journey: JourneyDocument;
  items: JourneyItemView[];
  lessons: LessonView[];
  /** The program fee in the next order. */
  program_fee: number;
  totals: JourneyTotals;
}

/** Prices a line by its quantity; 0 for a product that no longer exists. */
export function itemView(item: JourneyItemDocument, product: ProductDocument | null): JourneyItemView {
  const price: Price | null = product && selectPrice(product.prices, { quantity: item.quantity });
  const agreed = item.agreed_price ?? Number.POSITIVE_INFINITY;
  return {
    id: item.id,
    is_prescribed: item.is_prescribed,
    product,
    quantity: item.quantity,
    price: Math.min(price?.value ?? 0, agreed),
    price_type: price?.type ?? 'default',
  };
}

/** Returns the program fee in the next order, in cents; 0 while a paid period is still running. */
export function programFeeDue(
  journey: Pick<JourneyDocument, 'price'>,
  { next_period_at, fee_paid_until }: JourneySubscriptionDocument,
): number {
  const isPaid = next_period_at && fee_paid_until && next_period_at < fee_paid_until;
  return isPaid ? 0 : journey.price;
}

/** Returns every lesson by week, without the text of locked ones. */
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

/** Loads a subscription's view; null if its program no longer exists. */
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
