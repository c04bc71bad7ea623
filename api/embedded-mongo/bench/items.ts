/** How many groups the documents belong to. */
export const GROUPS = 400;

/** A document of the collection that is measured. */
export interface Item {
  _id: number;
  group: number;
  stock: number;
  text: string;
}

/** The document with a number. */
export const item = (at: number): Item => ({
  _id: at,
  group: at % GROUPS,
  stock: 10,
  text: `item ${at} `.repeat(40),
});
