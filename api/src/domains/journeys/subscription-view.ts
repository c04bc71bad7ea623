import { type JourneyTotals, journeyTotals, type Price, selectPrice, sortLessons } from '@saltbush/contract';
import type { ApiContext } from '../../server/context';
import type { ProductDocument } from '../catalogue/documents';
import type { JourneyDocument, JourneySubscriptionDocument } from './documents';
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
  totals: JourneyTotals;
}

function itemView(
  item: JourneySubscriptionDocument['items'][number],
  product: ProductDocument | null,
): JourneyItemView {
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

/** Every lesson of the program by week; one without progress yet is locked. */
function lessonViews(journey: JourneyDocument, document: JourneySubscriptionDocument): LessonView[] {
  return sortLessons(journey.lessons).map((lesson) => {
    const progress = document.lessons.find(({ lesson_id }) => lesson_id === lesson.id);
    const status = progress?.status ?? 'Locked';
    return {
      lesson,
      status,
      percent: progress?.percent ?? 0,
      body: status === 'Locked' ? null : lesson.body,
    };
  });
}

/** Works a subscription out; null when its program is gone. */
export async function loadSubscriptionView(
  ctx: Pick<ApiContext, 'db' | 'loaders'>,
  document: JourneySubscriptionDocument,
): Promise<SubscriptionView | null> {
  const journey = await findJourneyById(ctx.db, document.journey_id);
  if (!journey) return null;
  const items = await Promise.all(
    document.items.map(async (item) => itemView(item, await ctx.loaders.product.load(item.product_id))),
  );
  const totals = journeyTotals(items, document.voucher_discount);
  return { document, journey, items, lessons: lessonViews(journey, document), totals };
}
