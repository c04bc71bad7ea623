import { Heading, Panel, Text } from '@saltbush/shared-ui/design/core';
import { PharmacistIcon } from '@saltbush/shared-ui/design/icons';
import { CardRow } from '../../../shared/cards/CardRow';
import type { Product } from '../api/product';
import styles from './ExpertAdvice.module.css';

/** What a pharmacist or naturopath says, and the products that they name. */
export function ExpertAdvice({ product }: { product: Product }) {
  const { expert_advice_description: advice, expert_advice_products } = product;
  const cards = expert_advice_products.map(({ card }) => card);
  if (!advice && cards.length === 0) return null;
  return (
    <div className={styles.advice}>
      {advice && (
        <Panel ground="sky-soft" as="section" className={styles.words} aria-labelledby="expert-advice">
          <PharmacistIcon className={styles.icon} size={32} strokeWidth={1.5} />
          <div>
            <Heading level={2} size="lg" id="expert-advice">
              Expert advice
            </Heading>
            <Text className={styles.text}>{advice}</Text>
          </div>
        </Panel>
      )}
      <CardRow title="Named in this advice" cards={cards} />
    </div>
  );
}
