/** What a shelf holds: units on hand by product id. */
export type OnShelf = ReadonlyMap<number, number>;

/** A line of goods, as far as shelves are concerned. */
export interface ShelfLine {
  product_id: number;
  quantity: number;
}

/**
 * Returns how many units of each line a pharmacy's shelf gives, in the order of the lines: as many as there are. The
 * rest comes from the central stock (rule shelves-02).
 */
export function takesFromShelf(lines: readonly ShelfLine[], onShelf: OnShelf): number[] {
  const left = new Map(onShelf);
  return lines.map(({ product_id, quantity }) => {
    const there = Math.max(0, left.get(product_id) ?? 0);
    const taken = Math.min(quantity, there);
    left.set(product_id, there - taken);
    return taken;
  });
}

/** Returns how many of some units that are left of a line came from the shelf: the others are given back first. */
const shelfUnits = (taken: number, left: number): number => Math.min(taken, Math.max(0, left));

/** A line of an order, and from where it was taken. */
export interface TakenLine {
  quantity: number;
  /** Units from the shelf of the pharmacy where it is collected; unset where all came from the central stock. */
  from_shelf?: number;
}

/** Units of a line by the place where they were taken, or go back to. */
export interface PlacedUnits {
  shelf: number;
  central: number;
}

/** Returns from where the units that are left of a line are picked. */
export function picksOf({ from_shelf = 0 }: TakenLine, left: number): PlacedUnits {
  const shelf = shelfUnits(from_shelf, left);
  return { shelf, central: Math.max(0, left) - shelf };
}

/**
 * Returns where units of a line go back to: first what came from the central stock and has not been sent, then what came
 * from the shelf. All refunds of a line together give back what was taken, each unit once (rule shelves-04).
 * @param left units of the line that were not given back before
 */
export function givenBack({ from_shelf = 0 }: TakenLine, left: number, units: number): PlacedUnits {
  const shelf = shelfUnits(from_shelf, left) - shelfUnits(from_shelf, left - units);
  return { shelf, central: units - shelf };
}
