import { type DraftEntries, HEALTH_DRAFT_DAYS, isBookingType } from '@saltbush/contract';
import type { FieldCipher } from '../../lib/field-cipher';
import type { HealthDraftDocument } from './documents';
import type { DraftForm } from './store';

const DAY_MS = 24 * 60 * 60_000;
/** Binds a guest's draft to its use. */
const GUEST = 'health-draft:guest';

/** A draft, opened. */
export interface OpenDraft {
  id: string;
  version: number;
  entries: DraftEntries;
  updated_at: Date;
}

interface SealedContent {
  form: DraftForm;
  entries: DraftEntries;
}

/** What is sealed for a guest, who brings it along: the shop stores nothing of it. */
interface GuestContent extends SealedContent {
  id: string;
  version: number;
  updated_at: string;
}

const ownerOf = (id: string) => `health-draft:${id}`;

/** When a draft ends that was changed now. */
export const endOf = (changedAt: Date): Date => new Date(changedAt.getTime() + HEALTH_DRAFT_DAYS * DAY_MS);

/** Seals what an account entered, for its document alone. */
export const sealContent = (cipher: FieldCipher, id: string, content: SealedContent): string =>
  cipher.encrypt(JSON.stringify(content), ownerOf(id));

/** Opens an account's draft. */
export function openContent(
  cipher: FieldCipher,
  { _id, sealed }: Pick<HealthDraftDocument, '_id' | 'sealed'>,
): SealedContent {
  return JSON.parse(cipher.decrypt(sealed, ownerOf(_id))) as SealedContent;
}

/** Seals a guest's draft. */
export function sealGuest(cipher: FieldCipher, form: DraftForm, draft: OpenDraft): string {
  const content = { form, ...draft, updated_at: draft.updated_at.toISOString() } satisfies GuestContent;
  return cipher.encrypt(JSON.stringify(content), GUEST);
}

/** Opens a guest's draft; null if it is not one of this form, or has ended. */
export function openGuest(
  cipher: FieldCipher,
  form: DraftForm,
  sealed: string | null | undefined,
  now: Date,
): OpenDraft | null {
  if (!sealed) return null;
  try {
    const content = JSON.parse(cipher.decrypt(sealed, GUEST)) as GuestContent;
    const { id, version, entries } = content;
    const updated_at = new Date(content.updated_at);
    return content.form === form && endOf(updated_at) > now ? { id, version, entries, updated_at } : null;
  } catch {
    // Damaged, or sealed with a key that is no longer in use: the guest begins anew.
    return null;
  }
}

const PROGRAM = 'weight_management_program';
const CARE = 'care:';

/** The name of a draft's form, for its owner. */
export function formName(form: DraftForm): string {
  if (form?.startsWith(CARE)) return `${PROGRAM}_${form.slice(CARE.length)}`;
  return form !== null && isBookingType(form) ? form : PROGRAM;
}
