/** The size of the header that each page has, in bytes. */
export const HEADER = 24;
/** The number that the file starts with. */
export const MAGIC = 0xbeefc0de;
/** The version of the layout. */
export const VERSION = 2;
/** The largest size that a file reserves, in bytes. */
export const LARGEST_MAP = 2n ** 46n;
/** What a page or an entry is. */
export const Flag = {
  branch: 0x01,
  leaf: 0x02,
  overflow: 0x04,
  meta: 0x08,
  bigData: 0x01,
  subTree: 0x02,
} as const;
/** Offsets within the description of a tree. */
export const Tree = {
  flags: 4,
  depth: 6,
  branchPages: 8,
  leafPages: 16,
  overflowPages: 24,
  entries: 32,
  root: 40,
  size: 48,
} as const;
/** Offsets within a meta page. */
export const Meta = {
  magic: HEADER,
  version: HEADER + 4,
  mapSize: HEADER + 16,
  trees: HEADER + 24,
  lastPage: HEADER + 120,
  transaction: HEADER + 128,
} as const;
