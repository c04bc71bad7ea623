/** A picture of the shop: stored or drawn. */
export interface Picture {
  /** Its current path, below `/media/`. It changes with the content, so that it can be cached forever. */
  path: string;
  /** Media type, such as `image/webp`. */
  contentType: string;
  /** @returns the bytes, or the text of an SVG document; evaluated only when they are sent */
  read(): Promise<Buffer | string> | Buffer | string;
}

/** Where the shop's pictures come from: a store of uploads, or the drawings of the sample shop. */
export interface PictureSource {
  /**
   * @param path the requested path, current or former, starting with `/media/`
   * @returns null if no picture has or had this path
   */
  find(path: string): Promise<Picture | null>;
}
