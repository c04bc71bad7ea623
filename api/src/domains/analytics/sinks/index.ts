import type { CartPhase } from '@saltbush/contract';
import type { AnalyticsServices } from '../context';
import type { AnalyticsEventDocument } from '../documents';
import { insertEvents } from '../store';
import { createCartInsightSink } from './cart-insight';
import { createGa4Sink } from './ga4';
import type { AnalyticsSink, CartLine } from './sink';

/** Creates what takes recorded events: the database, and the outside services that are set. */
export function createSinks({ db, config, log }: AnalyticsServices) {
  const { ga4, cartInsightUrl } = config.analytics;
  const outside: AnalyticsSink[] = [
    ...(ga4 ? [createGa4Sink(ga4)] : []),
    ...(cartInsightUrl ? [createCartInsightSink(cartInsightUrl, config.publicOrigin)] : []),
  ];
  const tell = (action: (sink: AnalyticsSink) => Promise<void> | undefined) => {
    for (const sink of outside) {
      action(sink)?.catch((error: unknown) =>
        log.warn({ err: error, sink: sink.name }, 'Analytics were lost'),
      );
    }
  };
  return {
    /** Stores events, and hands them to outside services without waiting for them. */
    async events(events: readonly AnalyticsEventDocument[]): Promise<void> {
      await insertEvents(db, events);
      if (events.length > 0) tell((sink) => sink.events?.(events));
    },
    /** Hands a cart whose phase begins to outside services. */
    cart: (phase: CartPhase, lines: readonly CartLine[]): void => tell((sink) => sink.cart?.(phase, lines)),
  };
}
