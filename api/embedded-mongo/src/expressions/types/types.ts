import { typeName } from '../../values/type-names';
import { isNumber } from '../operands';
import { fromValues, type Operator } from '../operator';
import { conversion, convert } from './convert';

/** The operators on types. */
export const types: Record<string, Operator> = {
  $type: fromValues(1, 1, ([value]) => (value === undefined ? 'missing' : typeName(value))),
  $isNumber: fromValues(1, 1, ([value]) => isNumber(value)),
  $toInt: conversion('int'),
  $toLong: conversion('long'),
  $toDouble: conversion('double'),
  $toDecimal: conversion('decimal'),
  $toBool: conversion('bool'),
  $toDate: conversion('date'),
  $toString: conversion('string'),
  $toObjectId: conversion('objectId'),
  $convert: convert,
};
