/** Characters of a message between a member and the care team. */
export const MAX_CARE_MESSAGE = 2000;

/** The latest messages that a conversation shows. */
export const MAX_SHOWN_MESSAGES = 200;

export const CARE_MESSAGE_MISSING = 'Please write a message';
const CARE_MESSAGE_LONG = 'Please write at most 2,000 characters';

/** Returns the error in a message, or null. A note with a check-in may be empty. */
export function careMessageError(text: string, { isRequired }: { isRequired: boolean }): string | null {
  const length = text.trim().length;
  if (length === 0) return isRequired ? CARE_MESSAGE_MISSING : null;
  return length > MAX_CARE_MESSAGE ? CARE_MESSAGE_LONG : null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an id of a new message is a UUID in lower case, as `crypto.randomUUID()` makes them. */
export const isMessageId = (id: string): boolean => UUID.test(id);
