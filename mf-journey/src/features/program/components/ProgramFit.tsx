import { formatMoney } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  ButtonLink,
  Grid,
  Heading,
  Panel,
  PointList,
  Section,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { CheckIcon, InfoIcon } from '@saltbush/shared-ui/design/icons';
import type { Program } from '../api/program';
import styles from './ProgramFit.module.css';

const included = ({ lessons }: Program) => [
  'Your first consult, and one follow-up consult a month',
  `${lessons.length} lessons of about five minutes`,
  '10% off program products, 3x rewards points',
  'Free delivery of your monthly order',
];
const SUITS = [
  'You are 18 or older',
  'Your body mass index is 27 or more',
  'You would like a doctor’s guidance',
];
const NOT_FOR = [
  'You are pregnant, breastfeeding or planning a pregnancy',
  'You take a medicine for weight loss already',
  'A doctor has told you to avoid weight loss',
];

function PriceOf({ program }: { program: Program }) {
  return (
    <Panel padding="lg" className={styles.price}>
      <Stack gap={4}>
        <Heading level={3} size="lg">
          {formatMoney(program.price)} a month
        </Heading>
        <PointList points={included(program)} icon={CheckIcon} />
        <Text size="sm" tone="muted">
          Products and medicines, if any are prescribed, are charged with each monthly order. Cancel at any
          time.
        </Text>
        <ButtonLink block href={links.journey.join()}>
          See if it suits you
        </ButtonLink>
      </Stack>
    </Panel>
  );
}

/** Shows the program's price, and who it is and isn't for. */
export function ProgramFit({ program }: { program: Program }) {
  return (
    <Section ground="sand" labelledBy="is-it-for-you">
      <Grid columns="summary" gap={10}>
        <Stack gap={6}>
          <Heading level={2} size="xl" display id="is-it-for-you">
            Is it for you?
          </Heading>
          <Text>{program.description}</Text>
          <Grid columns="halves" gap={6}>
            <Stack gap={3}>
              <Heading level={3} size="md">
                It may suit you if
              </Heading>
              <PointList points={SUITS} icon={CheckIcon} />
            </Stack>
            <Stack gap={3}>
              <Heading level={3} size="md">
                It’s not for you if
              </Heading>
              <PointList points={NOT_FOR} icon={InfoIcon} />
            </Stack>
          </Grid>
          <Text size="sm" tone="muted">
            Not eligible? A short consult can find another way. Not for emergencies: call 000.
          </Text>
        </Stack>
        <PriceOf program={program} />
      </Grid>
    </Section>
  );
}
