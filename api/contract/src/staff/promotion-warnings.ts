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
  withdrawn: (names: readonly string[]) => `Withdrawn from sale: ${named(names)}.`,
  inVain: (names: readonly string[]) =>
    `No dearer than its share of the bundle, so that it saves nothing by itself: ${named(names)}.`,
} as const;
