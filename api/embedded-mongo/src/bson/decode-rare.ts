import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, MaxKey, MinKey, Timestamp } from 'bson';
import { notSupported } from '../errors';
import { ElementType } from './element-type';
import { readText } from './read-text';

/** Decodes a string. */
export function decodeText(buffer: Buffer, at: number): string {
  return readText(buffer, at + 4, at + 3 + buffer.readInt32LE(at));
}

function decodeRegex(buffer: Buffer, at: number): BSONRegExp {
  const patternEnd = buffer.indexOf(0, at);
  const flagsEnd = buffer.indexOf(0, patternEnd + 1);
  return new BSONRegExp(
    buffer.toString('utf8', at, patternEnd),
    buffer.toString('utf8', patternEnd + 1, flagsEnd),
  );
}

/** Decodes a value of one of the types that most documents do not have. */
export function decodeRare(type: number, buffer: Buffer, at: number): unknown {
  switch (type) {
    case ElementType.binary: {
      const length = buffer.readInt32LE(at);
      return new Binary(Uint8Array.prototype.slice.call(buffer, at + 5, at + 5 + length), buffer[at + 4]);
    }
    case ElementType.regex:
      return decodeRegex(buffer, at);
    case ElementType.timestamp:
      return new Timestamp(buffer.readBigUInt64LE(at));
    case ElementType.decimal:
      return new Decimal128(Uint8Array.prototype.slice.call(buffer, at, at + 16));
    case ElementType.minKey:
      return new MinKey();
    case ElementType.maxKey:
      return new MaxKey();
    case ElementType.code:
      return new Code(decodeText(buffer, at));
    case ElementType.symbol:
      return new BSONSymbol(decodeText(buffer, at));
    default:
      throw notSupported(`BSON type 0x${type.toString(16)}`);
  }
}
