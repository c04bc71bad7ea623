import type { Doc } from '../../bson/types';
import type { Collation } from '../../collation/collation';
import { parseCollation } from '../../collation/parse';
import { documentOption } from './documents';
import { flag } from './scalars';

/** The collation of a command or statement: its own, or else that of its collection. */
export function collationOption(
  body: Doc,
  collection: { collation?: Doc } | undefined,
): Collation | undefined {
  const given = documentOption(body, 'collation');
  const collation = given && Object.keys(given).length > 0 ? given : collection?.collation;
  return collation && parseCollation(collation);
}

/** Whether a collection's option asks for the earlier states of its documents; undefined if it is not given. */
export function keepsPreImages(body: Doc): boolean | undefined {
  const option = documentOption(body, 'changeStreamPreAndPostImages');
  return option && flag(option, 'enabled');
}
