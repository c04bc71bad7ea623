/** A line of synonyms that staff keep. */
export interface SynonymDocument {
  id: string;
  /** Counts its changes, from 1. */
  version: number;
  typed: string[];
  found: string[];
  /** The words of each typed phrase as the index knows them: a phrase is in one line only. */
  keys: string[];
  changed_at: Date;
  staff_name: string;
}

/** What staff tell the search of an index, in one document: a search uses all of a change or nothing of it. */
export interface SearchSettingsDocument {
  /** Name of the index. */
  _id: string;
  /** Counts the changes. */
  version: number;
  synonyms: SynonymDocument[];
}
