import { SNAPSHOT_ELEMENT, type Snapshot } from './snapshot';

/** Reads the snapshot that the server embedded in the document. */
export function readSnapshot(): Snapshot {
  const text = document.getElementById(SNAPSHOT_ELEMENT)?.textContent;
  if (!text) throw new Error('The document has no registry snapshot');
  return JSON.parse(text);
}
