import type { HealthDraft, MutationResolvers, QueryResolvers } from '../../generated/resolvers';
import { type BaseContext, requireUser } from '../../lib/context';
import { saveDraft } from './save-draft';
import { type OpenDraft, openContent, openGuest } from './sealed-drafts';
import { eraseDraft, findDraft, formOf } from './store';

const toView = ({ entries, ...draft }: OpenDraft, sealed: string | null): HealthDraft => ({
  ...draft,
  entries: JSON.stringify(entries),
  sealed,
});

const Query: Pick<QueryResolvers<BaseContext>, 'health_draft'> = {
  /** Returns what has been entered so far in a form: only ever the caller's own (rule health-21). */
  health_draft: async (_root, { sealed, ...named }, { db, cipher, clock, user }) => {
    const form = formOf(named);
    const now = clock.now();
    if (!user) {
      const draft = openGuest(cipher, form, sealed, now);
      return draft && toView(draft, sealed ?? null);
    }
    const found = await findDraft(db, user.id, form, now);
    if (!found) return null;
    const { draft_id: id, version, updated_at } = found;
    return toView({ id, version, updated_at, entries: openContent(cipher, found).entries }, null);
  },
};

const Mutation: Pick<MutationResolvers<BaseContext>, 'health_draft_save' | 'health_draft_delete'> = {
  /** Keeps what was entered in a form, sealed (rule health-21). */
  health_draft_save: async (_root, { input }, ctx) => {
    const { sealed, ...draft } = await saveDraft(ctx, input);
    return { draft: toView(draft, sealed) };
  },

  /** Deletes what was entered in a form. */
  health_draft_delete: async (_root, named, ctx) => {
    await eraseDraft(ctx.db, requireUser(ctx).id, formOf(named));
    return { deleted: true };
  },
};

export const resolvers = { Query, Mutation };
