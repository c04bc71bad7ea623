import { Heading, Section, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { Program } from '../api/program';
import styles from './CareTeam.module.css';

type Carer = Program['care_team'][number];

const TITLE = /^(Dr|Prof|Mr|Mrs|Ms)\.? /;

/** The first letters of a name without its title. */
const initialsOf = (name: string): string =>
  name
    .replace(TITLE, '')
    .split(' ')
    .map(([letter]) => letter)
    .join('');

function Person({ name, profession, about, is_sample }: Carer) {
  return (
    <li className={styles.person}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <Stack gap={2}>
        <div>
          <Heading level={3} size="md">
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {profession}
            {is_sample && ' · sample profile'}
          </Text>
        </div>
        <Text>{about}</Text>
      </Stack>
    </li>
  );
}

/** Who looks after the members of a program. Shows nothing where nobody is named. */
export function CareTeam({ people }: { people: Program['care_team'] }) {
  if (people.length === 0) return null;
  return (
    <Section labelledBy="care-team">
      <Stack gap={8}>
        <Heading level={2} size="xl" display id="care-team">
          Who looks after you
        </Heading>
        <ul className={styles.people}>
          {people.map((person) => (
            <Person key={person.name} {...person} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
