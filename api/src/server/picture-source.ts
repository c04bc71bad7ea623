/** A picture of the shop: stored or drawn. */
export interface Picture {
  /** Its present address, below `/media/`. It changes with what the picture shows, so that it can be cached for ever. */
  path: string;
  /** Media type, such as `image/webp`. */
  contentType: string;
  /** @returns the bytes, or the text of an SVG document. Called only when they are sent. */
  read(): Promise<Buffer | string> | Buffer | string;
}

/** Where the shop's pictures come from: a store of uploads, or the drawings of the sample shop. */
export interface PictureSource {
  /**
   * @param path the address asked for, present or former, beginning with `/media/`.
   * @returns null when no picture has or had this address.
   */
  find(path: string): Promise<Picture | null>;
}
