/** Lets the browser save a text as a file. Nothing of it stays on the page. */
export function saveFile(name: string, mediaType: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: mediaType }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
