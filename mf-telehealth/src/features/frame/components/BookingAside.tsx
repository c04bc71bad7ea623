import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { formatCents, Heading, Panel, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import styles from './BookingAside.module.css';

interface BookingAsideProps {
  title: string;
  slug: string;
  minutes: number;
  /** Cents: the fee of the chosen time; null before one is chosen. */
  fee: number | null;
  /** Cents: the lowest fee. */
  feeFrom: number;
  /** The details entered so far: who, when. */
  facts: readonly string[];
}

/** What is being booked, its fee, and the emergency note: always visible. */
export function BookingAside({ title, slug, minutes, fee, feeFrom, facts }: BookingAsideProps) {
  return (
    <aside aria-label="Your booking" className={styles.aside}>
      <Panel ground="plum-soft">
        <Stack gap={3}>
          <div className={styles.head}>
            <Heading level={2} size="md">
              {title}
            </Heading>
            <Text strong className={styles.fee}>
              {fee === null ? `From ${formatCents(feeFrom)}` : formatCents(fee)}
            </Text>
          </div>
          <Text size="sm">{minutes} minutes by phone or video</Text>
          {facts.map((fact) => (
            <Text size="sm" strong key={fact}>
              {fact}
            </Text>
          ))}
          <Text size="sm">
            <TextLink href={links.telehealth.service(slug)} isAlone>
              How it works, and other ways to get care
            </TextLink>
          </Text>
          <Text size="sm" className={styles.emergency}>
            {brand.emergency}
          </Text>
        </Stack>
      </Panel>
    </aside>
  );
}
