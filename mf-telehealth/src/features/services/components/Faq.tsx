import { UNREACHED_TERMS } from '@saltbush/contract';
import { brand } from '@saltbush/shared-ui/brand';
import { Accordion, Heading, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import styles from './Faq.module.css';

const ITEMS = [
  {
    id: 'faq-fee',
    title: 'What does it cost?',
    content: `Each service shows its fee, and each time of the calendar too: appointments from 6 pm to 8 am, on weekends and on public holidays cost more. Moving and cancelling are free until 2 hours before; later the fee stays. ${UNREACHED_TERMS}`,
  },
  {
    id: 'faq-call',
    title: 'When does the doctor call?',
    content:
      'Within the two-hour window that you choose, at the time where you are. Please keep your phone near and be somewhere private.',
  },
  {
    id: 'faq-script',
    title: 'Will I get a script or a certificate?',
    content:
      'That is the doctor’s decision, made with you in the consultation. Nobody can be promised a medicine or a certificate beforehand.',
  },
  {
    id: 'faq-others',
    title: 'Can I book for my child or somebody I care for?',
    content:
      'Yes: sign in and add them as a patient. As a guest you book for yourself, and must be 16 or older.',
  },
];

/** Frequent questions before booking. */
export function Faq() {
  return (
    <Stack gap={6}>
      <Heading level={2} size="lg">
        Questions and answers
      </Heading>
      <Accordion
        headingLevel={3}
        items={ITEMS.map(({ content, ...item }) => ({ ...item, content: <Text>{content}</Text> }))}
      />
      <Text tone="muted" className={styles.more}>
        Anything else? Ask our pharmacists on{' '}
        <TextLink href={brand.contact.phone.href}>{brand.contact.phone.display}</TextLink>,{' '}
        {brand.contact.hours}.
      </Text>
    </Stack>
  );
}
