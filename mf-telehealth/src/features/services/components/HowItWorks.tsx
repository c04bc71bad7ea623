import { Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { CalendarDaysIcon, ClipboardListIcon, PhoneIcon } from '@saltbush/shared-ui/design/icons';
import styles from './HowItWorks.module.css';

const STEPS = [
  {
    Icon: ClipboardListIcon,
    title: 'Tell us what you need',
    text: 'Choose a service and say who it is for. Some services ask a few questions first.',
  },
  {
    Icon: CalendarDaysIcon,
    title: 'Choose a time and pay',
    text: 'Pick a two-hour window in the next 14 days. We hold it for 10 minutes while you pay.',
  },
  {
    Icon: PhoneIcon,
    title: 'Talk with a doctor',
    text: 'The doctor calls you in your window. Scripts and certificates follow when the doctor agrees.',
  },
];

/** Booking in three steps. */
export function HowItWorks() {
  return (
    <Stack gap={6}>
      <Heading level={2} size="lg">
        How it works
      </Heading>
      <ol className={styles.steps}>
        {STEPS.map(({ Icon, title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.mark} aria-hidden="true">
              <Icon size={28} strokeWidth={1.75} />
              <span className={styles.number}>{index + 1}</span>
            </span>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Text tone="muted" className={styles.text}>
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
