import { Heading, Section, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { EVIDENCE } from '../model/evidence';
import styles from './Evidence.module.css';

/** What is known of programs like this one, each finding with its source, and what that does not mean. */
export function Evidence() {
  return (
    <Section labelledBy="evidence">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={2} size="xl" display id="evidence">
            What the evidence says
          </Heading>
          <Text tone="muted">
            These were studies of other programs. People differ, and so do results: nobody can promise you
            one.
          </Text>
        </Stack>
        <ul className={styles.findings}>
          {EVIDENCE.map(({ says, source, href }) => (
            <li key={href} className={styles.finding}>
              <Text>{says}</Text>
              <Text size="sm">
                <TextLink href={href}>{source}</TextLink>
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
