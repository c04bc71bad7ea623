/** The values of one facet: each document has none, one or several. Equal lists are interned. */
export class FacetColumn {
  private readonly ids = new Map<string, number>();
  readonly names: string[] = [];
  private readonly lists: (readonly number[])[] = [];
  private readonly interned = new Map<string, readonly number[]>();

  set(doc: number, values: readonly string[]): void {
    const list = values.map((value) => this.idOf(value));
    const key = list.join();
    const known = this.interned.get(key);
    if (!known) this.interned.set(key, list);
    this.lists[doc] = known ?? list;
  }

  valuesOf(doc: number): readonly number[] {
    return this.lists[doc] ?? [];
  }

  /** Returns a value's id; null if no document has ever had it. */
  find(value: string): number | null {
    return this.ids.get(value) ?? null;
  }

  private idOf(value: string): number {
    const known = this.ids.get(value);
    if (known !== undefined) return known;
    const id = this.names.length;
    this.ids.set(value, id);
    this.names.push(value);
    return id;
  }
}

/** One number per document; NaN if absent. */
export class NumericColumn {
  private values = new Float64Array(1024).fill(Number.NaN);

  get(doc: number): number {
    return this.values[doc] ?? Number.NaN;
  }

  /** Stores a value and returns true if it changed. */
  set(doc: number, value: number | null): boolean {
    while (doc >= this.values.length) {
      const larger = new Float64Array(this.values.length * 2).fill(Number.NaN);
      larger.set(this.values);
      this.values = larger;
    }
    const next = value ?? Number.NaN;
    const isChange = !Object.is(this.values[doc], next);
    this.values[doc] = next;
    return isChange;
  }
}
