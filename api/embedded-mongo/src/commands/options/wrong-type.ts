import { MongoError } from '../../errors';
import { typeName } from '../../values/type-names';

/** The error for an option whose type is wrong, as MongoDB words it. */
export function wrongType(name: string, value: unknown, expected: string): MongoError {
  return new MongoError(
    'TypeMismatch',
    `BSON field '${name}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  );
}
