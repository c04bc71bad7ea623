import { links } from '@saltbush/contract/links';
import { Button } from '@saltbush/shared-ui/design/core';
import { setConsent, useConsent } from '@saltbush/shared-ui/platform';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './ConsentBand.module.css';

const ANSWERS = {
  granted: 'Thank you. We count how the shop is used on this device.',
  refused: 'All right. Nothing is recorded on this device.',
};

/**
 * Asks once whether usage may be counted, in the flow of the page and never over it. "Privacy choices" in the footer
 * brings the question back. The server's document contains the question, hidden by an attribute of its root where the
 * device holds an answer: what is below it does not move when the page comes alive.
 */
export function ConsentBand() {
  const { choice, isReopened } = useConsent();
  const [isAnswered, setAnswered] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isReopened) question.current?.focus();
  }, [isReopened]);

  const isOpen = choice === 'unknown' || choice === 'unset';
  if (!isOpen && !isReopened && !isAnswered) return null;
  const answer = (given: 'granted' | 'refused') => () => {
    setAnswered(true);
    setConsent(given);
  };
  if (!isOpen && !isReopened)
    return (
      <p role="status" className={styles.band}>
        {ANSWERS[choice]}
      </p>
    );
  return (
    <section
      aria-labelledby={titleId}
      className={`${styles.band} ${choice === 'unknown' ? styles.unread : ''}`}
    >
      <div className={styles.text}>
        <h2 id={titleId} ref={question} tabIndex={-1} className={styles.title}>
          May we count how the shop is used?
        </h2>
        <p>
          It shows us what to improve. Never your name, your health or prescriptions, and never for
          advertising elsewhere. <a href={links.pages.privacy()}>Privacy policy</a>
        </p>
      </div>
      <div className={styles.answers}>
        <Button variant="secondary" aria-pressed={choice === 'refused'} onClick={answer('refused')}>
          No, thanks
        </Button>
        <Button variant="secondary" aria-pressed={choice === 'granted'} onClick={answer('granted')}>
          Yes, count
        </Button>
      </div>
    </section>
  );
}
