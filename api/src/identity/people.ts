/** A person the embedded provider can sign in. All of them are invented. */
export interface Person {
  id: string;
  given_name: string;
  family_name: string;
  email: string;
  email_verified: boolean;
  /** What choosing this person demonstrates, for the developer. */
  note: string;
}

export const PEOPLE: readonly Person[] = [
  {
    id: 'mia',
    given_name: 'Mia',
    family_name: 'Hartigan',
    email: 'mia.hartigan@example.com',
    email_verified: true,
    note: 'A new customer the first time.',
  },
  {
    id: 'noah',
    given_name: 'Noah',
    family_name: 'Tranter',
    email: 'noah.tranter@example.com',
    email_verified: true,
    note: 'Another new customer.',
  },
  {
    id: 'tom',
    given_name: 'Tom',
    family_name: 'Whitlock',
    email: 'tom@saltbush.example',
    email_verified: true,
    note: 'Has a demo account with this address: both become one.',
  },
  {
    id: 'ida',
    given_name: 'Ida',
    family_name: 'Quill',
    email: 'ida.quill@example.com',
    email_verified: false,
    note: 'Has not verified the address: the shop refuses.',
  },
];

/** The embedded provider's claims for a person; null for unknown ids. */
export function claimsOfPerson(id: string): Record<string, unknown> | null {
  const person = PEOPLE.find((candidate) => candidate.id === id);
  if (!person) return null;
  const { given_name, family_name, email, email_verified } = person;
  return { given_name, family_name, name: `${given_name} ${family_name}`, email, email_verified };
}
