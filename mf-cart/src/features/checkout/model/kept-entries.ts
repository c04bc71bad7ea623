import { personalTabStorage } from '@saltbush/shared-ui/platform';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';

type Section = 'contact' | 'delivery';
type Entries = Record<string, string>;

const KEY = 'checkout_entries';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns what is kept for a cart by section; other releases may have written it. */
function read(cartUuid: string): Record<string, unknown> {
  const stored = personalTabStorage.readJson(KEY);
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
  personalTabStorage.writeJson(KEY, { ...read(cartUuid), cart: cartUuid, [section]: entries });

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

/** Whether something was typed into a section that the cart does not have. */
export const hasKeptEntries = (section: Section, cartUuid: string): boolean =>
  Object.keys(readSection(section, cartUuid)).length > 0;

/** Keeps what differs from what the form began with: a place that is changed elsewhere meanwhile goes on to count. */
export function keepEntries<Values extends Entries>(
  section: Section,
  cartUuid: string,
  values: Partial<Values>,
  defaults: Values,
): void {
  const typed = Object.entries(values).filter(([field, text]) => text !== defaults[field]);
  write(section, cartUuid, Object.fromEntries(typed));
}

/** Forgets what was typed, since the cart has it. */
export const forgetEntries = (section: Section, cartUuid: string): void =>
  write(section, cartUuid, undefined);

/** Keeps what is typed into a section until the cart has it, its customer signs out, or the tab closes. */
export function useKeptEntries<Values extends Entries>(
  section: Section,
  cartUuid: string,
  { watch }: Pick<UseFormReturn<Values>, 'watch'>,
  defaults: Values,
): void {
  const keep = useEffectEvent((values: Partial<Values>) => keepEntries(section, cartUuid, values, defaults));
  useEffect(() => {
    const { unsubscribe } = watch((values, { name }) => {
      // A reset names no field: what it fills in was not typed.
      if (name) keep(values as Partial<Values>);
    });
    return unsubscribe;
  }, [watch]);
}
