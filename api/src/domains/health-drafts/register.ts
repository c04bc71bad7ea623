import type { BaseServices } from '../../lib/context';
import { accountClosed, personalData } from '../accounts';
import { patientDeleted } from '../patients';
import { formName, openContent } from './sealed-drafts';
import { eraseDrafts, listDrafts } from './store';

/** Deletes the drafts of closed accounts and of deleted patients, and tells their owners what is kept. */
export function register({ db, cipher, events, hooks }: BaseServices): void {
  events.on(accountClosed, ({ userId }, session) => eraseDrafts(db, userId, null, session));

  events.on(patientDeleted, async ({ userId, patientId }, session) => {
    const drafts = await listDrafts(db, userId, session);
    const ofPatient = drafts.filter((draft) =>
      JSON.stringify(openContent(cipher, draft).entries).includes(patientId),
    );
    const ids = ofPatient.map(({ _id }) => _id);
    if (ids.length > 0) await eraseDrafts(db, userId, ids, session);
  });

  hooks.register(personalData, async ({ userId }) => ({
    section: 'unfinished_forms',
    data: (await listDrafts(db, userId)).map((draft) => {
      const { form, entries } = openContent(cipher, draft);
      const { updated_at, expires_at } = draft;
      return { form: formName(form), entries, updated_at, kept_until: expires_at };
    }),
  }));
}
