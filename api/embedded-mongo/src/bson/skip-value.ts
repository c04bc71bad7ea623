import { MongoError } from '../errors';
import { ElementType } from './element-type';

/** The error for bytes that are not BSON. */
export function damaged(): MongoError {
  return new MongoError('InternalError', 'invalid BSON');
}

/** Returns the offset just after the value that starts at `at`. */
export function skipValue(type: number, buffer: Buffer, at: number): number {
  switch (type) {
    case ElementType.double:
    case ElementType.date:
    case ElementType.timestamp:
    case ElementType.int64:
      return at + 8;
    case ElementType.string:
    case ElementType.code:
    case ElementType.symbol:
      return at + 4 + buffer.readInt32LE(at);
    case ElementType.object:
    case ElementType.array:
    case ElementType.codeWithScope:
      return at + buffer.readInt32LE(at);
    case ElementType.binary:
      return at + 5 + buffer.readInt32LE(at);
    case ElementType.objectId:
      return at + 12;
    case ElementType.bool:
      return at + 1;
    case ElementType.undefined:
    case ElementType.null:
    case ElementType.minKey:
    case ElementType.maxKey:
      return at;
    case ElementType.regex:
      return buffer.indexOf(0, buffer.indexOf(0, at) + 1) + 1;
    case ElementType.dbPointer:
      return at + 4 + buffer.readInt32LE(at) + 12;
    case ElementType.int32:
      return at + 4;
    case ElementType.decimal:
      return at + 16;
    default:
      throw damaged();
  }
}
