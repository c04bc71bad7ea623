import type { Environment } from '../aggregate/environment';
import { type Context, visibleCollection } from './context';
import { variablesOption } from './options';

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
