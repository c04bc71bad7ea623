/** Returns from where a line of an order to collect is taken; null where all of it comes from the central stock as usual. */
export function takeFrom(
  { units, from_shelf: shelf }: { units: number; from_shelf: number },
  pharmacy: string | null | undefined,
): string | null {
  if (!pharmacy || units === 0) return null;
  const central = units - shelf;
  if (central === 0) return `Take from the shelf of ${pharmacy}`;
  if (shelf === 0) return 'Take from the central stock';
  return `Take ${shelf} from the shelf of ${pharmacy}, ${central} from the central stock`;
}
