/** Collection `health_drafts`: an account's unfinished forms; `_id` is made of its user and form. */
export interface HealthDraftDocument {
  _id: string;
  user_id: string;
  /** Chosen when it was begun: a form that was finished and begun again has another one. */
  draft_id: string;
  /** Incremented by each write, so that none is lost. */
  version: number;
  /** The entries as encrypted JSON, bound to `_id`: nothing about the form is readable without it. */
  sealed: string;
  updated_at: Date;
  /** When it is deleted. */
  expires_at: Date;
}
