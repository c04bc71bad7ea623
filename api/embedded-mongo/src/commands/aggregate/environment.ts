import type { Environment } from '../../aggregate/environment';
import { visibleCollection } from '../context/collections';
import type { Context } from '../context/context';
import { variablesOption } from '../options/variables';

/** The environment that a command's pipeline runs in. */
export function environmentOf(context: Context): Environment {
  return {
    reader: context.reader,
    variables: { NOW: new Date(), ...variablesOption(context.body) },
    hint: context.body.hint,
    sessions: () => context.server.sessionUse.list(),
    collection: (name) => visibleCollection(context, name),
  };
}
