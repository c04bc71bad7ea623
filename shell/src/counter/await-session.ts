/**
 * Hides a document of the counter from whoever is signed in, until the session tells whether they are staff: the document
 * itself shows the shop's 404. Becomes text of the document, so it uses nothing from outside.
 */
export function awaitSession(): void {
  const LONGEST_MS = 8000;
  const root = document.documentElement;
  if (!document.cookie.includes('saltbush_signed_in=1')) return;
  root.hidden = true;
  setTimeout(() => {
    root.hidden = false;
  }, LONGEST_MS);
}
