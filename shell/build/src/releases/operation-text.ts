import { stripIgnoredCharacters } from 'graphql';

/** Returns the text of an operation as builds contain, browsers send and releases register it: without white space. */
export const operationText = (generated: string): string => stripIgnoredCharacters(generated);
