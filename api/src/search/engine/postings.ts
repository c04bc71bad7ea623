const INITIAL = 2;

/** The documents that contain a term, with a bit mask of the fields it occurs in. Unordered. */
export class Postings {
  docs = new Uint32Array(INITIAL);
  masks = new Uint8Array(INITIAL);
  length = 0;

  add(doc: number, mask: number): void {
    if (this.length === this.docs.length) this.grow();
    this.docs[this.length] = doc;
    this.masks[this.length] = mask;
    this.length += 1;
  }

  remove(doc: number): void {
    const at = this.docs.subarray(0, this.length).indexOf(doc);
    if (at < 0) return;
    this.length -= 1;
    this.docs[at] = this.docs[this.length] ?? 0;
    this.masks[at] = this.masks[this.length] ?? 0;
  }

  private grow(): void {
    const docs = new Uint32Array(this.docs.length * 2);
    const masks = new Uint8Array(this.masks.length * 2);
    docs.set(this.docs);
    masks.set(this.masks);
    this.docs = docs;
    this.masks = masks;
  }
}
