import { Accordion, Heading, Section, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { Program } from '../api/program';

/** Lists the program's frequently asked questions. */
export function ProgramQuestions({ faqs }: { faqs: Program['faqs'] }) {
  return (
    <Section ground="mist" labelledBy="questions">
      <Stack gap={6}>
        <Heading level={2} size="xl" display id="questions">
          Questions people ask
        </Heading>
        <Accordion
          headingLevel={3}
          items={faqs.map(({ question, answer }) => ({
            id: question,
            title: question,
            content: <Text>{answer}</Text>,
          }))}
        />
      </Stack>
    </Section>
  );
}
