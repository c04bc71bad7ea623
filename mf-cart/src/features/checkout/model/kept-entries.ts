import { tabStorage } from '@saltbush/shared-ui/platform';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Section = 'contact' | 'delivery';
type Entries = Record<string, string>;

/** Removed by `signOut` too. */
const KEY = 'checkout_entries';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns what is kept for a cart by section; other releases may have written it. */
function read(cartUuid: string): Record<string, unknown> {
  const stored = tabStorage.readJson(KEY);
  return isRecord(stored) && stored.cart === cartUuid ? stored : {};
}

function readSection(section: Section, cartUuid: string): Entries {
  const { [section]: entries } = read(cartUuid);
  const texts = Object.entries(isRecord(entries) ? entries : {}).filter(
    ([, text]) => typeof text === 'string',
  );
  return Object.fromEntries(texts) as Entries;
}

const write = (section: Section, cartUuid: string, entries: object | undefined) =>
  tabStorage.writeJson(KEY, { ...read(cartUuid), cart: cartUuid, [section]: entries });

/** Returns a section's values as they were typed before the page was left or loaded again; of the same cart alone. */
export function withKeptEntries<Values extends Entries>(
  section: Section,
  cartUuid: string,
  defaults: Values,
): Values {
  const kept = readSection(section, cartUuid);
  const known = Object.keys(defaults).flatMap((field) =>
    kept[field] === undefined ? [] : [[field, kept[field]]],
  );
  return { ...defaults, ...Object.fromEntries(known) };
}

/** Forgets what was typed, since the cart has it. */
export const forgetEntries = (section: Section, cartUuid: string): void =>
  write(section, cartUuid, undefined);

/** Keeps what is typed into a section until the cart has it, or the tab closes. */
export function useKeptEntries<Values extends FieldValues>(
  section: Section,
  cartUuid: string,
  { watch }: Pick<UseFormReturn<Values>, 'watch'>,
): void {
  useEffect(() => {
    const { unsubscribe } = watch((values, { name }) => {
      if (name) write(section, cartUuid, values);
    });
    return unsubscribe;
  }, [section, cartUuid, watch]);
}
