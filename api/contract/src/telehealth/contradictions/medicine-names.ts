/** A name without its salt, strength and pack: "Atorvastatin 20mg (as calcium)" is atorvastatin. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\b\d.*$/, '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');

/** Returns the names by which a medicine is known again in another strength, pack or brand. */
export const medicineNames = (name: string, keyIngredients: readonly string[]): string[] =>
  [name, ...keyIngredients].map(plainName).filter((each) => each !== '');
