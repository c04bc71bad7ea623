import type { CheckInOutcome } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ButtonLink, Cluster, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { useLayoutEffect, useRef } from 'react';
import type { SentCheckIn } from './CheckInForm';
import { EmergencyCall } from './EmergencyCall';

const WORDS: Readonly<Record<CheckInOutcome, { title: string; text: string }>> = {
  emergency: {
    title: 'Your care team sees this first',
    text: 'Nobody here watches it day and night. Please call 000 now if you have not.',
  },
  practitioner: {
    title: 'A practitioner looks at this before other messages',
    text: 'You get a mail when there is an answer. If it gets worse before, call your doctor, or 000 in an emergency.',
  },
  noted: {
    title: 'Thank you, that is noted',
    text: 'Your care team sees it with your record at your next consult.',
  },
};

const READ = {
  title: 'Thank you, that is noted',
  text: 'A practitioner reads what you wrote. You get a mail when there is an answer.',
};

/** What follows on a check-in. */
export function CheckInSent({ symptoms, outcome, hasText }: SentCheckIn) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { title, text } = outcome === 'noted' && hasText ? READ : WORDS[outcome];
  return (
    <Panel padding="lg">
      <Stack gap={5}>
        <Heading level={2} size="lg" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{text}</Text>
        {outcome === 'emergency' && <EmergencyCall symptoms={symptoms} />}
        <Cluster gap={3}>
          <ButtonLink href={links.journey.messages()}>See your messages</ButtonLink>
          <ButtonLink variant="secondary" href={links.journey.dashboard()}>
            Back to your program
          </ButtonLink>
        </Cluster>
      </Stack>
    </Panel>
  );
}
