import { Long, ObjectId } from 'bson';
import { isBson, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { numericValue } from '../values/number';
import { typeName } from '../values/type-names';
import { fromValues, isNullish, isNumber, isTrue, type Operator } from './operator';

function failed(value: unknown, to: string): MongoError {
  return new MongoError(
    241,
    `Failed to parse or convert ${typeName(value)} to ${to} in $convert with no onError value`,
  );
}

function toNumeric(value: unknown, to: string): number {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.getTime();
  if (isNumber(value)) return Number(numericValue(value));
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) return Number(value);
  throw failed(value, to);
}

function toInt(value: unknown): number {
  const number = Math.trunc(toNumeric(value, 'int'));
  if (typeof value === 'string' && !Number.isInteger(Number(value))) throw failed(value, 'int');
  if (!Number.isInteger(number) || Math.abs(number) > 2 ** 31) throw failed(value, 'int');
  return number;
}

function toLong(value: unknown): unknown {
  const number = Math.trunc(toNumeric(value, 'long'));
  if (!Number.isSafeInteger(number)) throw failed(value, 'long');
  return Long.fromNumber(number);
}

function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (isBson(value, 'ObjectId')) return value.getTimestamp();
  if (isBson(value, 'Timestamp')) return new Date(value.getHighBitsUnsigned() * 1000);
  const date = new Date(
    isNumber(value) ? Number(numericValue(value)) : typeof value === 'string' ? value : Number.NaN,
  );
  if (Number.isNaN(date.getTime())) throw failed(value, 'date');
  return date;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isNumber(value)) return String(numericValue(value));
  if (value instanceof Date) return value.toISOString();
  if (isBson(value, 'ObjectId')) return value.toHexString();
  throw failed(value, 'string');
}

function toObjectId(value: unknown): ObjectId {
  if (isBson(value, 'ObjectId')) return value;
  if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
  throw failed(value, 'objectId');
}

const CONVERSIONS: Record<string, (value: unknown) => unknown> = {
  int: toInt,
  long: toLong,
  double: (value) => toNumeric(value, 'double'),
  bool: isTrue,
  date: toDate,
  string: toText,
  objectId: toObjectId,
};

function conversion(to: string): Operator {
  return fromValues(1, 1, ([value]) => (isNullish(value) ? null : CONVERSIONS[to]?.(value)));
}

const convert: Operator = (operand, compile) => {
  if (!isDocument(operand) || !('input' in operand) || typeof operand.to !== 'string') {
    throw new MongoError('FailedToParse', '$convert needs an input and a type name');
  }
  const change = CONVERSIONS[operand.to];
  if (!change) throw new MongoError('BadValue', `Unknown type name: ${operand.to}`);
  const input = compile(operand.input);
  const onError = 'onError' in operand ? compile(operand.onError) : undefined;
  const onNull = compile(operand.onNull ?? null);
  return (scope) => {
    const value = input(scope);
    if (isNullish(value)) return onNull(scope);
    try {
      return change(value);
    } catch (error) {
      if (!onError) throw error;
      return onError(scope);
    }
  };
};

export const types: Record<string, Operator> = {
  $type: fromValues(1, 1, ([value]) => (value === undefined ? 'missing' : typeName(value))),
  $isNumber: fromValues(1, 1, ([value]) => isNumber(value)),
  $toInt: conversion('int'),
  $toLong: conversion('long'),
  $toDouble: conversion('double'),
  $toBool: conversion('bool'),
  $toDate: conversion('date'),
  $toString: conversion('string'),
  $toObjectId: conversion('objectId'),
  $convert: convert,
};
