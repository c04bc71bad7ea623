/** The kinds of messages. */
export const OpCode = { reply: 1, query: 2004, message: 2013, compressed: 2012 } as const;

/** The size of a message's header, in bytes. */
export const HEADER = 16;

/** The flag of a message that wants no reply. */
export const MORE_TO_COME = 2;
/** The flag of a message that ends with a checksum. */
export const CHECKSUM = 1;
