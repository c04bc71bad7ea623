import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import type { Variables } from '../../query/filter/filter';
import { typeName } from '../../values/type-names';
import type { Transform } from './compile-transform';

/** `$replaceRoot` and `$replaceWith`. */
export function replaceRoot(operand: unknown, variables: Variables): Transform {
  const expression = compileExpression(operand, new Set(Object.keys(variables)));
  return (doc) => {
    const root = expression({ root: doc, variables });
    if (!isDocument(root)) {
      throw new MongoError(
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was of type '${root === undefined ? 'missing' : typeName(root)}'`,
      );
    }
    return root;
  };
}
