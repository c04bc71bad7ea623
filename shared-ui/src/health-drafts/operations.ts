import type { BookingType, DraftEntries } from '@saltbush/contract';
import { readDraftChanges } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../generated/gql';
import type { HealthDraftFieldsFragment } from '../generated/gql/graphql';

graphql(/* GraphQL */ `
  fragment HealthDraftFields on HealthDraft {
    id
    version
    entries
    sealed
  }
`);

export const HealthDraftDocument = graphql(/* GraphQL */ `
  query HealthDraft($booking_type: BookingType, $sealed: String) {
    health_draft(booking_type: $booking_type, sealed: $sealed) {
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
  mutation HealthDraftDelete($booking_type: BookingType) {
    health_draft_delete(booking_type: $booking_type) {
      deleted
    }
  }
`);

/** A service, or null for joining the program. */
export type DraftForm = BookingType | null;

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
export async function fetchDraft(booking_type: DraftForm, sealed: string | null): Promise<KeptDraft | null> {
  const { health_draft } = await request(HealthDraftDocument, { booking_type, sealed });
  return health_draft ? toKept(health_draft) : null;
}

interface Changes {
  id: string | null;
  changes: DraftEntries;
  sealed: string | null;
}

/** Sends changes of a form and returns all that is kept of it. */
export async function saveDraft(booking_type: DraftForm, { changes, ...draft }: Changes): Promise<KeptDraft> {
  const input = { booking_type, ...draft, changes: JSON.stringify(changes) };
  return toKept((await request(HealthDraftSaveDocument, { input })).health_draft_save.draft);
}

/** Deletes what is kept of an account's form. */
export async function deleteDraft(booking_type: DraftForm): Promise<void> {
  await request(HealthDraftDeleteDocument, { booking_type });
}
