import type { RequestHandler } from 'msw';
import {
  HealthDraftDeleteDocument,
  HealthDraftDocument,
  HealthDraftSaveDocument,
} from '../health-drafts/operations';
import { respondWith } from './responses';

/** Handlers for unfinished forms: what is kept is lost with them. */
export function mockHealthDrafts(start: Readonly<Record<string, object>> = {}): RequestHandler[] {
  const kept = new Map<string, Record<string, unknown>>(
    Object.entries(start).map(([form, entries]) => [form, { ...entries }]),
  );
  let version = 1;
  const keyOf = ({ booking_type, care }: { booking_type?: unknown; care?: unknown }) =>
    String(care ?? booking_type ?? 'program');
  const view = (key: string) => ({
    ...{ id: `draft-${key}`, version, sealed: `sealed-${key}` },
    entries: JSON.stringify(kept.get(key) ?? {}),
  });
  return [
    respondWith(HealthDraftDocument, (named) => {
      const key = keyOf(named);
      return { health_draft: kept.has(key) ? view(key) : null };
    }),
    respondWith(HealthDraftSaveDocument, ({ input }) => {
      const key = keyOf(input);
      version += 1;
      kept.set(key, { ...kept.get(key), ...JSON.parse(input.changes) });
      return { health_draft_save: { draft: view(key) } };
    }),
    respondWith(HealthDraftDeleteDocument, (named) => {
      kept.delete(keyOf(named));
      return { health_draft_delete: { deleted: true } };
    }),
  ];
}
