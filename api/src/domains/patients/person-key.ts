/** Who a person is within an account. */
export interface Person {
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD. */
  dob: string;
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The same for the same name and date of birth in one account, however the name is written. */
export const personKey = (userId: string, { first_name, last_name, dob }: Person): string =>
  JSON.stringify([userId, plain(first_name), plain(last_name), dob]);
