import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { isNullish } from '../operands';
import type { Operator } from '../operator';
import { text } from './text';

function replace(all: boolean): Operator {
  return (operand, compile, name) => {
    if (!isDocument(operand)) throw new MongoError(51751, `${name} needs input, find and replacement`);
    const parts = [operand.input, operand.find, operand.replacement].map((part) => compile(part));
    return (scope) => {
      const values = parts.map((part) => part(scope));
      if (values.some(isNullish)) return null;
      const [input, find, replacement] = values.map((value) => text(value, name)) as [string, string, string];
      return all ? input.split(find).join(replacement) : input.replace(find, () => replacement);
    };
  };
}

/** Operators that replace text. */
export const replacements: Record<string, Operator> = {
  $replaceOne: replace(false),
  $replaceAll: replace(true),
};
