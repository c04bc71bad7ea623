/** A question, identified by the key its answer is submitted under. */
export interface TelehealthQuestion {
  key: string;
  /** Heading of its screen. */
  question: string;
  /** Explanation below the heading. */
  hint?: string;
  options: readonly string[];
  /** The answer that passes; null if any does. */
  passes: string | null;
  /** Why another answer excludes the patient: shown at once (rule health-17). */
  reason?: string;
  /** The answer that is a red flag: the patient is told to call 000 at once (rule health-17). */
  redFlag?: string;
}

/** A service's questionnaire: browsers render it, and the api validates the answers by it. */
export interface TelehealthQuestionnaire {
  /** Version of the questions and of what passes; kept with every decision by them. */
  version: string;
  questions: readonly TelehealthQuestion[];
  /** Whether the terms must also be accepted. */
  requiresTerms: boolean;
  /** Answers submitted without being asked. */
  fixed: Readonly<Record<string, string>>;
}
