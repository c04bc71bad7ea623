import { encodeElement } from '../bson/encode';
import { type Doc, isDocument } from '../bson/types';

/** The names and array indexes that lead to a value. */
type Path = readonly (string | number)[];

interface Description {
  updatedFields: Doc;
  removedFields: string[];
  truncatedArrays: { field: string; newSize: number }[];
  /** The parts of paths that could be read in two ways: names that look like indexes or contain dots. */
  disambiguatedPaths: Doc;
}

function isSame(a: unknown, b: unknown): boolean {
  return encodeElement('v', a).equals(encodeElement('v', b));
}

const isAmbiguous = (part: string | number): boolean =>
  typeof part === 'string' && (part.includes('.') || /^\d+$/.test(part));

/** Returns the dotted form of a path, noting it if that form is ambiguous. */
function dotted(path: Path, to: Description): string {
  const text = path.join('.');
  if (path.some(isAmbiguous)) to.disambiguatedPaths[text] = [...path];
  return text;
}

function compareArrays(path: Path, before: unknown[], after: unknown[], to: Description): void {
  if (after.length < before.length)
    to.truncatedArrays.push({ field: dotted(path, to), newSize: after.length });
  for (const [index, value] of after.entries()) compareValues([...path, index], before[index], value, to);
}

function compareDocuments(path: Path, before: Doc, after: Doc, to: Description): void {
  for (const name of Object.keys(before))
    if (!(name in after)) to.removedFields.push(dotted([...path, name], to));
  for (const name of Object.keys(after)) compareValues([...path, name], before[name], after[name], to);
}

function compareValues(path: Path, before: unknown, after: unknown, to: Description): void {
  if (before !== undefined && isSame(before, after)) return;
  if (isDocument(before) && isDocument(after)) compareDocuments(path, before, after, to);
  else if (Array.isArray(before) && Array.isArray(after)) compareArrays(path, before, after, to);
  else to.updatedFields[dotted(path, to)] = after;
}

/** Describes how an update changed a document, as MongoDB's change events do. */
export function describeUpdate(before: Doc, after: Doc, isExpanded: boolean): Doc {
  const description: Description = {
    updatedFields: {},
    removedFields: [],
    truncatedArrays: [],
    disambiguatedPaths: {},
  };
  compareDocuments([], before, after, description);
  const { disambiguatedPaths, ...rest } = description;
  return isExpanded ? { ...rest, disambiguatedPaths } : rest;
}
