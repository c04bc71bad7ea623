import { tabStorage } from '@saltbush/shared-ui/platform';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Section = 'contact' | 'delivery';
type Entries = Record<string, string>;

const placeOf = (section: Section) => `checkout_${section}`;

function read(section: Section, cartUuid: string): Entries {
  const stored = tabStorage.readJson(placeOf(section));
  if (typeof stored !== 'object' || stored === null) return {};
  const { cart, ...entries } = stored as Record<string, unknown>;
  if (cart !== cartUuid) return {};
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Returns a section's values as they were typed before the page was left or loaded again; of the same cart alone. */
export function withKeptEntries<Values extends Entries>(
  section: Section,
  cartUuid: string,
  defaults: Values,
): Values {
  const kept = read(section, cartUuid);
  const known = Object.keys(defaults).flatMap((field) =>
    kept[field] === undefined ? [] : [[field, kept[field]]],
  );
  return { ...defaults, ...Object.fromEntries(known) };
}

/** Forgets what was typed, since the cart has it. */
export const forgetEntries = (section: Section): void => tabStorage.remove(placeOf(section));

/** Keeps what is typed into a section until the cart has it, or the tab closes. */
export function useKeptEntries<Values extends FieldValues>(
  section: Section,
  cartUuid: string,
  { watch }: Pick<UseFormReturn<Values>, 'watch'>,
): void {
  useEffect(() => {
    const { unsubscribe } = watch((values, { name }) => {
      if (name) tabStorage.writeJson(placeOf(section), { ...values, cart: cartUuid });
    });
    return unsubscribe;
  }, [section, cartUuid, watch]);
}
