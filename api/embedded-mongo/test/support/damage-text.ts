/** Changes the text of a document in every copy of it that the data file holds from `start` on. */
export function damageText(bytes: Buffer, id: string, start = 0): Buffer {
  for (let at = bytes.indexOf(`${id}\0`, start); at >= 0; at = bytes.indexOf(`${id}\0`, at + 1)) {
    const text = bytes.indexOf('xxxx', at);
    if (text > 0 && text - at < 80) bytes[text] = 0x79;
  }
  return bytes;
}
