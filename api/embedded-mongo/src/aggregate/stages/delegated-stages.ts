import { Aggregator } from 'mingo';
import { plainDocument, plainValue } from '../../bson/plain';
import { MongoError } from '../../errors';
import type { Environment, Stage } from '../environment';
import { refuseUnknownOperators } from './check-operators';

/** Stages that mingo computes over the whole input. */
export const delegatedStages = ['$bucketAuto', '$densify', '$fill', '$setWindowFields'];

export function delegateStage(operand: unknown, environment: Environment, name: string): Stage {
  refuseUnknownOperators(operand);
  const aggregator = new Aggregator([{ [name]: plainValue(operand) } as never], {
    variables: environment.variables,
  } as never);
  return (input) => {
    try {
      return aggregator.run(Array.from(input, plainDocument) as never) as never;
    } catch (error) {
      throw new MongoError('BadValue', `${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}
