import type { ContentValue } from '@saltbush/contract';

/** The member of staff who changed something. */
export interface EditedBy {
  staff_id: string;
  staff_name: string;
}

export interface ContentDraft extends EditedBy {
  value: ContentValue;
  at: Date;
  /** When it is published by itself, and who decided that; null without a plan. */
  plan: (EditedBy & { from: Date }) | null;
}

export interface ContentVersion {
  number: number;
  value: ContentValue;
  /** When and by whom it was published; null for what the shop opened with. */
  at: Date | null;
  staff_name: string | null;
}

/**
 * Collection `content_entries`: what staff have done with a part of the content. What shoppers see is in `content` alone.
 * `_id` is the entry's id; an entry that nobody has changed has no document.
 */
export interface ContentEntryDocument extends EditedBy {
  _id: string;
  /** Counts its changes. */
  version: number;
  /** Key of the last change. */
  key: string;
  changed_at: Date;
  draft: ContentDraft | null;
  /** The present one first. Empty until something is published. */
  versions: ContentVersion[];
}
