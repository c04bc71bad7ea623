/** Reads a string, with a fast path for short ASCII (most field names and codes). */
export function readText(buffer: Buffer, from: number, to: number): string {
  if (to - from > 24) return buffer.toString('utf8', from, to);
  let text = '';
  for (let i = from; i < to; i++) {
    const byte = buffer[i] as number;
    if (byte > 127) return buffer.toString('utf8', from, to);
    text += String.fromCharCode(byte);
  }
  return text;
}
