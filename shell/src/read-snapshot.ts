import { SNAPSHOT_ELEMENT, type Snapshot } from './snapshot';

/** Reads what the server put into the document. */
export function readSnapshot(): Snapshot {
  const text = document.getElementById(SNAPSHOT_ELEMENT)?.textContent;
  if (!text) throw new Error('The document carries no registry snapshot');
  return JSON.parse(text);
}
