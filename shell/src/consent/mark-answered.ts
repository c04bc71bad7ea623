/**
 * Marks the document of a visitor who has answered the question about analytics, which every document contains: it is
 * hidden before the first paint, and what is below it never moves. Becomes text of the document, so it uses nothing from
 * outside.
 * @param key Where the answer is on the device
 * @param version The question that the answer must be for
 */
export function markAnswered(key: string, version: number): void {
  let hasAnswered = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    hasAnswered ||= stored?.version === version && /^(granted|refused)$/.test(stored.choice);
  } catch {
    // Whoever blocks storage, or has changed what is in it, is asked.
  }
  if (hasAnswered) document.documentElement.dataset.consent = 'answered';
}
