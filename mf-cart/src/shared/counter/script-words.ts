import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';
import type { OrderScriptState, ScriptType } from '../../generated/gql/graphql';

/** How a script is given, in the pharmacy's words. */
export const SCRIPT_KINDS: Readonly<Record<ScriptType, string>> = {
  escript: 'Electronic script',
  paper: 'Paper script',
  onfile: 'Script on file',
};

/** States of scripts in the pharmacy's words, with the kind of mark that each has. */
export const SCRIPT_WORDS: Readonly<
  Record<OrderScriptState, { words: string; kind: StateMarkProps['kind'] }>
> = {
  awaited: { words: 'Paper awaited', kind: 'moving' },
  arrived: { words: 'Paper arrived', kind: 'waiting' },
  to_check: { words: 'Token to check', kind: 'waiting' },
  on_file: { words: 'On file, to check', kind: 'waiting' },
  valid: { words: 'Valid', kind: 'done' },
  refused: { words: 'Refused', kind: 'stopped' },
  closed: { words: 'No longer needed', kind: 'stopped' },
};
