/** Identifies a person within an account. */
export interface Person {
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD. */
  dob: string;
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the same key for the same name and date of birth in an account, however the name is spelled. */
export const personKey = (userId: string, { first_name, last_name, dob }: Person): string =>
  JSON.stringify([userId, plain(first_name), plain(last_name), dob]);
