import { Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { BadgeCheckIcon, LockIcon, MessageCircleIcon } from '@saltbush/shared-ui/design/icons';
import styles from './WhoYouTalkTo.module.css';

const FACTS = [
  {
    Icon: BadgeCheckIcon,
    title: 'Registered in Australia',
    text: 'Every practitioner is registered with Ahpra, the Australian regulator.',
  },
  {
    Icon: MessageCircleIcon,
    title: 'Always a conversation',
    text: 'You speak with the practitioner before anything is prescribed or certified. Answers to questions alone are never enough.',
  },
  {
    Icon: LockIcon,
    title: 'Kept private',
    text: 'Your health answers are encrypted. Only our practitioners may open them, and each time is recorded.',
  },
];

/** Who conducts the consultation, and what patients can expect of them. */
export function WhoYouTalkTo() {
  return (
    <Panel padding="lg" className={styles.panel}>
      <Stack gap={6}>
        <Heading level={2} size="lg">
          Who you talk to
        </Heading>
        <ul className={styles.facts}>
          {FACTS.map(({ Icon, title, text }) => (
            <li key={title} className={styles.fact}>
              <Icon size={24} strokeWidth={1.75} />
              <div>
                <Text strong>{title}</Text>
                <Text tone="muted" className={styles.text}>
                  {text}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </Panel>
  );
}
