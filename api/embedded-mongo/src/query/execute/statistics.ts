/** Counts of the work of a query, as `explain` reports them. */
export interface Statistics {
  keys: number;
  documents: number;
}

/** A document found by a scan; `raw` if the scan already read it. */
export interface Found {
  record: number;
  raw?: Buffer;
}
