/** A document that is already BSON and is copied into a message verbatim. */
export class RawDocument {
  constructor(readonly bytes: Buffer) {}
}

/** A list of documents that are already BSON. */
export class RawDocuments {
  constructor(readonly items: Buffer[]) {}
}

/** Encoded elements that are copied in place of a field, whatever that is called. */
export class RawElements {
  constructor(readonly bytes: Buffer) {}
}
