import { Heading, Panel, Text } from '@saltbush/shared-ui/design/core';
import { PharmacistIcon } from '@saltbush/shared-ui/design/icons';
import styles from './ExpertAdvice.module.css';

/** Advice from a pharmacist or naturopath about a product. */
export function ExpertAdvice({ advice }: { advice: string | null }) {
  if (!advice) return null;
  return (
    <Panel ground="sky-soft" as="section" className={styles.advice} aria-labelledby="expert-advice">
      <PharmacistIcon className={styles.icon} size={32} strokeWidth={1.5} />
      <div>
        <Heading level={2} size="lg" id="expert-advice">
          Expert advice
        </Heading>
        <Text className={styles.text}>{advice}</Text>
      </div>
    </Panel>
  );
}
