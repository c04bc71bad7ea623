const BLOCK_BYTES = 256 * 1024;
/** Larger buffers get memory of their own. */
const LARGE_BYTES = BLOCK_BYTES / 8;

/**
 * Copies buffers into blocks, one behind the other, so that each takes as much memory as it is long. A small buffer is
 * otherwise a piece of the message that it came with, or of a block that Node shares with whatever else was allocated at
 * the time, and keeps all of it. A block is freed when the last buffer in it is dropped, so drop them in their order.
 */
export class RetainedBytes {
  #block = Buffer.alloc(0);
  #used = 0;

  copy(bytes: Buffer): Buffer {
    if (bytes.length > LARGE_BYTES) return copyTo(Buffer.allocUnsafeSlow(bytes.length), bytes);
    if (this.#used + bytes.length > this.#block.length) {
      this.#block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
      this.#used = 0;
    }
    const place = this.#block.subarray(this.#used, this.#used + bytes.length);
    this.#used += bytes.length;
    return copyTo(place, bytes);
  }
}

function copyTo(place: Buffer, bytes: Buffer): Buffer {
  bytes.copy(place);
  return place;
}
