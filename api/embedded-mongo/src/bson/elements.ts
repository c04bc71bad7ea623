import { readText } from './read-text';
import { damaged, skipValue } from './skip-value';

/** One element of a raw document: the offsets of its name, its value and its end. */
export interface Element {
  type: number;
  name: string;
  start: number;
  value: number;
  end: number;
}

/** Iterates over the elements of the raw document at `at`. */
export function* elements(buffer: Buffer, at = 0): Generator<Element> {
  const end = at + buffer.readInt32LE(at) - 1;
  let position = at + 4;
  while (position < end) {
    const type = buffer[position] as number;
    const nameEnd = buffer.indexOf(0, position + 1);
    const valueEnd = skipValue(type, buffer, nameEnd + 1);
    if (nameEnd < 0 || valueEnd > end) throw damaged();
    const name = readText(buffer, position + 1, nameEnd);
    yield { type, name, start: position, value: nameEnd + 1, end: valueEnd };
    position = valueEnd;
  }
}
