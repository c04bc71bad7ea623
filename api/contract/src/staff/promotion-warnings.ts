const SHOWN = 3;

/** Names some things and counts the rest: "Zinc, Iron and 4 more". */
function named(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}

/** What staff should look at before a promotion is published; each takes the names of products. */
export const PROMOTION_WARNINGS = {
  /** `title`: another promotion that runs at some time of this one. */
  overlap: (names: readonly string[], title: string) =>
    `Also in “${title}”: ${named(names)}. A line takes part in one of them, whichever saves the customer more.`,
  /** One of the two gives bonus points, which are added to whatever a line saves. */
  both: (names: readonly string[], title: string) =>
    `Also in “${title}”: ${named(names)}. Customers get both.`,
  /** A digit may have slipped. */
  large: (names: readonly string[]) => `More than half off: ${named(names)}.`,
  withdrawn: (names: readonly string[]) => `Withdrawn from sale: ${named(names)}.`,
  inVain: (names: readonly string[]) => `The bundle saves nothing on its own for: ${named(names)}.`,
} as const;
