import { type ContentTexts, type ContentValue, isContentId } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import { notFound } from '../../../lib/errors';
import {
  type ContentEntryDocument,
  type ContentPart,
  findEntry,
  findPart,
  listEntries,
  listParts,
} from '../../content';
import type { StaffContext } from '../context';

const listOf = (texts: ContentTexts) => Object.entries(texts).map(([name, value]) => ({ name, value }));

const shownValue = ({ fields, items }: ContentValue) => ({
  fields: listOf(fields),
  items: items.map((item) => ({ id: item.id, fields: listOf(item.fields) })),
});

/** What shoppers read first: bold words in the strip are words here. */
function titleOf({ value: { fields, items } }: ContentPart): string {
  const [first] = items;
  const texts = [fields.title, fields.mobilePromoImageAlt, first?.fields.html, first?.fields.text];
  return (texts.find((text) => text) ?? '').replace(/<[^>]*>/g, '');
}

const listed = (part: ContentPart, entry: ContentEntryDocument | null | undefined) => ({
  ...{ id: part.id, kind: part.kind, title: titleOf(part) },
  changed_at: entry?.changed_at ?? null,
  staff_name: entry?.staff_name ?? null,
  has_draft: Boolean(entry?.draft),
  planned_for: entry?.draft?.plan?.from ?? null,
});

/** Lists the content that staff edit. */
export async function staffContent(_root: unknown, _args: unknown, ctx: StaffContext) {
  requirePermission(ctx, 'content:edit');
  const [parts, entries] = await Promise.all([listParts(ctx.db), listEntries(ctx.db)]);
  const byId = new Map(entries.map((entry) => [entry._id, entry]));
  return parts.map((part) => listed(part, byId.get(part.id)));
}

/** @returns the part of the content that an entry is @throws {BusinessError} NOT_FOUND */
export async function requirePart({ db }: Pick<StaffContext, 'db'>, id: string): Promise<ContentPart> {
  const part = isContentId(id) ? await findPart(db, id) : null;
  if (!part) throw notFound('Entry');
  return part;
}

/** Reads an entry as staff edit it. */
export async function contentOf(ctx: Pick<StaffContext, 'db'>, id: string) {
  const [part, entry] = await Promise.all([requirePart(ctx, id), findEntry(ctx.db, id)]);
  const { draft, versions = [], version = 0 } = entry ?? {};
  return {
    entry: listed(part, entry),
    path: part.path,
    version,
    published: shownValue(part.value),
    draft: draft
      ? {
          ...{ value: shownValue(draft.value), at: draft.at, staff_name: draft.staff_name },
          planned_for: draft.plan?.from ?? null,
          planned_by: draft.plan?.staff_name ?? null,
        }
      : null,
    versions: versions.map((one) => ({ ...one, value: shownValue(one.value) })),
  };
}

/** Returns an entry for staff. */
export async function staffContentEntry(
  _root: unknown,
  { content_id }: { content_id: string },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'content:edit');
  return contentOf(ctx, content_id);
}
