import { Heading, Section, Stack, Text } from '@saltbush/shared-ui/design/core';
import styles from './HowItWorks.module.css';

const STEPS = [
  {
    title: 'Tell us about your health',
    text: 'Six questions show whether the program may suit you. It takes two minutes.',
  },
  {
    title: 'Speak with a doctor',
    text: 'By phone, at a time you choose. You decide together what is right. Nothing is promised.',
  },
  {
    title: 'Get your order each month',
    text: '10% off program items, 3x rewards points and free delivery. You can change it until three days before.',
  },
  {
    title: 'Learn and review',
    text: 'A short lesson each week, a follow-up consult each month, and you can stop at any time.',
  },
];

/** Explains the program in four steps. */
export function HowItWorks() {
  return (
    <Section labelledBy="how-it-works">
      <Stack gap={8}>
        <Heading level={2} size="xl" display id="how-it-works">
          How it works
        </Heading>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step.title} className={styles.step}>
              <Heading level={3} size="md">
                {step.title}
              </Heading>
              <Text tone="muted">{step.text}</Text>
            </li>
          ))}
        </ol>
      </Stack>
    </Section>
  );
}
