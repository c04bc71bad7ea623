import type { BookingType, DraftEntries } from '@saltbush/contract';
import { readDraftChanges } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../generated/gql';
import type { CareForm, HealthDraftFieldsFragment } from '../generated/gql/graphql';

graphql(/* GraphQL */ `
  fragment HealthDraftFields on HealthDraft {
    id
    version
    entries
    sealed
  }
`);

export const HealthDraftDocument = graphql(/* GraphQL */ `
  query HealthDraft($booking_type: BookingType, $care: CareForm, $sealed: String) {
    health_draft(booking_type: $booking_type, care: $care, sealed: $sealed) {
      ...HealthDraftFields
    }
  }
`);

export const HealthDraftSaveDocument = graphql(/* GraphQL */ `
  mutation HealthDraftSave($input: HealthDraftSaveInput!) {
    health_draft_save(input: $input) {
      draft {
        ...HealthDraftFields
      }
    }
  }
`);

export const HealthDraftDeleteDocument = graphql(/* GraphQL */ `
  mutation HealthDraftDelete($booking_type: BookingType, $care: CareForm) {
    health_draft_delete(booking_type: $booking_type, care: $care) {
      deleted
    }
  }
`);

/** A service, a form of the program's care, or null for joining the program. */
export type DraftForm = BookingType | { care: CareForm } | null;

const named = (form: DraftForm) =>
  form === null || typeof form === 'string' ? { booking_type: form } : { care: form.care };

/** A draft as the shop keeps it. */
export interface KeptDraft {
  id: string;
  version: number;
  entries: DraftEntries;
  sealed: string | null;
}

const toKept = ({ entries, sealed = null, ...draft }: HealthDraftFieldsFragment): KeptDraft => ({
  ...draft,
  sealed,
  entries: readDraftChanges(entries) ?? {},
});

/** Returns what is kept of a form; `sealed` is a guest's. */
export async function fetchDraft(form: DraftForm, sealed: string | null): Promise<KeptDraft | null> {
  const { health_draft } = await request(HealthDraftDocument, { ...named(form), sealed });
  return health_draft ? toKept(health_draft) : null;
}

interface Changes {
  id: string | null;
  changes: DraftEntries;
  sealed: string | null;
}

/** Sends changes of a form and returns all that is kept of it. */
export async function saveDraft(form: DraftForm, { changes, ...draft }: Changes): Promise<KeptDraft> {
  const input = { ...named(form), ...draft, changes: JSON.stringify(changes) };
  return toKept((await request(HealthDraftSaveDocument, { input })).health_draft_save.draft);
}

/** Deletes what is kept of an account's form. */
export async function deleteDraft(form: DraftForm): Promise<void> {
  await request(HealthDraftDeleteDocument, named(form));
}
