/** Lets the browser save a text, or what was fetched, as a file. Nothing of it stays on the page. */
export function saveFile(name: string, mediaType: string, content: string | Blob): void {
  const href = URL.createObjectURL(new Blob([content], { type: mediaType }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
