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
}

/** A service's questionnaire: browsers render it, and the api validates the answers by it. */
export interface TelehealthQuestionnaire {
  questions: readonly TelehealthQuestion[];
  /** Whether the terms must also be accepted. */
  requiresTerms: boolean;
  /** Answers submitted without being asked. */
  fixed: Readonly<Record<string, string>>;
}
